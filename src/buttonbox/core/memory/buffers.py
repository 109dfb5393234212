"""Buffers for legal moves."""

from buttonbox.core.bounds import MAX_PLAYERS, MOST_MOVES


def move_buffer() -> list[int]:
    """Return a buffer for `State.fill_moves`; compiled code has an array of the same length."""
    return [0] * MOST_MOVES


def seat_buffer() -> list[float]:
    """Return a number for each seat; compiled code copies it into an array of this length."""
    return [0.0] * MAX_PLAYERS
