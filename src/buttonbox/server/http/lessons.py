"""Guided first games: the script in a game's lesson.json, played by the real rules.

    {"settings": {...}, "names": ["", "Léo", "Nonna"],
     "scenes": [{"start": <position>,
                 "steps": [{"say": "roll", "at": ["roll"], "want": ["roll"], "then": ["die 3"]},
                           {"say": "bust", "at": ["opponents"]}]}]}

A step shows a text and points at parts of the table. It waits for the moves in `want`, in any
order, or for the reader to continue; `then` lists what the dice and the other players do, in the
game's notation.
"""

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.game import Game, Json
from buttonbox.core.state import State
from buttonbox.games import GAMES
from buttonbox.server.messages import EventMessage, Events, Lesson, LessonStep, Now, ResultMessage

READER = 0  # the learner's seat


class ScriptStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a scene."""

    say: str
    at: list[str] = []
    want: list[str] = []
    then: list[str] = []


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """Steps that start from one position."""

    start: Json
    steps: list[ScriptStep]


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a lesson.json."""

    settings: Json
    names: list[str]
    scenes: list[Scene]


def lesson(name: str) -> Lesson | None:
    """Return the lesson of a game, every step with what led to it; None if there is none."""
    return _played(name) if name in GAMES else None


@cache
def _played(name: str) -> Lesson | None:
    game = GAMES[name]
    if game.lesson is None:
        return None
    script = read_script(game.lesson)
    scenes = [_play(game, number, scene) for number, scene in enumerate(script.scenes)]
    steps = [step for scene in scenes for step in scene]
    return Lesson(game.name, script.settings, script.names, steps)


def read_script(path: Path) -> Script:
    """Read the script of a lesson."""
    return msgspec.json.decode(path.read_bytes(), type=Script)


def _play(game: Game, number: int, scene: Scene) -> list[LessonStep]:
    """Return the steps of a scene, each with the events since the step before."""
    table = _Table(game, scene.start)
    beats = [table.beat([])]
    steps = []
    for step in scene.steps:
        wanted = [game.parse(text) for text in step.want]
        steps.append(LessonStep(number, step.say, step.at, wanted, beats))
        beats = table.play([*step.want, *step.then])
    return steps


class _Table:
    """A game whose dice and players follow the script."""

    def __init__(self, game: Game, start: Json) -> None:
        self.game = game
        self.state: State = game.from_position(start)
        self.version = 0

    def play(self, texts: list[str]) -> list[Events]:
        """Return one message for each move and the dice that follow it."""
        beats: list[Events] = []
        events: list[EventMessage] = []
        for text in texts:
            events.append(self._apply(text))
            if not self.state.is_chance():
                beats.append(self.beat(events))
                events = []
        return beats

    def _apply(self, text: str) -> EventMessage:
        actor, code = self.state.actor(), self.game.parse(text)
        facts = self.game.page.event_facts(self.state, code)
        self.state.apply(code)
        self.version += 1
        kind: Literal["chance", "move"] = "chance" if actor == CHANCE else "move"
        return EventMessage(self.version, kind, actor, code, self.game.notation(code), facts)

    def beat(self, events: list[EventMessage]) -> Events:
        """Return these events and the resulting table as the reader sees it."""
        return Events(self.version, events, self._now())

    def _now(self) -> Now:
        view, actor = self.game.page, self.state.actor()
        return Now(
            position=self.game.position(self.state),
            actor=actor,
            undo=None,
            facts=view.facts(self.state),
            result=self._result() if actor == NOBODY else None,
            secret=None,
            legal_moves=view.moves(self.state) if actor == READER else None,
        )

    def _result(self) -> ResultMessage:
        ending = self.game.ending(self.state)
        scores = self.game.page.scores(self.state)
        return ResultMessage(list(ending.winners), ending.reason, scores)
