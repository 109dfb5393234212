"""How the network of a game is trained for one number of players."""

from dataclasses import dataclass

from buttonbox.bots.value import limits
from buttonbox.core.errors import InvalidSettings


@dataclass(frozen=True)
class TrainingPlan:
    """How to train; pairs hold the values at the start and at the end of the training.

    The states of one game all push the weights in the same direction, so the weights never settle.
    Their mean over the last games, the `averaged` fraction, plays better than the last weights.
    """

    games: int  # as used for the packaged weights
    hidden: int  # units of the hidden layer
    rates: tuple[float, float]
    random_permille: tuple[int, int]  # epsilon, per mille
    td_lambda: float  # weight of the later values against the next one
    averaged: float  # fraction of the games; 0 keeps the last weights
    searched: float = 0.0  # fraction of the games, the last ones, that a search plays
    simulations: int = 100  # of that search, before each decision
    searched_rates: tuple[float, float] = (0.006, 0.001)  # in those games, instead of `rates`
    shards: int = 1  # networks that learn side by side and are averaged (shards.py)

    def __post_init__(self) -> None:
        """Raise InvalidSettings if the plan makes no sense."""
        for name, wrong in (
            ("games", self.games < 1),
            ("hidden", not 1 <= self.hidden <= limits.MAX_HIDDEN),
            ("rates", not all(rate > 0 for rate in self.rates)),
            ("searched-rates", not all(rate > 0 for rate in self.searched_rates)),
            ("epsilon", not all(0 <= permille <= 1000 for permille in self.random_permille)),
            ("td-lambda", not 0 <= self.td_lambda <= 1),
            ("averaged", not 0 <= self.averaged <= 1),
            ("searched", not 0 <= self.searched <= 1),
            ("simulations", self.simulations < 0),
            ("shards", self.shards < 1),
        ):
            if wrong:
                raise InvalidSettings(f"--{name}", "out of range")
