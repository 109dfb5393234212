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
        """Return the level with another budget; a level that plays one ply deep keeps its own."""
        others = {players: level.with_budget(budget) for players, level in self.others.items()}
        return replace(self, budget=ONE_PLY if self.budget == ONE_PLY else budget, others=others)


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


# The simulations are what a quarter of a core manages in that time: at least as many are run.
MASTER = Level(Budget(seconds=0.25, simulations=2000))
# For games with a network and no ladder of their own. The more players, the less a deeper search
# gains, so more of the levels differ in their errors.
LADDER: Ladder = {
    "novice": by_players(errs(1.65), errs(3.0, greed=0.155), errs(3.0, greed=0.22)),
    "easy": by_players(errs(0.36), errs(2.8, greed=0.1), errs(3.0, greed=0.16)),
    "medium": by_players(errs(1.2, 12), errs(2.6, greed=0.066), errs(2.9, greed=0.11)),
    "good": by_players(searches(13), errs(2.4, greed=0.035), errs(2.7, greed=0.08)),
    "skilled": by_players(searches(42), errs(1.7), errs(2.45, greed=0.053)),
    "strong": by_players(searches(130), errs(0.7), errs(2.1, greed=0.011)),
    "expert": by_players(searches(385), searches(8), errs(0.9)),
    "professional": by_players(searches(1040), searches(90), searches(6)),
    "champion": by_players(searches(2700), searches(910), searches(65)),
    "virtuoso": by_players(searches(6500), searches(4100), searches(900)),
    "master": MASTER,
}
