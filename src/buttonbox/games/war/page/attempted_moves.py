"""Turn a dice action that a player tries on the page, legal or not, into a code.

The page knows only the codes of legal moves. For anything else it sends the fields of the move, and
the rules say why it is refused.
"""

from collections.abc import Callable

from buttonbox.core.errors import IllegalMove, InvalidMove
from buttonbox.core.game import Json
from buttonbox.games.war import codes, material, moves
from buttonbox.games.war.page.names import SCHOOL

MOST_BESIDE_CARD = 4  # dice


def code_of(move: Json) -> int:
    """Return the code of a dice action.

    Raises IllegalMove for dice that the action never takes, InvalidMove for anything else.
    """
    read = ACTIONS.get(str(move.get("kind")))
    if read is None:
        raise InvalidMove("this is not a dice action")
    return moves.encode(read(move))


def _number(move: Json, field: str, least: int, most: int) -> int:
    number = move.get(field)
    if type(number) is not int or not least <= number <= most:
        raise InvalidMove(f"{field} must be a number from {least} to {most}")
    return number


def _group(move: Json) -> moves.PlacedGroup:
    coloured = _number(move, "coloured", 0, material.COLOURED_DICE)
    white = _number(move, "white", 0, codes.WHITES - 1)
    brother = move.get("brother") is True
    if not coloured and not white and not brother:
        raise InvalidMove("a group needs a die or a big brother")
    value = _number(move, "value", 1, codes.FACES) if coloured or white else 0
    return moves.PlacedGroup(value, coloured, white, brother)


def _location(move: Json) -> moves.ToLocation:
    place = _number(move, "place", 0, len(material.LOCATIONS) - 1)
    return moves.ToLocation(place, _group(move))


def _card(move: Json) -> moves.BuyCard:
    slot = _number(move, "slot", 0, 2)
    group = _group(move)
    if not 1 <= group.coloured + group.white <= MOST_BESIDE_CARD:
        raise IllegalMove("W50", f"a card takes one to {MOST_BESIDE_CARD} dice")
    return moves.BuyCard(slot, group)


def _school(move: Json) -> moves.ToSchool:
    """Read one coloured die, and nothing else, sent to school (W40)."""
    if move.get("space") not in SCHOOL:
        raise InvalidMove("space must be a space of the school")
    group = _group(move)
    if group.white:
        raise IllegalMove("W65", "white dice never go to school")
    if group.brother:
        raise IllegalMove("W30", "a big brother does not go to school")
    if group.coloured != 1:
        raise IllegalMove("W40", "a space of the school takes one die", "one")
    return moves.ToSchool(SCHOOL.index(move["space"]), group.value)


def _village(move: Json) -> moves.Move:
    if move.get("die") == "brother":
        return moves.BrotherToVillage()
    kind = moves.WhiteToVillage if move.get("die") == "white" else moves.ToVillage
    return kind(_number(move, "value", 1, codes.FACES))


ACTIONS: dict[str, Callable[[Json], moves.Move]] = {
    "location": _location,
    "card": _card,
    "school": _school,
    "village": _village,
}
