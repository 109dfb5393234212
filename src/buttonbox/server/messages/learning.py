"""The rules of a game in words, and its guided first game."""

from msgspec import Struct

from buttonbox.server.messages.to_page import Events
from buttonbox.server.messages.types import Json


class RuleText(Struct, frozen=True):
    """A rule and its number; in examples a coloured square stands before the dice it colours."""

    number: str
    text: str
    examples: list[str] = []


class RuleTable(Struct, frozen=True):
    """A table in the rules."""

    head: list[str]
    rows: list[list[str]]


class ChapterMessage(Struct, frozen=True):
    """A chapter of the rules: introductory paragraphs, rules, then tables."""

    name: str
    words: list[str]
    rules: list[RuleText]
    tables: list[RuleTable]


class Rules(Struct, frozen=True):
    """GET /api/rules/{game}"""

    title: str
    intro: list[str]
    chapters: list[ChapterMessage]


class LessonStep(Struct, frozen=True):
    """What the guide says, where it points, which moves it waits for, and what led there."""

    scene: int
    say: str
    at: list[str]
    wanted: list[int]
    beats: list[Events]


class Lesson(Struct, frozen=True):
    """GET /api/lessons/{game}: a guided first game in which the reader has seat 0."""

    game: str
    settings: Json
    names: list[str]
    steps: list[LessonStep]
