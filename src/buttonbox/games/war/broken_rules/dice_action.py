"""Why dice cannot go to a place: one function for each place (W30 to W55)."""

from typing import TYPE_CHECKING

from buttonbox.games.war import material, supply
from buttonbox.games.war.actions import dice_action
from buttonbox.games.war.broken_rules.why import Why, too_expensive, too_few
from buttonbox.games.war.moves import (
    LONE_BROTHER,
    BrotherToVillage,
    BuyCard,
    PlacedGroup,
    ToLocation,
    ToSchool,
    ToVillage,
    WhiteToVillage,
)
from buttonbox.games.war.state import group_size
from buttonbox.games.war.text.labels import counted, school_words

if TYPE_CHECKING:
    from buttonbox.games.war.rules import War

SCHOOL_RULES = ("W41", "W42", "W43", "W45", "W46", "W47", "W48")
SCHOOL_DEEDS = {
    material.RESCUE: "freeing a boy",
    material.BROTHER: "taking two big brothers",
    material.HUT: "building",
    material.STAR: "a star",
}
NO_BROTHER = Why("W30", "you have no big brother")


def why_not_in_front(state: "War", group: PlacedGroup, rule: str) -> Why | None:
    """Say which dice of a group, or its big brother, the player lacks; None if none."""
    coloured = state.front[state.to_act][group.value]
    white = state.white[state.to_act][group.value]
    if group.coloured > coloured:
        return Why(rule, too_few(coloured, group.coloured, "coloured", group.value))
    if group.white > white:
        return Why(rule, too_few(white, group.white, "white", group.value))
    if group.brother and not state.brothers[state.to_act]:
        return NO_BROTHER
    return None


# Locations.


def why_not_location(state: "War", move: ToLocation) -> Why:
    """Refuse a group at a location (W31 to W37, W44)."""
    place, group = move.place, move.group
    if place >= state.locations:
        return Why("W2", f"the {material.LOCATIONS[place]} is in play only with four players")
    if dice_action.is_snitch(state, state.to_act):
        return Why("W44", "you have snitched: you place nothing at locations this round")
    if group == LONE_BROTHER:
        return _why_not_lone_brother(state, place)
    missing = why_not_in_front(state, group, "W31")
    chosen = {"chosen": group.size, "shown": group.value}
    return missing or Why(
        "W33", _to_displace(state, place), "weak", chosen | _defence(state, place)
    )


def _why_not_lone_brother(state: "War", place: int) -> Why:
    if not state.brothers[state.to_act]:
        return NO_BROTHER
    reason = f"a big brother alone counts as one die; {_to_displace(state, place)}"
    return Why("W36", reason, "weak", _defence(state, place))


def _defence(state: "War", place: int) -> dict[str, int]:
    """Return what lies at a location and the least value (or 0) of as many dice to displace it."""
    value = state.group_value[place]
    equals = state.cards[state.to_act][material.EQUALS_CARD]
    least = value if equals else value + 1
    size = group_size(state, place)
    return {"dice": size, "value": value, "more": size + 1, "least": least if least <= 6 else 0}


def _to_displace(state: "War", place: int) -> str:
    """Say what lies at a location and what it takes to displace it."""
    size = group_size(state, place)
    value = state.group_value[place]
    name = material.LOCATIONS[place]
    held = f"the {name} holds {counted(size, 'die', 'dice')} of value {value}: place more dice"
    if state.cards[state.to_act][material.EQUALS_CARD]:
        return f"{held}, or {size} of an equal or higher value"
    return f"{held}, or {size} of a higher value" if value < 6 else held


# Cards.


def why_not_card(state: "War", move: BuyCard) -> Why:
    """Refuse to sell a card for a group (W50)."""
    slot, group = move.slot, move.group
    if slot >= state.display_size:
        return Why("W13", f"only {state.display_size} cards are on display")
    card = state.display[slot]
    if card < 0:
        if state.sold_seat[slot] >= 0:
            return Why("W50", f"the card at place {slot + 1} has been bought", "sold")
        return Why("W21", f"there is no card at place {slot + 1}")
    wanted = state.card_dice[card]
    if group.size != wanted:
        asked = f"the card {material.CARD_NAMES[card]} asks for {counted(wanted, 'die', 'dice')}"
        values = {"wanted": wanted, "chosen": group.size}
        return Why("W50", f"{asked}, not {group.size}", "dice", values)
    missing = why_not_in_front(state, group, "W50")
    return missing or _too_dear_card(state, group, wanted)


def _too_dear_card(state: "War", group: PlacedGroup, dice: int) -> Why:
    """Refuse a price, naming the highest value that could buy the card, or 0."""
    what = f"a card with dice of {group.value}"
    payable = min(6, state.buttons[state.to_act])
    enough = (value for value in range(payable, 0, -1) if _in_front(state, value) >= dice)
    return too_expensive(state, "W50", what, group.value, dice=dice, cheaper=next(enough, 0))


def _in_front(state: "War", value: int) -> int:
    return state.front[state.to_act][value] + state.white[state.to_act][value]


# School.


def why_not_school(state: "War", move: ToSchool) -> Why:
    """Refuse a die at school (W40 to W48)."""
    space = move.space
    if state.school_seat[space] >= 0:
        return Why("W40", f"the {school_words(space).title} space is taken", "taken")
    missing = why_not_in_front(state, PlacedGroup(move.value, 1, 0, False), "W40")
    return missing or _why_no_effect(state, space)


def _why_no_effect(state: "War", space: int) -> Why:
    """Refuse a space whose effect the player cannot pay for or carry out."""
    price = dice_action.school_price(state, state.to_act, space)
    if state.buttons[state.to_act] < price:
        return too_expensive(state, SCHOOL_RULES[space], SCHOOL_DEEDS[space], price)
    if space == material.BROTHER:
        left = supply.brother_supply(state)
        reason = f"the supply holds {counted(left, 'big brother')}, the space gives 2"
        return Why("WR8", reason, "brothers", {"left": left})
    if space == material.STAR:
        return Why("WR8", "no star is left in the supply", "stars")
    if space == material.HUT:
        return Why("W47", "none of your sections can be built", "blocked")
    return Why(SCHOOL_RULES[space], "you have no boy in detention", "no-boy")


# Village.


def why_not_village(state: "War", move: ToVillage) -> Why:
    """Refuse a coloured die that is not there (W55)."""
    return Why("W55", too_few(0, 1, "coloured", move.value))


def why_not_white_village(state: "War", move: WhiteToVillage) -> Why:
    """Refuse a white die that is not there (W55, W65)."""
    return Why("W65", too_few(0, 1, "white", move.value))


def why_not_brother_village(state: "War", move: BrotherToVillage) -> Why:
    """Refuse a big brother: none is left, or one has joined already (W30)."""
    if state.brother_used:
        return Why("W30", "a big brother has joined this dice action already")
    return NO_BROTHER
