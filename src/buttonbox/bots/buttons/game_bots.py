"""What the bots know of BUTTONS."""

from pathlib import Path

from buttonbox.bots.buttons import limits
from buttonbox.bots.buttons.exact import ButtonsSolver
from buttonbox.bots.buttons.reasons import REASON_KEYS, explain
from buttonbox.bots.buttons.value import ButtonsValue
from buttonbox.bots.level import MASTER, Ladder, Level
from buttonbox.bots.registry import GameBots, LearnedValue
from buttonbox.bots.search.noise import Noise
from buttonbox.bots.training.plan import TrainingPlan

# Dice decide so much that errors alone tell the levels apart, and seven levels are as many as there
# is room for: from novice to master they are spaced evenly. With more players an error costs less.
WIDER = {3: 1.3, 4: 1.57}
LADDER: Ladder = {
    "novice": Level(noise=Noise(ranks=17.0, loss=0.55)),
    "easy": Level(noise=Noise(ranks=6.7, loss=0.216, scale=WIDER)),
    "medium": Level(noise=Noise(ranks=3.75, loss=0.121, scale=WIDER)),
    "good": Level(noise=Noise(ranks=2.7, loss=0.087, scale=WIDER)),
    "strong": Level(noise=Noise(ranks=1.82, loss=0.059, scale=WIDER)),
    "expert": Level(noise=Noise(ranks=1.2, loss=0.039, scale=WIDER)),
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
