"""Why a cell is closed to a player (B20, B21)."""

from buttonbox.core.game import Json
from buttonbox.games.buttons import cells
from buttonbox.games.buttons.rules import Buttons


def closed_cell(state: Buttons, seat: int, cell: int) -> Json:
    """The cell, the cause (`button`, `star` or `beside`), and the buttons that close it."""
    own = state.buttons[seat]
    if own >> cell & 1:
        return {"cell": cell, "cause": "button", "by": [cell]}
    if state.stars[seat] >> cell & 1:
        return {"cell": cell, "cause": "star", "by": []}
    return {"cell": cell, "cause": "beside", "by": cells.listed(cells.beside(cell) & own)}


def closed_cells(state: Buttons, seat: int, wanted: int) -> list[Json]:
    """Those of a set of cells on which the seat cannot lay."""
    closed = wanted & ~state.open_cells(seat)
    return [closed_cell(state, seat, cell) for cell in cells.listed(closed)]
