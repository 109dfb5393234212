"""The interface of a bot: it chooses legal moves within a budget, using its own generator."""

from dataclasses import dataclass
from typing import Protocol

from buttonbox.core.randomness import Generator
from buttonbox.core.state import State


@dataclass(frozen=True)
class Budget:
    """The effort a bot may spend on one decision.

    `seconds` are seconds of CPU time for each thread that searches (`bots/search/team.py`), so that
    a busy machine does not weaken a bot. If both are set, `simulations` is the minimum. A budget of
    simulations alone makes the moves reproducible: a single thread runs them. `most` limits the
    simulations in the time, so that a fast machine does not make a bot stronger.
    """

    seconds: float | None = None
    simulations: int | None = None
    most: int | None = None


@dataclass(frozen=True)
class ScoredMove:
    """A legal move and its chance to win, most likely between `low` and `high`.

    If `exact`, the chance is proved and `low` and `high` equal it.
    """

    code: int
    value: float
    low: float
    high: float
    exact: bool = False


class Bot(Protocol):
    """Chooses moves. States contain no future dice, so a bot cannot peek at them."""

    def choose(self, state: State) -> int:
        """Return a legal move for the player to move."""

    def consider(self, state: State) -> list[ScoredMove]:
        """Return all legal moves, best first."""

    def win_chances(self, state: State) -> list[float]:
        """Return each seat's chance to win; they sum to 1 and are exact once the game is over."""


def win_shares(state: State) -> list[float]:
    """Return each seat's share of the win in a finished game; several winners share equally."""
    winners = state.winners()
    return [(seat in winners) / len(winners) for seat in range(state.players)]


class RandomBot:
    """Chooses uniformly among the legal moves."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def choose(self, state: State) -> int:
        return self.generator.choose(state.legal_moves())

    def consider(self, state: State) -> list[ScoredMove]:
        even = 1 / state.players
        return [ScoredMove(code, even, 0.0, 1.0) for code in state.legal_moves()]

    def win_chances(self, state: State) -> list[float]:
        if state.is_over():
            return win_shares(state)
        return [1 / state.players] * state.players
