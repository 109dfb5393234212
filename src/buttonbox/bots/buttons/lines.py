"""Measure how far a board of BUTTONS is from five stars in a line (B50)."""

from buttonbox.bots.buttons import line_shapes
from buttonbox.games.buttons import material
from buttonbox.games.buttons.rules import Buttons, bit, count_bits

IN_ROW = material.IN_ROW
FIRST_FIVE = 31
TOP_FIVE = material.COLUMN & ~(1 << 30)
FAR = 9  # more stars than a window can lack


def window_shape(stars: int) -> int:
    """Return the shape of a window of five cells, given as bits."""
    gaps = ~stars & FIRST_FIVE
    split = (gaps & gaps >> 1) == 0
    pair = line_shapes.SPLIT_PAIR if split else line_shapes.PAIR
    three = line_shapes.SPLIT_THREE if split else line_shapes.THREE
    by_count = (
        line_shapes.NOTHING,
        line_shapes.NOTHING,
        pair,
        three,
        line_shapes.FOUR,
        line_shapes.FIVE,
    )
    return by_count[stars.bit_count()]


SHAPE = tuple(window_shape(stars) for stars in range(32))
# Where only the number of stars is known: the shape with stars on the first cells.
SHAPE_BY_COUNT = tuple(window_shape((1 << stars) - 1) for stars in range(6))


def line_down(cells: int, column: int) -> int:
    """Return the cells of a column as six bits."""
    cells = cells >> column
    upper = cells & 1 | cells >> 5 & 2 | cells >> 10 & 4
    return upper | cells >> 15 & 8 | cells >> 20 & 16 | cells >> 25 & 32


def line_counts(stars: int, buttons: int, due: int, down: int) -> int:
    """Return everything that `Lines` counts in a line of six cells, packed into one number.

    Only for a board on which nobody can lay any more. The numbers of several lines can be added.
    Four bits each count the windows across by shape, stars due included, then those down. Five bits
    each count the windows that get five stars, that have one uncovered cell, and that lack one or
    two stars.
    """
    first = window_counts(stars & FIRST_FIVE, buttons & FIRST_FIVE, due, down)
    return first + window_counts(stars >> 1, buttons >> 1, due, down)


def window_counts(stars: int, buttons: int, due: int, down: int) -> int:
    """Return what a window of five cells adds to the counts."""
    sewn = IN_ROW[stars]
    laid = IN_ROW[buttons]
    bare = 5 - sewn - laid
    shape = SHAPE[stars | buttons] if laid <= due else SHAPE_BY_COUNT[sewn + due]
    counts = bit(45) if bare == 1 else 0
    if bare == 0:
        counts += bit(40) if laid <= due else bit(45 + 5 * (laid - due))
    if line_shapes.PAIR <= shape < line_shapes.FIVE:
        counts += bit(4 * (shape - line_shapes.PAIR) + (20 if down else 0))
    return counts


class Lines:
    """The lines of one board: all 24 windows of five cells."""

    def __init__(self) -> None:
        # Number of windows by shape, across and down: as they are, and with the stars due now.
        self.begun = [0] * 14
        self.hoped = [0] * 14
        self.seat = 0
        self.due = 0
        self.fives = 0  # cells that complete a window with four stars
        self.fours = 0  # cells that a split window with three stars still needs
        self.lack = 0  # fewest stars missing, beyond those due, in a fully covered window
        self.nearly = 0  # windows with only one uncovered cell
        # For each seat, the open cells where a button would make at least n stars due (by
        # 9 * seat + n), and those where one button would be enough for five in a line.
        self.pays = [0] * 36
        self.outs = [0] * 4

    def read(self, state: Buttons, seat: int, due: int, free: int) -> None:
        """Read a seat's board, given the stars due and the free cells where it may lay."""
        self.seat = seat
        self.due = due
        self.clear()
        self.find_paying_cells(state, free)
        stars = state.stars[seat]
        buttons = state.buttons[seat]
        for i in range(6):
            self.read_line(stars >> 6 * i & 63, buttons >> 6 * i & 63, FIRST_FIVE << 6 * i, 0)
            self.read_line(
                line_down(stars, i), line_down(buttons, i), TOP_FIVE << i, line_shapes.DOWN
            )
        self.fives &= ~stars
        self.fours &= ~stars

    def find_paying_cells(self, state: Buttons, free: int) -> None:
        """Find the cells where one more button would earn each number of stars (B40)."""
        first = 9 * self.seat
        sure = self.due if self.due else 1
        for stars in range(9):
            self.pays[first + stars] = free if stars <= sure else 0
        for colour in range(4):
            cells = state.colours[self.seat][colour]
            if count_bits(state.buttons[self.seat] & cells) == 2:
                most = sure + 1 + (state.cards[self.seat] >> colour & 1)
                for stars in range(sure + 1, min(most, 8) + 1):
                    self.pays[first + stars] |= cells & free

    def paying(self, seat: int, stars: int) -> int:
        """Return the open cells where a button would make at least this many stars due."""
        return self.pays[9 * seat + stars] if 0 < stars < 9 else 0

    def clear(self) -> None:
        """Reset all counts."""
        for shape in range(14):
            self.begun[shape] = 0
            self.hoped[shape] = 0
        self.outs[self.seat] = 0
        self.fives = 0
        self.fours = 0
        self.lack = FAR
        self.nearly = 0

    def read_line(self, stars: int, buttons: int, window: int, down: int) -> None:
        """Read the two windows of a line of six cells."""
        self.read_window(stars & FIRST_FIVE, buttons & FIRST_FIVE, window, down)
        self.read_window(stars >> 1, buttons >> 1, window << (6 if down else 1), down)

    def read_window(self, stars: int, buttons: int, window: int, down: int) -> None:
        """Count a window's shape, as it is and with the stars due, and what it lacks."""
        sewn = IN_ROW[stars]
        laid = IN_ROW[buttons]
        self.begun[down + SHAPE[stars]] += 1
        if laid <= self.due:
            self.hoped[down + SHAPE[stars | buttons]] += 1
        else:
            self.hoped[down + SHAPE_BY_COUNT[sewn + self.due]] += 1
        self.look_ahead(5 - sewn, 5 - sewn - laid, window)
        if sewn == 4:
            self.fives |= window
        elif SHAPE[stars] == line_shapes.SPLIT_THREE:
            self.fours |= window

    def look_ahead(self, missing: int, bare: int, window: int) -> None:
        """Find where one more button completes a window; `bare` cells of it are uncovered."""
        if bare == 0 and missing > self.due:
            self.outs[self.seat] |= self.paying(self.seat, missing)
            self.lack = min(self.lack, missing - self.due)
        elif bare == 1:
            self.outs[self.seat] |= window & self.paying(self.seat, missing)
            self.nearly += 1

    def with_shape(self, shape: int) -> int:
        """Return how many windows have this shape."""
        return self.begun[shape] + self.begun[line_shapes.DOWN + shape]

    def hoped_for(self, shape: int) -> int:
        """Return how many windows have this shape with the stars due."""
        return self.hoped[shape] + self.hoped[line_shapes.DOWN + shape]
