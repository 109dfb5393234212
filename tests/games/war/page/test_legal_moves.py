"""What the page receives: every legal move once, and facts that agree with the rules."""

from typing import Any, cast, get_args

import pytest

from buttonbox.core.errors import IllegalMove, InvalidMove
from buttonbox.core.game import Json
from buttonbox.games.war import codes, material, round_end, winner
from buttonbox.games.war.game import WAR
from buttonbox.games.war.moves import PlacedGroup
from buttonbox.games.war.page import names
from buttonbox.games.war.page.attempted_moves import code_of
from buttonbox.games.war.page.facts import facts, replay_facts, scores
from buttonbox.games.war.page.legal_moves import legal_moves
from buttonbox.games.war.page.types import CardKind, Facts, LiveFacts
from buttonbox.games.war.rules import War
from buttonbox.games.war.text import notation
from tests.games.random_play import random_states
from tests.games.war.positions import position, seat, sold

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
CARD = {"kind": "card", "slot": 0}
EXAM = {"kind": "school", "space": "exam"}
DICE = {"coloured": "{value}", "white": "w{value}", "brother": "B"}


def described(offer: dict[str, Any]) -> str:
    """Return a legal move in notation, derived from all its fields except the code."""
    kind = offer["kind"]
    if kind in ("location", "card"):
        place = (
            material.LOCATIONS[offer["place"]] if kind == "location" else f"card{offer['slot'] + 1}"
        )
        group = PlacedGroup(offer["value"], offer["coloured"], offer["white"], offer["brother"])
        return f"{place} {notation.dice_text(group)}"
    if kind == "village":
        return "village " + DICE[offer["die"]].format(**offer)
    if kind == "free":
        return f"free {offer['spot'] + 1}"
    if kind == "build":
        return f"build {offer['section'] + 1}"
    if kind == "detain":
        return f"detain {offer['source']['name']} {offer['spot'] + 1}"
    return FIXED.get(kind) or FORMS[kind].format(**offer)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_legal_move_is_offered_as_what_it_is(players: int, seed: int) -> None:
    kinds = set()
    for state in random_states(WAR, players, seed):
        made = legal_moves(state)
        kinds |= {offer["kind"] for offer in made}
        assert [offer["code"] for offer in made] == state.legal_moves()
        assert [described(offer) for offer in made] == [
            WAR.notation(code) for code in state.legal_moves()
        ]
    assert {"location", "card", "school", "village", "free", "build"} <= kinds


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_move_pays_and_costs_is_what_happens(players: int) -> None:
    """Compares the buttons after every legal move of a turn that does not end the round."""
    for state in random_states(WAR, players, seed=3):
        assert isinstance(state, War)
        seat = state.actor()
        for offer in legal_moves(state):
            if offer["code"] >= codes.FREE or "value" not in offer:
                continue
            after = state.clone()
            after.apply(offer["code"])
            if after.round_end_step or after.round != state.round:
                continue
            gained = after.buttons[seat] - state.buttons[seat]
            assert gained == offer.get("pays", 0) - offer.get("costs", 0), offer


def test_facts_agree_with_the_rules() -> None:
    for state in random_states(WAR, 3, seed=4):
        assert isinstance(state, War)
        told = facts(state)
        check_seats(state, told)
        live = told["live"]
        assert live is not None
        assert (live["exam"] is None) == (state.school_seat[material.EXAM] < 0)
        if live["exam"] is not None:
            assert live["exam"]["leader"] in (None, *range(3))
            assert (live["exam"]["leader"] is None) == (round_end.exam_seat(state) < 0)
        if state.actor() >= 0:
            check_moves(state, told, live)
        assert replay_facts(state) == {**told, "live": None}


def check_seats(state: War, told: Facts) -> None:
    for number, fact in enumerate(told["seats"]):
        assert bool(fact["complete"]) == bool(winner.ender_mask(state) >> number & 1)
        assert set(fact["buildable"]).isdisjoint(fact["blocked"])
        built = [section for section in range(1, 7) if state.sections[number] >> section - 1 & 1]
        assert sorted([*fact["buildable"], *fact["blocked"], *built]) == [1, 2, 3, 4, 5, 6]


