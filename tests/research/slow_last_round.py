"""The last round of BUTTONS for the one seat still in it, solved slowly and from the rules alone.

It shares nothing with the bots' solver. Whoever can make five in a line with the stars due does so:
it never hurts (B51). So the end of the game follows from the buttons with which the seat gets out.
"""

from functools import lru_cache

from buttonbox.games.buttons import codes, phases
from buttonbox.games.buttons.rules import Buttons, count_bits

SIZE = 6
FIVE_IN_A_ROW = [0b11111 << SIZE * row + first for row in range(SIZE) for first in (0, 1)]
FIVE_IN_A_COLUMN = [
    sum(1 << SIZE * (first + step) + column for step in range(5))
    for column in range(SIZE)
    for first in (0, 1)
]
LINES = FIVE_IN_A_ROW + FIVE_IN_A_COLUMN


def can_line(stars: int, buttons: int, due: int) -> bool:
    missing = [line & ~stars for line in LINES]
    return any(not cells & ~buttons and cells.bit_count() <= due for cells in missing)


class LastRound:
    """The values of a position in which `seat` is the only one still in the round."""

    def __init__(self, state: Buttons, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.dice = state.blacks + 1
        others = [each for each in range(state.players) if each != seat]
        self.others = [self._end(each, state.buttons[each], self._due(each)) for each in others]
        self.best = lru_cache(None)(self._best)

    def _due(self, seat: int) -> int:
        return self.state.earned(seat) if self.state.status[seat] == phases.OUT else 0

    def _end(self, seat: int, buttons: int, due: int) -> int:
        """How a seat ranks at the end of the game (B51); 0 if it does not end it (B50)."""
        stars = self.state.stars[seat]
        total = count_bits(stars) + due
        if can_line(stars, buttons, due):
            return 100 + total
        return total if total >= 12 else 0

    def ends_the_game(self) -> bool:
        return max(self.others) > 0

    def share(self, rank: int) -> float:
        best = max([rank, *self.others])
        return (rank == best) / [rank, *self.others].count(best)

    def out(self, buttons: int) -> float:
        return self.share(self._end(self.seat, buttons, self._with(buttons).earned(self.seat)))

    def _with(self, buttons: int) -> Buttons:
        state = self.state.clone()
        state.buttons = [buttons if s == self.seat else b for s, b in enumerate(state.buttons)]
        return state

    def bust(self) -> float:
        return self.share(self._end(self.seat, 0, 0))

    def _best(self, buttons: int) -> float:
        rolled = self.roll(buttons)
        return max(rolled, self.out(buttons)) if buttons else rolled

    def roll(self, buttons: int) -> float:
        free = self._with(buttons).open_cells(self.seat)
        rows = [self._row(buttons, free, row) for row in range(SIZE)]
        return sum(rows) / SIZE

    def _row(self, buttons: int, free: int, row: int) -> float:
        """The best open column shown counts: a die shows it, and none a better one."""
        cells = [SIZE * row + column for column in range(SIZE)]
        worths = sorted([self.best(buttons | 1 << c) for c in cells if free >> c & 1], reverse=True)
        missed = [(1 - count / SIZE) ** self.dice for count in range(len(worths) + 1)]
        shown = [missed[i] - missed[i + 1] for i in range(len(worths))]
        return sum(map(float.__mul__, worths, shown)) + missed[-1] * self.bust()

    def value(self, code: int) -> float:
        """The seat's chance to win after a move."""
        buttons = self.state.buttons[self.seat]
        if code == codes.ROLL:
            return self.roll(buttons)
        if code == codes.GET_OUT:
            return self.out(buttons)
        return self.best(buttons if code == codes.DECLINE else buttons | 1 << code - codes.LAY)
