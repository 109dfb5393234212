"""What a page needs to draw the legal moves of BUTTONS, and facts beside the position."""

from typing import cast

from buttonbox.core.game import Json
from buttonbox.core.state import State
from buttonbox.games.buttons import board, codes, phases
from buttonbox.games.buttons.board import IN_ROW
from buttonbox.games.buttons.rules import Buttons

MOST_DICE = 5  # black dice, the gold one included
# By dice and open columns: the chance that no die shows one of them, as a fraction (B33).
ROW_BUSTS = [
    [((board.SIZE - columns) ** dice, board.SIZE**dice) for columns in range(board.SIZE + 1)]
    for dice in range(MOST_DICE + 1)
]


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
    """Each seat's open cells, a bit for each, and the risk of the next roll."""
    buttons = cast(Buttons, state)
    free = [buttons.open_cells(seat) for seat in range(buttons.players)]
    risks = _row_busts(free[buttons.active], buttons.blacks + 1)
    return {
        "open": free,
        "bust": _bust(risks) if buttons.phase == phases.TURN else None,
        "row_bust": risks,
    }


def scores(state: State) -> list[int]:
    """The stars of each seat."""
    return [stars.bit_count() for stars in cast(Buttons, state).stars[: state.players]]


def _row_busts(free: int, dice: int) -> list[tuple[int, int]]:
    """For each row the chance that no black die shows an open column."""
    busts = ROW_BUSTS[dice]
    return [busts[IN_ROW[free >> board.SIZE * row & board.ROW]] for row in range(board.SIZE)]


def _bust(risks: list[tuple[int, int]]) -> tuple[int, int]:
    """The chance that the active seat busts if it rolls now: each row is as likely (B31)."""
    return sum(closed for closed, _ in risks), board.SIZE * risks[0][1]
