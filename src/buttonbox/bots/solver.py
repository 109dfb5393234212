"""Positions that are solved exactly instead of being searched."""

from dataclasses import dataclass
from typing import Protocol

from buttonbox.core.state import State


@dataclass(frozen=True)
class Solution:
    """Each seat's chance to win under best play, in a position and after each of its moves.

    `moves` is empty if chance acts next. If `proved`, nothing in it is estimated. Otherwise it is
    exact except for the evaluator's values of the next round, and for positions too far ahead.
    """

    chances: tuple[float, ...]
    moves: dict[int, tuple[float, ...]]
    proved: bool


class Solver(Protocol):
    """Solves positions exactly; never changes the state."""

    def proves(self, state: State) -> bool:
        """Return, without solving it, whether the solution would be proved if it is complete."""

    def solve(self, state: State) -> Solution | None:
        """Return the solution of a position, or None if this solver cannot solve it."""
