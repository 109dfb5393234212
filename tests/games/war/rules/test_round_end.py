"""W70 to W76: the end of a round."""

from typing import Any

import pytest

from buttonbox.games.war import material, round_end, supply
from buttonbox.games.war.rules import War
from buttonbox.games.war.state import boys_in_detention, sections_built
from tests.games.war.positions import brother, group, legal, legal_at, play, position, seat, sold
from tests.games.war.turns import refused

LAST = seat(front=[1])


def closing_round(players: int = 2, **parts: Any) -> War:
    """Send the last die of the round to the village, and take no bonus action."""
    state = position(players, **parts)
    play(state, "village 1")
    return state


def test_w70_example_the_most_of_the_snitch_value_go_to_detention() -> None:
    state = closing_round(
        seats={0: seat(front=[1]), 1: seat(sections=[2], boys=[4], cards=["turn-1s"])},
        school={"snitch": (0, 3), "start": (1, 3)},
        quarry=group(1, 3, dice=2),
        display=[sold(1, 3, 2), "equals"],
    )
    assert state.actor() == 1
    assert refused(state, "detain quarry 1") == "W70"  # that spot is taken
    play(state, "detain quarry 2")  # the section beside it is built and stays built
    assert state.detention[1] == [4, 3, 0, 0]
    assert sections_built(state, 1) == 1


def test_w70_what_counts_and_what_does_not() -> None:
    state = position(
        seats={0: LAST, 1: seat(village=[3, 3], mill=[3], cards=["turn-1s"])},
        school={"snitch": (0, 3), "exam": (1, 3)},
        quarry=group(0, 3, dice=2, space=2),
        display=[sold(1, 3, 2), "equals"],
    )
    assert round_end.count_showing(state, 0, 3, False) == 2  # without the snitch die
    assert round_end.count_showing(state, 1, 3, False) == 3  # neither village nor mill
    assert round_end.punished_seat(state) == 1


def test_w70_a_tie_or_four_boys_punishes_nobody() -> None:
    tied = position(seats={0: LAST}, school={"snitch": (0, 3), "exam": (1, 3)}, quarry=group(0, 3))
    assert round_end.punished_seat(tied) == -1
    full = position(
        seats={0: LAST, 1: seat(boys=[1, 1, 1, 1])}, school={"snitch": (0, 3), "exam": (1, 3)}
    )
    assert round_end.punished_seat(full) == -1
    none = position(seats={0: LAST}, school={"snitch": (0, 3)})
    assert round_end.punished_seat(none) == -1


def test_w70_the_snitch_may_be_caught_with_any_die_on_the_board() -> None:
    state = closing_round(
        seats={0: seat(front=[1], mill=[5], village=[6])},
        school={"snitch": (0, 3)},
        quarry=group(0, 3, space=2),
    )
    assert state.actor() == 0
    sources = {text.split()[1] for text in legal_at(state, "detain")}
    assert sources == {"quarry", "snitch", "village-1", "village-6", "mill-5"}
    play(state, "detain snitch 4")
    assert state.detention[0] == [0, 0, 0, 3]


def test_w71_example_most_of_the_exam_value_win_the_schools_marker() -> None:
    state = closing_round(
        4,
        seats={0: LAST},
        school={"exam": (2, 4), "hut": (2, 4), "start": (1, 4)},
        quarry=group(2, 4, dice=3),
        markers={"school": "5", "quarry": "brother+3"},
    )
    assert state.round == 2
    assert state.buttons[2] == 5 + 3
    assert state.brothers[2] == 1


def test_w71_a_tie_wins_nothing_and_the_snitch_die_counts() -> None:
    tied = position(seats={0: LAST}, school={"exam": (0, 4), "start": (1, 4)})
    assert round_end.exam_seat(tied) == -1
    helped = position(seats={0: LAST}, school={"exam": (0, 4), "snitch": (1, 4), "start": (1, 4)})
    assert round_end.exam_seat(helped) == 1


