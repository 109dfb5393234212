"""Impossible positions, each refused with the field and the rule it breaks."""

from typing import Any

import pytest

from buttonbox.core.errors import InvalidPosition
from buttonbox.core.game import Json
from buttonbox.games.buttons.game import BUTTONS
from tests.games.buttons.positions import STRIPES, position, seat

PLAIN = seat()
OUT, BUST = seat("1/1", status="out"), seat(status="bust")
LINE, TWELVE = "1/1 1/2 1/3 1/4 1/5", "1/1 1/3 1/5 2/2 2/4 2/6 3/1 3/3 3/5 4/2 4/4 4/6"
TWENTY = " ".join(f"{row}/{column}" for row in range(1, 5) for column in range(1, 6))
ROLL = "5 6 2 3 5 6"


def two(first: Json = PLAIN, second: Json = PLAIN, **fields: Any) -> Json:
    return position(first, second, **fields)


def three(*seats: Json, **fields: Any) -> Json:
    return position(*(seats or (PLAIN, PLAIN, PLAIN)), **fields)


def four(*seats: Json, **fields: Any) -> Json:
    return position(*(seats or (PLAIN, PLAIN, PLAIN, PLAIN)), **fields)


def check(data: Any, field: str, rule: str) -> None:
    with pytest.raises(InvalidPosition) as refusal:
        BUTTONS.from_position(data)
    assert (refusal.value.field, refusal.value.rule) == (field, rule)


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ([], "position"),
        (two(game="chess"), "game"),
        (two(colour="red"), "colour"),
        (two(seat(colour="red")), "seats[0].colour"),
        ({}, "seats"),
        ({"seats": [{}]}, "seats"),
        ({"seats": [{}] * 5}, "seats"),
        ({"seats": {}}, "seats"),
        ({"seats": [{}, 7]}, "seats[1]"),
        (two(players=3), "players"),
        (two(players=True), "players"),
        (two(round=0), "round"),
        (two(round=1.0), "round"),
        (two(round=10**30), "round"),
        (two(phase="asleep"), "phase"),
        (two(phase=2), "phase"),
        (two(start=2), "start"),
        (two(active=-1), "active"),
        (two(to_act="chance"), "to_act"),
        (two(seat(status="gone")), "seats[0].status"),
        (two() | {"dice": [1, 2]}, "dice"),
        (two() | {"dice": {"red": 2}}, "dice.red"),
    ],
)
def test_what_is_no_position_at_all(data: Any, field: str) -> None:
    check(data, field, "")


@pytest.mark.parametrize(
    ("data", "field", "rule"),
    [
        (two(seat(layout="9z")), "seats[0].layout", "B1"),
        (two(seat(layout=7)), "seats[0].layout", "B1"),
        (two(seat(layout=STRIPES[:5])), "seats[0].layout", "B1"),
        (two(PLAIN, seat(layout=["rygbrx"] * 6)), "seats[1].layout, row 1", "B1"),
        (two(seat("7/1")), "seats[0].buttons[0]", "B1"),
        (two(seat(stars="1/1 0/3")), "seats[0].stars[1]", "B1"),
        (two(PLAIN | {"buttons": [[1, 1]]}), "seats[0].buttons[0]", "B1"),
        (two(PLAIN | {"buttons": ["1/1"] * 37}), "seats[0].buttons", "B20"),
        (two(seat(layout="1a"), seat(layout="1b")), "seats[1].layout", "B10"),
        (two(seat(layout="2a")), "seats[1].layout", "B10"),
        (two(PLAIN, seat("3/3 3/3")), "seats[1].buttons[1]", "B20"),
        (two(PLAIN, seat("3/3", "3/3")), "seats[1].buttons[0]", "B20"),
        (two(seat("3/3 5/5 3/4")), "seats[0].buttons[2]", "B21"),
        (two(seat("3/3 4/3")), "seats[0].buttons[1]", "B21"),
        (two(seat(stars="3/3 3/3")), "seats[0].stars[1]", "B41"),
    ],
)
def test_boards_that_cannot_be(data: Json, field: str, rule: str) -> None:
    check(data, field, rule)


