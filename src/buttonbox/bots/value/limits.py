"""Array sizes, known at compile time."""

MAX_HIDDEN = 64
