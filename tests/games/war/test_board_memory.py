"""A compiled state is small, and its arrays come back as they were written."""

import sys

import pytest

from buttonbox.games import find_game
from buttonbox.games.war.rules import War
from buttonbox.interpreted import is_compiled

ROWS = ("tracks", "tile_values", "front", "white", "village", "mill", "detention", "cards")


@pytest.fixture
def state() -> War:
    game = find_game("war")
    state = game.new(game.settings(4))
    assert isinstance(state, War)
    return state


@pytest.mark.skipif(not is_compiled(), reason="interpreted states are larger")
def test_a_state_fits_into_a_kilobyte(state: War) -> None:
    assert sys.getsizeof(state) <= 1024


@pytest.mark.parametrize("name", ROWS)
def test_rows_of_any_length_come_back(state: War, name: str) -> None:
    """Cython gets the lengths wrong where rows of one type differ in length."""
    rows = getattr(state, name)
    numbered = [[len(row) * i + j for j in range(len(row))] for i, row in enumerate(rows)]
    setattr(state, name, numbered)
    assert getattr(state, name) == numbered
    assert getattr(state.clone(), name) == numbered
