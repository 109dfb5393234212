"""The spread of best-fit Elo ratings, as a measure of skill.

P. Duersch, M. Lambrecht and J. Oechssler, "Measuring skill and chance in games", European Economic
Review 127 (2020), 103472. Players are rated by the usual Elo updates, with the factor k that
predicts the results best (least squared error). The more a game is decided by skill, the further
apart the ratings end: their standard deviation is the measure. It depends on who plays and how
often. To read it, it is compared with a game of the same players in which a part of the results
comes from pure skill, where the better player always wins, and the rest from a coin. The paper does
the same with chess.

Ratings follow the order of the games, and a game drawn twice would predict itself. So the interval
is not by the bootstrap but by the jackknife: each tenth of the games is left out in turn (Tukey).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from buttonbox.core.randomness import Generator
from buttonbox.research.measures.intervals import Estimate, jackknife, mean

SCALE = 400.0  # a lead of this many points means ten wins to one
FACTORS = (0.0, *(2.0 * 1.25**step for step in range(28)))  # of k, up to 827
REFINEMENTS = 8  # golden-section steps between the best factor's neighbours
GOLDEN = (math.sqrt(5) - 1) / 2
SHARES = tuple(step / 20 for step in range(21))  # of skill, in the games to compare with
REPEATS = 4  # such games for each share
FINE = 1_000_000


class Duel(NamedTuple):
    """A game of two: the first player's result is 1, 0 or something between."""

    first: str
    second: str
    result: float


@dataclass(frozen=True)
class EloSpread:
    """The standard deviation of the ratings, the best factor, and the ratings themselves."""

    spread: Estimate
    factor: float
    ratings: dict[str, float]


def elo_spread(duels: Sequence[Duel]) -> EloSpread:
    """Return the spread of the best-fit ratings, with its interval; the order of games counts."""
    factor = best_factor(duels)
    ratings = rate(duels, factor)[0]
    return EloSpread(jackknife(best_spread, duels), factor, ratings)


def rate(duels: Sequence[Duel], factor: float) -> tuple[dict[str, float], float]:
    """Return the ratings after all games, starting at 0, and the mean squared error."""
    ratings: dict[str, float] = {}
    error = 0.0
    for first, second, result in duels:
        one = ratings.get(first, 0.0)
        other = ratings.get(second, 0.0)
        surprise = result - 1 / (1 + 10 ** ((other - one) / SCALE))
        error += surprise * surprise
        ratings[first] = one + factor * surprise
        ratings[second] = other - factor * surprise
    return ratings, error / len(duels)


def best_factor(duels: Sequence[Duel]) -> float:
    """Return the factor whose ratings predict the results best."""
    errors = [rate(duels, factor)[1] for factor in FACTORS]
    best = errors.index(min(errors))
    low = FACTORS[max(best - 1, 0)]
    high = FACTORS[min(best + 1, len(FACTORS) - 1)]
    return _narrow(duels, low, high)


def _narrow(duels: Sequence[Duel], low: float, high: float) -> float:
    """Golden-section search."""
    for _ in range(REFINEMENTS):
        reach = GOLDEN * (high - low)
        if rate(duels, high - reach)[1] <= rate(duels, low + reach)[1]:
            high = low + reach
        else:
            low = high - reach
    return low if rate(duels, low)[1] <= rate(duels, high)[1] else high


def best_spread(duels: Sequence[Duel]) -> float:
    """Return the standard deviation of the best-fit ratings."""
    ratings = list(rate(duels, best_factor(duels))[0].values())
    middle = mean(ratings)
    return math.sqrt(mean([(rating - middle) ** 2 for rating in ratings]))


# The game to compare with.


def skill_equivalent(duels: Sequence[Duel], spread: Estimate, seed: int) -> Estimate:
    """Return the share of skill in the mixed game whose spread is the same, with its interval.

    Players are ranked by their results, and meet as they did. 0 is a coin toss; 1 is pure skill.
    """
    curve = [_mixed_spread(duels, share, seed) for share in SHARES]
    return Estimate(*(_share_at(curve, each) for each in (spread.value, spread.low, spread.high)))


def _mixed_spread(duels: Sequence[Duel], share: float, seed: int) -> float:
    generator = Generator(seed)
    return mean([best_spread(mixed_duels(duels, share, generator)) for _ in range(REPEATS)])


def mixed_duels(duels: Sequence[Duel], share: float, generator: Generator) -> list[Duel]:
    """Replay the duels: with this probability the better player wins, otherwise a coin decides."""
    strength = mean_results(duels)

    def result(duel: Duel) -> float:
        if generator.below(FINE) < share * FINE:
            return float(strength[duel.first] > strength[duel.second])
        return float(generator.below(2))

    return [duel._replace(result=result(duel)) for duel in duels]


def mean_results(duels: Sequence[Duel]) -> dict[str, float]:
    """Return each player's mean result."""
    results: dict[str, list[float]] = {}
    for first, second, result in duels:
        results.setdefault(first, []).append(result)
        results.setdefault(second, []).append(1 - result)
    return {name: mean(each) for name, each in results.items()}


def _share_at(curve: Sequence[float], spread: float) -> float:
    """Return the share at which the curve first reaches a spread, between its points linearly."""
    for step, (before, after) in enumerate(pairwise(curve)):
        if spread <= after:
            inside = max(spread - before, 0.0) / (after - before) if after > before else 0.0
            return SHARES[step] + inside * (SHARES[step + 1] - SHARES[step])
    return 1.0
