"""Measure contestants in turn, so that noise affects all of them equally."""

import statistics
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import repeat

Samples = Mapping[str, Sequence[float]]


@dataclass(frozen=True)
class Contestant:
    """Something to measure; `run` returns one sample in the unit."""

    name: str
    unit: str
    run: Callable[[], float]


@dataclass(frozen=True)
class Spread:
    """The median and range of some samples."""

    median: float
    low: float
    high: float


def spread(samples: Iterable[float]) -> Spread:
    """Summarise samples."""
    ordered = sorted(samples)
    return Spread(statistics.median(ordered), ordered[0], ordered[-1])


def nanoseconds(work: Callable[[], float]) -> float:
    """Return the CPU time per unit of work; `work` returns the number of units."""
    start = time.process_time_ns()
    units = work()
    return (time.process_time_ns() - start) / units


def nanoseconds_a_call(call: Callable[[], object], calls: int) -> float:
    """Return the CPU time of a call without arguments."""

    def work() -> int:
        for _ in repeat(None, calls):
            call()
        return calls

    return nanoseconds(work)


def alternate(contestants: Sequence[Contestant], repeats: int) -> dict[str, list[float]]:
    """Return the samples of each contestant by name, in the order of the repeats."""
    samples: dict[str, list[float]] = {contestant.name: [] for contestant in contestants}
    for _ in range(repeats):
        for contestant in contestants:
            samples[contestant.name].append(contestant.run())
    return samples