@pytest.mark.parametrize(
    ("data", "field", "rule"),
    [
        (two(seat(cards="red pink")), "seats[0].cards[1]", "B3"),
        (two(seat(cards="red red")), "seats[0].cards[1]", "B3"),
        (two(seat(cards="red yellow")), "seats[1].cards[0]", "B3"),
        (two(seat(cards="red")), "seats[0].cards", "B11"),
        (four(seat(cards=""), PLAIN, PLAIN, PLAIN), "seats[0].cards", "B11"),
        (two(seat(cards="red blue yellow"), seat(cards="green")), "seats[0].cards", "B11"),
        (three(left_out="green"), "seats[2].cards[0]", "B3"),
        (three(left_out="pink"), "left_out", "B3"),
        (three(seat(cards="blue"), PLAIN, PLAIN, left_out="red"), "left_out", "B11"),
        (three(left_out=None), "left_out", "B11"),
        (two(seat(cards="red"), left_out="blue"), "left_out", "B11"),
        (three(phase="leaving-out"), "left_out", "B11"),
        (three(phase="leaving-out", left_out=None), "seats[0].cards", "B11"),
        (two(phase="leaving-out"), "phase", "B11"),
        (two(phase="dealing"), "phase", "B12"),
        (two(seat(cards=""), seat(cards="red"), phase="dealing"), "seats[0].cards", "B11"),
        (two(start=1), "start", "B12"),
    ],
)
def test_cards_that_cannot_be(data: Json, field: str, rule: str) -> None:
    check(data, field, rule)


def dealing(**fields: Any) -> Json:
    """Half way through the deal; the fields are those of the second player."""
    return two(seat(cards="red"), seat(cards="blue") | fields, phase="dealing")


@pytest.mark.parametrize(
    ("data", "field", "rule"),
    [
        (dealing() | {"round": 2}, "round", "B11"),
        (dealing() | {"active": 1}, "active", "B12"),
        (dealing() | {"to_act": 0}, "to_act", "B11"),
        (dealing() | {"dice": {"white": 1}}, "dice", "B12"),
        (dealing(status="out"), "seats[1].status", "B12"),
        (dealing(buttons=["1/1"]), "seats[1].buttons", "B12"),
        (dealing(due=1), "seats[1].due", "B40"),
        (dealing(stars=["1/1"]) | {"round": 2}, "round", "B11"),
    ],
)
def test_a_deal_that_cannot_be(data: Json, field: str, rule: str) -> None:
    check(data, field, rule)


@pytest.mark.parametrize(
    ("data", "field", "rule"),
    [
        (two(dice="7 6 2 3 5 6"), "dice.white", "B2"),
        (two(dice="5 0 2 3 5 6"), "dice.gold", "B2"),
        (two(dice="5 6 2 3 9 6"), "dice.black[2]", "B2"),
        (two(dice="5 6 1 2 3 4 5"), "dice.black", "B2"),
        (two(phase="rolling") | {"dice": {"gold": 6}}, "dice.white", "B31"),
        (two(phase="rolling") | {"dice": {"white": 6, "black": [1]}}, "dice.gold", "B31"),
        (two(phase="rolling", dice=ROLL), "dice.black", "B31"),
        (two(PLAIN, OUT, phase="rolling", dice="5 6 1 1"), "dice.black", "B31"),
        (two(phase="laying"), "dice", "B31"),
        (two(phase="offering"), "dice", "B31"),
        (two(phase="laying", dice="5 6 2 3 5"), "dice.black", "B34"),
        (two(PLAIN, OUT, phase="laying", dice=ROLL), "dice.black", "B34"),
        (four(PLAIN, OUT, BUST, PLAIN, phase="laying", dice="5 6 2"), "dice.black", "B34"),
        (two(BUST, PLAIN, phase="offering", active=0, dice="5 6 2 2"), "dice.black", "B34"),
        (two(dice="5 6 2 2"), "dice.black", "B34"),
        (three(PLAIN, OUT, PLAIN, dice="5 6 2 2"), "dice.black", "B34"),
        (two(PLAIN, OUT, dice="5 6"), "dice.black", "B34"),
        (three(BUST, BUST, OUT, phase="sewing", dice="5 6 1"), "dice.black", "B34"),
    ],
)
def test_dice_that_cannot_be(data: Json, field: str, rule: str) -> None:
    check(data, field, rule)


