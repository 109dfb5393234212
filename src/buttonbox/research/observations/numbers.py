"""Write numbers into an observation: the interpreted version of numbers.pxd."""

from buttonbox.research.observations.fields import LARGEST


def put_one_hot(out: bytearray, at: int, size: int, index: int) -> int:
    """Write a 1 at the index, if there is one, and 0 elsewhere; return the index after it."""
    for i in range(size):
        out[at + i] = i == index
    return at + size


def put_bits(out: bytearray, at: int, size: int, bits: int) -> int:
    """Write each bit of a set as a number, the lowest first; return the index after it."""
    for i in range(size):
        out[at + i] = bits >> i & 1
    return at + size


def small(value: int) -> int:
    """Return the value, at most what a number of an observation can hold."""
    return min(value, LARGEST)
