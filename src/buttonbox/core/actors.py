"""Who acts when it is not a seat."""

CHANCE = -1
NOBODY = -2
