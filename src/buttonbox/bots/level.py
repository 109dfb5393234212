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
    "novice": by_players(errs(1.65), errs(3.0, greed=0.155), errs(3.0, greed=0.22)),
    "easy": by_players(errs(1.7, 6), errs(2.8, greed=0.1), errs(3.0, greed=0.16)),
    "medium": by_players(errs(1.22, 12), errs(2.6, greed=0.066), errs(2.9, greed=0.11)),
    "good": by_players(searches(12), errs(2.4, greed=0.035), errs(2.7, greed=0.08)),
    "skilled": by_players(searches(35), errs(1.7), errs(2.45, greed=0.053)),
    "strong": by_players(searches(96), errs(0.7), errs(2.15, greed=0.016)),
    "expert": by_players(searches(262), searches(6), errs(1.25)),
    "veteran": by_players(searches(710), searches(36), errs(0.4)),
    "professional": by_players(searches(1650), searches(290), searches(18)),
    "champion": by_players(searches(3850), searches(1350), searches(250)),
    "virtuoso": by_players(
        thinks(0.125, 4800, 9100), thinks(0.08, 1500, 6500), thinks(0.08, 1000, 2000)
    ),
    "master": by_players(thinks(0.25, 6400, 22_000), MASTER, thinks(0.25, 2000, 14_000)),
}
