"""What the bots know of BUTTONS."""

from pathlib import Path

from buttonbox.bots.buttons import limits
from buttonbox.bots.buttons.exact import ButtonsSolver
from buttonbox.bots.buttons.reasons import REASON_KEYS, explain
from buttonbox.bots.buttons.value import ButtonsValue
from buttonbox.bots.level import MASTER, Ladder, Level, by_players
from buttonbox.bots.registry import GameBots, LearnedValue
from buttonbox.bots.search.noise import Noise
from buttonbox.bots.training.plan import TrainingPlan


def _errs(ranks: float) -> Level:
    """Return a level that errs so much; with more players an error costs less."""
    return by_players(*(_noisy(factor * ranks) for factor in (1.0, 1.4, 1.6)))


def _noisy(ranks: float) -> Level:
    return Level(noise=Noise(ranks, loss=0.0323 * ranks))


# Dice decide so much that errors alone tell the levels apart, and there is just room for seven:
# each wins about 61 % against the one below it, and novice plainly beats random moves.
LADDER: Ladder = {
    "novice": _errs(7.3),
    "easy": _errs(4.5),
    "medium": _errs(3.0),
    "good": _errs(2.22),
    "strong": _errs(1.6),
    "expert": _errs(1.1),
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
