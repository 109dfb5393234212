"""Why a move or chance event is refused: the rule that forbids it, and the particulars."""

from bisect import bisect_right
from collections.abc import Callable
from typing import TYPE_CHECKING

from buttonbox.core.errors import IllegalMove
from buttonbox.games.buttons import board, cells, codes, phases
from buttonbox.games.buttons.notation import notation

if TYPE_CHECKING:
    from buttonbox.games.buttons.rules import Buttons

# Where each kind of code begins.
FACES = codes.FACE + 1
KINDS = (codes.ROLL, codes.GET_OUT, codes.DECLINE, codes.LAY, codes.SEW, FACES, codes.CARD)


def explain(state: "Buttons", code: int) -> IllegalMove:
    """Why a code is not legal in this state."""
    if not 0 <= code < codes.EVENT_COUNT:
        return _unexpected(state, f"{code} is no move")
    kind = KINDS[bisect_right(KINDS, code) - 1]
    particular = PARTICULARS.get((state.phase, kind))
    if particular is None:
        return _unexpected(state, f"{notation(code)!r} is not possible now")
    return particular(state, code - kind)


def _unexpected(state: "Buttons", what: str) -> IllegalMove:
    """Something else comes next."""
    rule, expected = EXPECTED[state.phase]
    gold = cells.words(state.gold_cell())  # means something in the phase that speaks of it
    return IllegalMove(rule, f"{what}: {expected.format(seat=state.to_act, gold=gold)}")


EXPECTED = {
    phases.LEAVING_OUT: ("B11", "a card is being drawn to stay out of the game"),
    phases.DEALING: ("B11", "the button cards are being dealt"),
    phases.TURN: ("B30", "seat {seat} must roll or get out"),
    phases.ROLLING: ("B31", "the dice are being rolled"),
    phases.LAYING: ("B31", "seat {seat} must lay a button"),
    phases.OFFERING: ("B32", "seat {seat} may lay a button on {gold} or pass"),
    phases.SEWING: ("B41", "seat {seat} must put a star in place of a button"),
    phases.OVER: ("B50", "the game is over"),
}


def _no_button_yet(state: "Buttons", _: int) -> IllegalMove:
    return IllegalMove("B34", "getting out takes a button on the board")


def _red_stays_in(state: "Buttons", colour: int) -> IllegalMove:
    return IllegalMove("B11", f"the {board.COLOURS[colour]} card never stays out")


def _card_is_gone(state: "Buttons", colour: int) -> IllegalMove:
    if state.left_out >> colour & 1:
        return IllegalMove("B11", f"the {board.COLOURS[colour]} card stays out of this game")
    seat = next(seat for seat in range(state.players) if state.cards[seat] >> colour & 1)
    return IllegalMove("B11", f"the {board.COLOURS[colour]} card is already dealt to seat {seat}")


def _cannot_lay(state: "Buttons", cell: int) -> IllegalMove:
    """The dice come first, then what lies on the board."""
    row, column = divmod(cell, board.SIZE)
    if row != state.white - 1:
        values = {"row": state.white}
        return IllegalMove("B31", f"the white die shows row {state.white}", "row", values)
    if not state.rolled_cells() >> cell & 1:
        shown = sorted({state.gold, *filter(None, state.black)})
        columns = ", ".join(map(str, shown))
        reason = f"no black die shows column {column + 1}, only {columns}"
        return IllegalMove("B31", reason, "column", {"column": column + 1, "columns": columns})
    return _occupied(state, cell)


def _occupied(state: "Buttons", cell: int) -> IllegalMove:
    """B20, B21 on the board of the seat to act."""
    where = _where(cell)
    for piece, lie in (("button", state.buttons), ("star", state.stars)):
        if lie[state.to_act] >> cell & 1:
            reason = f"there is a {piece} on {cells.words(cell)}"
            return IllegalMove("B20", reason, piece, where)
    near = cells.listed(cells.beside(cell) & state.buttons[state.to_act])[0]
    reason = f"{cells.words(cell)} is beside the button at {cells.words(near)}"
    by = {f"by_{name}": number for name, number in _where(near).items()}
    same_row = near // board.SIZE == cell // board.SIZE
    return IllegalMove("B21", reason, "row" if same_row else "column", {**where, **by})


def _where(cell: int) -> dict[str, int]:
    """Row and column, from 1."""
    return {"row": cell // board.SIZE + 1, "column": cell % board.SIZE + 1}


def _not_the_gold_cell(state: "Buttons", _: int) -> IllegalMove:
    reason = f"on another's roll a button goes on {cells.words(state.gold_cell())} alone"
    return IllegalMove("B32", reason, "gold", _where(state.gold_cell()))


def _no_button_there(state: "Buttons", cell: int) -> IllegalMove:
    reason = f"there is no button of seat {state.to_act} on {cells.words(cell)}"
    star = state.stars[state.to_act] >> cell & 1
    return IllegalMove("B41", reason, "star" if star else "empty", _where(cell))


# What is expected in a phase but can still be refused.
PARTICULARS: dict[tuple[int, int], Callable[["Buttons", int], IllegalMove]] = {
    (phases.LEAVING_OUT, codes.CARD): _red_stays_in,
    (phases.DEALING, codes.CARD): _card_is_gone,
    (phases.TURN, codes.GET_OUT): _no_button_yet,
    (phases.LAYING, codes.LAY): _cannot_lay,
    (phases.OFFERING, codes.LAY): _not_the_gold_cell,
    (phases.SEWING, codes.SEW): _no_button_there,
}
