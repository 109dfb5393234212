"""What a game is, beyond its states: names, settings, notation, positions, results.

A third game is a folder with the same file names, an object that keeps this protocol, and a line
in `games/__init__.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from buttonbox.core.rulebook import RuleBook
from buttonbox.core.state import State

Json = dict[str, Any]


@dataclass(frozen=True)
class Ending:
    """How a game ended: `reason` is one of the game's `endings`."""

    winners: tuple[int, ...]
    reason: str


class Game(Protocol):
    """The facts and services of one title."""

    @property
    def name(self) -> str:
        """What it is called on the command line and in records."""

    @property
    def title(self) -> str:
        """What it is called to people."""

    @property
    def players(self) -> tuple[int, ...]:
        """The possible numbers of players."""

    @property
    def move_count(self) -> int:
        """Moves are the integers from 0 to move_count - 1: the size of a learner's mask."""

    @property
    def event_count(self) -> int:
        """Chance events are the integers from move_count to event_count - 1."""

    @property
    def endings(self) -> tuple[str, ...]:
        """Every way a game can end."""

    @property
    def rules(self) -> RuleBook:
        """The numbered rules in words."""

    def settings(self, players: int, options: Mapping[str, Any] | None = None) -> Json:
        """Complete, checked settings; raises InvalidSettings."""

    def new(self, settings: Json) -> State:
        """The first state of a game with these settings, which are checked again."""

    def notation(self, code: int) -> str:
        """The readable form of a move or a chance event."""

    def parse(self, text: str) -> int:
        """The move or chance event a text stands for; raises InvalidMove."""

    def position(self, state: State) -> Json:
        """The state as JSON."""

    def from_position(self, position: Json) -> State:
        """The state a JSON position tells of; raises InvalidPosition."""

    def ending(self, state: State) -> Ending:
        """How a finished game ended."""

    def describe(self, state: State, code: int, names: tuple[str, ...]) -> str:
        """What a legal move means here, in one short line."""

    def draw(self, state: State, names: tuple[str, ...]) -> str:
        """The state as text for a terminal."""
