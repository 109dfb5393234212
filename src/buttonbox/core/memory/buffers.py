"""Buffers for legal moves and chances, and large ones."""

import mmap

from buttonbox.core.bounds import MAX_PLAYERS, MOST_MOVES


def move_buffer() -> list[int]:
    """Return a buffer for `State.fill_moves`; compiled code has an array of the same length."""
    return [0] * MOST_MOVES


def seat_buffer() -> list[float]:
    """Return a number for each seat; compiled code copies it into an array of this length."""
    return [0.0] * MAX_PLAYERS


def zeroed(item_size: int, count: int) -> memoryview:
    """Allocate zeroed memory; pages that are never touched cost nothing."""
    return memoryview(mmap.mmap(-1, item_size * count))
