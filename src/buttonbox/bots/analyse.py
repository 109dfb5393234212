"""A game looked at afterwards: how the chances went, what was luck and what was skill.

A judge (any bot) says before the first event and after each one what every seat may expect; of a
finished game the result is exact. Each event changes a seat's chance by some amount, and every
change goes into one of four columns of that seat:

- luck: all of it, if chance acted;
- others: all of it, if another seat decided;
- skill: if the seat itself decided, what it gave away against the best move: the judge's value
  of the move played minus that of the best one, both from one look at the position. Never above 0.
- drift: the rest of an own decision: the judge, looking again after the move, thinks otherwise
  than before it. A judge that errs little drifts little, an exact one not at all.

So for each seat   luck + skill + others + drift = chance at the end - chance at the start.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import fsum

from buttonbox.bots.player import Bot
from buttonbox.bots.turning import Step, TurningPoint, turning_points
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.history import History
from buttonbox.core.state import State


@dataclass(frozen=True)
class Look:
    """What the judge says of one event; `chances` are those after it, `chance` the best move's."""

    loss: float
    best: int
    chances: tuple[float, ...]
    chance: float = 0.0


@dataclass(frozen=True)
class Account:
    """What made one seat's chance what it was at the end; see the identity above."""

    start: float
    luck: float
    skill: float
    others: float
    drift: float
    end: float


@dataclass(frozen=True)
class Analysis:
    """`chances[i]` are those of all seats after i events, so that there is one more than steps."""

    finished: bool
    chances: tuple[tuple[float, ...], ...]
    steps: tuple[Step, ...]
    accounts: tuple[Account, ...]
    turning_points: tuple[TurningPoint, ...]  # the largest change first


def analyse(
    history: History, judge: Bot, after_event: Callable[[], object] = lambda: None
) -> Analysis:
    """Look at every event of a game, which may still be going on."""
    start = tuple(judge.win_chances(history.first_state()))
    looks = []
    for seen in look(history, judge):
        looks.append(seen)
        after_event()
    return conclude(history, start, looks)


def look(history: History, judge: Bot, first: int = 0, last: int | None = None) -> Iterator[Look]:
    """Look at some events, one after the other."""
    state = history.fold(first)
    for event in history.events[first:last]:
        loss, best, chance = _loss(state, event.code, judge)
        state.apply(event.code)
        yield Look(loss, best, tuple(judge.win_chances(state)), chance)


def conclude(history: History, start: tuple[float, ...], looks: Sequence[Look]) -> Analysis:
    """What the looks at all events come to."""
    chances = (start, *(seen.chances for seen in looks))
    changes = [_changes(*pair) for pair in pairwise(chances)]
    steps = tuple(
        Step(event.actor, event.code, change, seen.loss, seen.best, seen.chance)
        for event, change, seen in zip(history.events, changes, looks, strict=True)
    )
    accounts = tuple(_account(seat, chances, steps) for seat in range(len(start)))
    finished = history.state.actor() == NOBODY
    return Analysis(finished, chances, steps, accounts, turning_points(steps))


def _loss(state: State, code: int, judge: Bot) -> tuple[float, int, float]:
    """What a move gives away against the best one, which that is, and its chance."""
    if state.actor() == CHANCE or len(state.legal_moves()) == 1:
        return 0.0, code, 0.0
    choices = judge.consider(state)
    best = choices[0]
    played = next(choice.value for choice in choices if choice.code == code)
    loss = best.value - played
    return (loss, best.code, best.value) if loss > 0 else (0.0, code, played)


def _changes(before: Sequence[float], after: Sequence[float]) -> tuple[float, ...]:
    return tuple(new - old for old, new in zip(before, after, strict=True))


def _account(seat: int, chances: Sequence[Sequence[float]], steps: Sequence[Step]) -> Account:
    own = [step for step in steps if step.actor == seat]
    luck = fsum(step.changes[seat] for step in steps if step.actor == CHANCE)
    others = fsum(step.changes[seat] for step in steps if step.actor not in (CHANCE, seat))
    skill = -fsum(step.loss for step in own)
    drift = fsum(step.changes[seat] + step.loss for step in own)
    return Account(chances[0][seat], luck, skill, others, drift, chances[-1][seat])
