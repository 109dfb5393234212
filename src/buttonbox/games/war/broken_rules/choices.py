"""Why a bonus action, a choice or an after-rolling card is refused (W8, W23, W60 to W62, W70)."""

from typing import TYPE_CHECKING

from buttonbox.games.war import material, prices, round_end
from buttonbox.games.war.actions import after_rolling
from buttonbox.games.war.broken_rules.why import Why, too_expensive, too_few
from buttonbox.games.war.moves import (
    SOURCES,
    Build,
    Detain,
    FreeBoy,
    GiveCard,
    KeepDice,
    PickUp,
    Reroll,
    TakeWhite,
    TurnByCard,
    TurnDie,
)
from buttonbox.games.war.text.labels import source_words

if TYPE_CHECKING:
    from buttonbox.games.war.rules import War

IN_HAND = "the dice taken up have to be re-rolled first"


# The bonus action.


def why_not_white(state: "War", move: TakeWhite) -> Why:
    """Refuse a white die: none in the lake shows it, or it is too expensive (W60)."""
    if not state.lake[move.value]:
        reason = f"no white die of value {move.value} lies in the lake"
        return Why("W60", reason, "none", {"value": move.value})
    return too_expensive(state, "W60", "a white die", prices.WHITE_PRICE)


def why_not_turn(state: "War", move: TurnDie) -> Why:
    """Refuse to turn a die: there is none, or it is too expensive (W61)."""
    shown, wanted = move.shown, move.wanted
    if not state.front[state.to_act][shown]:
        return Why("W61", too_few(0, 1, "coloured", shown))
    price = prices.PIP_PRICE * abs(wanted - shown)
    return too_expensive(state, "W61", f"turning a {shown} to a {wanted}", price)


def why_not_give(state: "War", move: GiveCard) -> Why:
    """Refuse to give up a card: it is not owned, or nobody is in detention (W62)."""
    if not state.cards[state.to_act][move.card]:
        return Why("W62", f"you do not own the card {material.CARD_NAMES[move.card]}")
    return Why("W62", "you have no boy in detention to free for a card", "no-boy")


# Choices.


def why_not_free(state: "War", move: FreeBoy) -> Why:
    """Refuse to free nobody (W8)."""
    spot = move.spot + 1
    return Why("W8", f"no boy is on spot {spot}", "no-boy", {"spot": spot})


def why_not_build(state: "War", move: Build) -> Why:
    """Refuse a section that is built or blocked (W6, W8)."""
    section = move.section
    values = {"section": section + 1}
    if state.sections[state.to_act] >> section & 1:
        return Why("W8", f"section {section + 1} is built already", "built", values)
    reason = f"the boy on spot {section + 1} blocks section {section + 1}"
    return Why("W6", reason, "blocked", values)


def why_not_detain(state: "War", move: Detain) -> Why:
    """Refuse a boy who is not there, or a spot that is taken (W70)."""
    if not round_end.value_at(state, state.to_act, move.source):
        value = SOURCES[move.source].partition("-")[2]
        die = f"coloured die of value {value}" if value else "coloured die"
        return Why("W70", f"you have no {die} {source_words(move.source)}")
    spot = move.spot + 1
    return Why("W70", f"spot {spot} is taken", "taken", {"spot": spot})


# After rolling.


def why_not_turn_by_card(state: "War", move: TurnByCard) -> Why:
    """Refuse to turn the 1s, 2s or 3s (W23)."""
    return _why_no_use(state, material.TURN_CARD + move.shown - 1, move.shown)


def why_not_pick_up(state: "War", move: PickUp) -> Why:
    """Refuse to pick up a die to re-roll it (W23)."""
    return _why_no_use(state, material.REROLL_CARD, move.value)


def _why_no_use(state: "War", card: int, value: int) -> Why:
    """Refuse a card that is not owned or used up, or whose die is not there."""
    name = material.CARD_NAMES[card]
    if not state.cards[state.to_act][card]:
        return Why("W23", f"you do not own the card {name}")
    if state.using == material.REROLL_CARD != card:
        return Why("W23", IN_HAND)
    if not after_rolling.may_use(state, state.to_act, card):
        return Why("W23", f"the card {name} has been used this round")
    return Why("W23", too_few(0, 1, "coloured", value))


def why_not_reroll(state: "War", move: Reroll) -> Why:
    """Refuse to re-roll nothing (W23)."""
    return Why("W23", "no dice have been taken up to be re-rolled")


def why_not_keep_dice(state: "War", move: KeepDice) -> Why:
    """Refuse to stop with dice in hand (W23)."""
    return Why("W23", IN_HAND)
