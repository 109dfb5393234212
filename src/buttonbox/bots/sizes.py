"""Sizes that the compiler must know."""

DEEPEST = 400  # moves from the root of a search
MOST_HIDDEN = 64
BUTTONS_INPUTS = 98
WAR_INPUTS = 88
