"""Results with the luck taken out, as GNU Backgammon reports them.

The luck of a chance event is a player's chance to win after it, minus the mean over all possible
outcomes (D. Zare, "A Measure of Luck", 2000). Luck averages 0 whatever the players do, so a result
minus its luck has the same mean as the result and varies less. In a game of pure chance every
adjusted result is the chance at the start; in one without chance nothing is adjusted.
`buttonbox.bots.arena.luck` measures the luck while a game is played.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from buttonbox.bots.arena.ratings import GameResult
from buttonbox.research.measures.intervals import Estimate, bootstrap, mean, variance


class LuckyResult(NamedTuple):
    """A player's share of the win in a game, and how lucky the player was."""

    share: float
    luck: float


@dataclass(frozen=True)
class LuckAdjusted:
    """A player's mean result, raw and adjusted, and how much of its variance was luck."""

    result: Estimate
    adjusted: Estimate
    luck_variance: Estimate  # the part of the variance that the adjustment takes away


def lucky_results(name: str, results: Sequence[GameResult]) -> list[LuckyResult]:
    """Return a player's results from an arena whose games had a judge."""
    return [
        LuckyResult(share, luck)
        for result in results
        for seat, share, luck in zip(result.seats, result.shares, result.luck, strict=True)
        if seat == name
    ]


def luck_adjusted(results: Sequence[LuckyResult]) -> LuckAdjusted:
    """Return a player's mean result with and without luck."""
    return LuckAdjusted(
        bootstrap(lambda sample: mean([each.share for each in sample]), results),
        bootstrap(lambda sample: mean(_adjusted(sample)), results),
        bootstrap(_luck_variance, results),
    )


def _adjusted(results: Sequence[LuckyResult]) -> list[float]:
    return [each.share - each.luck for each in results]


def _luck_variance(results: Sequence[LuckyResult]) -> float:
    """Return 1 - variance adjusted / variance raw; 0 if results never vary."""
    raw = variance([each.share for each in results])
    return 1 - variance(_adjusted(results)) / raw if raw else 0.0
