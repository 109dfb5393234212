"""The turning points of a game: the moves and rolls that changed somebody's chance most.

A moment is what a replay shows in one step: a decision together with all the dice and draws that
follow it, so that a roll counts as a whole and a graph drawn from step to step agrees.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Literal

from buttonbox.core.actors import CHANCE

TURNING_POINTS = 3
LEAST_LOSS = 0.02  # below this the judge cannot tell two moves apart


@dataclass(frozen=True)
class Step:
    """One event. `changes` are those of each seat's chance; `best` is the best move's code.

    `chance` is what the best move promises the seat that decides. Of a chance event and of a
    forced move `loss` and `chance` are 0 and `best` is the event itself.
    """

    actor: int
    code: int
    changes: tuple[float, ...]
    loss: float
    best: int
    chance: float = 0.0


@dataclass(frozen=True)
class Better:
    """A better move than the one played, and its chance to win; `loss` is the difference."""

    code: int
    chance: float
    loss: float


@dataclass(frozen=True)
class TurningPoint:
    """The game between `first` and `event` events; `actor` decided, or is CHANCE."""

    first: int
    event: int
    actor: int
    kind: Literal["roll", "move"]
    changes: tuple[float, ...]
    better: Better | None


def turning_points(steps: Sequence[Step]) -> tuple[TurningPoint, ...]:
    """The moments that changed some seat's chance most, the largest first."""
    found = [_moment(steps, first, event) for first, event in _moments(steps)]
    return tuple(sorted(found, key=_size, reverse=True)[:TURNING_POINTS])


def _size(point: TurningPoint) -> float:
    return max(map(abs, point.changes))


def _moments(steps: Sequence[Step]) -> Iterator[tuple[int, int]]:
    """Where each moment begins and ends: before a decision, after the last die."""
    starts = [i for i, step in enumerate(steps) if i == 0 or step.actor != CHANCE]
    return zip(starts, [*starts[1:], len(steps)], strict=True)


def _moment(steps: Sequence[Step], first: int, event: int) -> TurningPoint:
    head, *dice = steps[first:event]
    changes = tuple(
        fsum(change) for change in zip(*(s.changes for s in (head, *dice)), strict=True)
    )
    most = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
    by_dice = fsum(step.changes[most] for step in dice)
    rolled = head.actor == CHANCE or abs(by_dice) > abs(head.changes[most])
    better = Better(head.best, head.chance, head.loss) if head.loss >= LEAST_LOSS else None
    return TurningPoint(first, event, head.actor, "roll" if rolled else "move", changes, better)
