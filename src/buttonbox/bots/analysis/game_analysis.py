"""Analyse a game: how the chances to win developed, and how much was luck and how much skill.

A judge (any bot) gives each seat's chance to win before the first event and after each one; for a
finished game the result is exact. Each event changes a seat's chance by some amount, and every
change is booked in one of four columns of that seat:

- luck: the whole change, if the event is chance;
- others: the whole change, if another seat decided;
- skill: if the seat itself decided, what it gave away against the best move. A second judge looks
  at the positions after both moves with the same effort, twice over, and nothing is booked unless
  both times the difference is more than a judge can mistake. Never above 0;
- drift: the rest of the seat's own decision: after the move the judge sees the position differently
  than before. A good judge drifts little, an exact one not at all.

So for each seat   luck + skill + others + drift = chance at the end - chance at the start.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import fsum
from statistics import fmean

from buttonbox.bots.analysis.turning_points import (
    MIN_LOSS,
    AnalysedEvent,
    TurningPoint,
    turning_points,
)
from buttonbox.bots.bot import Bot
from buttonbox.core.actors import CHANCE
from buttonbox.core.history import History
from buttonbox.core.state import State

LOOKS = 2  # at each of two moves that are compared


@dataclass(frozen=True)
class EventJudgement:
    """What the judge says about one event.

    `chances` are those of all seats after the event, `best` is the code of the best move, `chance`
    its chance to win, and `loss` what the move played gave away against it.
    """

    loss: float
    best: int
    chances: tuple[float, ...]
    chance: float = 0.0


@dataclass(frozen=True)
class Account:
    """Where one seat's chance at the end came from; see the identity above."""

    start: float
    luck: float
    skill: float
    others: float
    drift: float
    end: float


@dataclass(frozen=True)
class Analysis:
    """The analysis of a game; `chances[i]` are those of all seats after i events."""

    finished: bool
    chances: tuple[tuple[float, ...], ...]
    events: tuple[AnalysedEvent, ...]
    accounts: tuple[Account, ...]
    turning_points: tuple[TurningPoint, ...]  # largest change first


@dataclass(frozen=True)
class Judges:
    """Who judges a game: `first` all events, `second` those moves that `first` finds fault with.

    So the second judge can take its time.
    """

    first: Bot
    second: Bot


def analyse(
    history: History, judges: Judges, after_event: Callable[[], object] = lambda: None
) -> Analysis:
    """Analyse a game, which need not be finished; `after_event` is called after each event."""
    start = tuple(judges.first.win_chances(history.first_state()))
    judgements = []
    for judgement in judge_events(history, judges):
        judgements.append(judgement)
        after_event()
    return summarise(history, start, judgements)


def judge_events(
    history: History, judges: Judges, first: int = 0, last: int | None = None
) -> Iterator[EventJudgement]:
    """Judge the events from `first` up to, not including, `last`."""
    state = history.fold(first)
    for event in history.events[first:last]:
        loss, best, chance = _loss(state, event.code, judges)
        state.apply(event.code)
        yield EventJudgement(loss, best, tuple(judges.first.win_chances(state)), chance)


def summarise(
    history: History, start: tuple[float, ...], judgements: Sequence[EventJudgement]
) -> Analysis:
    """Build the analysis from the chances at the start and the judgements of all events."""
    chances = (start, *(judgement.chances for judgement in judgements))
    changes = [_changes(*pair) for pair in pairwise(chances)]
    events = tuple(
        AnalysedEvent(event.actor, event.code, change, said.loss, said.best, said.chance)
        for event, change, said in zip(history.events, changes, judgements, strict=True)
    )
    accounts = tuple(_account(seat, chances, events) for seat in range(len(start)))
    finished = history.state.is_over()
    return Analysis(finished, chances, events, accounts, turning_points(events))


def _loss(state: State, code: int, judges: Judges) -> tuple[float, int, float]:
    """Return what a move gives away against the best one, the best one, and its chance."""
    if state.is_chance() or len(state.legal_moves()) == 1:
        return 0.0, code, 0.0
    moves = judges.first.consider(state)
    best = moves[0]
    played = next(move for move in moves if move.code == code)
    loss, chance = best.value - played.value, best.value
    if loss > 0 and not best.exact:
        loss, chance = _confirmed_loss(state, best.code, code, judges.second)
    return (loss, best.code, chance) if loss > 0 else (0.0, code, played.value)


def _confirmed_loss(state: State, best: int, played: int, judge: Bot) -> tuple[float, float]:
    """Return what a move gives away against another, and that one's chance; 0 if it is not sure.

    A move that is chosen for looking best looks better than it is. Both moves are therefore looked
    at anew, with the same effort.
    """
    losses, chances = [], []
    for _ in range(LOOKS):
        chance = _chance_after(state, best, judge)
        loss = chance - _chance_after(state, played, judge)
        if loss < MIN_LOSS:
            return 0.0, chance
        losses.append(loss)
        chances.append(chance)
    return fmean(losses), fmean(chances)


def _chance_after(state: State, code: int, judge: Bot) -> float:
    """Return the mover's chance to win after a move."""
    after = state.clone()
    after.apply(code)
    return judge.win_chances(after)[state.actor()]


def _changes(before: Sequence[float], after: Sequence[float]) -> tuple[float, ...]:
    return tuple(new - old for old, new in zip(before, after, strict=True))


def _account(
    seat: int, chances: Sequence[Sequence[float]], events: Sequence[AnalysedEvent]
) -> Account:
    own = [event for event in events if event.actor == seat]
    luck = fsum(event.changes[seat] for event in events if event.actor == CHANCE)
    others = fsum(event.changes[seat] for event in events if event.actor not in (CHANCE, seat))
    skill = -fsum(event.loss for event in own)
    drift = fsum(event.changes[seat] + event.loss for event in own)
    return Account(chances[0][seat], luck, skill, others, drift, chances[-1][seat])
