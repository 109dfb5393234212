"""What the measurements have to show."""

from dataclasses import dataclass

from bench.measure import Samples, Spread, spread


@dataclass(frozen=True)
class Target:
    """A bound on a quotient of two contestants, or on one of them alone."""

    what: str
    over: str
    under: str | None
    bound: float
    at_least: bool = False
    always: bool = False  # met only if every repeat meets it

    def result(self, samples: Samples) -> Spread:
        """Each quotient is of one repeat, so that a noisy moment weighs on both sides."""
        if self.under is None:
            return spread(samples[self.over])
        pairs = zip(samples[self.over], samples[self.under], strict=True)
        return spread(over / under for over, under in pairs)

    def met(self, samples: Samples) -> bool:
        """Whether the median meets the bound, or the worst repeat if it must always be met."""
        result = self.result(samples)
        worst = result.low if self.at_least else result.high
        decisive = worst if self.always else result.median
        return decisive >= self.bound if self.at_least else decisive <= self.bound


def at_most(bound: float, what: str, over: str, under: str | None = None) -> Target:
    """A cost of ours, or its share of the other's."""
    return Target(what, over, under, bound)


def times_faster(bound: float, what: str, slow: str, fast: str) -> Target:
    """How many times the cost of the fast one the slow one has."""
    return Target(what, slow, fast, bound, at_least=True)


TARGETS = (
    at_most(0.5, "BUTTONS, random play: share of pig", "play buttons", "play pig"),
    at_most(2.0, "War, random play: share of pig", "play war", "play pig"),
    times_faster(40, "War, random play: faster than backgammon", "play backgammon", "play war"),
    times_faster(5, "BUTTONS, stepped: faster than pig", "step pig", "step buttons"),
    times_faster(10, "War, stepped: faster than backgammon", "step backgammon", "step war"),
    at_most(0.5, "BUTTONS, copy: share of pig", "copy buttons", "copy pig"),
    at_most(0.25, "War, copy: share of backgammon", "copy war", "copy backgammon"),
    times_faster(50, "BUTTONS: faster than interpreted", "interpreted buttons", "play buttons"),
    times_faster(50, "War: faster than interpreted", "interpreted war", "play war"),
    times_faster(0.5, "BUTTONS, search: times the speed of pig", "search pig", "search buttons"),
    times_faster(20, "War, search: faster than backgammon", "search backgammon", "search war"),
    at_most(512, "BUTTONS: bytes of a state", "size buttons"),
    at_most(1024, "War: bytes of a state", "size war"),
)
