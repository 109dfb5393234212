"""Play small games perfectly: every value by backward induction, in fractions."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeVar

from buttonbox.bots.bot import ScoredMove
from buttonbox.core.actors import NOBODY
from buttonbox.core.state import State

Values = tuple[Fraction, ...]  # one for each seat
T = TypeVar("T")


def exact_shares(state: State) -> Values:
    """Return each seat's share of the win in a finished game; several winners share equally."""
    winners = state.winners()
    return tuple(Fraction(int(seat in winners), len(winners)) for seat in range(state.players))


def after_moves(state: State, found: Callable[[State], T]) -> list[T]:
    """Return what a function finds after each legal move."""
    return [found(_after(state, code)) for code in state.legal_moves()]


def after_chance(state: State, found: Callable[[State], T]) -> list[tuple[Fraction, T]]:
    """Return what a function finds after each chance event, with its probability."""
    return [
        (probability, found(_after(state, code))) for code, probability in state.chance_outcomes()
    ]


def _after(state: State, code: int) -> State:
    after = state.clone()
    after.apply(code)
    return after


def exact_values(state: State) -> Values:
    """Return each seat's chance to win if every seat plays for itself as well as it can.

    Ties go to the first move. Visits the whole tree: for small games only.
    """
    actor = state.actor()
    if actor == NOBODY:
        return exact_shares(state)
    if actor >= 0:
        return max(after_moves(state, exact_values), key=lambda values: values[actor])
    return tuple(_weighted(after_chance(state, exact_values), state.players))


def _weighted(outcomes: list[tuple[Fraction, Values]], players: int) -> Iterator[Fraction]:
    for seat in range(players):
        yield sum((weight * values[seat] for weight, values in outcomes), Fraction(0))


class ExactBot:
    """A Bot for small games that plays perfectly, and a judge that is never wrong."""

    def choose(self, state: State) -> int:
        return self.consider(state)[0].code

    def consider(self, state: State) -> list[ScoredMove]:
        seat = state.actor()
        values = [float(values[seat]) for values in after_moves(state, exact_values)]
        moves = zip(state.legal_moves(), values, strict=True)
        scored = [ScoredMove(code, value, value, value) for code, value in moves]
        return sorted(scored, key=lambda move: -move.value)

    def win_chances(self, state: State) -> list[float]:
        return [float(value) for value in exact_values(state)]
