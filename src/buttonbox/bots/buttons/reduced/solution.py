"""Ask the solution of the reduced BUTTONS: the value of any state, and of every move."""

from functools import cache

from buttonbox.bots.bot import win_shares
from buttonbox.bots.buttons.reduced.rules import ReducedButtons
from buttonbox.bots.buttons.reduced.solver import ReducedSolver
from buttonbox.bots.search import nogil
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.games.buttons import phases


@cache
def solved() -> "ReducedSolution":
    """Return the solution, which is worked out once in a process: some seconds, compiled."""
    return ReducedSolution()


class ReducedSolution:
    """Exact values in best play; the rules themselves say what follows from a state."""

    def __init__(self) -> None:
        self.solver = ReducedSolver()
        nogil.run(self.solver, 1)

    @property
    def residual(self) -> float:
        """How much the value of a round start differs at most from what follows from it."""
        return self.solver.residual

    def value(self, state: ReducedButtons) -> float:
        """Return seat 0's share of the win; solves the round again."""
        if state.actor() == NOBODY:
            return win_shares(state)[0]
        if state.phase == phases.TURN:
            return self.solver.turn_value(state)
        return self.value_from_next(state)

    def value_from_next(self, state: ReducedButtons) -> float:
        """Return the same, worked out from the states that follow."""
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
        """Return what a move gives away against the best one, as a share of the win."""
        lost = self.value(state) - self.after(state, code)
        return lost if state.actor() == 0 else -lost
