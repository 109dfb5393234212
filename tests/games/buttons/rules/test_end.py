"""The end of a round and of the game: B50 to B52."""

import pytest

from buttonbox.core.actors import NOBODY
from buttonbox.core.game import Ending, Json
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.rules import Buttons
from tests.games.buttons.positions import each, load, moves, play, refused, seat, shown

BUST = seat(status="bust")
ELEVEN = "1/1 1/3 1/5 2/2 2/4 2/6 3/1 3/3 3/5 4/2 4/4"
LINE = "6/1 6/2 6/3 6/4 6/5"
LINE_OF_6 = f"{LINE} 6/6"
TWELVE = f"{ELEVEN} 4/6"
LINE_AND_TWELVE = f"{LINE} 1/1 1/3 1/5 2/2 2/4 2/6 3/1"


def last_star(stars: str, cell: str) -> Buttons:
    """Return the state after the star of seat 0 that ends the round."""
    sewing = load(seat(cell, stars, status="out"), BUST, phase="sewing")
    return play(sewing, f"star {cell}")


@pytest.mark.parametrize(
    ("stars", "cell"),
    [
        ("1/1 1/2 1/3 1/4", "1/5"),
        ("6/2 6/3 6/5 6/6", "6/4"),
        ("1/6 2/6 4/6 5/6", "3/6"),
        ("3/1 4/1 5/1 6/1", "2/1"),
        ("3/1 3/2 3/4 3/5 3/6", "3/3"),
        (ELEVEN, "6/6"),
    ],
)
def test_b50_five_in_a_line_or_twelve_in_all_end_the_game(stars: str, cell: str) -> None:
    state = last_star(stars, cell)
    assert (shown(state, "phase"), state.actor()) == ("over", NOBODY)
    assert state.winners() == (0,)
    assert refused(state, "roll") == "B50"


@pytest.mark.parametrize(
    ("stars", "cell"),
    [
        ("1/1 2/2 3/3 4/4", "5/5"),
        ("1/1 1/2 1/4 1/5", "1/6"),
        ("1/4 1/5 1/6 2/1", "2/2"),
        ("1/1 1/2 1/3", "1/4"),
        ("1/1 1/3 1/5 2/2 2/4 2/6 3/1 3/3 3/5 4/2", "6/6"),
    ],
)
def test_b50_diagonals_gaps_row_ends_and_eleven_do_not(stars: str, cell: str) -> None:
    state = last_star(stars, cell)
    assert shown(state, "phase") == "turn"
    assert state.winners() == ()


def test_b50_only_after_all_stars_are_laid() -> None:
    first = seat("1/5", "1/1 1/2 1/3 1/4", status="out")
    state = load(first, seat("1/1", status="out"), phase="sewing")
    play(state, "star 1/5")
    assert (state.actor(), state.winners()) == (1, ())
    assert play(state, "star 1/1").winners() == (0,)


@pytest.mark.parametrize(
    ("stars", "winners", "reason"),
    [
        ([LINE, "1/1"], (0,), "line"),
        (["1/1", TWELVE], (1,), "twelve"),
        ([LINE_AND_TWELVE, "1/1"], (0,), "both"),
        ([TWELVE, LINE], (1,), "most-stars"),
        ([LINE, LINE_OF_6], (1,), "most-stars"),
        ([TWELVE, f"{TWELVE} 6/6"], (1,), "most-stars"),
        ([LINE_OF_6, LINE_AND_TWELVE], (1,), "most-stars"),
        ([LINE, ELEVEN], (0,), "line"),
        ([LINE, LINE], (0, 1), "shared"),
        ([TWELVE, TWELVE, "1/1"], (0, 1), "shared"),
        ([TWELVE, LINE, TWELVE, LINE], (1, 3), "shared"),
    ],
)
def test_b51_line_before_most_stars_before_sharing(
    stars: list[str], winners: tuple[int, ...], reason: str
) -> None:
    state = load(*[seat(stars=cells, status="out") for cells in stars], phase="over")
    assert BUTTONS.ending(state) == Ending(winners, reason)


def last_round(*cards: str) -> list[Json]:
    """Everybody is out, and seat 0 lays the round's last star."""
    bust = [seat(status="bust", cards=hand) for hand in cards[1:]]
    return [seat("1/1", status="out", cards=cards[0]), *bust]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("red yellow", "green blue"), ("green blue", "red yellow")),
        (("yellow", "red", "green"), ("green", "yellow", "red")),
        (("yellow", "red", "green", "blue"), ("blue", "yellow", "red", "green")),
    ],
)
def test_b52_cards_pass_to_the_left_and_red_starts(
    before: tuple[str, ...], after: tuple[str, ...]
) -> None:
    state = play(load(*last_round(*before), phase="sewing", round=4), "star 1/1")
    assert each(state, "cards") == [hand.split() for hand in after]
    starter = next(i for i, hand in enumerate(after) if "red" in hand)
    assert (shown(state, "start"), state.actor()) == (starter, starter)


def test_b52_all_dice_and_players_come_back() -> None:
    hands = ("yellow", "red", "green", "blue")
    state = play(load(*last_round(*hands), phase="sewing", round=4), "star 1/1")
    assert each(state, "status") == ["in"] * 4
    assert (shown(state, "round"), state.blacks, moves(state)) == (5, 4, {"roll"})
