"""Why dice cannot go to a place: one function for each place (W30 to W55)."""

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from buttonbox.core.errors import Values
from buttonbox.games.war import codes, look, places, tables

if TYPE_CHECKING:
    from buttonbox.games.war.rules import War


class Why(NamedTuple):
    """The arguments of an `IllegalMove`."""

    rule: str
    reason: str
    case: str = ""
    values: Values = MappingProxyType({})


SCHOOL_RULES = ("W41", "W42", "W43", "W45", "W46", "W47", "W48")
SCHOOL_TITLES = ("exam", "rescue", "snitch", "start player", "big brother", "hut", "star")
SCHOOL_DEEDS = {
    tables.RESCUE: "freeing a boy",
    tables.BROTHER: "taking two big brothers",
    tables.HUT: "building",
    tables.STAR: "a star",
}


NO_BROTHER = Why("W30", "you have no big brother")


class Group(NamedTuple):
    """What a move places."""

    value: int
    coloured: int
    white: int
    brother: int

    @property
    def size(self) -> int:
        """How many dice it counts as."""
        return self.coloured + self.white + self.brother


def counted(number: int, one: str, many: str = "") -> str:
    """`1 button`, `2 buttons`."""
    return f"{number} {one}" if number == 1 else f"{number} {many or one + 's'}"


def too_dear(state: "War", rule: str, what: str, price: int, **more: int) -> Why:
    """A price that cannot be paid (W27)."""
    have = state.buttons[state.to_act]
    reason = f"{what} costs {counted(price, 'button')}, you have {have}"
    return Why(rule, reason, "price", {"price": price, "have": have, **more})


def too_few(there: int, wanted: int, colour: str, value: int) -> str:
    """The sentence about dice that do not lie in front."""
    if there == 0:
        return f"you have no {colour} die of value {value} in front"
    dice = counted(there, f"{colour} die", f"{colour} dice")
    return f"you have {dice} of value {value} in front, not {wanted}"


def why_not_in_front(state: "War", group: Group, rule: str) -> Why | None:
    """Whether the dice and the big brother of a group are missing."""
    at = 7 * state.to_act + group.value
    if group.coloured > state.front[at]:
        return Why(rule, too_few(state.front[at], group.coloured, "coloured", group.value))
    if group.white > state.white[at]:
        return Why(rule, too_few(state.white[at], group.white, "white", group.value))
    if group.brother and not state.brothers[state.to_act]:
        return NO_BROTHER
    return None


# Locations.


def why_not_location(state: "War", offset: int) -> Why:
    """W31 to W37, W44."""
    place, rest = divmod(offset, codes.LOCATION)
    if place >= state.locations:
        return Why("W2", f"the {tables.LOCATIONS[place]} is in play with four players only")
    if places.is_snitch(state, state.to_act):
        return Why("W44", "you have snitched: you place nothing at locations this round")
    if rest == codes.LONE:
        return _why_not_lone_brother(state, place)
    group = _group_to_location(rest)
    missing = why_not_in_front(state, group, "W31")
    chosen = {"chosen": group.size, "shown": group.value}
    return missing or Why(
        "W33", _to_displace(state, place), "weak", chosen | _defence(state, place)
    )


