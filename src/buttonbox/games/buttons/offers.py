"""What a page needs to draw the legal moves of BUTTONS, and facts beside the position."""

from typing import cast

from buttonbox.core.game import Json
from buttonbox.core.state import State
from buttonbox.games.buttons import board, codes, phases
from buttonbox.games.buttons.board import IN_ROW
from buttonbox.games.buttons.closed import closed_cells
from buttonbox.games.buttons.rules import Buttons, count_bits

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
        return {"code": code, "kind": "lay", "cell": code - codes.LAY, **_gain(state, code)}
    return {"code": code, "kind": "star", "cell": code - codes.SEW}


def _gain(state: Buttons, code: int) -> Json:
    """What a button there brings: buttons of its colour, more stars (B40), cells it closes, and
    the risk of the next own roll with as many dice, before and after."""
    seat, cell = state.to_act, code - codes.LAY
    free = state.open_cells(seat)
    one = 1  # as wide as the board, compiled
    twin = state.clone()
    twin.buttons[seat] |= one << cell
    left = twin.open_cells(seat)
    colour = _colour(state, seat, cell)
    own = twin.buttons[seat] & state.colours[len(board.COLOURS) * seat + colour]
    dice = state.blacks + 1
    return {
        "colour": board.COLOURS[colour],
        "count": count_bits(own),
        "stars": twin.earned(seat) - state.earned(seat),
        "closes": count_bits(free) - count_bits(left),
        "risk": [_bust(_row_busts(free, dice)), _bust(_row_busts(left, dice))],
    }


def _colour(state: Buttons, seat: int, cell: int) -> int:
    """The colour of a cell on a player's board."""
    first = len(board.COLOURS) * seat
    return next(i for i in range(len(board.COLOURS)) if state.colours[first + i] >> cell & 1)


def extra(state: State) -> Json:
    """Each seat's open cells, a bit for each, the dice in play, and the risk of the next roll.

    While a roll is used: `closed`, the rolled cells on which a player of the round cannot lay.
    """
    buttons = cast(Buttons, state)
    free = [buttons.open_cells(seat) for seat in range(buttons.players)]
    risks = _row_busts(free[buttons.active], buttons.blacks + 1)
    using = buttons.phase in (phases.LAYING, phases.OFFERING)
    return {
        "open": free,
        "dice": buttons.blacks + 1,
        "bust": _bust(risks) if buttons.phase == phases.TURN else None,
        "row_bust": risks,
        "closed": _closed(buttons) if using else None,
    }


def _closed(state: Buttons) -> list[list[Json]]:
    """For the active player all rolled cells count (B31), for the others the gold one (B32)."""
    gold = 1 << state.gold_cell()
    return [closed_cells(state, seat, _wanted(state, seat, gold)) for seat in range(state.players)]


def _wanted(state: Buttons, seat: int, gold: int) -> int:
    if state.status[seat] != phases.IN:
        return 0
    if seat != state.active:
        return gold
    return state.rolled_cells() if state.phase == phases.LAYING else 0


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
