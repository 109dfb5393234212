"""Taking turns at the clock: every repeat measures all contestants, one after the other."""

import statistics
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import repeat

Samples = Mapping[str, Sequence[float]]


@dataclass(frozen=True)
class Contestant:
    """Something to measure; `run` gives one sample in the unit."""

    name: str
    unit: str
    run: Callable[[], float]


@dataclass(frozen=True)
class Spread:
    """Samples as their median and range."""

    median: float
    low: float
    high: float


def spread(samples: Iterable[float]) -> Spread:
    """Summarise samples."""
    ordered = sorted(samples)
    return Spread(statistics.median(ordered), ordered[0], ordered[-1])


def nanoseconds(work: Callable[[], float]) -> float:
    """CPU time for each unit of work; `work` returns how many units it did."""
    start = time.process_time_ns()
    units = work()
    return (time.process_time_ns() - start) / units


def nanoseconds_a_call(call: Callable[[], object], calls: int) -> float:
    """CPU time of a call that takes no arguments."""

    def work() -> int:
        for _ in repeat(None, calls):
            call()
        return calls

    return nanoseconds(work)


def alternate(contestants: Sequence[Contestant], repeats: int) -> dict[str, list[float]]:
    """The samples of each contestant by name, in the order of the repeats."""
    samples: dict[str, list[float]] = {contestant.name: [] for contestant in contestants}
    for _ in range(repeats):
        for contestant in contestants:
            samples[contestant.name].append(contestant.run())
    return samples
