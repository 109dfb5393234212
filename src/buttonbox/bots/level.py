"""One level of play: how long it thinks about a decision, and how it errs."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from buttonbox.bots.bot import Budget
from buttonbox.bots.search.noise import Noise

ONE_PLY = Budget(simulations=0)  # evaluate every move once, search no deeper


@dataclass(frozen=True)
class Level:
    """The budget for a decision, and the noise on the values of its moves.

    `budgets` replaces the budget for some numbers of players.
    """

    budget: Budget = ONE_PLY
    noise: Noise | None = None
    budgets: Mapping[int, Budget] = field(default_factory=dict)


Ladder = Mapping[str, Level]

# At least as many simulations as a quarter of a core manages in the time.
MASTER = Level(Budget(seconds=0.25, simulations=2000))
FEW, MANY, MOST = Budget(simulations=12), Budget(simulations=60), Budget(simulations=170)
LADDER: Ladder = {  # of a game with a network and no ladder of its own
    "novice": Level(noise=Noise(ranks=1.5, loss=0.10)),
    "easy": Level(noise=Noise(ranks=0.5, loss=0.05)),
    "medium": Level(FEW, Noise(ranks=1.2, loss=0.08)),
    "good": Level(FEW, budgets={4: Budget(simulations=16)}),
    "strong": Level(MANY, budgets={2: Budget(simulations=40), 4: Budget(simulations=120)}),
    "expert": Level(MOST, budgets={2: Budget(simulations=110), 4: Budget(simulations=900)}),
    "champion": Level(Budget(simulations=1500), budgets={4: Budget(simulations=3000)}),
    "master": MASTER,
}
