"""Positions that are solved exactly instead of being searched."""

from dataclasses import dataclass
from typing import Protocol

from buttonbox.core.state import State


@dataclass(frozen=True)
class Solution:
    """Each seat's chance to win in best play, in a position and after each of its moves.

    `moves` is empty if chance acts next. With `proved` the game ends before anything is estimated;
    otherwise the solution is exact but for the evaluator's values of the next round's start, and
    for what is too far ahead to be looked at.
    """

    chances: tuple[float, ...]
    moves: dict[int, tuple[float, ...]]
    proved: bool


class Solver(Protocol):
    """Solves what it can; the state is left unchanged."""

    def proves(self, state: State) -> bool:
        """Return, without solving it, whether the solution would be proved, if it sees the end."""

    def solve(self, state: State) -> Solution | None:
        """Return the solution of a position; None if it is none that can be solved."""
