"""Room for the legal moves of a decision."""

from buttonbox.core.bounds import MOST_MOVES


def move_buffer() -> list[int]:
    """A buffer for `State.fill_moves`; compiled code copies it into an array of this length."""
    return [0] * MOST_MOVES