def test_w72_wr23_the_start_token_passes() -> None:
    state = closing_round(seats={0: LAST}, school={"start": (1, 2)}, next_start=1)
    assert state.start == 1


def test_w73_the_owner_of_a_coloured_die_gets_the_marker() -> None:
    state = closing_round(
        seats={0: LAST},
        quarry=group(1, 4, dice=1, white=2),
        forest=group(1, 4, dice=0, white=2),
        markers={"quarry": "5", "forest": "2-brothers"},
    )
    assert (state.buttons[1], state.brothers[1]) == (5, 0)  # only white dice: nobody


def test_w74_parts_in_order_and_impossible_parts_are_lost() -> None:
    state = closing_round(
        seats={0: LAST, 1: seat(boys=[6])},
        quarry=group(1, 4),
        markers={"quarry": "build+free"},
    )
    assert legal(state) == {f"build {section}" for section in (2, 3, 4, 5, 6)}  # build comes first
    play(state, "build 5")
    assert legal(state) == {"free 1"}
    play(state, "free 1")
    assert (state.round, boys_in_detention(state, 1)) == (2, 0)


def test_w74_a_boy_freed_now_joins_the_next_roll() -> None:
    state = closing_round(
        seats={0: LAST, 1: seat(boys=[6])}, quarry=group(1, 4), markers={"quarry": "free+3"}
    )
    play(state, "free 1")
    assert state.buttons[1] == 3
    play(state, "marker 5", "marker build", "marker free", "new-card equals", "new-card re-roll")
    play(state, *["die 2"] * 16)
    assert state.front[1][2] == 8


def test_w74_what_cannot_happen_is_lost_the_rest_happens() -> None:
    state = closing_round(
        seats={0: LAST, 1: seat(boys=[1, 1, 1, 1], sections=[5, 6])},
        quarry=group(1, 4),
        markers={"quarry": "build+star"},
    )
    assert state.round == 2
    assert (state.stars[1], sections_built(state, 1)) == (1, 2)


def test_w75_the_game_never_ends_during_a_round() -> None:
    state = position(
        seats={0: seat(front=[3, 4], buttons=11, stars=5), 1: seat(front=[1])},
    )
    play(state, "star 3")
    assert state.stars[0] == 6
    assert state.actor() >= 0
    play(state, "end", "village 1", "village 4")
    assert (state.actor(), state.winners()) == (-2, (0,))


def test_w75_a_star_gained_and_not_lost_by_the_end_decides() -> None:
    state = closing_round(
        seats={0: LAST, 1: seat(stars=5)}, quarry=group(1, 4), markers={"quarry": "build+star"}
    )
    play(state, "build 1")
    assert state.winners() == (1,)


def test_w76_all_dice_come_back_and_brothers_leave_the_tracks() -> None:
    state = closing_round(
        seats={0: seat(front=[1]), 1: seat(boys=[2], mill=[3], cards=["turn-1s"])},
        quarry={"space": 2, "brother": True},
        school={"exam": (1, 4)},
        markers={"school": "5"},
        display=[sold(1, 2, 2), "equals"],
    )
    assert supply.brother_supply(state) == material.BROTHERS
    assert not any(map(any, state.front + state.village + state.mill + [state.village_white]))
    assert state.school_seat == [-1] * 7
    assert state.sold_seat == [-1] * 3
    assert state.detention[1][0] == 2


@pytest.mark.parametrize("place", ["quarry", "forest"])
def test_w73_a_lone_big_brother_or_nothing_wins_no_marker(place: str) -> None:
    state = closing_round(
        seats={0: LAST},
        markers={"quarry": "5", "forest": "2-brothers"},
        quarry=brother() if place == "quarry" else None,
        forest=brother() if place == "forest" else None,
    )
    assert (state.buttons[1], state.brothers[1]) == (0, 0)
