"""Turn a button or star that a player tries on the page, legal or not, into a code.

The page knows only the codes of legal moves. For anything else it sends the fields of the move, and
the rules say why it is refused.
"""

from buttonbox.core.errors import InvalidMove
from buttonbox.core.game import Json
from buttonbox.games.buttons import material, moves

KINDS: dict[str, type[moves.Lay | moves.Sew]] = {"lay": moves.Lay, "star": moves.Sew}


def code_of(move: Json) -> int:
    """Return the code of a button or star on a cell, legal or not; raises InvalidMove."""
    kind, cell = KINDS.get(str(move.get("kind"))), move.get("cell")
    if kind is None or type(cell) is not int or not 0 <= cell < material.SIZE**2:
        raise InvalidMove("this is not a button or star on a cell")
    return moves.encode(kind(cell))
