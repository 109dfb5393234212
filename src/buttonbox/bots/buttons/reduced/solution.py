"""The exact value of any state of the reduced BUTTONS, and of every move."""

from functools import cache

from buttonbox.bots.bot import win_shares
from buttonbox.bots.buttons.reduced.rules import ReducedButtons
from buttonbox.bots.buttons.reduced.solver import ReducedSolver
from buttonbox.bots.search import nogil
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.games.buttons import phases


@cache
def solved() -> "ReducedSolution":
    """Return the solution, computed once per process; takes some seconds if compiled."""
    return ReducedSolution()


class ReducedSolution:
    """Exact values under best play; successors of a state come from the rules themselves."""

    def __init__(self) -> None:
        self.solver = ReducedSolver()
        nogil.run(self.solver, 1)

    @property
    def residual(self) -> float:
        """The largest difference between the value of a round's start and that of its solution."""
        return self.solver.residual

    def value(self, state: ReducedButtons) -> float:
        """Return seat 0's share of the win; solves the round again."""
        if state.actor() == NOBODY:
            return win_shares(state)[0]
        if state.phase == phases.TURN:
            return self.solver.turn_value(state)
        return self.value_from_next(state)

    def value_from_next(self, state: ReducedButtons) -> float:
        """Return the same as `value`, computed from the states that follow."""
        if state.actor() == CHANCE:
            outcomes = state.chance_outcomes()
            return sum(float(chance) * self.after(state, code) for code, chance in outcomes)
        values = [self.after(state, code) for code in state.legal_moves()]
        return max(values) if state.actor() == 0 else min(values)

    def after(self, state: ReducedButtons, code: int) -> float:
        """Return seat 0's share of the win after a move or a chance event."""
        twin = state.clone()
        twin.apply(code)
        return self.value(twin)

    def loss(self, state: ReducedButtons, code: int) -> float:
        """Return what a move loses compared with the best one, as a share of the win."""
        lost = self.value(state) - self.after(state, code)
        return lost if state.actor() == 0 else -lost
