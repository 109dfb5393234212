"""Array sizes, known at compile time."""

MAX_DEPTH = 400  # moves from the root of a search
MAX_HIDDEN = 64
