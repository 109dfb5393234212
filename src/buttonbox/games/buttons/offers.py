"""What a page needs to draw the legal moves of BUTTONS, and facts beside the position."""

from typing import cast

from buttonbox.core.game import Json
from buttonbox.core.state import State
from buttonbox.games.buttons import board, codes, phases
from buttonbox.games.buttons.rules import Buttons

CELLS = range(board.SIZE * board.SIZE)
KNOWN_ROLL = (phases.LAYING, phases.OFFERING)


def offers(state: State) -> list[Json]:
    """Every legal move of the seat to act."""
    buttons = cast(Buttons, state)
    return [_offer(buttons, code) for code in state.legal_moves()]


def _offer(state: Buttons, code: int) -> Json:
    if code == codes.ROLL:
        return {"code": code, "kind": "roll"}
    if code == codes.GET_OUT:
        return {"code": code, "kind": "out", "stars": state.earned(state.to_act)}
    if code == codes.DECLINE:
        return {"code": code, "kind": "pass"}
    if code < codes.SEW:
        return {"code": code, "kind": "lay", "cell": code - codes.LAY}
    return {"code": code, "kind": "star", "cell": code - codes.SEW}


def extra(state: State) -> Json:
    """Open cells, the risk of the next roll, and what getting out would earn."""
    buttons = cast(Buttons, state)
    seats = range(state.players)
    return {
        "open": [_cells(buttons.open_cells(seat)) for seat in seats],
        "bust": _bust(buttons) if buttons.phase == phases.TURN else None,
        "row_bust": [_row_bust(buttons, row) for row in range(board.SIZE)],
        "earned": [buttons.earned(seat) if buttons.buttons[seat] else 0 for seat in seats],
        "gold_cell": buttons.gold_cell() if buttons.phase in KNOWN_ROLL else None,
        "reachable": _cells(buttons.reachable()) if buttons.phase == phases.LAYING else [],
    }


def scores(state: State) -> list[int]:
    """The stars of each seat."""
    return [stars.bit_count() for stars in cast(Buttons, state).stars[: state.players]]


def _cells(cells: int) -> list[int]:
    return [cell for cell in CELLS if cells >> cell & 1]


def _row_bust(state: Buttons, row: int) -> list[int]:
    """The chance that no black die shows an open column of this row, as a fraction (B33)."""
    open_columns = state.open_cells(state.active) >> board.SIZE * row & board.ROW
    dice = state.blacks + 1
    closed = board.SIZE - open_columns.bit_count()
    return [closed**dice, board.SIZE**dice]


def _bust(state: Buttons) -> list[int]:
    """The chance that the active seat busts if it rolls now: each row is as likely (B31)."""
    rows = [_row_bust(state, row) for row in range(board.SIZE)]
    return [sum(closed for closed, _ in rows), board.SIZE * rows[0][1]]
