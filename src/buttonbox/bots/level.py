"""One level of play: its budget for a decision, and the errors it makes."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from buttonbox.bots.bot import Budget
from buttonbox.bots.search.noise import Noise

ONE_PLY = Budget(simulations=0)  # evaluate every move once, search no deeper


@dataclass(frozen=True)
class Level:
    """The budget for a decision, and the noise on the values of its moves.

    `others` has the variants of the level for three and four players, if they differ.
    """

    budget: Budget = ONE_PLY
    noise: Noise | None = None
    others: Mapping[int, Self] = field(default_factory=dict)

    def for_players(self, players: int) -> Self:
        """Return the variant for this number of players."""
        return self.others.get(players, self)

    def with_budget(self, budget: Budget) -> Self:
        """Return the level with another budget; a level that errs keeps its own."""
        others = {players: level.with_budget(budget) for players, level in self.others.items()}
        return replace(self, budget=self.budget if self.noise else budget, others=others)


Ladder = Mapping[str, Level]


def by_players(two: Level, three: Level, four: Level) -> Level:
    """Return a level that plays differently with three and four players."""
    return replace(two, others={3: three, 4: four})


def errs(ranks: float, simulations: int = 0, greed: float = 0.0) -> Level:
    """Return a level whose errors have this width; see `Noise`."""
    return Level(Budget(simulations=simulations), Noise(ranks, loss=ranks / 15, greed=greed))


def searches(simulations: int) -> Level:
    """Return a level that searches and makes no errors on purpose."""
    return Level(Budget(simulations=simulations))


def thinks(seconds: float, least: int, most: int) -> Level:
    """Return a level that runs `most` simulations, or as many as there is time for.

    It never runs fewer than `least`, which is more than any weaker level runs.
    """
    return Level(Budget(seconds=seconds, simulations=least, most=most))


MASTER = thinks(0.25, least=2000, most=30_000)
# For games with a network and no ladder of their own. The more players, the less a deeper search
# gains, so more of the levels differ in their errors.
LADDER: Ladder = {
    "novice": by_players(errs(1.65), errs(3.1, greed=0.205), errs(3.0, greed=0.23)),
    "easy": by_players(errs(1.7, 6), errs(2.97, greed=0.152), errs(2.99, greed=0.18)),
    "medium": by_players(errs(1.22, 12), errs(2.82, greed=0.108), errs(2.95, greed=0.135)),
    "good": by_players(searches(12), errs(2.65, greed=0.074), errs(2.84, greed=0.106)),
    "skilled": by_players(searches(35), errs(2.3, greed=0.036), errs(2.65, greed=0.076)),
    "strong": by_players(searches(96), errs(1.6, greed=0.008), errs(2.44, greed=0.05)),
    "expert": by_players(searches(262), errs(0.75), errs(2.15, greed=0.022)),
    "veteran": by_players(searches(710), searches(6), errs(1.5)),
    "professional": by_players(searches(1650), searches(40), errs(0.5)),
    "champion": by_players(searches(3850), searches(300), searches(11)),
    "virtuoso": by_players(thinks(0.125, 4800, 9100), thinks(0.05, 1500, 1800), searches(70)),
    "master": by_players(thinks(0.25, 6400, 22_000), MASTER, thinks(0.25, 2000, 14_000)),
}
