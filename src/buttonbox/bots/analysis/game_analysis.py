"""Analyse a game: how the chances to win developed, and how much was luck and how much skill.

A judge (any bot) gives each seat's chance to win before the first event and after each one; for a
finished game the result is exact. Each event changes a seat's chance by some amount, and every
change is booked in one of four columns of that seat:

- luck: if the event is chance, what it brought beyond the mean of what could have come. Where dice
  are not weighed exactly, a judge of their own looks one ply ahead before and after they fall;
- others: the whole change, if another seat decided;
- skill: if the seat itself decided, what it gave away against the best move. A second judge looks
  at the positions after both moves with the same effort, twice over, and nothing is booked unless
  both times the difference is more than a judge can mistake. Never above 0;
- drift: the rest of its own decisions and of chance: after the event the judge sees the position
  differently than before. A good judge drifts little, an exact one not at all.

So for each seat   luck + skill + others + drift = chance at the end - chance at the start.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import fsum
from statistics import fmean

from buttonbox.bots.analysis.judges import Judges
from buttonbox.bots.analysis.turning_points import AnalysedEvent, TurningPoint, turning_points
from buttonbox.core.actors import CHANCE
from buttonbox.core.history import History
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State

LOOKS = 2  # at each of two moves that are compared
OUTCOMES = 6  # of dice that follow a move, in one look


@dataclass(frozen=True)
class EventJudgement:
    """What the judge says about one event.

    `chances` are those of all seats after the event, `best` is the code of the best move, `chance`
    its chance to win, and `loss` what the move played gave away against it. `luck` is what dice
    brought each seat; None if that is the whole change.
    """

    loss: float
    best: int
    chances: tuple[float, ...]
    chance: float = 0.0
    luck: tuple[float, ...] | None = None


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
    for number, event in enumerate(history.events[first:last], first):
        loss, best, chance = _loss(state, event.code, judges)
        state.apply(event.code)
        chances = tuple(judges.first.win_chances(state))
        luck = _luck(history, number, state, judges) if event.actor == CHANCE else None
        yield EventJudgement(loss, best, chances, chance, luck)


def summarise(
    history: History, start: tuple[float, ...], judgements: Sequence[EventJudgement]
) -> Analysis:
    """Build the analysis from the chances at the start and the judgements of all events."""
    chances = (start, *(judgement.chances for judgement in judgements))
    changes = [_changes(*pair) for pair in pairwise(chances)]
    events = tuple(
        AnalysedEvent(event.actor, event.code, change, said.loss, said.best, said.chance, said.luck)
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
        loss, chance = _confirmed_loss(state, best.code, code, judges)
    return (loss, best.code, chance) if loss > 0 else (0.0, code, played.value)


def _confirmed_loss(state: State, best: int, played: int, judges: Judges) -> tuple[float, float]:
    """Return what a move gives away against another, and that one's chance; 0 if it is not sure.

    A move that is chosen for looking best looks better than it is. Both moves are therefore looked
    at anew, with the same effort.
    """
    losses, chances = [], []
    for look in range(LOOKS):
        chance = _chance_after(state, best, judges, look)
        loss = chance - _chance_after(state, played, judges, look)
        if loss < judges.error:
            return 0.0, chance
        losses.append(loss)
        chances.append(chance)
    return fmean(losses), fmean(chances)


def _chance_after(state: State, code: int, judges: Judges, look: int) -> float:
    """Return the mover's chance to win after a move; dice fall alike in the same look."""
    after = state.clone()
    after.apply(code)
    if judges.dice is None or not after.is_chance():
        return judges.second.win_chances(after)[state.actor()]
    generator = Generator(look)
    outcomes = [_after_dice(after, generator) for _ in range(OUTCOMES)]
    return fmean(judges.second.win_chances(each)[state.actor()] for each in outcomes)


def _after_dice(state: State, generator: Generator) -> State:
    """Let dice fall until a seat decides."""
    after = state.clone()
    while after.is_chance():
        after.apply(generator.draw(after))
    return after


def _luck(history: History, number: int, after: State, judges: Judges) -> tuple[float, ...] | None:
    """Return what a run of dice brought each seat; all of it counts with the last of them."""
    if judges.dice is None:
        return None
    if after.is_chance():
        return (0.0,) * after.players
    while number and history.events[number - 1].actor == CHANCE:
        number -= 1
    before = judges.dice.win_chances(history.fold(number))
    return _changes(before, judges.dice.win_chances(after))


def _changes(before: Sequence[float], after: Sequence[float]) -> tuple[float, ...]:
    return tuple(new - old for old, new in zip(before, after, strict=True))


def _account(
    seat: int, chances: Sequence[Sequence[float]], events: Sequence[AnalysedEvent]
) -> Account:
    own = [event for event in events if event.actor == seat]
    luck = fsum(event.dice[seat] for event in events)
    others = fsum(event.changes[seat] for event in events if event.actor not in (CHANCE, seat))
    skill = -fsum(event.loss for event in own)
    rolled = [event for event in events if event.actor == CHANCE]
    drift = fsum(
        [
            *(event.changes[seat] + event.loss for event in own),
            *(event.changes[seat] - event.dice[seat] for event in rolled),
        ]
    )
    return Account(chances[0][seat], luck, skill, others, drift, chances[-1][seat])
