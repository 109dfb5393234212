"""What the page is offered: every legal move once, and facts that agree with the rules."""

from fractions import Fraction
from typing import Any

import pytest

from buttonbox.games.buttons import cells, codes, notation, phases
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.offers import extra, offers, scores
from buttonbox.games.buttons.rules import Buttons
from tests.games.random_play import random_states

TEXTS = {"roll": "roll", "out": "out", "pass": "pass"}


def described(offer: dict[str, Any]) -> str:
    """An offer in notation, made from everything it says but its code."""
    kind = str(offer["kind"])
    return TEXTS.get(kind) or f"{kind} {notation.cell_name(offer['cell'])}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_move_is_offered_as_what_it_is(players: int) -> None:
    for state in random_states(BUTTONS, players, seed=1):
        made = offers(state)
        assert [offer["code"] for offer in made] == state.legal_moves()
        assert [described(offer) for offer in made] == [
            BUTTONS.notation(code) for code in state.legal_moves()
        ]


def bust_chance(state: Buttons) -> Fraction:
    """The exact chance that the active seat will be able to lay nothing: every roll is tried."""
    if state.phase != phases.ROLLING:
        return Fraction(state.phase != phases.LAYING)
    total = Fraction(0)
    for code, chance in state.chance_outcomes():
        after = state.clone()
        after.apply(code)
        total += chance * bust_chance(after)
    return total


def test_the_risk_is_what_trying_every_roll_gives() -> None:
    """With two dice in play, where every roll can be tried."""
    checked = 0
    for state in random_states(BUTTONS, 2, seed=4):
        assert isinstance(state, Buttons)
        if state.phase != phases.TURN or state.blacks > 2:
            continue
        rolled = state.clone()
        rolled.apply(codes.ROLL)
        assert Fraction(*extra(state)["bust"]) == bust_chance(rolled)
        checked += 1
        if checked == 3:
            return
    assert checked


def test_facts_agree_with_the_rules() -> None:
    for state in random_states(BUTTONS, 3, seed=2):
        assert isinstance(state, Buttons)
        facts = extra(state)
        assert (facts["bust"] is None) == (state.phase != phases.TURN)
        if state.phase in (phases.LAYING, phases.OFFERING):
            offered = [offer["cell"] for offer in offers(state) if offer["kind"] == "lay"]
            assert offered
            assert set(offered) <= set(cells.listed(facts["open"][state.actor()]))
        if state.phase == phases.TURN and len(offers(state)) == 2:
            assert offers(state)[1]["stars"] == state.earned(state.actor()) > 0
        rows = [Fraction(*row) for row in facts["row_bust"]]
        assert len(rows) == 6
        if facts["bust"] is not None:
            assert Fraction(*facts["bust"]) == sum(rows) / 6


def test_scores_are_stars() -> None:
    *_, last = random_states(BUTTONS, 2, seed=3)
    assert isinstance(last, Buttons)
    assert scores(last) == [stars.bit_count() for stars in last.stars[:2]]
    assert max(scores(last)) >= 5
