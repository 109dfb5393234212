"""Turn a dice action that a player tries on the page, legal or not, into a code.

The page knows only the codes of legal moves. For anything else it sends the fields of the move, and
the rules say why it is refused.
"""

from collections.abc import Callable

from buttonbox.core.errors import IllegalMove, InvalidMove
from buttonbox.core.game import Json
from buttonbox.games.war import codes, dice_action, material
from buttonbox.games.war.page_types import Placed
from buttonbox.games.war.page_values import SCHOOL

MOST_BESIDE_CARD = 4  # dice


def code_of(move: Json) -> int:
    """Return the code of a dice action.

    Raises IllegalMove for dice that the action never takes, InvalidMove for anything else.
    """
    encode = ACTIONS.get(str(move.get("kind")))
    if encode is None:
        raise InvalidMove("this is no dice action")
    return encode(move)


def _number(move: Json, field: str, least: int, most: int) -> int:
    number = move.get(field)
    if type(number) is not int or not least <= number <= most:
        raise InvalidMove(f"{field} must be a number from {least} to {most}")
    return number


def _dice(move: Json) -> Placed:
    coloured = _number(move, "coloured", 0, material.COLOURED_DICE)
    white = _number(move, "white", 0, codes.WHITES - 1)
    brother = move.get("brother") is True
    if not coloured and not white and not brother:
        raise InvalidMove("a group needs a die or a big brother")
    value = _number(move, "value", 1, codes.FACES) if coloured or white else 0
    return {"value": value, "coloured": coloured, "white": white, "brother": brother}


def _location(move: Json) -> int:
    place = _number(move, "place", 0, len(material.LOCATIONS) - 1)
    dice = _dice(move)
    if not dice["value"]:
        return codes.TO_LOCATION + codes.LOCATION * place + codes.LONE
    return dice_action.location_code(place, *_parts(dice))


def _card(move: Json) -> int:
    slot = _number(move, "slot", 0, 2)
    dice = _dice(move)
    if not 1 <= dice["coloured"] + dice["white"] <= MOST_BESIDE_CARD:
        raise IllegalMove("W50", f"a card takes one to {MOST_BESIDE_CARD} dice")
    return dice_action.card_code(slot, *_parts(dice))


def _parts(dice: Placed) -> tuple[int, int, int, int]:
    return dice["value"], dice["coloured"], dice["white"], int(dice["brother"])


def _school(move: Json) -> int:
    """Return the code of sending one coloured die, and nothing else, to school (W40)."""
    if move.get("space") not in SCHOOL:
        raise InvalidMove("space must be a space of the school")
    dice = _dice(move)
    if dice["white"]:
        raise IllegalMove("W65", "white dice never go to school")
    if dice["brother"]:
        raise IllegalMove("W30", "a big brother does not go to school")
    if dice["coloured"] != 1:
        raise IllegalMove("W40", "a space of the school takes one die", "one")
    return codes.TO_SCHOOL + codes.FACES * SCHOOL.index(move["space"]) + dice["value"] - 1


def _village(move: Json) -> int:
    if move.get("die") == "brother":
        return codes.BROTHER_TO_VILLAGE
    first = codes.WHITE_TO_VILLAGE if move.get("die") == "white" else codes.TO_VILLAGE
    return first + _number(move, "value", 1, codes.FACES) - 1


ACTIONS: dict[str, Callable[[Json], int]] = {
    "location": _location,
    "card": _card,
    "school": _school,
    "village": _village,
}
