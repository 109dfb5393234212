"""Sizes that the compiler must know."""

MOST_MOVES = 512  # of one decision, in any game
DEEPEST = 400  # moves from the root of a search
MOST_HIDDEN = 64
BUTTONS_INPUTS = 50
WAR_INPUTS = 88
