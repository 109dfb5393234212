"""What a page needs to draw the legal moves of BUTTONS, and facts beside the position."""

from typing import cast

from buttonbox.core.game import Json
from buttonbox.core.state import State
from buttonbox.games.buttons import board, codes, phases
from buttonbox.games.buttons.cells import listed
from buttonbox.games.buttons.rules import Buttons

ROW_BITS = range(0, board.SIZE * board.SIZE, board.SIZE)  # where each row begins
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
    laid = buttons.buttons
    free = [buttons.open_cells(seat) for seat in seats]
    risks = _row_busts(free[buttons.active], buttons.blacks + 1)
    return {
        "open": [listed(cells) for cells in free],
        "bust": _bust(risks) if buttons.phase == phases.TURN else None,
        "row_bust": risks,
        "earned": [buttons.earned(seat) if laid[seat] else 0 for seat in seats],
        "gold_cell": buttons.gold_cell() if buttons.phase in KNOWN_ROLL else None,
        "reachable": listed(buttons.reachable()) if buttons.phase == phases.LAYING else [],
    }


def scores(state: State) -> list[int]:
    """The stars of each seat."""
    return [stars.bit_count() for stars in cast(Buttons, state).stars[: state.players]]


def _row_busts(free: int, dice: int) -> list[list[int]]:
    """For each row the chance that no black die shows an open column, as a fraction (B33)."""
    total = board.SIZE**dice
    open_columns = [board.IN_ROW[free >> row & board.ROW] for row in ROW_BITS]
    return [[(board.SIZE - count) ** dice, total] for count in open_columns]


def _bust(risks: list[list[int]]) -> list[int]:
    """The chance that the active seat busts if it rolls now: each row is as likely (B31)."""
    return [sum(closed for closed, _ in risks), board.SIZE * risks[0][1]]
