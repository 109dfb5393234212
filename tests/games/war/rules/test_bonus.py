"""W60 to W62: the bonus action."""

import pytest

from buttonbox.games.war import material
from tests.games.war.positions import group, legal, legal_at, play, position, seat
from tests.games.war.turns import refused

OTHER = seat(front=[1, 1])


def test_w60_three_buttons_for_a_white_die_as_it_lies() -> None:
    state = position(seats={0: seat(front=[4], buttons=3), 1: OTHER}, lake=[4, 4, 6])
    assert legal_at(state, "lake") == {"lake 4", "lake 6"}
    play(state, "lake 4")
    assert (state.buttons[0], state.lake[4], state.white[0][4]) == (0, 1, 1)
    play(state, "quarry 4 w4")
    assert (state.group_dice[0], state.group_white[0]) == (1, 1)


def test_w60_needs_the_money_and_a_die_of_that_value() -> None:
    poor = position(seats={0: seat(front=[4], buttons=2), 1: OTHER}, lake=[4])
    assert refused(poor, "lake 4") == "W60"
    dry = position(seats={0: seat(front=[4], buttons=3), 1: OTHER}, lake=[4])
    assert refused(dry, "lake 5") == "W60"


def test_w61_example_a_three_becomes_a_five_for_two_buttons() -> None:
    state = position(seats={0: seat(front=[3, 5], buttons=2), 1: OTHER}, forest=group(1, 4, dice=2))
    play(state, "turn 3>5", "forest 5 5")
    assert (state.buttons[0], state.group_value[1]) == (4, 5)  # paid 2, then earned 4
    assert state.mill[1][4] == 2


@pytest.mark.parametrize(("buttons", "most"), [(0, 0), (1, 1), (2, 2), (5, 5)])
def test_w61_one_button_a_pip(buttons: int, most: int) -> None:
    state = position(seats={0: seat(front=[1], buttons=buttons), 1: OTHER})
    assert legal_at(state, "turn") == {f"turn 1>{value}" for value in range(2, 2 + most)}


def test_w61_only_one_own_coloured_die_in_front() -> None:
    state = position(seats={0: seat(front=[2], white=[3], boys=[4], buttons=5), 1: OTHER})
    assert {text.split(">")[0] for text in legal_at(state, "turn")} == {"turn 2"}
    play(state, "turn 2>1")
    assert (state.front[0][1], state.buttons[0]) == (1, 4)


def test_w62_a_card_for_a_boy() -> None:
    state = position(seats={0: seat(front=[2], boys=[6], cards=["equals", "section"]), 1: OTHER})
    assert legal_at(state, "give") == {"give equals", "give section"}
    play(state, "give equals", "free 1")
    assert (state.front[0][6], state.hand[0]) == (1, 1)
    assert state.cards[0][material.EQUALS_CARD] == state.discard[material.EQUALS_CARD] == 0
    assert "village 6" in legal(state)  # usable at once


def test_w62_also_a_card_bought_this_turn() -> None:
    state = position(
        seats={0: seat(front=[2, 2], boys=[6], buttons=2), 1: OTHER}, display=["turn-1s", "equals"]
    )
    play(state, "card1 2 2", "give turn-1s", "free 1")
    assert state.front[0][6] == 1


def test_w62_only_with_a_boy_in_detention() -> None:
    state = position(seats={0: seat(front=[2], cards=["equals"]), 1: OTHER})
    assert refused(state, "give equals") == "W62"
    state = position(seats={0: seat(front=[2], boys=[1]), 1: OTHER})
    assert refused(state, "give equals") == "W62"
