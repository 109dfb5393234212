"""The errors of the weaker levels: they miss the best move and play one that seems nearly as good.

A move's weight falls with its rank, so that only a few moves are likely in any decision, and with
its loss, so that blunders are rare even where there are only two moves. Greedy levels also judge
shallowly: moves that pay at once seem better to them than they are.
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
    are smaller. To a greedy level, a point that a move gains at once seems to be worth `greed` of
    the chance to win on top of what it is worth.
    """

    ranks: float
    loss: float
    greed: float = 0.0

    def weights(
        self, values: Sequence[float], players: int, gains: Sequence[float] | None = None
    ) -> list[float]:
        """Return the probability of each move, given its chance to win and the points it gains."""
        if max(values) >= SURE_WIN:  # nobody overlooks a win
            best = values.index(max(values))
            return [1.0 if i == best else 0.0 for i in range(len(values))]
        seeming = values
        if gains is not None:
            seeming = [v + self.greed * gain for v, gain in zip(values, gains, strict=True)]
        found = [0.0] * len(values)
        order = sorted(range(len(values)), key=lambda i: -seeming[i])
        for rank, i in enumerate(order):
            given_away = (seeming[order[0]] - seeming[i]) * players / 2
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
