"""What a bot is: something that picks a legal move, within a budget, by its own generator."""

from dataclasses import dataclass
from typing import Protocol

from buttonbox.core.actors import NOBODY
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one move: by time, or by simulations (then repeatable)."""

    seconds: float | None = None
    simulations: int | None = None


@dataclass(frozen=True)
class Choice:
    """A move considered: `value` is the chance to win, between `low` and `high` (95 %)."""

    code: int
    value: float
    low: float
    high: float


class Bot(Protocol):
    """A player. It never sees future dice: a state holds none."""

    def choose(self, state: State) -> int:
        """A legal move for the seat to act."""

    def consider(self, state: State) -> list[Choice]:
        """All legal moves, the best first."""

    def win_chances(self, state: State) -> list[float]:
        """What each seat may expect of the game, adding up to 1; exact when it is over."""


def shares_of_win(state: State) -> list[float]:
    """Each seat's share when the game is over: winners share evenly."""
    winners = state.winners()
    return [(seat in winners) / len(winners) for seat in range(state.players)]


class RandomBot:
    """Picks any legal move."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def choose(self, state: State) -> int:
        return self.generator.choose(state.legal_moves())

    def consider(self, state: State) -> list[Choice]:
        even = 1 / state.players
        return [Choice(code, even, 0.0, 1.0) for code in state.legal_moves()]

    def win_chances(self, state: State) -> list[float]:
        if state.actor() == NOBODY:
            return shares_of_win(state)
        return [1 / state.players] * state.players
