"""The turning points of a game: the mistakes and rolls that changed somebody's chance to win most.

Drift, the judge's change of mind about a position, is no turning point.

A moment is what a replay shows in one step: a decision and all the dice and draws that follow it.
So a roll counts as a whole, and turning points match the steps of a replay.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Literal

from buttonbox.core.actors import CHANCE

TURNING_POINTS = 3
MIN_SIZE = 0.02  # smaller changes are no turning points


@dataclass(frozen=True)
class AnalysedEvent:
    """An event of an analysed game: how it changed each seat's chance, and the best move.

    `chance` is the best move's chance to win. For chance events and forced moves `loss` and
    `chance` are 0 and `best` is the event's own code. `loss`, `estimate` and `luck` are those of
    `EventJudgement`.
    """

    actor: int
    code: int
    changes: tuple[float, ...]
    loss: float
    best: int
    chance: float = 0.0
    estimate: float = 0.0
    luck: tuple[float, ...] | None = None

    @property
    def dice(self) -> tuple[float, ...]:
        """The luck of each seat; 0 for a decision."""
        if self.actor != CHANCE:
            return (0.0,) * len(self.changes)
        return self.changes if self.luck is None else self.luck


@dataclass(frozen=True)
class Alternative:
    """A better move than the one played, and its chance to win; `loss` is the difference."""

    code: int
    chance: float
    loss: float


@dataclass(frozen=True)
class TurningPoint:
    """A moment: the events from `first` up to `event`; `actor` decided, or is CHANCE."""

    first: int
    event: int
    actor: int
    kind: Literal["roll", "move"]
    changes: tuple[float, ...]
    better: Alternative | None


def turning_points(events: Sequence[AnalysedEvent]) -> tuple[TurningPoint, ...]:
    """Return the moments with the most luck or the worst mistakes, the largest first."""
    found = [(first, last) for first, last in _moments(events) if _size(events[first:last]) > 0]
    found.sort(key=lambda moment: _size(events[slice(*moment)]), reverse=True)
    return tuple(_turning_point(events[slice(*m)], *m) for m in found[:TURNING_POINTS])


def _size(moment: Sequence[AnalysedEvent]) -> float:
    """Return the largest luck in a moment, good or bad, or its mistake if that is larger.

    0 if both are small, or if the chances have hardly changed in the end: dice that make up for a
    mistake leave the game as it was.
    """
    size = max(moment[0].loss, max(map(abs, _luck(moment))))
    changed = max(map(abs, _changes(moment)))
    return size if min(size, changed) >= MIN_SIZE else 0.0


def _luck(moment: Sequence[AnalysedEvent]) -> list[float]:
    """Return how much the dice of a moment changed each seat's chance."""
    return [fsum(each) for each in zip(*(event.dice for event in moment), strict=True)]


def _changes(moment: Sequence[AnalysedEvent]) -> tuple[float, ...]:
    """Return how much a moment changed each seat's chance overall."""
    return tuple(fsum(each) for each in zip(*(event.changes for event in moment), strict=True))


def _moments(events: Sequence[AnalysedEvent]) -> Iterator[tuple[int, int]]:
    """Yield where each moment begins and ends: before a decision and after the last die."""
    starts = [i for i, event in enumerate(events) if i == 0 or event.actor != CHANCE]
    return zip(starts, [*starts[1:], len(events)], strict=True)


def _turning_point(moment: Sequence[AnalysedEvent], first: int, last: int) -> TurningPoint:
    head = moment[0]
    rolled = max(map(abs, _luck(moment))) > head.loss
    better = Alternative(head.best, head.chance, head.loss) if head.loss > 0 else None
    kind: Literal["roll", "move"] = "roll" if rolled else "move"
    return TurningPoint(first, last, head.actor, kind, _changes(moment), better)
