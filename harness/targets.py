"""Targets that measurements must meet."""

from dataclasses import dataclass

from harness.measure import Samples, Spread, spread


@dataclass(frozen=True)
class Target:
    """A bound on the ratio of two contestants, or on a single one."""

    what: str
    over: str
    under: str | None
    bound: float
    at_least: bool = False
    always: bool = False  # met only if every repeat meets it

    def result(self, samples: Samples) -> Spread:
        """Return the ratios, each within one repeat, so that noise affects both sides."""
        if self.under is None:
            return spread(samples[self.over])
        pairs = zip(samples[self.over], samples[self.under], strict=True)
        return spread(over / under for over, under in pairs)

    def met(self, samples: Samples) -> bool:
        """Return whether the median meets the bound, or every repeat if `always` is set."""
        result = self.result(samples)
        worst = result.low if self.at_least else result.high
        decisive = worst if self.always else result.median
        return decisive >= self.bound if self.at_least else decisive <= self.bound


def at_most(bound: float, what: str, over: str, under: str | None = None) -> Target:
    """Return a target for a cost, or for its ratio to another cost."""
    return Target(what, over, under, bound)


def at_least(bound: float, what: str, over: str, under: str | None = None) -> Target:
    """Return a target for a rate, or for its ratio to another rate."""
    return Target(what, over, under, bound, at_least=True)


def times_faster(bound: float, what: str, slow: str, fast: str) -> Target:
    """Return a target for how many times faster one contestant is."""
    return Target(what, slow, fast, bound, at_least=True)
