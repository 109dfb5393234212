"""W40 to W48: the school."""

import pytest

from buttonbox.games.war import material, round_end
from buttonbox.games.war.state import blocked_sections, sections_built
from tests.games.war.positions import group, legal, legal_at, play, position, seat
from tests.games.war.turns import brief_turn, refused

OTHER = seat(front=[1, 1])


def test_w40_one_coloured_die_on_a_free_space_nothing_is_displaced() -> None:
    state = position(
        seats={0: seat(front=[4, 4], white=[5], brothers=1), 1: OTHER}, school={"exam": (1, 1)}
    )
    assert refused(state, "exam 4") == "W40"
    assert legal_at(state, "start") == {"start 4"}  # no white die, no brother, no pair


def test_w40_exam_and_start_are_open_to_the_start_player_too() -> None:
    state = position(seats={0: seat(front=[4]), 1: OTHER}, start=0)
    assert {"exam 4", "start 4"} <= legal(state)


def test_w41_the_exam_is_free_and_decides_nothing_yet() -> None:
    state = position(seats={0: seat(front=[4]), 1: OTHER})
    play(state, "exam 4")
    assert state.school_seat[material.EXAM] == 0
    assert round_end.exam_seat(state) == 0


def test_w42_example_rescue_costs_eight_and_the_boy_joins_as_he_is() -> None:
    state = position(seats={0: seat(front=[1, 2], buttons=8, boys=[5, 2]), 1: OTHER})
    play(state, "rescue 1", "free 2")
    assert state.buttons[0] == 0
    assert state.front[0] == [0, 0, 2, 0, 0, 0, 0]
    assert not blocked_sections(state, 0) & 0b10
    brief_turn(state)
    play(state, "quarry 2 2")
    assert state.group_dice[0] == 2


def test_w42_rescue_needs_eight_buttons_and_a_boy() -> None:
    poor = position(seats={0: seat(front=[1], buttons=7, boys=[5]), 1: OTHER})
    assert refused(poor, "rescue 1") == "W42"
    alone = position(seats={0: seat(front=[1], buttons=8), 1: OTHER})
    assert refused(alone, "rescue 1") == "W42"


def test_w43_example_the_snitch_frees_a_boy_for_nothing() -> None:
    state = position(seats={0: seat(front=[3], boys=[6]), 1: OTHER})
    play(state, "snitch 3", "free 1")
    assert (state.front[0][6], state.buttons[0]) == (1, 0)
    brief_turn(state)
    play(state, "village 6")
    assert state.village[0][6] == 1


def test_w44_the_snitch_places_nothing_at_locations_this_round() -> None:
    state = position(
        seats={0: seat(front=[3, 4, 4], white=[4], brothers=1, buttons=4, boys=[6]), 1: OTHER},
        forest=group(0, 2),
        display=["turn-1s", "turn-2s"],
    )
    play(state, "snitch 3", "free 1", "end")
    brief_turn(state)
    for move in ("quarry 4", "quarry w4", "quarry B", "forest 4 4"):
        assert refused(state, move) == "W44"
    assert {"exam 4", "village 4", "card1 4 4", "card1 4 B"} <= legal(state)
    assert state.group_dice[1] == 1  # what lies at locations stays


def test_w45_who_places_here_starts_the_next_round() -> None:
    state = position(seats={1: seat(front=[3])}, start=0, to_act=1)
    play(state, "start 3")
    assert (state.round, state.start) == (2, 1)


def test_w45_if_nobody_does_the_start_player_stays() -> None:
    state = position(seats={0: seat(front=[3])}, start=1, to_act=0)
    play(state, "village 3")
    assert (state.round, state.start) == (2, 1)


def test_w46_two_buttons_for_two_big_brothers() -> None:
    state = position(seats={0: seat(front=[3], buttons=2), 1: OTHER})
    play(state, "brother 3")
    assert (state.buttons[0], state.brothers[0]) == (0, 2)


@pytest.mark.parametrize(("sections", "price"), [([], 5), ([1, 2], 7), ([1, 2, 3, 4, 5], 10)])
def test_w47_example_five_buttons_plus_one_for_each_section(
    sections: list[int], price: int
) -> None:
    state = position(seats={0: seat(front=[3], buttons=price, sections=sections), 1: OTHER})
    play(state, "hut 3", "build 6")
    assert state.buttons[0] == 0
    assert sections_built(state, 0) == len(sections) + 1
    poor = position(seats={0: seat(front=[3], buttons=price - 1, sections=sections), 1: OTHER})
    assert refused(poor, "hut 3") == "W47"


@pytest.mark.parametrize(("stars", "price"), [(0, 5), (3, 8)])
def test_w48_five_buttons_plus_one_for_each_star(stars: int, price: int) -> None:
    state = position(seats={0: seat(front=[3], buttons=price, stars=stars), 1: OTHER})
    play(state, "star 3")
    assert (state.buttons[0], state.stars[0]) == (0, stars + 1)
    poor = position(seats={0: seat(front=[3], buttons=price - 1, stars=stars), 1: OTHER})
    assert refused(poor, "star 3") == "W48"
