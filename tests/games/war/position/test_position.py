"""Positions of War of the Buttons: round trips, positions written by hand, and arbitrary JSON."""

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any, cast

import pytest
from hypothesis import given, settings, strategies as st

from buttonbox.core.errors import InvalidPosition
from buttonbox.core.game import Json
from buttonbox.core.randomness import Generator
from buttonbox.games.war import phases
from buttonbox.games.war.game import WAR
from buttonbox.games.war.material import CARD_NAMES
from buttonbox.games.war.position import write as position_module
from buttonbox.games.war.position.read import POSITION_FIELDS, SEAT_FIELDS
from buttonbox.games.war.rules import War
from tests.games.random_play import random_states
from tests.games.war.positions import (
    group,
    legal_at,
    play,
    position,
    position_json,
    seat,
    second_round,
)

OWN_VALUES = {
    "tracks": {"quarry": [9, 8, 7, 6, 5], "meadow": [1, 1, 1, 1, 1]},
    "tiles": [[0, 1, 2, 3, 4]] * 6,
    "card_dice": {"equals": 2, "section": 4},
}
FIELDS = [
    name for name in dir(War(2)) if not name.startswith("_") and not callable(getattr(War(2), name))
]


def fields_of(state: War) -> Json:
    return {name: getattr(state, name) for name in FIELDS}


# Every state of a game there and back.


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [{}, {"tiles": True}, {"values": OWN_VALUES}, {"tiles": True, "values": OWN_VALUES}],
    ids=["printed", "tiles", "values", "tiles-values"],
)
@pytest.mark.slow
def test_every_state_of_a_game_round_trips(players: int, options: Json) -> None:
    for state in random_states(WAR, players, seed=7 + players, options=options):
        written = WAR.position(state)
        assert fields_of(WAR.from_position(written)) == fields_of(cast(War, state))
        assert json.loads(json.dumps(written)) == written


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_state_after_a_second_round_round_trips(players: int) -> None:
    for state in second_round(players, seed=players):
        assert fields_of(WAR.from_position(WAR.position(state))) == fields_of(state)


def test_random_games_reach_every_phase() -> None:
    """So the round trips above and the fuzzing below cover all of them."""
    assert {position["phase"] for position in played_positions()} == set(phases.PHASES)


def test_dice_taken_up_to_be_re_rolled_round_trip() -> None:
    owner = seat(cards=["re-roll", "turn-1s"], front=[1, 1, 2])
    state = position(seats={0: owner}, phase="after-rolling", round=2)
    texts = "reroll 1, reroll 2, reroll go, die 1, die 3, after 1>2, after 1>4, village 4"
    for text in texts.split(", "):
        play(state, text)
        assert fields_of(WAR.from_position(WAR.position(state))) == fields_of(state)


def test_the_start_space_works_after_its_die_went_to_detention() -> None:
    """WR14; the position in between cannot be told from the school."""
    state = position(
        players=2,
        seats={0: seat(boys=[1]), 1: seat()},
        school={"snitch": (1, 5), "start": (0, 5), "exam": (0, 4)},
        markers={"school": "build"},
        start=1,
        phase="detaining",
    )
    play(state, "detain start 2")
    assert WAR.position(state)["next_start"] == 0
    again = WAR.from_position(WAR.position(state))
    assert play(again, "build 3").start == 0


def test_a_location_whose_last_die_went_to_detention_keeps_its_space() -> None:
    """WR14."""
    state = position(
        seats={0: seat(), 1: seat()},
        quarry=group(0, 5, space=3),
        school={"snitch": (1, 5), "exam": (1, 2)},
        markers={"school": "build"},
        phase="detaining",
    )
    play(state, "detain quarry 1")
    written = WAR.position(state)
    assert written["locations"] == {"quarry": {"space": 3}}
    assert WAR.position(WAR.from_position(written)) == written


# Written by hand.


def test_a_position_by_hand_can_be_played_on() -> None:
    state = WAR.from_position(
        {
            "players": 2,
            "round": 2,
            "locations": {"quarry": {"space": 2, "seat": 1, "value": 3, "dice": 2}},
            "school": {"exam": {"seat": 1, "value": 4}},
            "display": ["re-roll", {"sold": {"seat": 1, "value": 2, "dice": 2}}],
            "markers": {"quarry": "build+star", "forest": "5", "school": "free"},
            "lake": [1, 4, 5, 6],
            "seats": [
                {"buttons": 5, "front": [4, 4], "detention": [3], "village": [1, 1, 1, 1, 1]},
                {"front": [6], "mill": [2], "cards": ["equals"], "village": [1]},
            ],
        }
    )
    assert legal_at(state, "quarry") == {"quarry 4 4"}
    play(state, "quarry 4 4", "lake 5")
    assert state.buttons[:2] == [4, 0]
    assert state.to_act == 1


def test_the_example_of_the_documentation_is_a_position() -> None:
    text = position_module.__doc__ or ""
    example = json.loads(text[text.index("{") : text.rindex("}") + 1])
    state = WAR.from_position(example)
    assert WAR.from_position(WAR.position(state)).buttons[0] == example["seats"][0]["buttons"]


