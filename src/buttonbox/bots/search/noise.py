"""The errors of the weaker levels: they miss the best move and play one that seems nearly as good.

A move's weight falls with its rank, so that only a few moves are likely in any decision, and with
its loss, so that blunders are rare even where there are only two moves.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from buttonbox.bots.value.exponential import exp
from buttonbox.core.randomness import Generator

SURE_WIN = 1 - 1e-9
DRAWS = 1 << 30


@dataclass(frozen=True)
class Noise:
    """The width of a level's errors.

    A move that ranks `r` below the best one and loses `x` of the chance to win has the weight
    exp(-r / ranks - x / loss). `loss` is for two players; it is scaled down for more, whose chances
    are smaller.
    """

    ranks: float
    loss: float

    def weights(self, values: Sequence[float], players: int) -> list[float]:
        """Return the probability of each move, given its chance to win."""
        best = max(values)
        order = sorted(range(len(values)), key=lambda i: -values[i])
        if best >= SURE_WIN:  # nobody overlooks a win
            return [1.0 if i == order[0] else 0.0 for i in range(len(values))]
        found = [0.0] * len(values)
        for rank, i in enumerate(order):
            given_away = (best - values[i]) * players / 2
            found[i] = exp(-rank / self.ranks - given_away / self.loss)
        total = math.fsum(found)
        return [weight / total for weight in found]


def draw(weights: Mapping[int, float], generator: Generator) -> int:
    """Draw a move by its probability."""
    left = generator.below(DRAWS) / DRAWS
    for code, weight in weights.items():
        left -= weight
        if left < 0:
            return code
    return max(weights, key=lambda code: weights[code])


def moves_alive(weights: Iterable[float]) -> float:
    """Return the effective number of moves: the exponential of the entropy of the weights."""
    return math.exp(-math.fsum(weight * math.log(weight) for weight in weights if weight > 0))
