"""The legal moves as the page receives them: what each does, costs and pays."""

from collections.abc import Callable, Mapping
from typing import Any, Literal, cast

from buttonbox.core.game import Json
from buttonbox.core.state import State
from buttonbox.games.war import material, moves, prices, round_end
from buttonbox.games.war.actions import dice_action
from buttonbox.games.war.moves import decode
from buttonbox.games.war.page import types
from buttonbox.games.war.page.names import CARDS, FROM_SCHOOL, SCHOOL, SOURCES
from buttonbox.games.war.rules import War


def legal_moves(state: State) -> list[Json]:
    """Return every legal move of the seat to move."""
    war = cast(War, state)
    return [{"code": code, **describe(war, decode(code))} for code in state.legal_moves()]


def describe(state: War, move: moves.Event) -> types.Move:
    """Return what a legal move does."""
    return FIELDS[type(move)](state, move)


# The dice action.


def _location(state: War, move: moves.ToLocation) -> types.ToLocation:
    group = move.group
    return {
        "kind": "location",
        "place": move.place,
        "value": group.value,
        "coloured": group.coloured,
        "white": group.white,
        "brother": group.brother,
        "space": dice_action.next_space(state, move.place),
        "pays": dice_action.location_pay(state, move.place),
    }


def _card(state: War, move: moves.BuyCard) -> types.ToCard:
    group = move.group
    return {
        "kind": "card",
        "slot": move.slot,
        "card": CARDS[state.display[move.slot]],
        "value": group.value,
        "coloured": group.coloured,
        "white": group.white,
        "brother": group.brother,
        "costs": group.value,
    }


def _school(state: War, move: moves.ToSchool) -> types.ToSchool:
    paid = bool(state.cards[state.to_act][material.SCHOOL_PAY_CARD])
    return {
        "kind": "school",
        "space": SCHOOL[move.space],
        "value": move.value,
        "costs": dice_action.school_price(state, state.to_act, move.space),
        "pays": prices.SCHOOL_PAY if paid else 0,
    }


def _village(
    state: War, die: Literal["coloured", "white", "brother"], value: int
) -> types.ToVillage:
    pays = dice_action.village_pay(state)
    return {"kind": "village", "die": die, "value": value, "pays": pays}


# The bonus action and the choices.


def _turn(state: War, move: moves.TurnDie) -> types.TurnDie:
    price = prices.PIP_PRICE * abs(move.wanted - move.shown)
    return {"kind": "turn", "from": move.shown, "to": move.wanted, "costs": price}


def _lake(state: War, move: moves.TakeWhite) -> types.TakeWhite:
    return {"kind": "lake", "value": move.value, "costs": prices.WHITE_PRICE}


def _free(state: War, move: moves.FreeBoy) -> types.FreeBoy:
    value = state.detention[state.to_act][move.spot]
    return {"kind": "free", "spot": move.spot, "value": value}


def _detain(state: War, move: moves.Detain) -> types.Detain:
    return {
        "kind": "detain",
        "source": SOURCES[move.source],
        "value": round_end.value_at(state, state.to_act, move.source),
        "spot": move.spot,
        "loses": _loses(state, move.source),
    }


def _loses(state: War, source: int) -> Literal["badge", "exam", "still-yours", "nothing"]:
    """Return what is lost if the boy leaves: a marker that he holds alone, or the exam."""
    if source < FROM_SCHOOL:
        return "still-yours" if state.group_dice[source] > 1 else "badge"
    return "exam" if source == FROM_SCHOOL + material.EXAM else "nothing"


def _turn_by_card(state: War, move: moves.TurnByCard) -> types.AfterTurn:
    card = CARDS[material.TURN_CARD + move.shown - 1]
    return {"kind": "after-turn", "card": card, "from": move.shown, "to": move.wanted}


FIELDS: Mapping[type, Callable[[War, Any], types.Move]] = {
    moves.ToLocation: _location,
    moves.BuyCard: _card,
    moves.ToSchool: _school,
    moves.ToVillage: lambda state, m: _village(state, "coloured", m.value),
    moves.WhiteToVillage: lambda state, m: _village(state, "white", m.value),
    moves.BrotherToVillage: lambda state, m: _village(state, "brother", 0),
    moves.LeaveVillage: lambda state, m: {"kind": "village-done"},
    moves.TakeWhite: _lake,
    moves.TurnDie: _turn,
    moves.GiveCard: lambda state, m: {"kind": "give", "card": CARDS[m.card]},
    moves.FreeBoy: _free,
    moves.Build: lambda state, m: {"kind": "build", "section": m.section},
    moves.Detain: _detain,
    moves.TurnByCard: _turn_by_card,
    moves.PickUp: lambda state, m: {"kind": "after-pick", "value": m.value},
    moves.Reroll: lambda state, m: {"kind": "after-reroll"},
    moves.KeepDice: lambda state, m: {"kind": "after-done"},
    moves.EndTurn: lambda state, m: {"kind": "end"},
}
