"""What the bots know about BUTTONS."""

from dataclasses import replace
from pathlib import Path

from buttonbox.bots.buttons import limits
from buttonbox.bots.buttons.exact import ButtonsSolver
from buttonbox.bots.buttons.reasons import REASON_KEYS, explain
from buttonbox.bots.buttons.value import ButtonsValue
from buttonbox.bots.level import MASTER, Ladder, Level, by_players
from buttonbox.bots.registry import GameBots, LearnedValue
from buttonbox.bots.search.noise import Noise
from buttonbox.bots.training.plan import TrainingPlan


def _errs(*ranks: float) -> Level:
    """Return a level with errors of these widths for two, three and four players."""
    return by_players(*(Level(noise=Noise(each, loss=0.0323 * each)) for each in ranks))


# Dice decide so much that the levels differ only in their errors, and there is just room for six:
# each wins about 65 % against the one below it, and novice clearly beats random moves. With more
# players an error costs less, so the levels err more.
LADDER: Ladder = {
    "novice": _errs(8.8, 11.3, 12.5),
    "easy": _errs(4.05, 5.6, 7.3),
    "medium": _errs(2.68, 3.7, 4.4),
    "good": _errs(1.8, 2.5, 3.05),
    "strong": _errs(1.13, 1.5, 1.85),
    "master": MASTER,
}

# The last games have exact dice and exact ends of rounds; a few of them are enough, because their
# targets have hardly any noise.
PLAN = TrainingPlan(
    games=61_200,
    hidden=64,
    rates=(0.008, 0.0005),
    random_permille=(10, 10),
    td_lambda=0.7,
    averaged=0.4,
    searched=0.02,
    simulations=0,
    searched_rates=(0.004, 0.0005),
)

BUTTONS_BOTS = GameBots(
    ladder=LADDER,
    value=LearnedValue(
        inputs=limits.INPUTS,
        evaluator=ButtonsValue,
        weights=Path(__file__).with_name("weights"),
        training={2: replace(PLAN, games=202_000, searched=0.01), 3: PLAN, 4: PLAN},
    ),
    solver=ButtonsSolver,
    explain=explain,
    reason_keys=REASON_KEYS,
)
