"""The fields of an observation."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

LARGEST = 127  # of one number of an observation, a signed byte


@dataclass(frozen=True)
class Field:
    """Consecutive numbers of an observation, each from 0 to `high`."""

    name: str
    size: int
    high: int
    meaning: str


def total_size(fields: Sequence[Field]) -> int:
    """Return the length of an observation."""
    return sum(field.size for field in fields)


def highs(fields: Sequence[Field]) -> list[int]:
    """Return the largest value of each number of an observation."""
    return [field.high for field in fields for _ in range(field.size)]


def spans(fields: Sequence[Field]) -> Iterator[tuple[Field, int, int]]:
    """Yield each field with its first index and the index behind its last."""
    start = 0
    for field in fields:
        yield field, start, start + field.size
        start += field.size


def slices(fields: Sequence[Field]) -> dict[str, slice]:
    """Return where each field of an observation is, by name."""
    return {field.name: slice(start, stop) for field, start, stop in spans(fields)}


def for_each_seat(players: int, fields: Sequence[Field]) -> Iterator[Field]:
    """Yield the fields of all seats: the observer is seat 0, the others follow clockwise."""
    for ahead in range(players):
        for field in fields:
            yield Field(f"seat{ahead}.{field.name}", field.size, field.high, field.meaning)
