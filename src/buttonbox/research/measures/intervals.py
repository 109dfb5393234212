"""Numbers with a 95 % interval: the percentile bootstrap (Efron, 1979), or the jackknife."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from buttonbox.bots.arena.ratings import Z
from buttonbox.core.randomness import Generator

RESAMPLES = 1000
TAIL = 0.025  # of the resamples that lie outside on each side
SEED = 1
GROUPS = 10  # of the jackknife

T = TypeVar("T")


@dataclass(frozen=True)
class Estimate:
    """A number and its 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.3f} ({self.low:.3f} to {self.high:.3f})"


def bootstrap(
    statistic: Callable[[Sequence[T]], float], sample: Sequence[T], resamples: int = RESAMPLES
) -> Estimate:
    """Return the statistic of the sample with its interval; costs a statistic for each resample.

    The same sample gives the same interval.
    """
    generator = Generator(SEED)
    values = sorted(statistic(resample(sample, generator)) for _ in range(resamples))
    outside = int(TAIL * resamples)
    return Estimate(statistic(sample), values[outside], values[-1 - outside])


def jackknife(statistic: Callable[[Sequence[T]], float], sample: Sequence[T]) -> Estimate:
    """Return the statistic of an ordered sample, with an interval from leaving out each tenth.

    The tenths are every tenth element, so that none is a stretch of time.
    """
    parts = [
        statistic([each for number, each in enumerate(sample) if number % GROUPS != group])
        for group in range(GROUPS)
    ]
    reach = Z * math.sqrt((GROUPS - 1) * variance(parts))
    value = statistic(sample)
    return Estimate(value, value - reach, value + reach)


def resample(sample: Sequence[T], generator: Generator) -> list[T]:
    """Draw as many elements as there are, with replacement; they keep their order."""
    count = len(sample)
    drawn = sorted([generator.below(count) for _ in range(count)])
    return [sample[i] for i in drawn]


def mean(numbers: Sequence[float]) -> float:
    """Return the mean."""
    return math.fsum(numbers) / len(numbers)


def variance(numbers: Sequence[float]) -> float:
    """Return the variance, divided by the count."""
    middle = mean(numbers)
    return mean([(number - middle) ** 2 for number in numbers])
