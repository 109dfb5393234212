"""Positions: every state as JSON and back, and what a person may leave out."""

import pytest

from buttonbox.core.game import Json
from buttonbox.core.history import History
from buttonbox.games.buttons import phases
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.layouts import own_layouts
from buttonbox.games.buttons.rules import Buttons
from tests.games.buttons.position.there_and_back import (
    BUST,
    HAND_WRITTEN,
    OUT,
    STATE_FIELDS,
    check_on,
    everything,
    there_and_back,
)
from tests.games.buttons.positions import STRIPES, each, load, moves, position, seat, start


@pytest.mark.parametrize("players", BUTTONS.players)
@pytest.mark.parametrize("seed", range(3))
def test_every_state_of_a_game_round_trips(players: int, seed: int) -> None:
    seen = check_on(start(players), seed=seed)
    assert seen == set(
        range(phases.LEAVING_OUT if players == 3 else phases.DEALING, phases.OVER + 1)
    )


def test_no_field_of_a_state_is_forgotten() -> None:
    state = start(2)
    names = [name for name in dir(state) if not name.startswith("_")]
    assert {name for name in names if not callable(getattr(state, name))} == set(STATE_FIELDS)


def test_two_boards_of_an_owner_may_look_alike() -> None:
    mine = [{"name": name, "rows": STRIPES} for name in ("left", "right")]
    state = BUTTONS.new(BUTTONS.settings(2, {"layouts": mine}))
    assert everything(there_and_back(state)) == everything(state)


@pytest.mark.parametrize("data", HAND_WRITTEN)
def test_a_game_can_be_played_on_from_a_position(data: Json) -> None:
    history = History(BUTTONS, BUTTONS.settings(len(data["seats"])), data)
    assert isinstance(history.state, Buttons)
    check_on(history.state)


def test_what_is_left_out_is_nothing_or_follows() -> None:
    state = BUTTONS.from_position(
        {"seats": [{"cards": ["green", "blue"]}, {"cards": ["yellow", "red"]}]}
    )
    written = BUTTONS.position(state)
    seats = written.pop("seats")
    expected = {"game": "buttons", "players": 2, "round": 1, "phase": "turn"}
    assert written == expected | {"start": 1, "active": 1, "to_act": 1}
    nothing: Json = {"status": "in", "buttons": [], "stars": []}
    assert seats == [
        {"layout": own_layouts()["1a"], "cards": ["green", "blue"], **nothing},
        {"layout": own_layouts()["2a"], "cards": ["red", "yellow"], **nothing},
    ]


def test_null_is_the_same_as_left_out() -> None:
    data = position(seat(), seat(), left_out=None, to_act=None, active=None) | {"dice": None}
    assert everything(BUTTONS.from_position(data)) == everything(load(seat(), seat()))


def test_a_layout_is_a_name_or_rows() -> None:
    state = load(seat(layout="4b"), seat(layout=STRIPES))
    assert each(state, "layout") == [own_layouts()["4b"], STRIPES]


def test_the_turn_is_of_the_first_player_in_after_red() -> None:
    red_is_bust, yellow_is_out = BUST | {"cards": ["red"]}, OUT | {"cards": ["yellow"]}
    state = load(seat(cards="blue"), red_is_bust, yellow_is_out, seat(cards="green"))
    assert state.actor() == 3


def test_the_round_is_the_first_that_the_stars_allow() -> None:
    assert load(seat(stars="1/1"), seat()).round == 2
    assert load(seat(stars="1/1 1/2"), seat()).round == 3
    seven = "1/1 1/3 1/5 3/1 3/3 3/5 5/1"
    assert [load(seat(stars=seven), *[seat()] * others).round for others in (1, 2)] == [2, 3]
    line = seat(stars="1/1 1/2 1/3 1/4 1/5", status="out")
    assert load(line, BUST, phase="over").round == 2


def test_the_first_player_who_can_be_is_asked() -> None:
    state = load(seat("5/2"), seat("4/6"), seat(), phase="offering", active=0, dice="5 6 2 2 2 2")
    assert (state.actor(), moves(state)) == (2, {"pass", "lay 5/6"})


def test_stars_due_are_what_the_buttons_earn() -> None:
    three_yellow = seat("2/2 2/4 2/6", status="out", layout=STRIPES)
    state = load(OUT, three_yellow, BUST, phase="sewing")
    assert each(state, "due") == [1, 3, 0]
