"""The value of getting out with any set of buttons, for the last seat in a round of BUTTONS.

The evaluator uses few features of a set: the number of buttons of each colour, and what they add to
the lines. On a board with few stars there are many sets, and most share their features with others.
So the features of a set are summed from tables of rows and columns, and values are cached by them.
"""

from buttonbox.bots.buttons.lines import line_counts, line_down
from buttonbox.bots.buttons.value import ButtonsValue
from buttonbox.core import bounds
from buttonbox.core.memory.buffers import seat_buffer, zeroed
from buttonbox.games.buttons import material
from buttonbox.games.buttons.rules import Buttons, bit, count_bits

# One value per slot. More would not fit into the CPU cache, and similar sets are evaluated in turn.
SLOT_BITS = 8 if __file__.endswith(".py") else 14
MASK = 0xFFFFFFFFFFFFFFFF
MIX = 0x9E3779B97F4A7C15  # the golden ratio: spreads the features over the slots
# The cells of a row as the first cells of the rows of the transposed board.
TURNED = tuple(sum((row >> column & 1) << 6 * column for column in range(6)) for row in range(64))
FIVES = 40  # the bit at which `line_counts` counts the windows that get five stars
# Three bits each count the colours with one button, with two, and with three or more (B40).
COVERED = (0, 1, 1 << 3, *([1 << 6] * 29))


class Exits:
    """Writes into `chances` each seat's chance to win if the last seat gets out."""

    def __init__(self, value: ButtonsValue) -> None:
        self.value = value
        self.seat = 0
        self.due = 0  # stars for the set just read
        self.colours = 0  # features of its colours and its size, with the round
        self.lines = 0  # features of its lines
        self.round = 0  # values of another round are not valid
        self.evaluations = 0  # in this round
        self.decided = False
        self.chances = seat_buffer()
        # By 64 * row + cells: how many cells have each colour, five bits each, and how many there
        # are. By 64 * (12 * due + line) + cells: `line_counts` of the rows, then of the columns.
        self.row_colours = [0] * (64 * 6)
        self.line_counts = [0] * (64 * 12 * 8)
        self.seen_colours = zeroed(8, 1 << SLOT_BITS).cast("Q")
        self.seen_lines = zeroed(8, 1 << SLOT_BITS).cast("Q")
        self.known = zeroed(8, bounds.MAX_PLAYERS << SLOT_BITS).cast("d")

    def attach(self, leaf: Buttons) -> None:
        """Use the state that the evaluator is attached to."""
        self.leaf = leaf

    def start(self, seat: int, decided: bool) -> None:
        """Prepare for sets of this seat; the evaluator must have just evaluated its getting out.

        If `decided`, the game ends with the round.
        """
        self.seat = seat
        self.decided = decided
        self.round += 1
        self.evaluations = 0
        for line in range(6):
            for cells in range(64):
                self.fill_colours(line, cells)
                if not cells & cells >> 1:  # otherwise buttons touch (B21)
                    self.fill_lines(line, cells)

    def fill_colours(self, row: int, cells: int) -> None:
        """Count the colours of some cells of a row."""
        laid = bit(6 * row) * cells
        counts = count_bits(laid) << 20
        for colour in range(4):
            counts += count_bits(laid & self.leaf.colours[self.seat][colour]) << 5 * colour
        self.row_colours[64 * row + cells] = counts

    def fill_lines(self, line: int, cells: int) -> None:
        """Count the features of some cells as a row and as a column, by the number of stars due."""
        stars = self.leaf.stars[self.seat]
        across = stars >> 6 * line & material.ROW
        down = line_down(stars, line)
        for due in range(1, 8):  # two cards and all colours earn seven (B40)
            at = 64 * (12 * due + line) + cells
            self.line_counts[at] = line_counts(across, cells & ~across, due, 0)
            self.line_counts[at + 64 * 6] = line_counts(down, cells & ~down, due, 1)

    def get_out(self, buttons: int) -> None:
        """Evaluate getting out with a set; sets with the same features share a cached value."""
        self.read(buttons)
        slot = (((self.colours ^ self.lines * MIX) * MIX) & MASK) >> 64 - SLOT_BITS
        first = self.leaf.players * slot
        if self.seen_colours[slot] != self.colours or self.seen_lines[slot] != self.lines:
            self.evaluate(buttons)
            self.seen_colours[slot] = self.colours
            self.seen_lines[slot] = self.lines
            for seat in range(self.leaf.players):
                self.known[first + seat] = self.value.chances[seat]
        for seat in range(self.leaf.players):
            self.chances[seat] = self.known[first + seat]

    def evaluate(self, buttons: int) -> None:
        """Evaluate a set; only the buttons and the stars they earn change between calls."""
        self.leaf.buttons[self.seat] = buttons
        self.leaf.due[self.seat] = self.due
        self.value.evaluate_change(self.seat)
        self.evaluations += 1

    def read(self, buttons: int) -> None:
        """Sum the features of a set; at the end of the game its rank is the only one."""
        self.due = self.stars_for(buttons)
        self.lines = self.lines_of(buttons, self.turn(buttons), 64 * 12 * self.due)
        if self.decided:
            self.lines = 1 if self.lines >> FIVES & 31 else 0
            self.colours = self.due
        self.colours += bit(32) * self.round

    def stars_for(self, buttons: int) -> int:
        """Read the colours of a set, separately those with a card; return its stars (B40)."""
        counts = 0
        for row in range(6):
            counts += self.row_colours[64 * row + (buttons >> 6 * row & 63)]
        covered = 0
        for colour in range(4):
            card = self.leaf.cards[self.seat] >> colour & 1
            covered += COVERED[counts >> 5 * colour & 31] << 9 * card
        self.colours = (counts >> 20 << 18) + covered
        return 1 + (covered >> 6 & 7) + 2 * (covered >> 15 & 7)

    def turn(self, buttons: int) -> int:
        """Return a set transposed: its columns as rows."""
        turned = 0
        for row in range(6):
            turned |= TURNED[buttons >> 6 * row & 63] << row
        return turned

    def lines_of(self, buttons: int, turned: int, first: int) -> int:
        """Sum the features of the rows and columns; the tables begin at `first`."""
        counts = 0
        for line in range(6):
            counts += self.line_counts[first + 64 * line + (buttons >> 6 * line & 63)]
            counts += self.line_counts[first + 64 * (line + 6) + (turned >> 6 * line & 63)]
        return counts
