"""Why dice cannot go to a place: one function for each place (W30 to W55)."""

from typing import TYPE_CHECKING, NamedTuple

from buttonbox.games.war import codes, look, places, tables

if TYPE_CHECKING:
    from buttonbox.games.war.rules import War

Why = tuple[str, str]  # the rule, and the reason in words

SCHOOL_RULES = ("W41", "W42", "W43", "W45", "W46", "W47", "W48")
SCHOOL_TITLES = ("exam", "rescue", "snitch", "start player", "big brother", "hut", "star")
SCHOOL_DEEDS = {
    tables.RESCUE: "freeing a boy",
    tables.BROTHER: "taking two big brothers",
    tables.HUT: "building",
    tables.STAR: "a star",
}


class Group(NamedTuple):
    """What a move places."""

    value: int
    coloured: int
    white: int
    brother: int


def counted(number: int, one: str, many: str = "") -> str:
    """`1 button`, `2 buttons`."""
    return f"{number} {one}" if number == 1 else f"{number} {many or one + 's'}"


def too_dear(state: "War", what: str, price: int) -> str:
    """The sentence about a price, if it cannot be paid (W27)."""
    buttons = state.buttons[state.to_act]
    return f"{what} costs {counted(price, 'button')}, you have {buttons}"


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
        return rule, too_few(state.front[at], group.coloured, "coloured", group.value)
    if group.white > state.white[at]:
        return rule, too_few(state.white[at], group.white, "white", group.value)
    if group.brother and not state.brothers[state.to_act]:
        return "W30", "you have no big brother"
    return None


# Locations.


def why_not_location(state: "War", offset: int) -> Why:
    """W31 to W37, W44."""
    place, rest = divmod(offset, codes.LOCATION)
    if place >= state.locations:
        return "W2", f"the {tables.LOCATIONS[place]} is in play with four players only"
    if places.is_snitch(state, state.to_act):
        return "W44", "you have snitched: you place nothing at locations this round"
    if rest == codes.LONE:
        return _why_not_lone_brother(state, place)
    missing = why_not_in_front(state, _group_to_location(rest), "W31")
    return missing or ("W33", _to_displace(state, place))


def _group_to_location(rest: int) -> Group:
    """The inverse of `places.location_code`."""
    brother, pair = divmod(rest % codes.GROUP, codes.PAIRS)
    return Group(rest // codes.GROUP + 1, *divmod(pair + 1, codes.WHITES), brother)


def _why_not_lone_brother(state: "War", place: int) -> Why:
    if not state.brothers[state.to_act]:
        return "W30", "you have no big brother"
    return "W36", f"a big brother alone counts as one die; {_to_displace(state, place)}"


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
        return "W13", f"only {state.display_size} cards are on display"
    card = state.display[slot]
    if card < 0:
        sold = state.sold_seat[slot] >= 0
        reason = f"the card at place {slot + 1} has been bought"
        return ("W50", reason) if sold else ("W21", f"there is no card at place {slot + 1}")
    group = _group_to_card(rest)
    dice = group.coloured + group.white + group.brother
    if dice != state.card_dice[card]:
        wanted = counted(state.card_dice[card], "die", "dice")
        return "W50", f"the card {tables.CARD_NAMES[card]} asks for {wanted}, not {dice}"
    missing = why_not_in_front(state, group, "W50")
    return missing or ("W50", too_dear(state, f"a card with dice of {group.value}", group.value))


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
        return "W40", f"the {SCHOOL_TITLES[space]} space is taken"
    missing = why_not_in_front(state, Group(face + 1, 1, 0, 0), "W40")
    return missing or _why_no_effect(state, space)


def _why_no_effect(state: "War", space: int) -> Why:
    """Who goes there must be able to pay and to carry out the effect."""
    price = places.school_price(state, state.to_act, space)
    if state.buttons[state.to_act] < price:
        return SCHOOL_RULES[space], too_dear(state, SCHOOL_DEEDS[space], price)
    if space == tables.BROTHER:
        supply = counted(look.brother_supply(state), "big brother")
        return "WR8", f"the supply holds {supply}, the space gives 2"
    if space == tables.STAR:
        return "WR8", "no star is left in the supply"
    if space == tables.HUT:
        return "W47", "none of your sections can be built"
    return SCHOOL_RULES[space], "you have no boy in detention"


# Village.


def why_not_village(state: "War", offset: int) -> Why:
    """W55."""
    return "W55", too_few(0, 1, "coloured", offset + 1)


def why_not_white_village(state: "War", offset: int) -> Why:
    """W55, W65."""
    return "W65", too_few(0, 1, "white", offset + 1)


def why_not_brother_village(state: "War", offset: int) -> Why:
    """W30."""
    if state.brother_used:
        return "W30", "a big brother has joined this dice action already"
    return "W30", "you have no big brother"
