"""What the page is offered: every legal move once, and facts that agree with the rules."""

from typing import Any

import pytest

from buttonbox.games.war import closing, codes, look, notation, tables
from buttonbox.games.war.game import WAR
from buttonbox.games.war.offers import extra, offers, scores
from buttonbox.games.war.rules import War
from tests.games.random_play import random_states

FIXED = {
    "village-done": "village done",
    "after-reroll": "reroll go",
    "after-done": "after done",
    "end": "end",
}
FORMS = {
    "school": "{space} {value}",
    "lake": "lake {value}",
    "turn": "turn {from}>{to}",
    "give": "give {card}",
    "after-turn": "after {from}>{to}",
    "after-pick": "reroll {value}",
}
DICE = {"coloured": "{value}", "white": "w{value}", "brother": "B"}


def dice_of(offer: dict[str, Any]) -> str:
    return notation.dice_text(offer["value"], offer["coloured"], offer["white"], offer["brother"])


def described(offer: dict[str, Any]) -> str:
    """An offer in notation, made from everything it says but its code."""
    kind = offer["kind"]
    if kind in ("location", "card"):
        place = (
            tables.LOCATIONS[offer["place"]] if kind == "location" else f"card{offer['slot'] + 1}"
        )
        dice = notation.dice_text(
            offer["value"], offer["coloured"], offer["white"], int(offer["brother"])
        )
        return f"{place} {dice}"
    if kind == "village":
        return "village " + DICE[offer["die"]].format(**offer)
    if kind == "free":
        return f"free {offer['spot'] + 1}"
    if kind == "build":
        return f"build {offer['section'] + 1}"
    if kind == "detain":
        return f"detain {offer['source']} {offer['spot'] + 1}"
    return FIXED.get(kind) or FORMS[kind].format(**offer)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_legal_move_is_offered_as_what_it_is(players: int, seed: int) -> None:
    kinds = set()
    for state in random_states(WAR, players, seed):
        made = offers(state)
        kinds |= {offer["kind"] for offer in made}
        assert [offer["code"] for offer in made] == state.legal_moves()
        assert [described(offer) for offer in made] == [
            WAR.notation(code) for code in state.legal_moves()
        ]
    assert {"location", "card", "school", "village", "free", "build"} <= kinds


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_move_pays_and_costs_is_what_happens(players: int) -> None:
    """For every offer of the turn: the buttons after it, unless the round ends with it."""
    for state in random_states(WAR, players, seed=3):
        assert isinstance(state, War)
        seat = state.actor()
        for offer in offers(state):
            if offer["code"] >= codes.FREE or "value" not in offer:
                continue
            after = state.clone()
            after.apply(offer["code"])
            if after.closing or after.round != state.round:
                continue
            gained = after.buttons[seat] - state.buttons[seat]
            assert gained == offer.get("pays", 0) - offer.get("costs", 0), offer


def test_facts_agree_with_the_rules() -> None:
    for state in random_states(WAR, 3, seed=4):
        assert isinstance(state, War)
        facts = extra(state)
        assert facts["points"] == scores(state)
        assert facts["brothers_left"] == look.brother_supply(state)
        assert facts["stars_left"] == 24 - sum(state.stars[:3])
        assert (facts["exam"] is None) == (state.school_seat[tables.EXAM] < 0)
        if facts["exam"] is not None:
            assert facts["exam"]["leader"] in (None, *range(3))
            assert (facts["exam"]["leader"] is None) == (closing.exam_seat(state) < 0)
        if facts["prices"] is not None:
            costs = {o["space"]: o["costs"] for o in offers(state) if o["kind"] == "school"}
            assert all(facts["prices"].get(space, 0) == cost for space, cost in costs.items())
        if facts["needed"] is not None:
            for offer in offers(state):
                if offer["kind"] == "location" and offer["value"]:
                    dice = offer["coloured"] + offer["white"] + offer["brother"]
                    place = tables.LOCATIONS[offer["place"]]
                    assert dice >= facts["needed"][place][offer["value"] - 1]


def test_the_last_position_names_who_ended_it() -> None:
    *_, last = random_states(WAR, 2, seed=5)
    facts = extra(last)
    assert facts["enders"]
    assert facts["prices"] is None
    assert set(last.winners()) <= {0, 1}
