"""What a log tells of a move beyond its notation: buttons won and paid, who was displaced."""

from typing import cast

from buttonbox.core.game import Json
from buttonbox.core.state import State
from buttonbox.games.war import codes, look, offers
from buttonbox.games.war.rules import War

TOLD = ("pays", "costs", "card")
BOYS = ("free", "detain")  # moves of a boy: the value of his die


def facts(state: State, code: int) -> Json:
    """Of a legal move, before it is carried out; what is 0 or nothing is left out."""
    war = cast(War, state)
    offer = offers.describe(war, code)
    told = {key: offer[key] for key in TOLD if offer.get(key)}
    if offer["kind"] in BOYS:
        told["value"] = offer["value"]
    if code < codes.TO_CARD and (out := _displaced(war, code // codes.LOCATION)):
        told["out"] = out
    return told


def _displaced(state: War, place: int) -> Json | None:
    """The group that goes to the mill (W33)."""
    if not look.group_size(state, place):
        return None
    return {
        "seat": state.group_seat[place],
        "value": state.group_value[place],
        "dice": state.group_dice[place],
        "white": state.group_white[place],
    }
