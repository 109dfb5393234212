"""Upper bounds for the fixed-size arrays of compiled code."""

MOST_MOVES = 512  # of one decision; tests/test_bounds.py builds the widest ones
LARGEST_CODE = 99_999  # of a move or chance event
MAX_PLAYERS = 4  # of any game
