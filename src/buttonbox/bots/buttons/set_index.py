"""Number the sets of buttons that fit on some cells, without gaps: a minimal perfect hash.

Sets are ordered by their rows, the top row first. The place of a set is the number of sets before
it: the sum over the rows of how many differ from it in that row first. A row's term depends only on
the row itself and the one above it, so adding a button changes two terms.
"""

from buttonbox.bots.buttons import limits
from buttonbox.games.buttons import material

# The rows in which no two buttons touch (B21), and the number of each among them.
ROWS = tuple(row for row in range(64) if not row & row >> 1)
NUMBER = tuple(sum(other < row for other in ROWS) for row in range(64))
LOWEST = (0, *((row & -row).bit_length() - 1 for row in range(1, 64)))  # the first cell in a row


class SetIndex:
    """The places of all sets on the free cells that `start` was given."""

    def __init__(self) -> None:
        # How many sets come before a row, by ROW_PAIRS * row + ROW_KINDS * (the row above) + (the
        # row itself), both by their numbers. After the last row comes an empty one.
        self.before = [0] * (7 * 441)
        # How many ways there are to fill a row and those below it, by ROW_KINDS * row + (the row
        # above).
        self.ways = [0] * (7 * 21)
        self.rows = [0] * 8  # of the current set, with an empty one above and below
        self.place = 0
        self.found = 0  # sets with one more button: their cells and places, by row
        self.cells = [0] * 36
        self.places = [0] * 36
        self.ends = [0] * 6  # how many were found up to and including each row

    def start(self, free: int) -> int:
        """Set the cells where buttons may go; return the number of sets."""
        for above in range(limits.ROW_KINDS):
            self.ways[6 * limits.ROW_KINDS + above] = 1
        for up in range(6):
            for above in range(limits.ROW_KINDS):
                self.count_row(5 - up, above, free >> 6 * (5 - up) & material.ROW)
        return self.ways[0]

    def count_row(self, row: int, above: int, free: int) -> None:
        """Count the sets before each pattern of a row, given the number of the row above."""
        total = 0
        closed = ROWS[above] | ~free
        for here in range(limits.ROW_KINDS):
            self.before[limits.ROW_PAIRS * row + limits.ROW_KINDS * above + here] = total
            if not ROWS[here] & closed:
                total += self.ways[limits.ROW_KINDS * (row + 1) + here]
        self.ways[limits.ROW_KINDS * row + above] = total

    def find_next(self, laid: int, free: int) -> None:
        """Find the place of a set, and those of the sets with one more button on a free cell."""
        self.find(laid)
        self.found = 0
        for row in range(6):
            self.find_in_row(row, free >> 6 * row & material.ROW)
            self.ends[row] = self.found

    def find(self, laid: int) -> None:
        """Find a set's place."""
        self.place = 0
        for row in range(6):
            here = NUMBER[laid >> 6 * row & material.ROW]
            self.rows[row + 1] = here
            above = limits.ROW_PAIRS * row + limits.ROW_KINDS * self.rows[row]
            self.place += self.before[above + here]

    def find_in_row(self, row: int, free: int) -> None:
        """Find the places with one more button in a row; only it and the next one change."""
        above = limits.ROW_PAIRS * row + limits.ROW_KINDS * self.rows[row]
        below = limits.ROW_PAIRS * (row + 1) + self.rows[row + 2]
        here = self.rows[row + 1]
        others = self.place - self.before[above + here]
        others -= self.before[below + limits.ROW_KINDS * here]
        while free:
            column = LOWEST[free]
            free &= free - 1
            here = NUMBER[ROWS[self.rows[row + 1]] | 1 << column]
            place = self.before[above + here] + self.before[below + limits.ROW_KINDS * here]
            self.cells[self.found] = 6 * row + column
            self.places[self.found] = others + place
            self.found += 1
