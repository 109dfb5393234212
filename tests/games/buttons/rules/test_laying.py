"""Where buttons may lie: B20 and B21."""

import pytest

from buttonbox.games.buttons import geometry
from buttonbox.games.buttons.rules import Buttons
from buttonbox.games.buttons.text.notation import cell_name
from tests.games.buttons.positions import load, moves, refused, seat


def laying(row: int, buttons: str = "", stars: str = "") -> Buttons:
    """Seat 0 has rolled all columns but the sixth."""
    return load(seat(buttons, stars), seat(), phase="laying", dice=f"{row} 1 2 3 4 5")


def test_b20_one_button_on_a_cell() -> None:
    state = laying(3, "3/3")
    assert "lay 3/3" not in moves(state)
    assert refused(state, "lay 3/3") == "B20"


def test_b20_no_button_on_a_star() -> None:
    state = laying(3, stars="3/3")
    assert moves(state) == {"lay 3/1", "lay 3/2", "lay 3/4", "lay 3/5"}
    assert refused(state, "lay 3/3") == "B20"


@pytest.mark.parametrize(("row", "cell"), [(2, "2/3"), (4, "4/3"), (3, "3/2"), (3, "3/4")])
def test_b21_never_orthogonally_beside_a_button(row: int, cell: str) -> None:
    state = laying(row, "3/3")
    assert f"lay {cell}" not in moves(state)
    assert refused(state, f"lay {cell}") == "B21"


@pytest.mark.parametrize(("row", "cell"), [(2, "2/2"), (2, "2/4"), (4, "4/2"), (4, "4/4")])
def test_b21_diagonally_is_fine(row: int, cell: str) -> None:
    assert f"lay {cell}" in moves(laying(row, "3/3"))


@pytest.mark.parametrize(("row", "cell"), [(2, "2/3"), (4, "4/3"), (3, "3/2"), (3, "3/4")])
def test_b21_beside_a_star_is_fine(row: int, cell: str) -> None:
    assert f"lay {cell}" in moves(laying(row, stars="3/3"))


@pytest.mark.parametrize("row", [3, 4])
def test_b21_the_end_of_a_row_is_not_beside_the_start_of_the_next(row: int) -> None:
    assert {"lay 3/1", "lay 4/1"} & moves(laying(row, "2/6")) == {f"lay {row}/1"}


@pytest.mark.parametrize("cell", range(36))
def test_b21_exactly_the_neighbours_of_a_button_are_closed(cell: int) -> None:
    state = load(seat(cell_name(cell)), seat())
    row, column = divmod(cell, 6)
    near = [c for c in range(36) if abs(c // 6 - row) + abs(c % 6 - column) == 1]
    assert geometry.listed(geometry.beside(cell)) == near
    assert set(geometry.listed(state.open_cells(0))) == set(range(36)) - {cell, *near}
