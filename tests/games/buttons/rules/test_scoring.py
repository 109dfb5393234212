"""Scoring a round: B40 to B42, BR5, BR6 and BR8."""

import pytest

from buttonbox.games.buttons.rules import Buttons
from tests.games.buttons.positions import STRIPES, each, load, moves, play, refused, seat, shown

RED, YELLOW, GREEN, BLUE = "1/1 1/3 1/5", "2/2 2/4 2/6", "3/1 3/3 3/5", "4/2 4/4 4/6"
BUST = seat(status="bust")


def scored(buttons: str, players: int) -> Buttons:
    """Seat 0, who holds red (two players: and blue), has got out; all others were bust."""
    return play(load(seat(buttons, layout=STRIPES), *[BUST] * (players - 1)), "out")


@pytest.mark.parametrize(
    ("buttons", "stars"),
    [
        ("1/1", 1),
        ("2/1 2/3 3/2 3/4", 1),
        (YELLOW, 2),
        (f"{YELLOW} 6/2 6/4", 2),
        (f"{YELLOW} {GREEN}", 3),
        (RED, 3),
        ("1/1 1/3 5/1", 3),
        (f"{RED} {YELLOW}", 4),
        (f"{RED} {YELLOW} {GREEN} {BLUE}", 6),
    ],
)
def test_b40_stars_for_getting_out_for_colours_and_for_the_own_card(
    buttons: str, stars: int
) -> None:
    assert each(scored(buttons, players=4), "due") == [stars, 0, 0, 0]


def test_b40_a_card_of_another_player_earns_nothing() -> None:
    others = [seat(status="bust", cards=card) for card in ("yellow", "green", "red")]
    state = load(seat(RED, layout=STRIPES, cards="blue"), *others)
    assert each(play(state, "out"), "due") == [2, 0, 0, 0]


def test_b41_stars_go_on_different_cells_with_own_buttons() -> None:
    state = scored(YELLOW, players=4)
    assert moves(state) == {"star 2/2", "star 2/4", "star 2/6"}
    play(state, "star 2/4")
    assert moves(state) == {"star 2/2", "star 2/6"}
    assert refused(state, "star 2/4") == "B41"
    assert refused(state, "star 3/3") == "B41"


def test_b41_all_stars_are_laid() -> None:
    assert refused(scored(YELLOW, players=4), "pass") == "B41"


def test_b41_then_all_buttons_come_off_and_stars_stay() -> None:
    state = play(scored(YELLOW, players=4), "star 2/4", "star 2/6")
    assert each(state, "buttons") == [[], [], [], []]
    assert each(state, "stars") == [["2/4", "2/6"], [], [], []]
    play(state, "roll")
    assert each(state, "stars")[0] == ["2/4", "2/6"]


def test_b41_there_are_always_enough_cells() -> None:
    """Three buttons of the own colour earn three stars, six of two own colours five."""
    state = play(scored(RED, players=4), "star 1/1", "star 1/3", "star 1/5")
    assert len(each(state, "stars")[0]) == 3
    both = scored(f"{RED} {BLUE}", players=2)
    assert each(both, "due") == [5, 0]


def test_b42_who_was_bust_gets_nothing() -> None:
    state = load(seat("1/1 1/3 1/5"), seat("6/6", status="out"), phase="rolling")
    play(state, "dice 1 1 1 1")
    assert each(state, "due") == [0, 1]
    play(state, "star 6/6")
    assert each(state, "stars") == [[], ["6/6"]]


def test_b42_nobody_gets_anything_if_all_were_bust() -> None:
    state = load(seat("1/1 1/3 1/5"), BUST, phase="rolling")
    play(state, "dice 1 1 1 1")
    assert (shown(state, "phase"), shown(state, "round")) == ("turn", 2)
    assert each(state, "stars") == [[], []]


def test_br5_stars_are_for_colours_wherever_their_cells_lie() -> None:
    """Rows 1 and 5 are both red."""
    assert each(scored("1/2 5/2 5/5", players=3), "due") == [3, 0, 0]


@pytest.mark.parametrize(
    ("buttons", "stars"), [(RED, 3), (BLUE, 3), (YELLOW, 2), (f"{RED} {BLUE}", 5)]
)
def test_br6_each_of_two_cards_earns_its_own_star(buttons: str, stars: int) -> None:
    assert each(scored(buttons, players=2), "due") == [stars, 0]


def test_br8_stars_are_laid_clockwise_from_the_start_player() -> None:
    """Red is with seat 2, seat 3 was bust."""
    out = [seat("1/1", status="out", cards=card) for card in ("green", "blue", "red")]
    state = load(*out, seat(status="bust", cards="yellow"), phase="sewing")
    order = []
    while shown(state, "phase") == "sewing":
        order.append(state.actor())
        play(state, "star 1/1")
    assert order == [2, 0, 1]


def test_br8_boards_do_not_affect_each_other() -> None:
    state = load(seat("1/1 3/3", status="out"), seat("1/1", status="out"), phase="sewing")
    play(state, "star 3/3")
    assert (each(state, "buttons"), moves(state)) == ([[], ["1/1"]], {"star 1/1"})