@pytest.mark.parametrize(
    ("data", "field", "rule"),
    [
        (two(PLAIN, seat("1/1", status="bust")), "seats[1].buttons", "B33"),
        (two(PLAIN, seat(status="out")), "seats[1].status", "B34"),
        (two(OUT, PLAIN, active=0), "active", "B35"),
        (two(BUST, PLAIN, active=0, phase="rolling"), "active", "B35"),
        (two(BUST, BUST), "active", "B35"),
        (two(seat("5/2 5/4"), phase="laying", dice="5 2 3 4 5 5"), "phase", "B33"),
        (two(OUT, PLAIN, phase="laying", active=0, dice="5 2 3 4"), "active", "B35"),
        (two(to_act=1), "to_act", "B30"),
        (two(phase="rolling", to_act=0), "to_act", "B31"),
        (two(phase="laying", dice=ROLL, to_act=1), "to_act", "B31"),
        (two(seat("5/2"), phase="offering", dice=ROLL, to_act=0), "to_act", "B32"),
        (two(seat("5/2"), seat("4/6"), phase="offering", dice=ROLL), "phase", "B32"),
        (two(seat("5/2"), seat(stars="5/6"), phase="offering", dice=ROLL), "phase", "B32"),
        (
            three(seat("5/2"), OUT, PLAIN, phase="offering", dice="5 6 2 2 2", to_act=1),
            "to_act",
            "B32",
        ),
        (two(seat("5/1"), phase="offering", dice=ROLL), "seats[0].buttons", "B31"),
        (two(seat("1/1"), seat(due=1)), "seats[1].due", "B40"),
        (two(PLAIN, seat(stars=LINE)), "seats[1].stars", "B50"),
        (two(PLAIN, seat(stars=TWELVE)), "seats[1].stars", "B50"),
        (two(seat(stars="1/1"), round=1), "round", "B41"),
        (two(seat(stars="1/1 1/2"), round=2), "round", "B41"),
        (
            two(seat("1/1 4/5", "5/5", status="out", due=1), BUST, phase="sewing", round=1),
            "round",
            "B41",
        ),
        (three(seat(stars="1/1 1/3 1/5 3/1 3/3 3/5 5/1"), PLAIN, PLAIN, round=2), "round", "B41"),
    ],
)
def test_rounds_that_cannot_be(data: Json, field: str, rule: str) -> None:
    check(data, field, rule)


def sewing(*seats: Json) -> Json:
    return position(*seats, phase="sewing", round=9)


@pytest.mark.parametrize(
    ("data", "field", "rule"),
    [
        (sewing(OUT, PLAIN), "seats[1].status", "B36"),
        (sewing(OUT, seat("1/1", status="bust")), "seats[1].buttons", "B33"),
        (sewing(OUT, BUST | {"due": 1}), "seats[1].due", "B42"),
        (sewing(OUT, BUST | {"stars": LINE.split()}), "seats[1].stars", "B50"),
        (sewing(OUT, OUT | {"stars": LINE.replace("1", "6").split()}), "seats[1].stars", "B50"),
        (sewing(BUST, BUST), "phase", "B40"),
        (sewing(seat(stars="1/1", status="out"), BUST), "phase", "B40"),
        (sewing(OUT | {"due": 2}, BUST), "seats[0].due", "B40"),
        (sewing(OUT | {"due": 8}, BUST), "seats[0].due", "B40"),
        (sewing(OUT, OUT | {"due": 2}), "seats[1].due", "B40"),
        (sewing(seat(status="out", due=1), BUST), "seats[0].buttons", "B41"),
        (sewing(OUT | {"due": 0}, OUT), "seats[0].buttons", "B41"),
        (sewing(seat(status="out"), OUT), "seats[0].stars", "B40"),
        (sewing(OUT, seat(stars="1/1", status="out")), "seats[1].buttons", "BR8"),
        (sewing(OUT, OUT) | {"to_act": 1}, "to_act", "BR8"),
        (sewing(seat("6/6", TWENTY, status="out"), BUST), "seats[0].stars", "B50"),
    ],
)
def test_scorings_that_cannot_be(data: Json, field: str, rule: str) -> None:
    check(data, field, rule)


@pytest.mark.parametrize("due", range(1, 8))
def test_stars_due_may_be_what_is_left_of_more(due: int) -> None:
    """Two red, two blue, and a star on each: 1 if both are old, 2 if one is, or 3 of five."""
    first = seat("1/1 1/3 4/2 4/4", "1/5 4/6", status="out", layout=STRIPES, due=due)
    if due > 3:
        check(sewing(first, BUST), "seats[0].due", "B40")
    else:
        assert BUTTONS.from_position(sewing(first, BUST)).due[0] == due


@pytest.mark.parametrize(
    ("data", "field", "rule"),
    [
        ((seat(stars="1/1", status="out"), BUST), "phase", "B50"),
        ((seat(stars=LINE, status="out"), PLAIN), "seats[1].status", "B36"),
        ((BUST | {"stars": LINE.split()}, BUST), "seats[0].stars", "B50"),
        ((seat("6/6", LINE, status="out"), BUST), "seats[0].buttons", "B41"),
        ((seat(stars=LINE, status="out", due=1), BUST), "seats[0].due", "B41"),
        ((seat(stars=LINE, status="out"), seat(status="out")), "seats[1].stars", "B40"),
        ((seat(stars=TWENTY, status="out"), BUST), "seats[0].stars", "B50"),
    ],
)
def test_endings_that_cannot_be(data: tuple[Json, Json], field: str, rule: str) -> None:
    check(position(*data, phase="over", round=9), field, rule)


def test_nobody_is_to_act_when_the_game_is_over() -> None:
    line = seat(stars=LINE, status="out")
    check(position(line, BUST, phase="over", to_act=0), "to_act", "B50")
