"""W10 to W14: the set-up."""

from fractions import Fraction

import pytest

from buttonbox.core.errors import InvalidSettings
from buttonbox.games.war import material
from buttonbox.games.war.game import WAR
from buttonbox.games.war.rules import War
from tests.games.war.positions import legal, play


def with_boys(players: int) -> War:
    """Return a table on which all boys are in detention and markers come next."""
    state = WAR.new(WAR.settings(players, {"start": 0}))
    return play(state, *["die 1"] * 3 * players)


def test_w10_the_start_player_is_named_or_drawn() -> None:
    drawn = WAR.new(WAR.settings(3))
    assert {weight for _, weight in drawn.chance_outcomes()} == {Fraction(1, 3)}
    assert play(drawn, "start-player B").start == 1
    assert WAR.new(WAR.settings(3, {"start": 2})).start == 2
    with pytest.raises(InvalidSettings, match="W10"):
        WAR.settings(3, {"start": 3})


def test_w11_three_dice_go_to_spots_1_to_3_as_rolled() -> None:
    state = WAR.new(WAR.settings(2, {"start": 1}))
    play(state, "die 4", "die 6", "die 2", "die 1", "die 1", "die 5")
    assert state.detention[1] == [4, 6, 2, 0]  # the start player first
    assert state.detention[0] == [1, 1, 5, 0]


@pytest.mark.parametrize(("players", "places"), [(2, 3), (3, 3), (4, 4)])
def test_w12_a_marker_on_each_location_in_play_and_on_the_school(players: int, places: int) -> None:
    state = with_boys(players)
    outcomes = {WAR.notation(code): weight for code, weight in state.chance_outcomes()}
    assert outcomes["marker build+star"] == Fraction(2, 12)
    assert outcomes["marker free"] == Fraction(1, 12)
    drawn = ["build", "free", "5", "build+free"][:places]
    play(state, *[f"marker {name}" for name in drawn])
    laid = [marker for marker in state.markers if marker >= 0]
    assert [material.MARKER_NAMES[marker] for marker in laid] == drawn
    assert material.MARKER_NAMES[state.markers[material.AT_SCHOOL]] == drawn[-1]


@pytest.mark.parametrize(("players", "deck", "shown"), [(2, 17, 2), (3, 17, 2), (4, 18, 3)])
def test_w13_the_meadow_card_stays_out_and_cards_are_shown(
    players: int, deck: int, shown: int
) -> None:
    state = with_boys(players)
    assert sum(state.deck) == deck
    assert state.deck[material.MEADOW_PAY_CARD] == (players == 4)
    while "die 1" not in legal(state):
        play(state, sorted(legal(state))[0])
    assert sum(card >= 0 for card in state.display) == shown
    assert sum(state.deck) == deck - shown


def test_w14_buttons_at_the_start() -> None:
    state = WAR.new(WAR.settings(4, {"start": 2}))
    assert state.buttons == [4, 5, 2, 3]
