"""Analyse a game: how the chances to win developed, and how much was luck and how much skill.

A judge (any bot) estimates each seat's chance to win before the first event and after every event;
the result of a finished game is exact. Every change of a seat's chance is booked in one of the four
columns of its account:

- luck: for a chance event, the change beyond the mean over all that could have happened. Where the
  judge cannot compute that mean exactly, another judge evaluates the position before and after the
  dice, one ply deep;
- others: the whole change, if another seat decided;
- skill: if the seat itself decided, the value of its move minus that of the move the judge prefers,
  usually below 0. A second judge evaluates the positions after both moves with the same effort. Its
  errors go in both directions and cancel out over many moves, so a player who sees further than the
  judge is not blamed for it;
- drift: what is left of the seat's own decisions and of chance, because the judge sees the position
  differently after the event than before. A good judge drifts little, an exact one not at all.

So for each seat   luck + skill + others + drift = chance at the end - chance at the start.

A single move is called a mistake only if the second judge, and then a last one that searches
deeper, both find a difference larger than their own error. Where the next dice are far away, bots
also play on from both moves (continuation.py), and their results must differ by as much.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import fsum
from typing import NamedTuple

from buttonbox.bots.analysis.continuation import advantage, chance_after_dice
from buttonbox.bots.analysis.judges import Judges
from buttonbox.bots.analysis.turning_points import AnalysedEvent, TurningPoint, turning_points
from buttonbox.bots.bot import Bot, ScoredMove
from buttonbox.core.actors import CHANCE
from buttonbox.core.history import History
from buttonbox.core.state import State

OUTCOMES = 6  # of the dice after a move, averaged in one evaluation


@dataclass(frozen=True)
class EventJudgement:
    """What the judge says about one event.

    `chances` are those of all seats after the event, `best` is the code of the best move and
    `chance` its chance to win. `loss` is what the move played gave away compared with the best one,
    or 0 unless all judges agree on it. `estimate` is that loss by the second judge alone; below 0
    if the move played is better. `luck` is the luck of each seat; None if it is the whole change.
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

    The move that evaluates best is usually overestimated. Both moves are therefore evaluated again,
    with the same effort.
    """
    estimate, _ = _compare(state, best, played.code, judges.second, judges)
    if estimate >= judges.error and _lasts(state, best, played.code, judges):
        loss, chance = _compare(state, best, played.code, judges.last, judges)
        if loss >= judges.error:
            return _MoveJudgement(loss, estimate, best, chance)
    return _MoveJudgement(0.0, estimate, played.code, played.value)


def _lasts(state: State, best: int, played: int, judges: Judges) -> bool:
    """Return whether the better move stays better, whichever of the players plays on."""
    judge = judges.dice
    return judge is None or all(
        advantage(state, best, played, player, judge) >= judges.error for player in judges.players
    )


def _compare(
    state: State, best: int, played: int, judge: Bot, judges: Judges
) -> tuple[float, float]:
    """Return how much better one move is than another, and its own chance to win."""
    seed = OUTCOMES * (judge is judges.last)  # the same dice after both moves
    chance, other = (_chance_after(state, code, judge, judges, seed) for code in (best, played))
    return chance - other, chance


def _chance_after(state: State, code: int, judge: Bot, judges: Judges, seed: int) -> float:
    """Return the mover's chance to win after a move, estimated by a judge."""
    after = state.clone()
    after.apply(code)
    if judges.dice is None:
        return judge.win_chances(after)[state.actor()]
    return chance_after_dice(after, state.actor(), judge, OUTCOMES, seed)


def _luck(history: History, number: int, after: State, judges: Judges) -> tuple[float, ...] | None:
    """Return each seat's luck in a run of chance events; all of it is booked to the last one."""
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
