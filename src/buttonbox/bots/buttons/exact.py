"""Exact play where it is known: rounds of BUTTONS with one seat left."""

from functools import cache
from typing import cast

from buttonbox.bots.buttons.last_seat import CAPACITY, LastSeat
from buttonbox.bots.buttons.value import ButtonsValue
from buttonbox.bots.search import nogil
from buttonbox.bots.solver import Solution
from buttonbox.bots.value.evaluator import Evaluator
from buttonbox.bots.value.weights import load, weights_file
from buttonbox.core.state import State
from buttonbox.games.buttons import codes, phases
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.rules import Buttons

LEAST_AHEAD = 4  # buttons that an incomplete solution must look ahead
IN_ROUND = (phases.TURN, phases.ROLLING, phases.LAYING, phases.OFFERING)

Chances = tuple[float, ...]


def exact_solution(state: Buttons) -> Solution | None:
    """Return the solution of a position with the packaged weights, or None.

    Only rounds with one seat left are solved. Costs some milliseconds, at most a quarter of a
    second. The state is not changed.
    """
    return _solver(state.players).solve(state)


@cache
def _solver(players: int) -> "ButtonsSolver":
    return ButtonsSolver(ButtonsValue(load("buttons", weights_file("buttons", players))))


class ButtonsSolver:
    """A Solver; the evaluator provides the value of a round's end that does not end the game."""

    def __init__(self, evaluator: Evaluator, capacity: int = CAPACITY) -> None:
        if not isinstance(evaluator, ButtonsValue):
            raise TypeError("this solver is for BUTTONS")
        self.last_seat = LastSeat(ButtonsValue(evaluator.network), capacity)
        self.solved: object = None  # the position whose solution `last_seat` holds

    def proves(self, state: State) -> bool:
        game = cast(Buttons, state)
        seat = last_seat(game)
        if seat is None:
            return False
        if _before_roll(game, seat) != self.solved:
            self.solved = None
            self.last_seat.start(game, seat)
        return self.last_seat.decided

    def solve(self, state: State) -> Solution | None:
        game = cast(Buttons, state)
        seat = last_seat(game)
        if seat is None:
            return None
        self._solve_round(game, seat)
        if not self.last_seat.complete and self.last_seat.ahead() < LEAST_AHEAD:
            return None
        proved = self.last_seat.decided and self.last_seat.complete
        if game.phase == phases.ROLLING:
            return Solution(self._before_roll(game), {}, proved)
        moves = {code: self._after(game, code) for code in game.legal_moves()}
        best = max(moves.values(), key=lambda chances: chances[seat])
        return Solution(best, moves, proved)

    def _solve_round(self, state: Buttons, seat: int) -> None:
        """Solve the rest of the round, unless this was done before the dice were rolled."""
        position = _before_roll(state, seat)
        if position != self.solved:
            self.last_seat.start(state, seat)
            nogil.run(self.last_seat, 1)
            self.solved = position

    def _after(self, state: Buttons, code: int) -> Chances:
        if code == codes.ROLL:
            return tuple(self.last_seat.before_roll(0, 0, state.blacks + 1))
        if code == codes.GET_OUT:
            return tuple(self.last_seat.after_getting_out())
        if code == codes.DECLINE:
            return tuple(self.last_seat.before_turn())
        return tuple(self.last_seat.after_laying(code - codes.LAY))

    def _before_roll(self, state: Buttons) -> Chances:
        """Return the chances during a roll; some dice may show a column already."""
        fallen = [die for die in (state.gold, *state.black) if die]
        shown = sum({1 << die - 1 for die in fallen})
        return tuple(self.last_seat.before_roll(state.white, shown, state.blacks + 1 - len(fallen)))


def _before_roll(state: Buttons, seat: int) -> object:
    """Return the position without the dice on the table, on which no value depends."""
    before = state.clone()
    before.phase = phases.TURN
    before.active = before.to_act = seat
    before.white = before.gold = before.rolled = 0
    before.black = [0] * len(before.black)
    return BUTTONS.position(before)


def last_seat(state: Buttons) -> int | None:
    """Return the only seat still in the round; None if there are several, or no round is on."""
    if state.phase not in IN_ROUND:
        return None
    left = [seat for seat in range(state.players) if state.status[seat] == phases.IN]
    return left[0] if len(left) == 1 else None