def _group_to_location(rest: int) -> Group:
    """The inverse of `places.location_code`."""
    brother, pair = divmod(rest % codes.GROUP, codes.PAIRS)
    return Group(rest // codes.GROUP + 1, *divmod(pair + 1, codes.WHITES), brother)


def _why_not_lone_brother(state: "War", place: int) -> Why:
    if not state.brothers[state.to_act]:
        return NO_BROTHER
    reason = f"a big brother alone counts as one die; {_to_displace(state, place)}"
    return Why("W36", reason, "weak", _defence(state, place))


def _defence(state: "War", place: int) -> dict[str, int]:
    """What lies at a location, and from which value on as many dice displace it; 0 for none."""
    value = state.group_value[place]
    equals = state.cards[15 * state.to_act + tables.EQUALS_CARD]
    least = value if equals else value + 1
    size = look.group_size(state, place)
    return {"dice": size, "value": value, "more": size + 1, "least": least if least <= 6 else 0}


def _to_displace(state: "War", place: int) -> str:
    """What lies at a location and what it takes to displace it."""
    size = look.group_size(state, place)
    value = state.group_value[place]
    name = tables.LOCATIONS[place]
    held = f"the {name} holds {counted(size, 'die', 'dice')} of value {value}: place more dice"
    if state.cards[15 * state.to_act + tables.EQUALS_CARD]:
        return f"{held}, or {size} of an equal or higher value"
    return f"{held}, or {size} of a higher value" if value < 6 else held


# Cards.


def why_not_card(state: "War", offset: int) -> Why:
    """W50."""
    slot, rest = divmod(offset, codes.CARD_PLACE)
    if slot >= state.display_size:
        return Why("W13", f"only {state.display_size} cards are on display")
    card = state.display[slot]
    if card < 0:
        if state.sold_seat[slot] >= 0:
            return Why("W50", f"the card at place {slot + 1} has been bought", "sold")
        return Why("W21", f"there is no card at place {slot + 1}")
    group = _group_to_card(rest)
    wanted = state.card_dice[card]
    if group.size != wanted:
        asked = f"the card {tables.CARD_NAMES[card]} asks for {counted(wanted, 'die', 'dice')}"
        values = {"wanted": wanted, "chosen": group.size}
        return Why("W50", f"{asked}, not {group.size}", "dice", values)
    missing = why_not_in_front(state, group, "W50")
    return missing or _too_dear_card(state, group, wanted)


def _too_dear_card(state: "War", group: Group, dice: int) -> Why:
    """With the highest value that could buy the card; 0 for none."""
    what = f"a card with dice of {group.value}"
    payable = min(6, state.buttons[state.to_act])
    enough = (value for value in range(payable, 0, -1) if _in_front(state, value) >= dice)
    return too_dear(state, "W50", what, group.value, dice=dice, cheaper=next(enough, 0))


def _in_front(state: "War", value: int) -> int:
    at = 7 * state.to_act + value
    return state.front[at] + state.white[at]


def _group_to_card(rest: int) -> Group:
    """The inverse of `places.card_code`."""
    brother, pair = divmod(rest % codes.CARD_GROUP, codes.CARD_PAIRS)
    dice = 1
    while pair >= (dice + 1) * (dice + 2) // 2 - 1:
        dice += 1
    coloured = pair + 1 - dice * (dice + 1) // 2
    return Group(rest // codes.CARD_GROUP + 1, coloured, dice - coloured, brother)


# School.


def why_not_school(state: "War", offset: int) -> Why:
    """W40 to W48."""
    space, face = divmod(offset, codes.FACES)
    if state.school_seat[space] >= 0:
        return Why("W40", f"the {SCHOOL_TITLES[space]} space is taken", "taken")
    missing = why_not_in_front(state, Group(face + 1, 1, 0, 0), "W40")
    return missing or _why_no_effect(state, space)


def _why_no_effect(state: "War", space: int) -> Why:
    """Who goes there must be able to pay and to carry out the effect."""
    price = places.school_price(state, state.to_act, space)
    if state.buttons[state.to_act] < price:
        return too_dear(state, SCHOOL_RULES[space], SCHOOL_DEEDS[space], price)
    if space == tables.BROTHER:
        left = look.brother_supply(state)
        reason = f"the supply holds {counted(left, 'big brother')}, the space gives 2"
        return Why("WR8", reason, "brothers", {"left": left})
    if space == tables.STAR:
        return Why("WR8", "no star is left in the supply", "stars")
    if space == tables.HUT:
        return Why("W47", "none of your sections can be built", "blocked")
    return Why(SCHOOL_RULES[space], "you have no boy in detention", "no-boy")


# Village.


def why_not_village(state: "War", offset: int) -> Why:
    """W55."""
    return Why("W55", too_few(0, 1, "coloured", offset + 1))


def why_not_white_village(state: "War", offset: int) -> Why:
    """W55, W65."""
    return Why("W65", too_few(0, 1, "white", offset + 1))


def why_not_brother_village(state: "War", offset: int) -> Why:
    """W30."""
    if state.brother_used:
        return Why("W30", "a big brother has joined this dice action already")
    return NO_BROTHER
