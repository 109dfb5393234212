"""Volatility and the share of luck: how far chance events and decisions move the chances to win.

Volatility is the second measure of D. H. Silver, arXiv 2511.11611 (2025): the sum over the turns of
the variance of the change in the chance to win. As in the paper's own computation only changes
by chance events count, so that a game without them has volatility 0. Before a chance event the
chance to win is the mean over its outcomes, so each variance is a mean square, and the sum is the
mean over games of the squared changes.

If the values are right for the way the game is played, changes of different turns are uncorrelated,
and the squares of all changes, decisions included, add up to the variance of the result. So
volatility is at most 1/4, and its part of the whole is the share of luck.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from buttonbox.bots.arena.arena import combined_seed
from buttonbox.bots.bot import Bot
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.research.measures.exact import after_chance, after_moves, exact_shares
from buttonbox.research.measures.intervals import Estimate, bootstrap, mean

# Small games.


def exact_volatility(state: State, seat: int = 0) -> Fraction:
    """Return the volatility of a small game: the seat responds best, all others play at random."""
    return _values(state, seat)[1]


def _values(state: State, seat: int) -> tuple[Fraction, Fraction]:
    """Return the seat's expected share of the win, and the volatility from here on."""
    actor = state.actor()
    if actor == NOBODY:
        return exact_shares(state)[seat], Fraction(0)
    if actor == CHANCE:
        outcomes = after_chance(state, lambda after: _values(after, seat))
        value = sum((weight * won for weight, (won, _) in outcomes), Fraction(0))
        squares = (weight * ((won - value) ** 2 + later) for weight, (won, later) in outcomes)
        return value, sum(squares, Fraction(0))
    branches = after_moves(state, lambda after: _values(after, seat))
    if actor == seat:
        return max(branches, key=lambda branch: branch[0])
    won, later = (
        sum(column, Fraction(0)) / len(branches) for column in zip(*branches, strict=True)
    )
    return won, later


# Large games.


@dataclass(frozen=True)
class Swings:
    """The squared changes of one game, their mean over the seats, by what caused them."""

    chance: float
    decisions: float


@dataclass(frozen=True)
class Volatility:
    """Volatility by chance, and the share of luck in all that moves the chances to win."""

    chance: Estimate
    luck_share: Estimate


def estimate_volatility(
    new_state: Callable[[Generator], State],
    players: Sequence[Bot],
    judge: Bot,
    games: int,
    seed: int,
) -> Volatility:
    """Estimate the volatility of games between these bots, by the values of a judge.

    A judge that averages over n sampled chance events, as a SearchBot does over 48, increases the
    squares by one part in n.
    """
    swings = []
    for number in range(games):
        each = combined_seed(seed, number)
        advance = live_play(players, Generator(each))
        swings.append(measure_swings(new_state(Generator(each)), advance, judge))
    return Volatility(
        bootstrap(lambda sample: mean([each.chance for each in sample]), swings),
        bootstrap(luck_share, swings),
    )


def luck_share(swings: Sequence[Swings]) -> float:
    """Return the share of chance in the squares of all changes; 0 if nothing ever changes."""
    chance = mean([each.chance for each in swings])
    total = chance + mean([each.decisions for each in swings])
    return chance / total if total else 0.0


def live_play(players: Sequence[Bot], dice: Generator) -> Callable[[State], object]:
    """Return a function that plays one decision, or all chance events before the next one."""

    def advance(state: State) -> None:
        if state.is_chance():
            dice.settle(state)
        else:
            state.apply(players[state.actor()].choose(state))

    return advance


def measure_swings(state: State, advance: Callable[[State], object], judge: Bot) -> Swings:
    """Play a game to its end with `advance` and measure what each step changes."""
    squares = {True: 0.0, False: 0.0}
    before = judge.win_chances(state)
    while (actor := state.actor()) != NOBODY:
        advance(state)
        after = judge.win_chances(state)
        changes = zip(before, after, strict=True)
        squares[actor == CHANCE] += mean([(new - old) ** 2 for old, new in changes])
        before = after
    return Swings(squares[True], squares[False])
