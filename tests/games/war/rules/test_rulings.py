"""WR1 to WR23: what the booklets leave open."""

import pytest

from buttonbox.core.errors import InvalidSettings
from buttonbox.games.war import material, round_end
from buttonbox.games.war.game import WAR
from buttonbox.games.war.state import buildable_sections
from tests.games.war.positions import brother, group, legal, legal_at, play, position, seat
from tests.games.war.turns import refused

OTHER = seat(front=[1, 1])


def test_wr1_wr5_tiles_tracks_and_card_dice_are_data() -> None:
    own = {
        "tracks": {"quarry": [9, 9, 9, 9, 9]},
        "tiles": [[i] * 5 for i in range(6)],
        "card_dice": {"one-star": 2},
    }
    state = WAR.new(WAR.settings(2, {"start": 0, "tiles": True, "values": own}))
    play(state, "tile 4", "tile 6")
    assert state.tracks[:2] == [[3] * 5, [5] * 5]
    assert state.card_dice[material.CARD_NAMES.index("one-star")] == 2
    with pytest.raises(InvalidSettings, match=r"values\.card_dice\.one-star"):
        WAR.settings(2, {"values": {"card_dice": {"one-star": 5}}})


def test_wr1_our_tiles() -> None:
    assert material.TILES[0] == (3, 2, 2, 2, 1)
    assert material.TILES[5] == (3, 1, 4, 1, 0)


def test_wr2_spots_lie_beside_sections_1_to_4() -> None:
    state = position(seats={0: seat(front=[1], boys=[1, 1, 1, 1], buttons=5), 1: OTHER})
    assert buildable_sections(state, 0) == 0b110000


def test_wr3_village_pay_counts_each_die_and_the_big_brother() -> None:
    state = position(seats={0: seat(front=[1, 2], brothers=1, cards=["village-pay"]), 1: OTHER})
    play(state, "village 1", "village 2", "village B")
    assert state.buttons[0] == 6
    state = position(seats={0: seat(front=[1], brothers=1, cards=["quarry-pay"]), 1: OTHER})
    play(state, "quarry B")
    assert state.buttons[0] == 4 + 2


@pytest.mark.parametrize(
    ("move", "allowed"), [("quarry 4 4", True), ("quarry 4", False), ("quarry 3 3", False)]
)
def test_wr4_equals_needs_as_many_dice_and_no_lower_value(move: str, allowed: bool) -> None:
    state = position(
        seats={0: seat(front=[3, 3, 4, 4], cards=["equals"]), 1: OTHER}, quarry=group(1, 4, dice=2)
    )
    assert (move in legal(state)) == allowed


def test_wr6_the_snitch_space_is_barred_without_a_boy() -> None:
    state = position(seats={0: seat(front=[3]), 1: OTHER})
    assert refused(state, "snitch 3") == "W43"


def test_wr7_the_snitchs_ban_ends_with_the_round() -> None:
    state = position(seats={0: seat(front=[1])}, school={"snitch": (0, 6)})
    play(state, "village 1", "marker 5", "marker build", "marker free")
    play(state, "new-card equals", "new-card re-roll", *["die 2"] * 20)
    assert "quarry 2" in legal(state)


def test_wr8_the_big_brother_space_needs_two_markers() -> None:
    state = position(
        seats={0: seat(front=[3], buttons=2), 1: seat(front=[1], brothers=10)},
        quarry=brother(),
    )
    assert refused(state, "brother 3") == "WR8"


def test_wr8_cards_give_what_is_there_even_nothing() -> None:
    state = position(
        seats={0: seat(front=[3, 3, 3], buttons=3, brothers=1), 1: seat(front=[1], brothers=10)},
        display=["three-brothers", "equals"],
    )
    play(state, "card1 3 3 3")
    assert state.brothers[0] == 2


def test_wr8_a_marker_in_use_is_not_in_the_supply() -> None:
    state = position(
        seats={0: seat(front=[3], buttons=3, brothers=1), 1: seat(front=[1], brothers=11)},
        display=["two-brothers", "equals"],
    )
    play(state, "card1 3 B")
    assert state.brothers[0] == 0


def test_wr8_the_star_space_needs_a_star() -> None:
    state = position(
        4,
        seats={
            0: seat(front=[3], buttons=30, stars=6),
            1: seat(front=[1], stars=6),
            2: seat(stars=6),
            3: seat(stars=6),
        },
    )
    assert refused(state, "star 3") == "WR8"


