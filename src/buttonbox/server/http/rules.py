"""The rules of a game as text, in every language they are written in."""

from functools import cache

from buttonbox.core import rulebook
from buttonbox.core.rulebook import RuleBook
from buttonbox.games import GAMES
from buttonbox.server.messages import ChapterMessage, Rules, RuleTable, RuleText

LANGUAGES = ("en", "de", "fr", "it")


def rules(game: str, language: str) -> Rules | None:
    """Return the rules in this language or in English; None if there is no such game."""
    if game not in GAMES:
        return None
    return _read(game, language if language in LANGUAGES else "en")


@cache
def _read(game: str, language: str) -> Rules:
    book = GAMES[game].rules
    translated = book.path.with_suffix(f".{language}.md")
    if translated.is_file():
        book = RuleBook(translated)
    intro, *chapters = book.chapters
    return Rules(
        title=book.title,
        intro=[_plain(words) for words in intro.words],
        chapters=[_chapter(chapter) for chapter in chapters],
    )


def _chapter(chapter: rulebook.Chapter) -> ChapterMessage:
    return ChapterMessage(
        name=chapter.name,
        words=[_plain(words) for words in chapter.words],
        rules=[
            RuleText(rule.number, _plain(rule.text), list(rule.examples)) for rule in chapter.rules
        ],
        tables=[RuleTable(head, rows) for head, *rows in chapter.tables],
    )


def _plain(text: str) -> str:
    """Remove Markdown's code marks."""
    return text.replace("`", "")