def check_moves(state: War, told: Facts, live: LiveFacts) -> None:
    """Prices, tracks and groups to beat are those of the legal moves."""
    moves = legal_moves(state)
    assert live["prices"] is not None
    costs = {move["space"]: move["costs"] for move in moves if move["kind"] == "school"}
    assert all(dict(live["prices"]).get(space, 0) == cost for space, cost in costs.items())
    assert costs.keys().isdisjoint(live["too_dear"])
    purse = state.buttons[state.actor()]
    assert {space for space, price in dict(live["prices"]).items() if cast(int, price) > purse} == {
        *live["too_dear"]
    }
    builds = [move["section"] + 1 for move in moves if move["kind"] == "build"]
    assert builds in ([], told["seats"][state.actor()]["buildable"])
    for move in (each for each in moves if each["kind"] == "location"):
        place = move["place"]
        assert told["next_spaces"][place] == move["space"]
        assert told["tracks"][place][move["space"] - 1] <= move["pays"]
        beaten, dice = live["beaten_by"][place], move["coloured"] + move["white"] + move["brother"]
        if beaten and move["value"]:
            least = beaten["fewer"] if move["value"] in beaten["values"] else beaten["any"]
            assert dice >= least


def test_nobody_acts_in_the_last_position() -> None:
    *_, last = random_states(WAR, 2, seed=5)
    live = facts(last)["live"]
    assert live is not None
    assert live["prices"] is None
    assert live["beaten_by"] == []
    assert live["too_dear"] == []
    assert facts(last)["round_end"] == "end"
    assert any(fact["complete"] for fact in facts(last)["seats"])
    assert len(scores(last)) == 2


def test_what_a_card_takes_is_shown_beside_it() -> None:
    state = position(
        display=["equals", sold(0, 2, dice=2)], seats={0: seat(front=[2], cards=["turn-1s"])}
    )
    assert replay_facts(state)["display_dice"] == [4, 0]


@pytest.mark.parametrize("players", [2, 4])
def test_a_dice_action_is_known_by_its_fields(players: int) -> None:
    """What the page sends for a move that is not legal, tried with all that are."""
    for state in random_states(WAR, players, seed=6):
        for move in legal_moves(state):
            if move["kind"] in ("location", "card", "village"):
                assert code_of({**move, "code": -1}) == move["code"]
            elif move["kind"] == "school":
                assert code_of({**move, "coloured": 1, "white": 0}) == move["code"]


@pytest.mark.parametrize(
    ("tried", "rule"),
    [
        ({"kind": "card", "slot": 0, "value": 2, "coloured": 5, "white": 0}, "W50"),
        (
            {"kind": "card", "slot": 0, "value": 0, "coloured": 0, "white": 0, "brother": True},
            "W50",
        ),
        ({"kind": "school", "space": "exam", "value": 2, "coloured": 0, "white": 1}, "W65"),
        ({"kind": "school", "space": "exam", "value": 2, "coloured": 2, "white": 0}, "W40"),
        (
            {
                "kind": "school",
                "space": "hut",
                "value": 1,
                "coloured": 1,
                "white": 0,
                "brother": True,
            },
            "W30",
        ),
    ],
)
def test_dice_that_no_action_takes_are_refused_with_the_rule(tried: Json, rule: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        code_of(tried)
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    "tried",
    [
        {},
        {"kind": "end"},
        {"kind": ["location"]},
        {"kind": "location", "place": 3, "value": 1, "coloured": 1, "white": 0},
        {"kind": "location", "place": 0, "value": 7, "coloured": 1, "white": 0},
        {"kind": "location", "place": 0, "value": 1, "coloured": 0, "white": 0},
        {"kind": "location", "place": True, "value": 1, "coloured": 1, "white": 0},
        {"kind": "school", "space": "lake", "value": 1, "coloured": 1, "white": 0},
        {"kind": "village", "die": "white"},
    ],
)
def test_what_is_no_dice_action_is_refused(tried: Json) -> None:
    with pytest.raises(InvalidMove):
        code_of(tried)


def test_names_are_those_of_the_material() -> None:
    assert names.LOCATIONS == material.LOCATIONS
    assert names.SCHOOL == material.SCHOOL
    assert names.CARDS == material.CARD_NAMES
    assert names.MARKERS == material.MARKER_NAMES
    assert {card.when for card in material.CARDS} == set(get_args(CardKind))
