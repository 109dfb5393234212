"""What the bots know about War of the Buttons."""

from pathlib import Path

from buttonbox.bots.registry import GameBots, LearnedValue
from buttonbox.bots.training.plan import TrainingPlan
from buttonbox.bots.war import limits
from buttonbox.bots.war.pruning import is_paid_bonus
from buttonbox.bots.war.reasons import REASON_KEYS, explain
from buttonbox.bots.war.value import WarValue
from buttonbox.core.state import State
from buttonbox.games.war import material, state
from buttonbox.games.war.rules import War


def margin(war: State, seat: int) -> float:
    """Return the points of a seat (W81); fewer than five buttons count, too."""
    assert isinstance(war, War)
    goods = war.hand[seat] + war.stars[seat] + state.sections_built(war, seat)
    return goods + war.buttons[seat] / material.BUTTONS_A_POINT


WAR_BOTS = GameBots(
    value=LearnedValue(
        inputs=limits.INPUTS,
        evaluator=WarValue,
        weights=Path(__file__).with_name("weights"),
        training=TrainingPlan(
            # The weights for three and four players are older: 32 hidden units, no search games.
            games={2: 50_000, 3: 24_000, 4: 24_000},
            hidden=48,
            rates=(0.02, 0.001),
            random_permille=(100, 20),
            td_lambda=0.8,
            averaged=0.05,
            searched=0.2,
        ),
        exploration={2: 0.6},
    ),
    spends=is_paid_bonus,
    margin=margin,
    explain=explain,
    reason_keys=REASON_KEYS,
)