def test_null_is_left_out() -> None:
    data = position_json(2, seats={0: seat(front=[1])})
    blank = dict.fromkeys(set(POSITION_FIELDS) - data.keys())
    assert WAR.position(WAR.from_position({**blank, **data})) == WAR.position(
        WAR.from_position(data)
    )


def test_draw_pile_is_what_lies_nowhere_else() -> None:
    state = position(
        seats={0: seat(front=[1], cards=["section", "equals"])},
        display=["re-roll", "section"],
        discard=["section"],
        removed=["one-star"],
        round=2,
    )
    left = {"section": 1, "re-roll": 0, "equals": 0, "one-star": 0, "meadow-pay": 0, "turn-1s": 1}
    deck = WAR.from_position(WAR.position(state)).deck
    assert {name: deck[CARD_NAMES.index(name)] for name in left} == left
    assert WAR.position(state)["removed"] == ["one-star"]


def test_printed_values_are_not_written() -> None:
    state = position(seats={0: seat(front=[1])})
    assert "values" not in WAR.position(state)
    state = position(seats={0: seat(front=[1]), 1: seat(front=[1])}, values=OWN_VALUES)
    assert WAR.position(state)["values"] == OWN_VALUES
    play(state, "quarry 1")
    assert state.buttons[0] == 9


def test_tiles_lie_on_their_locations() -> None:
    laid = {"quarry": 3, "forest": 1}
    state = position(seats={0: seat(front=[1]), 1: seat(front=[1])}, tiles=True, laid=laid)
    assert WAR.position(state)["laid"] == laid
    play(state, "quarry 1")
    assert state.buttons[0] == 4


def test_who_is_asked_at_the_end_of_a_round_can_be_left_out() -> None:
    """W70: the one punished."""
    state = position(quarry=group(1, 5, dice=2), school={"snitch": (0, 5)}, phase="detaining")
    assert state.to_act == 1


# Any JSON gives a state or InvalidPosition, and a state can be played on.


def played_states() -> Iterator[War]:
    """Random games of every kind."""
    for players in (2, 3, 4):
        yield from second_round(players, seed=1)
        for tiles in (False, True):
            yield from cast(Iterator[War], random_states(WAR, players, 2, {"tiles": tiles}))


@cache
def played_positions() -> list[Json]:
    """Return a few positions of every phase and step of the round's end."""
    found: dict[tuple[str, str], list[Json]] = {}
    for state in played_states():
        written = WAR.position(state)
        found.setdefault((written["phase"], written.get("closing", "")), []).append(written)
    return [written for kind in found.values() for written in kind[::10][:20]]


SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(-2, 9), st.integers(), st.floats(), st.text(max_size=3)
)
ANY_JSON = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from([*POSITION_FIELDS, *SEAT_FIELDS]), inner, max_size=6)
    ),
    max_leaves=20,
)


def accepted(data: Any) -> War | None:
    """Return the state, or None if the position is refused as it should be."""
    try:
        return WAR.from_position(data)
    except InvalidPosition:
        return None


@given(ANY_JSON)
@settings(deadline=None)
def test_any_json_is_a_state_or_refused(data: Any) -> None:
    accepted(data)


def places_in(data: Any) -> list[tuple[Any, Any]]:
    """Return every object or list inside, with each of its keys."""
    keys = data.keys() if isinstance(data, dict) else range(len(data))
    found = [(data, key) for key in keys]
    inner = [data[key] for key in keys if isinstance(data[key], dict | list)]
    return found + [place for child in inner for place in places_in(child)]


def mutate(draw: st.DrawFn, data: Json) -> None:
    """Replace, remove, repeat or nudge one thing; or add a field."""
    container, key = draw(st.sampled_from(places_in(data)))
    old = container[key]
    others = [
        container[key] for container, key in places_in(draw(st.sampled_from(played_positions())))
    ]
    new = draw(st.sampled_from(others) | ANY_JSON)
    if type(old) is int and draw(st.booleans()):
        new = old + draw(st.sampled_from((-1, 1)))
    deed = draw(st.integers(0, 3))
    if deed == 0:
        del container[key]
    elif deed == 1 and isinstance(container, list):
        container.append(deepcopy(old))
    elif deed == 2:
        data[draw(st.sampled_from(POSITION_FIELDS))] = deepcopy(new)
    else:
        container[key] = deepcopy(new)


@st.composite
def mutated_positions(draw: st.DrawFn) -> Json:
    data = deepcopy(draw(st.sampled_from(played_positions())))
    for _ in range(draw(st.integers(1, 3))):
        mutate(draw, data)
    return data


@given(mutated_positions(), st.integers(0, 2**32))
@settings(max_examples=200, deadline=None)
@pytest.mark.slow
def test_a_mutated_position_is_refused_or_leads_to_accepted_ones(data: Json, seed: int) -> None:
    """Play from an accepted position never leads to one that is refused."""
    state = accepted(data)
    generator = Generator(seed)
    for _ in range(20):
        if state is None or state.is_over():
            return
        moves = state.legal_moves()
        assert moves or state.chance_outcomes()
        state.apply(moves[generator.below(len(moves))] if moves else generator.draw(state))
        assert fields_of(WAR.from_position(WAR.position(state))) == fields_of(state)
