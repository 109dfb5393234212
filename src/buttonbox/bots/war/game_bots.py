"""What the bots know about War of the Buttons."""

from dataclasses import replace
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


# With more than two players a game of the search takes too long to play enough of them.
PLAN = TrainingPlan(
    games=60_000,
    hidden=32,
    rates=(0.02, 0.001),
    random_permille=(100, 20),
    td_lambda=0.8,
    averaged=0.05,
)

WAR_BOTS = GameBots(
    value=LearnedValue(
        inputs=limits.INPUTS,
        evaluator=WarValue,
        weights=Path(__file__).with_name("weights"),
        training={
            2: replace(PLAN, games=50_000, hidden=48, searched=0.2),
            3: PLAN,
            4: replace(PLAN, games=36_000),
        },
        exploration={2: 0.6},
    ),
    spends=is_paid_bonus,
    margin=margin,
    explain=explain,
    reason_keys=REASON_KEYS,
)
