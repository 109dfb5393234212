"""Find the rule that a refused move or chance event breaks, and the details for its explanation."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from buttonbox.core.errors import IllegalMove
from buttonbox.games.buttons import codes, geometry, material, moves, phases
from buttonbox.games.buttons.text.notation import notation

if TYPE_CHECKING:
    from buttonbox.games.buttons.rules import Buttons


def explain(state: "Buttons", code: int) -> IllegalMove:
    """Say why a code is not legal in this state."""
    if not 0 <= code < codes.EVENT_COUNT:
        return _unexpected(state, f"{code} is not a move")
    event = moves.decode(code)
    particular = PARTICULARS.get((state.phase, type(event)))
    if particular is None:
        return _unexpected(state, f"{notation(code)!r} is not possible now")
    return particular(state, event)


def _unexpected(state: "Buttons", what: str) -> IllegalMove:
    """Refuse an event of the wrong phase, and say what is expected."""
    rule, expected = EXPECTED[state.phase]
    gold = geometry.words(state.gold_cell())  # only the phase that names it has one
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


def _no_button_yet(state: "Buttons", move: moves.GetOut) -> IllegalMove:
    return IllegalMove("B34", "getting out takes a button on the board")


def _red_stays_in(state: "Buttons", event: moves.CardDrawn) -> IllegalMove:
    return IllegalMove("B11", f"the {material.COLOURS[event.colour]} card never stays out")


def _card_is_gone(state: "Buttons", event: moves.CardDrawn) -> IllegalMove:
    colour = event.colour
    if state.left_out >> colour & 1:
        return IllegalMove("B11", f"the {material.COLOURS[colour]} card stays out of this game")
    seat = next(seat for seat in range(state.players) if state.cards[seat] >> colour & 1)
    return IllegalMove(
        "B11", f"the {material.COLOURS[colour]} card is already dealt to seat {seat}"
    )


def _cannot_lay(state: "Buttons", move: moves.Lay) -> IllegalMove:
    """Refuse a cell that the dice do not show, or that is closed."""
    cell = move.cell
    row, column = divmod(cell, material.SIZE)
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
    """Refuse a cell with a button or star (B20), or beside a button (B21)."""
    where = _where(cell)
    for piece, lie in (("button", state.buttons), ("star", state.stars)):
        if lie[state.to_act] >> cell & 1:
            reason = f"there is a {piece} on {geometry.words(cell)}"
            return IllegalMove("B20", reason, piece, where)
    near = geometry.listed(geometry.beside(cell) & state.buttons[state.to_act])[0]
    reason = f"{geometry.words(cell)} is beside the button at {geometry.words(near)}"
    by = {f"by_{name}": number for name, number in _where(near).items()}
    same_row = near // material.SIZE == cell // material.SIZE
    return IllegalMove("B21", reason, "row" if same_row else "column", {**where, **by})


def _where(cell: int) -> dict[str, int]:
    """Return row and column, from 1."""
    return {"row": cell // material.SIZE + 1, "column": cell % material.SIZE + 1}


def _not_the_gold_cell(state: "Buttons", move: moves.Lay) -> IllegalMove:
    reason = f"on another's roll a button goes only on {geometry.words(state.gold_cell())}"
    return IllegalMove("B32", reason, "gold", _where(state.gold_cell()))


def _no_button_there(state: "Buttons", move: moves.Sew) -> IllegalMove:
    cell = move.cell
    reason = f"there is no button of seat {state.to_act} on {geometry.words(cell)}"
    star = state.stars[state.to_act] >> cell & 1
    return IllegalMove("B41", reason, "star" if star else "empty", _where(cell))


# Events of the right phase that can still be illegal.
PARTICULARS: Mapping[tuple[int, type], Callable[["Buttons", Any], IllegalMove]] = {
    (phases.LEAVING_OUT, moves.CardDrawn): _red_stays_in,
    (phases.DEALING, moves.CardDrawn): _card_is_gone,
    (phases.TURN, moves.GetOut): _no_button_yet,
    (phases.LAYING, moves.Lay): _cannot_lay,
    (phases.OFFERING, moves.Lay): _not_the_gold_cell,
    (phases.SEWING, moves.Sew): _no_button_there,
}
