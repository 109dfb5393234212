"""The boards as text."""

import pytest

from buttonbox.core.randomness import Generator
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.rules import Buttons
from tests.games.buttons.positions import STRIPES, load, play, seat, start, walk

NAMES = ("Emma", "Ben", "Cleo", "Maximilian Alexander")
BUST = seat(status="bust")


def draw(state: Buttons) -> str:
    return BUTTONS.draw(state, NAMES[: state.players])


def test_a_whole_picture() -> None:
    emma = seat("1/1 3/4", "5/6", layout=STRIPES)
    state = load(emma, seat("6/6", status="out"), phase="laying", dice="3 1 2 6", round=3)
    assert draw(state).splitlines() == [
        "Round 3: Emma lays a button in row 3",
        "Dice: white 3 (row), gold 1, black 2 6 (columns)",
        "",
        "  > Emma             |    Ben",
        "    red, blue        |    yellow, green",
        "    in, 1 star       |    out, 0 stars",
        "   1  2  3  4  5  6  |   1  2  3  4  5  6",
        "1 (r) r  r  r  r  r  |   y  b  g  y  g  r",
        "2  y  y  y  y  y  y  |   g  r  y  g  b  y",
        "3  g  g  g (g) g  g  |   b  y  r  b  r  g",
        "4  b  b  b  b  b  b  |   r  g  b  g  y  b",
        "5  r  r  r  r  r  *  |   y  b  y  r  g  r",
        "6  y  y  y  y  y  y  |   b  y  r  b  r (g)",
    ]


@pytest.mark.parametrize("players", BUTTONS.players)
def test_every_state_fits_80_columns_in_plain_text(players: int) -> None:
    for state in walk(start(players), Generator(players)):
        lines = draw(state).splitlines()
        assert max(map(len, lines)) <= 80
        assert all(line == line.rstrip() and line.isascii() for line in lines)
        assert all(line.isprintable() for line in lines)


LINE = seat(stars="1/1 1/2 1/3 1/4 1/5", status="out")


@pytest.mark.parametrize(
    ("state", "lines"),
    [
        (start(3), ["Round 1: a card is drawn to stay out", ""]),
        (
            play(start(3), "card green"),
            ["Round 1 (without green): the button cards are dealt", ""],
        ),
        (
            load(seat(), seat()),
            ["Round 1: Emma rolls or gets out", "Dice in play: white, gold, 4 black", ""],
        ),
        (
            load(seat("1/1", status="out"), seat(), dice="5 6 2 3 5 6"),
            [
                "Round 1: Ben rolls or gets out",
                "Dice in play: white, gold, 2 black",
                "Last roll: white 5 (row), gold 6, black 2 3 5 6 (columns)",
            ],
        ),
        (
            play(load(seat(), seat()), "roll", "dice 5 6 2"),
            ["Round 1: Emma rolls", "Dice: white 5 (row), gold 6, black 2 . . . (columns)"],
        ),
        (
            load(seat("5/2"), seat(), phase="offering", dice="5 6 2 2 2 2"),
            [
                "Round 1: Ben may lay a button on 5/6",
                "Dice: white 5 (row), gold 6, black 2 2 2 2 (columns)",
            ],
        ),
        (
            load(seat("1/1", status="out"), BUST, phase="sewing"),
            ["Round 1: Emma has 1 star to put in place of buttons", ""],
        ),
        (load(LINE, BUST, phase="over"), ["Round 2: the game is over, Emma wins", ""]),
        (load(LINE, LINE, phase="over"), ["Round 2: the game is over, Emma and Ben share the win"]),
    ],
)
def test_the_first_lines_tell_what_comes_next(state: Buttons, lines: list[str]) -> None:
    assert draw(state).splitlines()[: len(lines)] == lines


def test_long_names_are_cut() -> None:
    assert draw(start(4)).splitlines()[2].endswith("|   Maximilian Alexa")
