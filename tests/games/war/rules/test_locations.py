"""W30 to W37: groups, tracks, big brothers."""

import pytest

from buttonbox.games.war import supply
from buttonbox.games.war.state import group_size
from tests.games.war.positions import brother, group, legal_at, play, position, seat
from tests.games.war.turns import refused

OTHER = seat(front=[1, 1])


def test_w30_at_most_one_big_brother_joins_and_returns_at_the_end_of_the_turn() -> None:
    state = position(seats={0: seat(front=[4], brothers=2), 1: OTHER}, quarry=group(1, 6))
    play(state, "quarry 4 B")
    assert state.brothers[0] == 1
    assert supply.brother_supply(state) == 12 - 1  # the used one is back: the turn is over
    state = position(seats={0: seat(front=[4], buttons=1, brothers=1), 1: OTHER})
    play(state, "village 4", "village B")
    assert refused(state, "village B") == "W30"


def test_w30_a_big_brother_in_use_is_not_in_the_supply_yet() -> None:
    state = position(seats={0: seat(front=[4, 5], buttons=1, brothers=1), 1: OTHER})
    play(state, "quarry 4 B")
    assert supply.brother_supply(state) == 11
    play(state, "end")
    assert supply.brother_supply(state) == 12


def test_w30_never_without_a_marker() -> None:
    state = position(seats={0: seat(front=[4]), 1: OTHER})
    assert refused(state, "quarry 4 B") == "W30"
    assert refused(state, "quarry B") == "W30"


def test_w31_all_dice_of_a_group_show_one_value() -> None:
    state = position(seats={0: seat(front=[4, 4, 5]), 1: OTHER})
    assert legal_at(state, "quarry") == {"quarry 4", "quarry 4 4", "quarry 5"}


def test_w32_the_first_group_goes_on_the_first_space() -> None:
    state = position(seats={0: seat(front=[1, 1]), 1: OTHER})
    play(state, "forest 1 1")
    assert (state.space[1], state.group_dice[1], state.group_value[1]) == (1, 2, 1)
    assert state.buttons[0] == 2


def test_w32_a_lone_big_brother_is_a_group() -> None:
    state = position(seats={0: seat(front=[1], brothers=1), 1: OTHER})
    play(state, "forest B")
    assert (state.space[1], state.lone_brother[1], state.buttons[0]) == (1, 1, 2)


def test_w33_example_a_five_displaces_a_four_in_the_forest() -> None:
    state = position(seats={0: seat(front=[5]), 1: OTHER}, forest=group(1, 4))
    play(state, "forest 5")
    assert (state.space[1], state.buttons[0]) == (2, 4)
    assert state.mill[1][4] == 1


def test_w33_example_three_ones_displace_two_threes_in_the_quarry() -> None:
    state = position(seats={0: seat(front=[1, 1, 1]), 1: OTHER}, quarry=group(1, 3, 2, space=3))
    play(state, "quarry 1 1 1")
    assert (state.space[0], state.buttons[0]) == (4, 1)


@pytest.mark.parametrize(
    ("move", "allowed"),
    [
        ("quarry 3", False),  # fewer, higher
        ("quarry 2 2", False),  # as many, equal
        ("quarry 1 1", False),  # as many, lower
        ("quarry 3 3", True),  # as many, higher
        ("quarry 1 1 1", True),  # more, lower
    ],
)
def test_w33_more_dice_or_as_many_of_a_higher_value(move: str, allowed: bool) -> None:
    state = position(seats={0: seat(front=[1, 1, 1, 2, 2, 3, 3]), 1: OTHER}, quarry=group(1, 2, 2))
    if allowed:
        play(state, move)
    else:
        assert refused(state, move) == "W33"


def test_w33_one_may_displace_oneself_and_white_dice_go_to_the_mill_too() -> None:
    state = position(seats={0: seat(front=[6, 6]), 1: OTHER}, quarry=group(0, 5, 1, white=1))
    play(state, "quarry 6 6")
    assert (state.mill[0][5], state.mill_white[5]) == (1, 1)


def test_w34_wr12_example_the_last_space_pays_again() -> None:
    state = position(4, seats={0: seat(front=[6, 6]), 1: OTHER}, meadow=group(0, 5, 2, space=5))
    play(state, "meadow 6 6")
    assert (state.space[2], state.buttons[0]) == (5, 1)


def test_w34_a_lone_big_brother_on_the_last_space_is_followed_there() -> None:
    state = position(4, seats={0: seat(front=[2]), 1: OTHER}, meadow=brother(space=5))
    play(state, "meadow 2")
    assert (state.space[2], state.lone_brother[2], state.buttons[0]) == (5, 0, 1)


def test_w35_the_space_pays_at_once() -> None:
    state = position(seats={0: seat(front=[6]), 1: OTHER}, quarry=group(1, 5, space=2))
    play(state, "quarry 6")
    assert state.buttons[0] == 2


def test_w36_example_alone_he_displaces_but_leaves_the_location_empty() -> None:
    seats = {0: seat(front=[3, 5], brothers=1), 1: seat(front=[1])}
    state = position(seats=seats, quarry=group(1, 5, space=2))
    play(state, "quarry B")
    assert (state.space[0], state.buttons[0], state.mill[1][5]) == (3, 2, 1)
    assert group_size(state, 0) == 0
    play(state, "end")
    assert "quarry 1" in legal_at(state, "quarry")  # any value and number
    play(state, "quarry 1")
    assert (state.space[0], state.lone_brother[0]) == (4, 0)
    assert supply.brother_supply(state) == 12


@pytest.mark.parametrize(
    ("there", "cards", "allowed"),
    [
        (group(1, 5), [], True),
        (group(1, 6), [], False),
        (group(1, 6), ["equals"], True),
        (group(1, 1, dice=2), ["equals"], False),
        (brother(), [], True),
    ],
)
def test_w36_whom_a_lone_big_brother_displaces(
    there: dict[str, int], cards: list[str], allowed: bool
) -> None:
    state = position(seats={0: seat(front=[1], brothers=1, cards=cards), 1: OTHER}, quarry=there)
    assert ("quarry B" in legal_at(state, "quarry")) == allowed


def test_w37_example_with_a_die_he_helps_to_displace_and_the_die_remains() -> None:
    seats = {0: seat(front=[3, 5], brothers=1), 1: OTHER}
    state = position(seats=seats, quarry=group(1, 5, space=2))
    play(state, "quarry 3 B")
    assert (state.group_value[0], group_size(state, 0), state.buttons[0]) == (3, 1, 2)
    play(state, "end")
    assert refused(state, "quarry 1") == "W33"
    assert "quarry 1 1" in legal_at(state, "quarry")
