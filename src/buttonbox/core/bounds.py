"""How large things may get in compiled code, where room is set aside beforehand."""

MOST_MOVES = 512  # of one decision; tests/test_bounds.py builds the widest ones
LARGEST_CODE = 99_999  # of a move or chance event
