"""Why a cell is closed to a player (B20, B21)."""

from buttonbox.games.buttons import geometry
from buttonbox.games.buttons.page_types import Closed
from buttonbox.games.buttons.rules import Buttons


def closed_cell(state: Buttons, seat: int, cell: int) -> Closed:
    """Return the cell, the cause (`button`, `star` or `beside`), and the buttons that close it."""
    own = state.buttons[seat]
    if own >> cell & 1:
        return {"cell": cell, "cause": "button", "by": [cell]}
    if state.stars[seat] >> cell & 1:
        return {"cell": cell, "cause": "star", "by": []}
    return {"cell": cell, "cause": "beside", "by": geometry.listed(geometry.beside(cell) & own)}


def closed_cells(state: Buttons, seat: int, wanted: int) -> list[Closed]:
    """Return the cells of a set that are closed to the seat, and why (B20, B21)."""
    closed = wanted & ~state.open_cells(seat)
    if not closed:
        return []
    # Compiled, this loop is faster than `geometry.listed`.
    return [closed_cell(state, seat, cell) for cell in range(geometry.COUNT) if closed >> cell & 1]
