"""The reduced BUTTONS: a 3x3 board, three-sided dice, two players.

A set of cells is nine bits, cell = 3 * row + column, both from 0. Moves and chance events are
numbered as in BUTTONS.
"""

SIZE = 3
ALL = 511
ROW = 7
NOT_FIRST_COLUMN = 438
NOT_LAST_COLUMN = 219
SETS = 512  # of cells
LAYOUTS = 63  # sets of cells that do not touch
ENOUGH_STARS = 4
DICE = 2  # black with white pips; a player who leaves the round takes one

ROLL = 0
GET_OUT = 1
DECLINE = 2
LAY = 3  # + cell
SEW = 12  # + cell
FACE = 20  # + 1 to 3
