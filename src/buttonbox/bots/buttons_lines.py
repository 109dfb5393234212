"""How far a board of BUTTONS is from five stars in a line (B50)."""

from buttonbox.bots import shapes
from buttonbox.games.buttons import board
from buttonbox.games.buttons.rules import Buttons, count_bits

IN_ROW = board.IN_ROW
FIRST_FIVE = 31
TOP_FIVE = board.COLUMN & ~(1 << 30)
FAR = 9


def shape_of(stars: int) -> int:
    """The shape of a window."""
    gaps = ~stars & FIRST_FIVE
    split = (gaps & gaps >> 1) == 0
    pair = shapes.SPLIT_PAIR if split else shapes.PAIR
    three = shapes.SPLIT_THREE if split else shapes.THREE
    by_count = (shapes.NOTHING, shapes.NOTHING, pair, three, shapes.FOUR, shapes.FIVE)
    return by_count[stars.bit_count()]


SHAPE = tuple(shape_of(stars) for stars in range(32))
# If no more is known than how many stars there are: those of the first cells.
SHAPE_OF_COUNT = tuple(shape_of((1 << stars) - 1) for stars in range(6))


def line_down(cells: int, column: int) -> int:
    """The cells of a column as six bits."""
    cells = cells >> column
    upper = cells & 1 | cells >> 5 & 2 | cells >> 10 & 4
    return upper | cells >> 15 & 8 | cells >> 20 & 16 | cells >> 25 & 32


class Lines:
    """What one board has of lines: looks at all 24 windows of five cells."""

    def __init__(self) -> None:
        # Windows by their shapes, across and down: as they are, and with the stars due now.
        self.begun = [0] * 14
        self.hoped = [0] * 14
        self.seat = 0
        self.due = 0
        self.fives = 0  # cells that a window with four stars lacks
        self.fours = 0  # cells that a split window with three stars lacks
        self.lack = 0  # stars not due yet for a window whose cells are all covered
        self.nearly = 0  # windows in which only one cell is not covered
        # Of every seat, the open cells where a button would make at least so many stars due (by
        # 9 * seat + stars), and where one would be enough for five in a line.
        self.pays = [0] * 36
        self.outs = [0] * 4

    def read(self, state: Buttons, seat: int, due: int, free: int) -> None:
        """Look at the board of a seat that is due so many stars and may lay on the free cells."""
        self.seat = seat
        self.due = due
        self.clear()
        self.see_pay(state, free)
        stars = state.stars[seat]
        buttons = state.buttons[seat]
        for i in range(6):
            self.read_line(stars >> 6 * i & 63, buttons >> 6 * i & 63, FIRST_FIVE << 6 * i, 0)
            self.read_line(line_down(stars, i), line_down(buttons, i), TOP_FIVE << i, shapes.DOWN)
        self.fives &= ~stars
        self.fours &= ~stars

    def see_pay(self, state: Buttons, free: int) -> None:
        """B40: what a button more would pay, by its cell."""
        first = 9 * self.seat
        sure = self.due if self.due else 1
        for stars in range(9):
            self.pays[first + stars] = free if stars <= sure else 0
        for colour in range(4):
            cells = state.colours[4 * self.seat + colour]
            if count_bits(state.buttons[self.seat] & cells) == 2:
                most = sure + 1 + (state.cards[self.seat] >> colour & 1)
                for stars in range(sure + 1, min(most, 8) + 1):
                    self.pays[first + stars] |= cells & free

    def paying(self, seat: int, stars: int) -> int:
        """The open cells where a button would make so many stars due."""
        return self.pays[9 * seat + stars] if 0 < stars < 9 else 0

    def clear(self) -> None:
        """Nothing has been looked at."""
        for shape in range(14):
            self.begun[shape] = 0
            self.hoped[shape] = 0
        self.outs[self.seat] = 0
        self.fives = 0
        self.fours = 0
        self.lack = FAR
        self.nearly = 0

    def read_line(self, stars: int, buttons: int, window: int, down: int) -> None:
        """The two windows of a line of six cells."""
        self.read_window(stars & FIRST_FIVE, buttons & FIRST_FIVE, window, down)
        self.read_window(stars >> 1, buttons >> 1, window << (6 if down else 1), down)

    def read_window(self, stars: int, buttons: int, window: int, down: int) -> None:
        """One window: its shape now and with what is due, and what it lacks."""
        sewn = IN_ROW[stars]
        laid = IN_ROW[buttons]
        self.begun[down + SHAPE[stars]] += 1
        if laid <= self.due:
            self.hoped[down + SHAPE[stars | buttons]] += 1
        else:
            self.hoped[down + SHAPE_OF_COUNT[sewn + self.due]] += 1
        self.look_ahead(5 - sewn, 5 - sewn - laid, window)
        if sewn == 4:
            self.fives |= window
        elif SHAPE[stars] == shapes.SPLIT_THREE:
            self.fours |= window

    def look_ahead(self, missing: int, bare: int, window: int) -> None:
        """What one more button would do for a window that lacks stars, some cells still bare."""
        if bare == 0 and missing > self.due:
            self.outs[self.seat] |= self.paying(self.seat, missing)
            self.lack = min(self.lack, missing - self.due)
        elif bare == 1:
            self.outs[self.seat] |= window & self.paying(self.seat, missing)
            self.nearly += 1

    def with_shape(self, shape: int) -> int:
        """How many windows have this shape."""
        return self.begun[shape] + self.begun[shapes.DOWN + shape]

    def hoped_for(self, shape: int) -> int:
        """The same with the stars that are due now."""
        return self.hoped[shape] + self.hoped[shapes.DOWN + shape]
