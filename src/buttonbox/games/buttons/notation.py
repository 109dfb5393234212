"""Moves and chance events of BUTTONS as text: `roll`, `lay 5/6`, `die 4`, `card red`."""

from buttonbox.core.errors import InvalidMove
from buttonbox.games.buttons import board, codes


def cell_name(cell: int) -> str:
    """Row and column from 1 (BR7)."""
    return f"{cell // board.SIZE + 1}/{cell % board.SIZE + 1}"


def _texts() -> list[str]:
    cells = [cell_name(cell) for cell in range(board.SIZE * board.SIZE)]
    return [
        "roll",
        "out",
        "pass",
        *[f"lay {cell}" for cell in cells],
        *[f"star {cell}" for cell in cells],
        *[f"die {face}" for face in range(1, 7)],
        *[f"card {colour}" for colour in board.COLOURS],
    ]


TEXTS = _texts()
CODES = {text: code for code, text in enumerate(TEXTS)}
assert len(CODES) == codes.EVENT_COUNT


def notation(code: int) -> str:
    """The text of a move or chance event."""
    return TEXTS[code]


def parse(text: str) -> int:
    """The code of a text; raises InvalidMove."""
    code = CODES.get(" ".join(text.lower().split()))
    if code is None:
        raise InvalidMove(f"{text!r} is no move; for example: roll, out, lay 5/6, pass, star 5/6")
    return code
