"""The 6x6 board: a set of cells is 36 bits, cell = 6 * row + column, both from 0."""

SIZE = 6
COLOURS = ("red", "yellow", "green", "blue")
RED = 0

ALL = (1 << 36) - 1
ROW = (1 << SIZE) - 1
COLUMN = sum(1 << SIZE * row for row in range(SIZE))
NOT_FIRST_COLUMN = ALL & ~COLUMN
NOT_LAST_COLUMN = ALL & ~(COLUMN << SIZE - 1)

# Where five cells side by side in a row can begin.
LINE_STARTS = COLUMN | COLUMN << 1
STARS_IN_A_LINE = 5  # end the game (B50)
ENOUGH_STARS = 12  # also end it (B50)
ENOUGH_BUTTONS = 3  # of a colour, for a star (B40)

IN_ROW = tuple(row.bit_count() for row in range(1 << SIZE))  # cells in a row, by its bits
