"""Why a bonus action, a choice or an after-rolling card is refused (W8, W23, W60 to W62, W70)."""

from typing import TYPE_CHECKING

from buttonbox.games.war import after_rolling, bonus, closing, tables
from buttonbox.games.war.refused_places import SCHOOL_TITLES, Why, too_dear, too_few

if TYPE_CHECKING:
    from buttonbox.games.war.rules import War

# The sources of a codes.DETAIN move, in order.
SOURCES = (
    *[f"at the {name}" for name in tables.LOCATIONS],
    *[f"on the {title} space" for title in SCHOOL_TITLES],
    *[f"beside the card place {slot}" for slot in (1, 2, 3)],
    *[f"of value {value} in the {place}" for place in ("village", "mill") for value in range(1, 7)],
)
IN_HAND = "the dice taken up have to be re-rolled first"


# The bonus action.


def why_not_white(state: "War", offset: int) -> Why:
    """W60."""
    if not state.lake[offset + 1]:
        reason = f"no white die of value {offset + 1} lies in the lake"
        return Why("W60", reason, "none", {"value": offset + 1})
    return too_dear(state, "W60", "a white die", tables.WHITE_PRICE)


def why_not_turn(state: "War", offset: int) -> Why:
    """W61."""
    shown, wanted = offset // 5 + 1, bonus.turned_to(offset)
    if not state.front[7 * state.to_act + shown]:
        return Why("W61", too_few(0, 1, "coloured", shown))
    return too_dear(state, "W61", f"turning a {shown} to a {wanted}", abs(wanted - shown))


def why_not_give(state: "War", offset: int) -> Why:
    """W62."""
    if not state.cards[15 * state.to_act + offset]:
        return Why("W62", f"you do not own the card {tables.CARD_NAMES[offset]}")
    return Why("W62", "you have no boy in detention to free for a card", "no-boy")


# Choices.


def why_not_free(state: "War", spot: int) -> Why:
    """W8."""
    return Why("W8", f"no boy is on spot {spot + 1}", "no-boy", {"spot": spot + 1})


def why_not_build(state: "War", section: int) -> Why:
    """W6, W8."""
    values = {"section": section + 1}
    if state.sections[state.to_act] >> section & 1:
        return Why("W8", f"section {section + 1} is built already", "built", values)
    reason = f"the boy on spot {section + 1} blocks section {section + 1}"
    return Why("W6", reason, "blocked", values)


def why_not_detain(state: "War", offset: int) -> Why:
    """W70."""
    source, spot = divmod(offset, tables.SPOTS)
    if not closing.value_at(state, state.to_act, source):
        return Why("W70", f"you have no coloured die {SOURCES[source]}")
    return Why("W70", f"spot {spot + 1} is taken", "taken", {"spot": spot + 1})


# After rolling.


def why_not_after_turn(state: "War", offset: int) -> Why:
    """W23: turn the 1s, 2s or 3s."""
    shown = offset // 5 + 1
    return _why_no_use(state, tables.TURN_CARD + shown - 1, shown)


def why_not_pick(state: "War", offset: int) -> Why:
    """W23: take up a die to re-roll."""
    return _why_no_use(state, tables.REROLL_CARD, offset + 1)


def _why_no_use(state: "War", card: int, value: int) -> Why:
    """The card is not there, or used, or other dice are in hand, or there is no such die."""
    name = tables.CARD_NAMES[card]
    if not state.cards[15 * state.to_act + card]:
        return Why("W23", f"you do not own the card {name}")
    if state.using == tables.REROLL_CARD != card:
        return Why("W23", IN_HAND)
    if not after_rolling.may_use(state, state.to_act, card):
        return Why("W23", f"the card {name} has been used this round")
    return Why("W23", too_few(0, 1, "coloured", value))


def why_not_reroll(state: "War", offset: int) -> Why:
    """W23."""
    return Why("W23", "no dice have been taken up to be re-rolled")


def why_not_done(state: "War", offset: int) -> Why:
    """W23."""
    return Why("W23", IN_HAND)
