"""A guided first game: a game's lesson.json, played through the real rules.

    {"settings": {...}, "names": ["", "Léo", "Nonna"],
     "scenes": [{"start": <position>,
                 "steps": [{"say": "roll", "at": ["roll"], "want": ["roll"], "then": ["die 3"]},
                           {"say": "bust", "at": ["opponents"]}]}]}

A step says something and points at things of the table. It waits for the moves of `want`, in any
order, or for the reader to go on; `then` is what dice and others do, in the game's notation.
"""

from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.game import Game, Json
from buttonbox.core.state import State
from buttonbox.games import GAMES
from buttonbox.server.facts import facts
from buttonbox.server.messages import Event, Events, Lesson, LessonStep, Now, Result
from buttonbox.server.views import VIEWS

READER = 0  # the seat of the one who learns


class ScriptStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn."""

    say: str
    at: list[str] = []
    want: list[str] = []
    then: list[str] = []


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """Steps that follow from one position."""

    start: Json
    steps: list[ScriptStep]


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson as it is written."""

    settings: Json
    names: list[str]
    scenes: list[Scene]


def lesson(name: str) -> Lesson | None:
    """The lesson of a game, every step with what led to it; None if there is no such game."""
    return _played(name) if name in GAMES else None


@cache
def _played(name: str) -> Lesson:
    game = GAMES[name]
    script = read_script(game)
    scenes = [_play(game, number, scene) for number, scene in enumerate(script.scenes)]
    steps = [step for scene in scenes for step in scene]
    return Lesson(game.name, script.settings, script.names, steps)


def read_script(game: Game) -> Script:
    """The lesson beside the game's rules."""
    text = game.rules.path.with_name("lesson.json").read_bytes()
    return msgspec.json.decode(text, type=Script)


def _play(game: Game, number: int, scene: Scene) -> list[LessonStep]:
    """The steps of a scene; each begins with what the one before it set off."""
    table = _Table(game, scene.start)
    beats = [table.beat([])]
    steps = []
    for step in scene.steps:
        wanted = [game.parse(text) for text in step.want]
        steps.append(LessonStep(number, step.say, step.at, wanted, beats))
        beats = table.play([*step.want, *step.then])
    return steps


class _Table:
    """Real rules, with dice and players that do as they are told."""

    def __init__(self, game: Game, start: Json) -> None:
        self.game = game
        self.state: State = game.from_position(start)
        self.version = 0

    def play(self, texts: list[str]) -> list[Events]:
        """A beat for each move with the dice that follow it."""
        beats: list[Events] = []
        events: list[Event] = []
        for text in texts:
            events.append(self._apply(text))
            if self.state.actor() != CHANCE:
                beats.append(self.beat(events))
                events = []
        return beats

    def _apply(self, text: str) -> Event:
        actor, code = self.state.actor(), self.game.parse(text)
        told = facts(self.game.name, self.state, code)
        self.state.apply(code)
        self.version += 1
        kind: Literal["chance", "move"] = "chance" if actor == CHANCE else "move"
        return Event(self.version, kind, actor, code, self.game.notation(code), told)

    def beat(self, events: list[Event]) -> Events:
        """What happened, and the table as the reader sees it then."""
        return Events(self.version, events, self._now())

    def _now(self) -> Now:
        view, actor = VIEWS[self.game.name], self.state.actor()
        return Now(
            position=self.game.position(self.state),
            actor=actor,
            undo=None,
            extra=view.extra(self.state),
            result=self._result() if actor == NOBODY else None,
            secret=None,
            offers=view.offers(self.state) if actor == READER else None,
        )

    def _result(self) -> Result:
        ending = self.game.ending(self.state)
        scores = VIEWS[self.game.name].scores(self.state)
        return Result(list(ending.winners), ending.reason, scores)
