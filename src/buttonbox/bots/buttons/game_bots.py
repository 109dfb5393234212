"""What the bots know about BUTTONS."""

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


# Dice decide so much that the levels differ only in their errors, and there is just room for seven:
# each wins about 61 % against the one below it, and novice clearly beats random moves. With more
# players an error costs less, so the levels err more.
LADDER: Ladder = {
    "novice": _errs(7.3, 10.2, 13.0),
    "easy": _errs(4.5, 6.3, 6.6),
    "medium": _errs(3.0, 4.2, 4.8),
    "good": _errs(2.22, 3.1, 3.55),
    "strong": _errs(1.6, 2.24, 2.56),
    "expert": _errs(1.1, 1.54, 1.76),
    "master": MASTER,
}

BUTTONS_BOTS = GameBots(
    ladder=LADDER,
    value=LearnedValue(
        inputs=limits.INPUTS,
        evaluator=ButtonsValue,
        weights=Path(__file__).with_name("weights"),
        training=TrainingPlan(
            games={2: 200_000, 3: 60_000, 4: 60_000},
            hidden=64,
            rates=(0.008, 0.0005),
            random_permille=(10, 10),
            td_lambda=0.7,
            averaged=0.4,
        ),
    ),
    solver=ButtonsSolver,
    explain=explain,
    reason_keys=REASON_KEYS,
)
