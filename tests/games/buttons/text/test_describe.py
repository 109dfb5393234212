"""Moves in words: each legal one has its own short line."""

from typing import cast

import pytest

from buttonbox.games.buttons import material
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.rules import Buttons
from buttonbox.games.buttons.text.describe import describe
from tests.games.random_play import random_states

NAMES = ("Anna", "Ben", "Carla", "Dominique")
SHORT = 90
STRIPES = ["rygbry"] * material.SIZE


def staged(buttons: int = 0, stars: int = 0) -> Buttons:
    """Two boards of striped columns; seat 0, which holds the red card, is to move."""
    layouts = [{"name": name, "rows": STRIPES} for name in ("left", "right")]
    state = BUTTONS.new(BUTTONS.settings(2, {"layouts": layouts}))
    for colour in material.COLOURS:
        state.apply(BUTTONS.parse(f"card {colour}"))
    state.buttons = [buttons, 0, 0, 0]
    state.stars = [stars, 0, 0, 0]
    return state


def cells(*names: str) -> int:
    """Return a set of cells, each named by row and column."""
    places = [name.split("/") for name in names]
    return sum(1 << material.SIZE * (int(row) - 1) + int(column) - 1 for row, column in places)


def described(state: Buttons, move: str) -> str:
    return describe(state, BUTTONS.parse(move), NAMES[: state.players])


@pytest.mark.parametrize("players", BUTTONS.players)
def test_each_legal_move_has_a_short_line_of_its_own(players: int) -> None:
    for state in random_states(BUTTONS, players, seed=players):
        lines = [describe(cast(Buttons, state), code, NAMES) for code in state.legal_moves()]
        assert len(set(lines)) == len(lines)
        assert all(0 < len(line) < SHORT for line in lines)


def test_rolling_tells_the_dice_in_play() -> None:
    state = staged(buttons=cells("1/1"))
    assert described(state, "roll") == "roll 6 dice"
    state.apply(BUTTONS.parse("out"))
    assert described(state, "roll") == "roll 4 dice"


def test_getting_out_tells_buttons_and_stars() -> None:
    assert described(staged(cells("1/2")), "out") == "get out with 1 button: 1 star"
    three_reds = staged(cells("1/1", "3/1", "5/1", "6/2"))
    assert described(three_reds, "out") == "get out with 4 buttons: 3 stars"


def test_a_cell_is_told_by_row_column_and_colour() -> None:
    assert described(staged(), "lay 5/6") == "lay on row 5, column 6 (yellow)"
    assert described(staged(), "star 2/4") == "put a star on row 2, column 4 (blue)"


def test_declining_names_the_cell() -> None:
    state = staged()
    for text in ("roll", "die 3", "die 1", *["die 2"] * 4, "lay 3/2"):
        state.apply(BUTTONS.parse(text))
    assert described(state, "pass") == "leave row 3, column 1 (red) empty"


def test_a_star_that_makes_a_line_says_so() -> None:
    state = staged(stars=cells("1/1", "1/2", "1/3", "1/4"))
    assert described(state, "star 1/5").endswith(", five in a line")
    assert not described(state, "star 2/5").endswith(", five in a line")
