"""Analyse a game: how the chances to win developed, and how much was luck and how much skill.

A judge (any bot) gives each seat's chance to win before the first event and after each one; for a
finished game the result is exact. Each event changes a seat's chance by some amount, and every
change is booked in one of four columns of that seat:

- luck: if the event is chance, what it brought beyond the mean of what could have come. Where dice
  are not weighed exactly, a judge of their own looks one ply ahead before and after they fall;
- others: the whole change, if another seat decided;
- skill: if the seat itself decided, how much its moves were worth more than those that the judge
  prefers, usually less. A second judge looks at the positions after both moves with the same
  effort. It errs in either direction, so over many moves its errors cancel out, and a player who
  sees more than the judge is not blamed;
- drift: the rest of its own decisions and of chance: after the event the judge sees the position
  differently than before. A good judge drifts little, an exact one not at all.

So for each seat   luck + skill + others + drift = chance at the end - chance at the start.

A single move is called a mistake only if the second judge, and then a last one that looks deeper,
both find a difference that is more than they can be wrong by. Where dice are far away, players go
on from both moves (going_on.py), and must find that difference, too.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import fsum
from typing import NamedTuple

from buttonbox.bots.analysis.going_on import advantage, chance_after_dice
from buttonbox.bots.analysis.judges import Judges
from buttonbox.bots.analysis.turning_points import AnalysedEvent, TurningPoint, turning_points
from buttonbox.bots.bot import Bot, ScoredMove
from buttonbox.core.actors import CHANCE
from buttonbox.core.history import History
from buttonbox.core.state import State

OUTCOMES = 6  # of dice that follow a move, in one look


@dataclass(frozen=True)
class EventJudgement:
    """What the judge says about one event.

    `chances` are those of all seats after the event, `best` is the code of the best move, `chance`
    its chance to win, and `loss` what the move played gave away against it, if that is sure.
    `estimate` is the same loss as far as one look tells; below 0 if the move played is better.
    `luck` is what dice brought each seat; None if that is the whole change.
    """

    loss: float
    best: int
    chances: tuple[float, ...]
    chance: float = 0.0
    estimate: float = 0.0
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
        move = _judge_move(state, event.code, judges)
        state.apply(event.code)
        chances = tuple(judges.first.win_chances(state))
        luck = _luck(history, number, state, judges) if event.actor == CHANCE else None
        yield EventJudgement(move.loss, move.best, chances, move.chance, move.estimate, luck)


def summarise(
    history: History, start: tuple[float, ...], judgements: Sequence[EventJudgement]
) -> Analysis:
    """Build the analysis from the chances at the start and the judgements of all events."""
    chances = (start, *(judgement.chances for judgement in judgements))
    changes = [_changes(*pair) for pair in pairwise(chances)]
    events = tuple(
        AnalysedEvent(
            event.actor,
            event.code,
            change,
            said.loss,
            said.best,
            said.chance,
            said.estimate,
            said.luck,
        )
        for event, change, said in zip(history.events, changes, judgements, strict=True)
    )
    accounts = tuple(_account(seat, chances, events) for seat in range(len(start)))
    finished = history.state.is_over()
    return Analysis(finished, chances, events, accounts, turning_points(events))


class _MoveJudgement(NamedTuple):
    """What the judges say about a move; see EventJudgement."""

    loss: float
    estimate: float
    best: int
    chance: float


def _judge_move(state: State, code: int, judges: Judges) -> _MoveJudgement:
    """Compare the move played with the one that the first judge prefers."""
    if state.is_chance() or len(state.legal_moves()) == 1:
        return _MoveJudgement(0.0, 0.0, code, 0.0)
    moves = judges.first.consider(state)
    best = moves[0]
    played = next(move for move in moves if move.code == code)
    if best.exact:
        loss = best.value - played.value
        return _MoveJudgement(loss, loss, best.code if loss > 0 else code, best.value)
    if best.code == code:
        return _MoveJudgement(0.0, 0.0, code, best.value)
    return _look_again(state, best.code, played, judges)


def _look_again(state: State, best: int, played: ScoredMove, judges: Judges) -> _MoveJudgement:
    """Let other judges compare two moves: the last one only if the others find a mistake.

    A move that is chosen for looking best looks better than it is. Both moves are therefore looked
    at anew, with the same effort.
    """
    estimate, _ = _compare(state, best, played.code, judges.second, judges)
    if estimate >= judges.error and _is_seen_through(state, best, played.code, judges):
        loss, chance = _compare(state, best, played.code, judges.last, judges)
        if loss >= judges.error:
            return _MoveJudgement(loss, estimate, best, chance)
    return _MoveJudgement(0.0, estimate, played.code, played.value)


def _is_seen_through(state: State, best: int, played: int, judges: Judges) -> bool:
    """Return whether the better move leads to more, whichever of the players goes on."""
    judge = judges.dice
    return judge is None or all(
        advantage(state, best, played, player, judge) >= judges.error for player in judges.players
    )


def _compare(
    state: State, best: int, played: int, judge: Bot, judges: Judges
) -> tuple[float, float]:
    """Return what one move is worth more than another, and its own chance."""
    seed = OUTCOMES * (judge is judges.last)  # of the dice: they fall alike after both moves
    chance, other = (_chance_after(state, code, judge, judges, seed) for code in (best, played))
    return chance - other, chance


def _chance_after(state: State, code: int, judge: Bot, judges: Judges, seed: int) -> float:
    """Return the mover's chance to win after a move, as a judge sees it."""
    after = state.clone()
    after.apply(code)
    if judges.dice is None:
        return judge.win_chances(after)[state.actor()]
    return chance_after_dice(after, state.actor(), judge, OUTCOMES, seed)


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
    skill = -fsum(event.estimate for event in own)
    rolled = [event for event in events if event.actor == CHANCE]
    drift = fsum(
        [
            *(event.changes[seat] + event.estimate for event in own),
            *(event.changes[seat] - event.dice[seat] for event in rolled),
        ]
    )
    return Account(chances[0][seat], luck, skill, others, drift, chances[-1][seat])
