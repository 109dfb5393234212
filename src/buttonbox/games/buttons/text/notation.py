"""Moves and chance events of BUTTONS as text: `roll`, `lay 5/6`, `die 4`, `card red`."""

from collections.abc import Callable, Mapping
from typing import Any

from buttonbox.core.errors import InvalidMove
from buttonbox.games.buttons import codes, material, moves


def cell_name(cell: int) -> str:
    """Name a cell by row and column from 1 (BR7)."""
    return f"{cell // material.SIZE + 1}/{cell % material.SIZE + 1}"


TEXTS_BY_TYPE: Mapping[type, Callable[[Any], str]] = {
    moves.Roll: lambda m: "roll",
    moves.GetOut: lambda m: "out",
    moves.Decline: lambda m: "pass",
    moves.Lay: lambda m: f"lay {cell_name(m.cell)}",
    moves.Sew: lambda m: f"star {cell_name(m.cell)}",
    moves.DieRolled: lambda e: f"die {e.face}",
    moves.CardDrawn: lambda e: f"card {material.COLOURS[e.colour]}",
}
TEXTS = [TEXTS_BY_TYPE[type(event)](event) for event in moves.EVENTS]
CODES = {text: code for code, text in enumerate(TEXTS)}
assert len(CODES) == codes.EVENT_COUNT


def notation(code: int) -> str:
    """Return the text of a move or chance event."""
    return TEXTS[code]


def parse(text: str) -> int:
    """Return the code of a text; raises InvalidMove."""
    code = CODES.get(" ".join(text.lower().split()))
    if code is None:
        raise InvalidMove(
            f"{text!r} is not a move; for example: roll, out, lay 5/6, pass, star 5/6"
        )
    return code
