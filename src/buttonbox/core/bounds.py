"""Upper bounds for the fixed-size arrays of compiled code."""

MOST_MOVES = 512  # legal in one position; tests/test_bounds.py builds the extreme ones
LARGEST_CODE = 99_999  # for a move or chance event
MAX_PLAYERS = 4  # in any game
