"""The shapes of a window of five cells in BUTTONS, by the stars in it.

Buttons never touch (B21), so only a split shape, whose gaps do not touch, can be completed in one
round.
"""

NOTHING = 0  # one star or none
PAIR = 1
SPLIT_PAIR = 2
THREE = 3
SPLIT_THREE = 4
FOUR = 5
FIVE = 6
DOWN = 7  # offset of the shapes of columns, which follow those of rows