def test_wr9_school_pay_never_pays_for_its_own_space() -> None:
    state = position(seats={0: seat(front=[3], buttons=4, cards=["school-pay"]), 1: OTHER})
    assert refused(state, "hut 3") == "W47"


def test_wr10_a_big_brother_may_be_the_whole_dice_action() -> None:
    state = position(seats={0: seat(front=[3], brothers=1), 1: OTHER})
    assert {"quarry B", "village B"} <= legal(state)
    play(state, "village B", "village done")
    assert state.front[0][3] == 1


def test_wr11_twelve_markers_build_once_and_build_and_star_twice() -> None:
    copies = dict(zip(material.MARKER_NAMES, material.MARKER_COPIES, strict=True))
    assert (copies["build"], copies["build+star"], sum(copies.values())) == (1, 2, 12)


def test_wr13_wr15_placing_building_and_freeing_are_not_optional() -> None:
    state = position(seats={0: seat(front=[3], buttons=9, boys=[2]), 1: OTHER})
    assert refused(state, "end") == "W26"
    play(state, "hut 3")
    assert {text.split()[0] for text in legal(state)} == {"build"}
    state = position(seats={0: seat(front=[3], boys=[2]), 1: OTHER})
    play(state, "snitch 3")
    assert legal(state) == {"free 1"}


def test_wr14_the_exam_looks_at_the_board_as_the_penalty_left_it() -> None:
    state = position(
        seats={0: seat(front=[1])},
        school={"snitch": (0, 3), "exam": (1, 3)},
        quarry=group(1, 3),
        markers={"quarry": "5", "school": "2-brothers"},
    )
    play(state, "village 1", "detain exam 1")
    assert state.brothers[1] == 0  # no exam without its die
    assert state.buttons[1] == 5


def test_wr14_a_locations_last_coloured_die_gone_means_no_owner() -> None:
    state = position(
        seats={0: seat(front=[1])},
        school={"snitch": (0, 3)},
        quarry=group(1, 3, dice=1, white=1),
        markers={"quarry": "5"},
    )
    play(state, "village 1", "detain quarry 1")
    assert state.buttons[1] == 0


def test_wr14_the_start_player_space_works_though_its_die_is_gone() -> None:
    state = position(
        seats={0: seat(front=[1])},
        school={"snitch": (0, 3), "start": (1, 3)},
        next_start=1,
    )
    play(state, "village 1", "detain start 1")
    assert state.start == 1


def test_wr16_each_card_works_on_the_dice_as_they_lie_then() -> None:
    state = position(
        phase="after-rolling",
        round=2,
        seats={0: seat(front=[1, 6, 6, 6, 6, 6, 6, 6], cards=["turn-1s", "turn-2s", "re-roll"])},
    )
    play(state, "after 1>2", "after 2>5", "reroll 5", "reroll go", "die 1")
    assert state.front[0][1] == 1
    assert state.actor() == 0
    assert "after done" not in legal(state)  # all three are used up


def test_wr17_before_or_after_but_not_during() -> None:
    state = position(seats={0: seat(front=[3, 4], buttons=8, boys=[2]), 1: OTHER}, lake=[4])
    play(state, "snitch 3")
    assert refused(state, "lake 4") == "W8"


def test_wr19_locations_in_fixed_order_and_build_before_free() -> None:
    state = position(
        seats={0: seat(front=[1]), 1: seat(boys=[6])},
        quarry=group(1, 2),
        forest=group(1, 3),
        markers={"quarry": "free", "forest": "build+free"},
    )
    play(state, "village 1")
    assert legal_at(state, "free")  # the quarry's marker first
    play(state, "free 1")
    assert legal_at(state, "build")
    play(state, "build 1")
    assert state.round == 2  # no boy is left to free


def test_wr20_white_dice_count_for_nobody_in_exam_and_snitch() -> None:
    state = position(
        seats={0: seat(front=[1])},
        school={"exam": (0, 4)},
        quarry=group(1, 4, dice=1, white=3),
    )
    assert round_end.exam_seat(state) == -1


def test_wr21_six_and_one_are_not_neighbours() -> None:
    state = position(seats={0: seat(front=[6], buttons=4), 1: OTHER})
    assert refused(state, "turn 6>1") == "W61"
    assert "turn 6>2" in legal(state)


def test_wr22_after_rolling_cards_are_kept() -> None:
    state = position(
        phase="after-rolling",
        round=2,
        seats={0: seat(front=[1, 6, 6, 6, 6, 6, 6, 6], cards=["turn-1s"])},
    )
    play(state, "after 1>4")
    assert state.cards[0][material.TURN_CARD] == 1
