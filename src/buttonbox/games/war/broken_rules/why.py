"""Parts that many refusals share."""

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from buttonbox.core.errors import Values
from buttonbox.games.war.text.labels import counted

if TYPE_CHECKING:
    from buttonbox.games.war.rules import War


class Why(NamedTuple):
    """The arguments of an `IllegalMove`."""

    rule: str
    reason: str
    case: str = ""
    values: Values = MappingProxyType({})


def too_expensive(state: "War", rule: str, what: str, price: int, **more: int) -> Why:
    """Refuse a price that the player cannot pay (W27)."""
    have = state.buttons[state.to_act]
    reason = f"{what} costs {counted(price, 'button')}, you have {have}"
    return Why(rule, reason, "price", {"price": price, "have": have, **more})


def too_few(there: int, wanted: int, colour: str, value: int) -> str:
    """Say that dice are missing in front of the player."""
    if there == 0:
        return f"you have no {colour} die of value {value} in front"
    dice = counted(there, f"{colour} die", f"{colour} dice")
    return f"you have {dice} of value {value} in front, not {wanted}"
