"""Describe moves of War of the Buttons in plain words, for a list to choose from."""

from collections.abc import Callable, Mapping
from typing import Any

from buttonbox.games.war import material, moves, prices, round_end
from buttonbox.games.war.actions import dice_action
from buttonbox.games.war.rules import War
from buttonbox.games.war.state import group_size, sections_built
from buttonbox.games.war.text.labels import (
    card_words,
    counted,
    dice_words,
    group_words,
    marker_words,
    school_words,
    short_names,
    source_words,
)

LONGEST = 89
NAME_COLUMNS = 11
Names = tuple[str, ...]


def describe(state: War, code: int, names: Names) -> str:
    """Say in one line what a legal move means here."""
    move = moves.decode(code)
    return DESCRIBERS[type(move)](state, move, short_names(names, NAME_COLUMNS))


# The dice action.


def _location(state: War, move: moves.ToLocation, names: Names) -> str:
    start = f"{material.LOCATIONS[move.place]}: {group_words(move.group)}"
    pay = _earned(dice_action.location_pay(state, move.place))
    lines = [f"{start}, {text}{pay}" for text in _displacing(state, move.place, names)]
    return next((line for line in lines if len(line) <= LONGEST), lines[-1])


def _earned(buttons: int) -> str:
    return f"+{_buttons(buttons)}" if buttons else "no buttons"


def _buttons(number: int) -> str:
    return counted(number, "button")


def _displacing(state: War, place: int, names: Names) -> list[str]:
    """Say whose group goes to the mill, at length and in short."""
    size = group_size(state, place)
    if size == 0:
        return [""]
    seat = state.group_seat[place]
    value = state.group_value[place]
    group = dice_words(value, size) if size > 1 else f"{value}"
    if seat == state.to_act:
        return [f"displacing your own {group}, ", "displacing your own, "]
    return [f"displacing {names[seat]}'s {group}, ", f"displacing {names[seat]}, "]


def _card(state: War, move: moves.BuyCard, names: Names) -> str:
    title = card_words(state.display[move.slot]).title
    price = _buttons(move.group.value)
    return f"buy card {move.slot + 1}, {title}, with {group_words(move.group)} for {price}"


def _school(state: War, move: moves.ToSchool, names: Names) -> str:
    space, value = move.space, move.value
    price = dice_action.school_price(state, state.to_act, space)
    pay = f"pay {price}, " if price else ""
    card = state.cards[state.to_act][material.SCHOOL_PAY_CARD]
    income = f" ({_earned(prices.SCHOOL_PAY)})" if card else ""
    effect = _school_effect(state, space, value)
    return f"school, {school_words(space).title} with a {value}{income}: {pay}{effect}"


def _school_effect(state: War, space: int, value: int) -> str:
    if space == material.EXAM:
        return f"the most {value}s earn {marker_words(state.markers[material.AT_SCHOOL])}"
    if space == material.SNITCH:
        return f"free a boy, shun locations; the most {value}s cost a boy"
    return school_words(space).effect


def _village(state: War, move: moves.ToVillage, names: Names) -> str:
    return _to_village(state, dice_words(move.value, coloured=1))


def _white_village(state: War, move: moves.WhiteToVillage, names: Names) -> str:
    return _to_village(state, dice_words(move.value, white=1))


def _brother_village(state: War, move: moves.BrotherToVillage, names: Names) -> str:
    return _to_village(state, dice_words(brother=1))


def _to_village(state: War, dice: str) -> str:
    """Name the dice and what they pay (W55, WR3)."""
    return f"village: {dice}, {_earned(dice_action.village_pay(state))}"


# The bonus action.


def _take_white(state: War, move: moves.TakeWhite, names: Names) -> str:
    return f"take a white {move.value} from the lake for {_buttons(prices.WHITE_PRICE)}"


def _turn_die(state: War, move: moves.TurnDie, names: Names) -> str:
    price = _buttons(prices.PIP_PRICE * abs(move.wanted - move.shown))
    return f"turn a {move.shown} into a {move.wanted} for {price}"


def _give_card(state: War, move: moves.GiveCard, names: Names) -> str:
    return f"give up the {card_words(move.card).title} card to free a boy"


# Choices.


def _free(state: War, move: moves.FreeBoy, names: Names) -> str:
    spot = move.spot
    boy = f"free the {state.detention[state.to_act][spot]} on spot {spot + 1}"
    built = state.sections[state.to_act] >> spot & 1
    return boy if built else f"{boy}, so that section {spot + 1} can be built"


def _build(state: War, move: moves.Build, names: Names) -> str:
    standing = sections_built(state, state.to_act) + 1
    return f"build section {move.section + 1}, {standing} of {material.SECTIONS}"


def _detain(state: War, move: moves.Detain, names: Names) -> str:
    source, spot = move.source, move.spot
    built = state.sections[state.to_act] >> spot & 1
    effect = "built already" if built else "now blocked"
    boy = f"the {round_end.value_at(state, state.to_act, source)} {source_words(source)}"
    return f"send {boy} to spot {spot + 1}: section {spot + 1} is {effect}"


# After rolling.


def _turn_by_card(state: War, move: moves.TurnByCard, names: Names) -> str:
    return f"turn a {move.shown} into a {move.wanted} with your card"


def _pick_up(state: War, move: moves.PickUp, names: Names) -> str:
    return f"take up a {move.value} to re-roll it"


def _reroll(state: War, move: moves.Reroll, names: Names) -> str:
    return f"re-roll the {counted(sum(state.picked), 'die', 'dice')} taken up"


DESCRIBERS: Mapping[type, Callable[[War, Any, Names], str]] = {
    moves.ToLocation: _location,
    moves.BuyCard: _card,
    moves.ToSchool: _school,
    moves.ToVillage: _village,
    moves.WhiteToVillage: _white_village,
    moves.BrotherToVillage: _brother_village,
    moves.LeaveVillage: lambda state, move, names: "village: no more dice",
    moves.TakeWhite: _take_white,
    moves.TurnDie: _turn_die,
    moves.GiveCard: _give_card,
    moves.FreeBoy: _free,
    moves.Build: _build,
    moves.Detain: _detain,
    moves.TurnByCard: _turn_by_card,
    moves.PickUp: _pick_up,
    moves.Reroll: _reroll,
    moves.KeepDice: lambda state, move, names: "keep the dice as they are",
    moves.EndTurn: lambda state, move, names: "end the turn without a bonus action",
}
