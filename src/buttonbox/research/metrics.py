"""Metrics of a game, from rows of games alone or with a bot that judges their states.

All intervals are bootstrapped over games.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from buttonbox.bots.bot import Bot, ScoredMove
from buttonbox.core.history import History
from buttonbox.core.state import State
from buttonbox.research.data import GameRow, decisions, to_history
from buttonbox.research.measures.intervals import Estimate, bootstrap, mean
from buttonbox.research.measures.volatility import Swings, luck_share, measure_swings

RESAMPLES = 300


@dataclass(frozen=True)
class Shape:
    """The course of the games: their length, their choices, who leads and who wins."""

    games: int
    branching: Estimate  # legal moves in a decision
    forced: Estimate  # the share of decisions with one legal move
    decisions: Estimate  # in a game
    rounds: Estimate  # in a game
    lead_changes: Estimate  # in a game
    seats: tuple[Estimate, ...]  # each seat's share of the wins


@dataclass(frozen=True)
class Stakes:
    """How much decisions and chance matter, by the values of a judge."""

    games: int
    decision_spread: Estimate  # what a random move loses compared with the best one
    volatility: Estimate  # squared changes by chance, in a game
    total: Estimate  # the same by chance and decisions; above 1/4 the judge contradicts itself
    luck_share: Estimate  # of chance in all that moves the chances to win


# From rows alone.


def shape(rows: Sequence[GameRow]) -> Shape:
    """Return the shape of games of one table; replays each of them once."""
    seats = range(rows[0]["players"])
    return Shape(
        len(rows),
        bootstrap(_branching, rows, RESAMPLES),
        bootstrap(_forced, rows, RESAMPLES),
        _mean_of([row["decisions"] for row in rows]),
        _mean_of([row["rounds"] for row in rows]),
        _mean_of([lead_changes(row) for row in rows]),
        tuple(_mean_of([win_share(row, seat) for row in rows]) for seat in seats),
    )


def _mean_of(numbers: Sequence[float]) -> Estimate:
    return bootstrap(mean, numbers, RESAMPLES)


def _branching(rows: Sequence[GameRow]) -> float:
    return sum(sum(row["choices"]) for row in rows) / sum(row["decisions"] for row in rows)


def _forced(rows: Sequence[GameRow]) -> float:
    return sum(row["choices"].count(1) for row in rows) / sum(row["decisions"] for row in rows)


def choice_counts(rows: Sequence[GameRow]) -> Counter[int]:
    """Return how many decisions had how many legal moves."""
    counts: Counter[int] = Counter()
    for row in rows:
        counts.update(row["choices"])
    del counts[0]  # chance events
    return counts


def win_share(row: GameRow, seat: int) -> float:
    """Return a seat's share of the win; several winners share equally."""
    return (seat in row["winners"]) / len(row["winners"])


def lead_changes(row: GameRow) -> int:
    """Return how often another seat took the lead in the score; a tie is nobody's lead."""
    leaders = [leader for leader in _leaders(to_history(row)) if leader is not None]
    return sum(before != after for before, after in pairwise(leaders))


def _leaders(history: History) -> Iterator[int | None]:
    """Yield the seat with the highest score after each event; None if several have it."""
    scores = history.game.page.scores
    state = history.first_state()
    for event in history.events:
        state.apply(event.code)
        score = scores(state)
        best = max(score)
        yield score.index(best) if score.count(best) == 1 else None


# With a judge.


def stakes(rows: Sequence[GameRow], judge: Bot) -> Stakes:
    """Return the stakes of games.

    The judge must not search (budget `ONE_PLY`): before a chance event it averages over sampled
    outcomes. Costs a few tenths of a second per game.
    """
    swings = [row_swings(row, judge) for row in rows]
    return Stakes(
        len(rows),
        _mean_of([decision_spread(row, judge) for row in rows]),
        _mean_of([each.chance for each in swings]),
        _mean_of([each.chance + each.decisions for each in swings]),
        bootstrap(luck_share, swings, RESAMPLES),
    )


def decision_spread(row: GameRow, judge: Bot) -> float:
    """Return what a random move loses compared with the best one, averaged over the decisions.

    Forced moves do not count; 0 if there are no other decisions.
    """
    spreads = [
        _spread(judge.consider(decision.state))
        for decision in decisions(row)
        if len(decision.moves) > 1
    ]
    return mean(spreads) if spreads else 0.0


def _spread(moves: Sequence[ScoredMove]) -> float:
    values = [move.value for move in moves]
    return max(values) - mean(values)


def row_swings(row: GameRow, judge: Bot) -> Swings:
    """Return how far chance and decisions moved the chances to win in a game."""
    history = to_history(row)
    codes = iter(row["codes"])

    def advance(state: State) -> None:
        is_chance = state.is_chance()
        state.apply(next(codes))
        while is_chance and state.is_chance():
            state.apply(next(codes))

    return measure_swings(history.first_state(), advance, judge)
