"""W50 to W55: cards and the village, and what each card does."""

import pytest

from buttonbox.games.war import material
from buttonbox.games.war.rules import War
from buttonbox.games.war.state import sections_built
from tests.games.war.positions import group, legal, legal_at, play, position, seat
from tests.games.war.turns import brief_turn, refused

OTHER = seat(front=[1, 1])


def shop(card: str, **own: object) -> War:
    """Seat 0 before a display with this card at the first place."""
    filler = "turn-3s" if card != "turn-3s" else "turn-2s"
    return position(seats={0: seat(**own), 1: OTHER}, display=[card, filler])  # type: ignore[arg-type]


def test_w50_example_three_twos_for_two_buttons() -> None:
    state = shop("section", front=[2, 2, 2], buttons=2)
    play(state, "card1 2 2 2", "build 4")
    assert state.buttons[0] == 0
    assert state.cards[0][material.CARD_NAMES.index("section")] == 1
    assert (state.sold_seat[0], state.sold_value[0], state.sold_dice[0]) == (0, 2, 3)


def test_w50_exactly_the_number_of_dice_of_one_value() -> None:
    state = shop("section", front=[2, 2, 2, 2, 5], buttons=9)
    assert legal_at(state, "card1") == {"card1 2 2 2"}
    assert refused(state, "card1 2 2") == "W50"
    assert refused(state, "card1 2 2 2 2") == "W50"


def test_w50_white_dice_even_alone_and_one_big_brother() -> None:
    state = shop("turn-1s", front=[4], white=[4, 4], brothers=2, buttons=9)
    assert legal_at(state, "card1") == {
        "card1 4 w4",
        "card1 w4 w4",
        "card1 4 B",
        "card1 w4 B",
    }


def test_w50_the_place_stays_empty_this_round() -> None:
    state = shop("turn-1s", front=[4, 4, 3, 3], buttons=9)
    play(state, "card1 4 4", "end")
    brief_turn(state)
    assert state.display[0] == -1
    assert refused(state, "card1 3 3") == "W50"


def test_w50_the_value_is_the_price() -> None:
    assert refused(shop("turn-1s", front=[6, 6], buttons=5), "card1 6 6") == "W50"
    assert "card1 6 6" in legal(shop("turn-1s", front=[6, 6], buttons=6))


def test_w51_at_once_cards_happen_now_and_can_be_bought_for_nothing() -> None:
    state = shop("section", front=[2, 2, 2], buttons=2, boys=[1, 1, 1, 1], sections=[5, 6])
    play(state, "card1 2 2 2")  # nothing can be built: the effect is lost
    assert sections_built(state, 0) == 2
    assert state.hand[0] == 1


@pytest.mark.parametrize(
    ("card", "dice", "stars", "brothers"),
    [
        ("one-star", 3, 1, 0),
        ("two-stars", 4, 2, 0),
        ("two-brothers", 2, 0, 2),
        ("three-brothers", 3, 0, 3),
    ],
)
def test_w51_stars_and_brothers_come_at_once(
    card: str, dice: int, stars: int, brothers: int
) -> None:
    state = shop(card, front=[1] * dice, buttons=1)
    play(state, "card1" + " 1" * dice)
    assert (state.stars[0], state.brothers[0]) == (stars, brothers)


@pytest.mark.parametrize(("place", "first"), [("quarry", 4), ("forest", 2), ("meadow", 5)])
def test_w51_location_pay_counts_actions_not_dice(place: str, first: int) -> None:
    state = position(4, seats={0: seat(front=[4, 4], cards=[f"{place}-pay"]), 1: seat(front=[1])})
    play(state, f"{place} 4 4")
    assert state.buttons[0] == first + 2


def test_w51_school_pay_counts_each_die_in_the_school() -> None:
    state = position(seats={0: seat(front=[4], cards=["school-pay"]), 1: OTHER})
    play(state, "exam 4")
    assert state.buttons[0] == 2


def test_w51_a_lasting_card_pays_its_owner_alone() -> None:
    state = position(seats={0: seat(front=[4]), 1: seat(front=[1], cards=["quarry-pay"])})
    play(state, "quarry 4")
    assert state.buttons[:2] == [4, 0]


def test_w55_example_any_dice_to_the_village_one_button_each() -> None:
    state = position(seats={0: seat(front=[1, 3, 6], white=[2], brothers=1), 1: OTHER})
    play(state, "village 1", "village 3", "village w2", "village B")
    assert state.buttons[0] == 4
    play(state, "village done")
    assert "village 6" not in legal(state)


def test_w55_nothing_is_displaced_and_the_action_ends_with_the_last_die() -> None:
    state = position(seats={0: seat(front=[6], village=[5, 5]), 1: OTHER})
    play(state, "village 6")
    assert state.actor() == 1
    assert (state.village[0][5], state.village[0][6]) == (2, 1)


def test_w65_white_dice_at_locations_and_cards_but_never_in_the_school() -> None:
    state = position(seats={0: seat(white=[5]), 1: OTHER}, quarry=group(1, 4))
    assert {"quarry w5", "village w5"} <= legal(state)
    assert refused(state, "exam 5") == "W40"
