"""W1 to W8: the material."""

from collections import Counter

import pytest

from buttonbox.games.war import material, supply
from buttonbox.games.war.game import WAR
from buttonbox.games.war.rules import War
from buttonbox.games.war.state import boys_in_detention
from tests.games.random_play import random_states
from tests.games.war.positions import legal, legal_at, play, position, seat
from tests.games.war.turns import refused


@pytest.mark.parametrize(("players", "white"), [(2, 4), (3, 5), (4, 6)])
def test_w1_eight_dice_each_and_white_dice_by_players(players: int, white: int) -> None:
    state = WAR.new(WAR.settings(players, {"start": 0}))
    play(state, *["die 3"] * 3 * players)
    while "die 5" not in legal(state):
        play(state, sorted(legal(state))[0])  # markers and cards
    play(state, *["die 5"] * (5 * players + white))
    assert [state.front[s][5] for s in range(players)] == [5] * players
    assert [boys_in_detention(state, s) for s in range(players)] == [3] * players
    assert state.lake[5] == white


def test_w2_tracks_and_the_meadow_with_four_only() -> None:
    assert material.TRACKS == ((4, 3, 2, 1, 0), (2, 4, 2, 1, 0), (5, 3, 2, 2, 1))
    assert refused(position(3, seats={0: seat(front=[4])}), "meadow 4") == "W2"
    assert "meadow 4" in legal_at(position(4, seats={0: seat(front=[4])}), "meadow")


def test_w3_tiles_are_laid_once_and_replace_the_printed_values() -> None:
    state = WAR.new(WAR.settings(4, {"start": 0, "tiles": True}))
    assert {weight for _, weight in state.chance_outcomes()} == {state.chance_outcomes()[0][1]}
    play(state, "tile 5", "tile 2", "tile 1")
    assert state.tracks == [[5, 2, 1, 1, 1], [1, 3, 3, 2, 0], [3, 2, 2, 2, 1]]
    assert "die 1" in legal(state)


def test_w3_no_tile_lies_twice() -> None:
    state = WAR.new(WAR.settings(3, {"start": 0, "tiles": True}))
    play(state, "tile 5")
    assert legal(state) == {"tile 1", "tile 2", "tile 3", "tile 4", "tile 6"}


def test_w4_seven_school_spaces() -> None:
    state = position(seats={0: seat(front=[2], buttons=20, boys=[3]), 1: seat(front=[1])})
    spaces = ("exam", "rescue", "snitch", "start", "brother", "hut", "star")
    for space in spaces:
        assert f"{space} 2" in legal_at(state, space)
    assert spaces == material.SCHOOL


def test_w5_village_mill_and_lake() -> None:
    state = position(seats={0: seat(front=[6], buttons=3), 1: seat(front=[5, 5, 2])}, lake=[4])
    play(state, "quarry 6", "lake 4")
    assert (state.lake[4], state.white[0][4]) == (0, 1)
    play(state, "quarry 5 5")
    assert state.mill[0][6] == 1
    play(state, "end", "village w4")
    assert state.village_white[4] == 1


def test_w6_a_boy_blocks_the_section_beside_his_spot() -> None:
    state = position(
        seats={
            0: seat(front=[2], buttons=9, boys=[None, 3, None, 5]),
            1: seat(front=[1]),
        }
    )
    play(state, "hut 2")
    assert legal_at(state, "build") == {"build 1", "build 3", "build 5", "build 6"}
    assert refused(state, "build 2") == "W6"


def test_w7_cards_markers_and_supplies() -> None:
    assert sum(card.copies for card in material.CARDS) == 18
    assert sum(marker.copies for marker in material.MARKERS) == 12
    assert (material.BROTHERS, material.STARS) == (12, 24)
    dice = {card.name: card.dice for card in material.CARDS}
    assert dice["section"] == dice["three-brothers"] == dice["re-roll"] == 3
    assert dice["equals"] == 4
    assert Counter(card.when for card in material.CARDS) == {
        "at-once": 5,
        "lasting": 6,
        "after-rolling": 4,
    }


def test_w7_brothers_and_stars_never_exceed_the_supply() -> None:
    for state in random_states(WAR, players=4, seed=2):
        assert isinstance(state, War)
        assert supply.brother_supply(state) >= 0
        assert supply.star_supply(state) >= 0


def test_w8_building_needs_a_free_section_and_freeing_unblocks_at_once() -> None:
    state = position(
        seats={
            0: seat(front=[2, 4], buttons=30, boys=[6], sections=[2, 3, 4, 5, 6]),
            1: seat(front=[1]),
        }
    )
    assert refused(state, "hut 4") == "W47"  # the only section left is blocked
    play(state, "rescue 2", "free 1")
    assert state.front[0][6] == 1  # the die keeps its value
    play(state, "end", "village 1", "hut 4", "build 1")
    assert state.sections[0] == 63
