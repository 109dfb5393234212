"""What a game is, beyond its states: names, settings, notation, positions, endings.

To add a game, subclass `Game` and register it in `buttonbox.games`. The server, the command line
and the bots need nothing else. docs/write-a-game.md walks through it.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from buttonbox.core.errors import ButtonboxError, InvalidMove, InvalidSettings
from buttonbox.core.randomness import Generator
from buttonbox.core.rulebook import RuleBook
from buttonbox.core.state import State

Json = dict[str, Any]
# For each kind of chance event, by the first word of its notation: the notation of every result,
# in ascending order of code, and how many copies of it exist.
Chances = dict[str, list[tuple[str, int]]]


@dataclass(frozen=True)
class Ending:
    """How a game ended: `reason` is one of the game's `endings`."""

    winners: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class CommandOption:
    """An option of the game on the command line, such as `--tiles` or `--layouts FILE`.

    `Game.draw_settings` receives its value under `name`: what `read` returns for the text, or True
    for a flag, which has no `read`.
    """

    name: str
    help: str
    metavar: str = ""
    read: Callable[[str], Any] | None = None


class NoOdds(ButtonboxError):
    """Raised where there are no odds to show; the message says why."""


@dataclass(frozen=True)
class OddsReport:
    """The exact odds of what comes next, for a person and for a program."""

    summary: str  # the odds in one sentence, shown before a decision in the terminal
    rows: tuple[tuple[str, Fraction], ...]
    data: Json  # the same as JSON, fractions as text


class Game(ABC):
    """One game. Subclasses set the attributes and override what differs from the defaults."""

    name: str  # used on the command line, in records and in URLs
    title: str  # shown to people
    players: tuple[int, ...]  # supported numbers of players
    move_count: int  # moves are the integers from 0 to move_count - 1
    event_count: int  # chance events are the integers from move_count to event_count - 1
    endings: tuple[str, ...] = ("won", "shared")  # every way a game can end
    rules: RuleBook  # the numbered rules in words
    command_options: tuple[CommandOption, ...] = ()

    # Setting up.

    def settings(self, players: int, options: Mapping[str, Any] | None = None) -> Json:
        """Return complete, checked settings; raises InvalidSettings.

        By default there is nothing to set but the number of players.
        """
        if type(players) is not int or players not in self.players:
            raise InvalidSettings("players", f"must be {_one_of(self.players)}")
        if options:
            raise InvalidSettings(next(iter(options)), "no such option")
        return {"players": players}

    def draw_settings(self, players: int, options: Mapping[str, Any], generator: Generator) -> Json:
        """Return settings; the generator decides what the options leave open."""
        return self.settings(players, options)

    def check_settings(self, settings: Json) -> Json:
        """Return complete settings, checked once more; raises InvalidSettings."""
        options = dict(settings)
        return self.settings(options.pop("players", 0), options)

    @abstractmethod
    def new(self, settings: Json) -> State:
        """Return the first state of a game; the settings are checked again."""

    # Moves and positions as text.

    @abstractmethod
    def notation(self, code: int) -> str:
        """Return the readable form of a move or chance event; no two share one."""

    def parse(self, text: str) -> int:
        """Return the move or chance event that a text stands for; raises InvalidMove."""
        if text not in self._codes:
            raise InvalidMove(f"{text!r} is not a move of {self.title}")
        return self._codes[text]

    @cached_property
    def _codes(self) -> dict[str, int]:
        return {self.notation(code): code for code in range(self.event_count)}

    @abstractmethod
    def position(self, state: State) -> Json:
        """Return the state as JSON."""

    @abstractmethod
    def from_position(self, position: Json) -> State:
        """Return the state that a JSON position describes; raises InvalidPosition."""

    def ending(self, state: State) -> Ending:
        """Return how a finished game ended."""
        winners = state.winners()
        return Ending(winners, "won" if len(winners) == 1 else "shared")

    def describe(self, state: State, code: int, names: tuple[str, ...]) -> str:
        """Return what a legal move means here, in one short line."""
        return self.notation(code)

    def draw(self, state: State, names: tuple[str, ...]) -> str:
        """Return the state as text for a terminal."""
        return json.dumps(self.position(state), indent=2)

    # Optional extras.

    def chances(self) -> Chances:
        """Return every possible result of chance, with which the page verifies dice."""
        return {}

    def odds(self, state: State) -> OddsReport:
        """Return the odds of what comes next; raises NoOdds."""
        raise NoOdds(f"{self.title} has no odds to show")

    @cached_property
    def page(self) -> "PageView":
        """What the server sends to the page."""
        return PageView(self)

    @property
    def lesson(self) -> Path | None:
        """The script of a guided first game, `lesson.json` beside the rules; None without one."""
        path = self.rules.path.with_name("lesson.json")
        return path if path.is_file() else None


class PageView:
    """What the server sends to the page along with a position.

    The defaults suffice for the plain page, which can draw any game: each legal move has a code
    and a text, and the facts are the drawing for a terminal.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    def moves(self, state: State) -> list[Json]:
        """Return every legal move of the seat to act, each with its `code`."""
        names = _seat_names(state.players)
        return [
            {"code": code, "text": self.game.describe(state, code, names)}
            for code in state.legal_moves()
        ]

    def facts(self, state: State) -> Json:
        """Return what the page shows in addition to the position."""
        return {"text": self.game.draw(state, _seat_names(state.players))}

    def replay_facts(self, state: State) -> Json:
        """Return the facts that a replay shows; by default those of a running game."""
        return self.facts(state)

    def code_of(self, move: Json) -> int:
        """Return the code of a move that a player tried on the page, legal or not.

        `move` has the fields that identify a legal move. The page asks only about illegal moves,
        to show why they are refused. Raises InvalidMove, or IllegalMove for a move that is never
        legal and has no code.
        """
        raise InvalidMove(f"{self.game.title} knows its moves by their codes only")

    def scores(self, state: State) -> list[int]:
        """Return the score of each seat; by default 1 for a winner."""
        winners = state.winners()
        return [int(seat in winners) for seat in range(state.players)]

    def writer(self, players: int, encoded: Callable[[Json], Any]) -> "TableWriter":
        """Return a writer of positions and facts for one table.

        It may pass parts that rarely change through `encoded` and cache the result, so that they
        are not encoded again for every move.
        """
        return PlainWriter(self)

    def event_facts(self, state: State, code: int) -> Json:
        """Return what the log shows of an event beyond its notation; call it before the event."""
        return {}

    def stateless_facts(self, code: int) -> Json:
        """Return the facts that follow from the code alone, for undone events in the log."""
        return {}

    def next_roller(self, state: State) -> int | None:
        """Return the seat whose die is rolled next; None if there is no such seat or die."""
        return None


class TableWriter(Protocol):
    """Writes what the page shows of one table, move after move."""

    def position(self, state: State) -> Json:
        """Return the position."""

    def facts(self, state: State) -> Json:
        """Return the facts, as `PageView.facts` does."""


class PlainWriter:
    """Writes everything again for every move."""

    def __init__(self, page: PageView) -> None:
        self.position = page.game.position
        self.facts = page.facts


def _seat_names(players: int) -> tuple[str, ...]:
    return tuple(f"Player {seat}" for seat in range(1, players + 1))


def _one_of(numbers: tuple[int, ...]) -> str:
    """Return "2", or "2 or 3", or "2, 3 or 4"."""
    *others, last = map(str, numbers)
    return f"{', '.join(others)} or {last}" if others else last
