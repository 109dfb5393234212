"""Find the rule that a refused move breaks, and explain it in one sentence with the details.

First check whether this kind of move is possible now at all. Only then does the function for its
kind say what is wrong with this one.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from buttonbox.core.errors import IllegalMove
from buttonbox.games.war import codes, material, moves, phases
from buttonbox.games.war.broken_rules import choices, dice_action
from buttonbox.games.war.broken_rules.why import Why

if TYPE_CHECKING:
    from buttonbox.games.war.rules import War

Explain = Callable[["War", Any], Why]

# What must be done first while a choice is open; in a turn, each kind of move explains itself.
DUE = {
    phases.VILLAGE: Why(
        "W26", "the dice action in the village comes first: go on or say done", "village-first"
    ),
    phases.BUILDING: Why("W8", "a section to build has to be chosen first", "build-first"),
    phases.FREEING: Why("W8", "a boy to free has to be chosen first", "free-first"),
    phases.AFTER_ROLLING: Why(
        "W23", "the after-rolling cards come first: use them or say done", "cards-first"
    ),
    phases.DETAINING: Why("W70", "a die has to be sent to detention first", "detain-first"),
}

# What chance decides in each phase.
DRAWN = {
    phases.CHOOSING_START: ("W10", "the start player is being drawn"),
    phases.LAYING_TILES: ("W3", "the track tiles are being laid"),
    phases.ROLLING_BOYS: ("W11", "the boys in detention are being rolled"),
    phases.LAYING_MARKERS: ("W12", "the bonus markers are being laid"),
    phases.LAYING_CARDS: ("W13", "the cards are being laid out"),
    phases.ROLLING: ("W22", "the coloured dice are being rolled"),
    phases.ROLLING_WHITE: ("W22", "the white dice are being rolled"),
    phases.REROLLING: ("W23", "dice are being re-rolled"),
}
# Why an event of the right kind is refused: something has run out.
USED_UP: Mapping[tuple[int, type], Callable[[Any], str]] = {
    (phases.CHOOSING_START, moves.StartPlayerDrawn): lambda e: f"seat {e.seat} is not at the table",
    (phases.LAYING_TILES, moves.TileLaid): lambda e: f"tile {e.tile + 1} has been laid already",
    (phases.LAYING_MARKERS, moves.MarkerLaid): (
        lambda e: f"the marker {material.MARKER_NAMES[e.marker]} has been laid already"
    ),
    (phases.LAYING_CARDS, moves.CardLaid): (
        lambda e: f"the card {material.CARD_NAMES[e.card]} is not in the draw pile"
    ),
}


def explain(state: "War", code: int) -> IllegalMove:
    """Say why a code that is not legal is refused."""
    return IllegalMove(*_why(state, code))


def _why(state: "War", code: int) -> Why:
    if state.is_over():
        return Why("W75", "the game is over")
    if state.is_chance():
        return _why_not_drawn(state, code)
    if not 0 <= code < codes.MOVE_COUNT:
        return _why_no_move(state, code)
    move = moves.decode(code)
    kind = KINDS[type(move)]
    return _why_not_now(state, kind) or kind.why(state, move)


def _why_not_drawn(state: "War", code: int) -> Why:
    """Refuse a player's move, an event of another kind, or one that has run out."""
    rule, subject = DRAWN[state.phase]
    if not codes.MOVE_COUNT <= code < codes.EVENT_COUNT:
        return Why(rule, f"no player can move now: {subject}")
    event = moves.decode(code)
    if reason := USED_UP.get((state.phase, type(event))):
        return Why(rule, reason(event))
    return Why(rule, f"this cannot come up now: {subject}")


def _why_no_move(state: "War", code: int) -> Why:
    """Refuse a chance event while a player has to move, or a number that is not a code."""
    rule = DUE[state.phase].rule if state.phase in DUE else "W24"
    if codes.MOVE_COUNT <= code < codes.EVENT_COUNT:
        return Why(rule, "a player has to move: nothing is rolled or drawn now")
    return Why(rule, f"there is no move {code}")


# The kinds of moves.


@dataclass(frozen=True)
class Kind:
    """A kind of move: when it is allowed, why not otherwise, and what can be wrong even then."""

    phases: tuple[int, ...]
    not_now: Why
    why: Explain
    flag: str = ""  # the state's flag that the action, allowed once a turn, is done


def _why_not_now(state: "War", kind: Kind) -> Why | None:
    """Say why this is not the time for such a move; None if it is."""
    done = kind.flag and getattr(state, kind.flag)
    if state.phase in kind.phases and not done:
        return None
    return DUE.get(state.phase, kind.not_now)


def _dice_action(why: Explain, *also_in: int) -> Kind:
    done = Why("W26", "the dice action of this turn is done", "acted")
    return Kind((phases.TURN, *also_in), done, why, "acted")


def _bonus_action(why: Explain) -> Kind:
    done = Why("W26", "the bonus action of this turn is done", "bonus")
    return Kind((phases.TURN,), done, why, "bonus")


def _after_rolling(why: Explain) -> Kind:
    over = Why("W23", "after-rolling cards work only right after the roll")
    return Kind((phases.AFTER_ROLLING,), over, why)


def _choice(phase: int, rule: str, not_now: str, why: Explain) -> Kind:
    return Kind((phase,), Why(rule, not_now), why)


def _untimely(rule: str, not_now: str) -> Kind:
    """Return a kind of move that is legal whenever it is allowed at all."""
    why = Why(rule, not_now)
    return Kind((), why, lambda state, move: why)


NO_FREEING = "nothing lets you free a boy now"
NO_BUILDING = "nothing lets you build now"
NO_DETAINING = "boys are sent to detention only at the end of a round"
KINDS: Mapping[type, Kind] = {
    moves.ToLocation: _dice_action(dice_action.why_not_location),
    moves.BuyCard: _dice_action(dice_action.why_not_card),
    moves.ToSchool: _dice_action(dice_action.why_not_school),
    moves.ToVillage: _dice_action(dice_action.why_not_village, phases.VILLAGE),
    moves.WhiteToVillage: _dice_action(dice_action.why_not_white_village, phases.VILLAGE),
    moves.BrotherToVillage: _dice_action(dice_action.why_not_brother_village, phases.VILLAGE),
    moves.LeaveVillage: _untimely("W55", "no dice action in the village has begun"),
    moves.TakeWhite: _bonus_action(choices.why_not_white),
    moves.TurnDie: _bonus_action(choices.why_not_turn),
    moves.GiveCard: _bonus_action(choices.why_not_give),
    moves.FreeBoy: _choice(phases.FREEING, "W8", NO_FREEING, choices.why_not_free),
    moves.Build: _choice(phases.BUILDING, "W8", NO_BUILDING, choices.why_not_build),
    moves.Detain: _choice(phases.DETAINING, "W70", NO_DETAINING, choices.why_not_detain),
    moves.TurnByCard: _after_rolling(choices.why_not_turn_by_card),
    moves.PickUp: _after_rolling(choices.why_not_pick_up),
    moves.Reroll: _after_rolling(choices.why_not_reroll),
    moves.KeepDice: _after_rolling(choices.why_not_keep_dice),
    moves.EndTurn: _untimely("W26", "a turn cannot end before its dice action"),
}
