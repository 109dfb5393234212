"""Why a move is refused: the rule that forbids it and one sentence with the particulars.

A code is first looked at as a kind of move: is it the time for it at all? Only then the function
of its kind says what is wrong with this one.
"""

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from buttonbox.core import actors
from buttonbox.core.errors import IllegalMove
from buttonbox.games.war import codes, phases, tables
from buttonbox.games.war import refused_choices as choices
from buttonbox.games.war import refused_places as places
from buttonbox.games.war.refused_places import Why

if TYPE_CHECKING:
    from buttonbox.games.war.rules import War

Explain = Callable[["War", int], Why]

# What must be done first while a choice is open; in a turn each kind of move knows better.
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

# What chance is about.
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
SEATS = tuple(f"seat {seat}" for seat in range(4))
TILES = tuple(f"tile {tile + 1}" for tile in range(len(tables.TILES)))
USED_UP = {
    phases.CHOOSING_START: (codes.START_SEAT, SEATS, "is not at the table"),
    phases.LAYING_TILES: (codes.TILE, TILES, "has been laid already"),
    phases.LAYING_MARKERS: (codes.MARKER, tables.MARKER_NAMES, "has been laid already"),
    phases.LAYING_CARDS: (codes.CARD, tables.CARD_NAMES, "is not in the draw pile"),
}


def explain(state: "War", code: int) -> IllegalMove:
    """Why this code, which is not legal, is refused."""
    return IllegalMove(*_why(state, code))


def _why(state: "War", code: int) -> Why:
    if state.to_act == actors.NOBODY:
        return Why("W75", "the game is over")
    if state.to_act == actors.CHANCE:
        return _why_not_drawn(state, code)
    if not 0 <= code < codes.MOVE_COUNT:
        return _why_no_move(state, code)
    kind = KINDS[bisect_right(FIRST_CODES, code) - 1]
    return _why_not_now(state, kind) or kind.why(state, code - kind.first)


def _why_not_drawn(state: "War", code: int) -> Why:
    """Chance is to act: a player's move, an event of another kind, or one that is used up."""
    rule, subject = DRAWN[state.phase]
    if not codes.MOVE_COUNT <= code < codes.EVENT_COUNT:
        return Why(rule, f"no player is to act: {subject}")
    first, names, reason = USED_UP.get(state.phase, (codes.EVENT_COUNT, (), ""))
    if first <= code < first + len(names):
        return Why(rule, f"{names[code - first]} {reason}")
    return Why(rule, f"this cannot come up now: {subject}")


def _why_no_move(state: "War", code: int) -> Why:
    """A chance event while a seat is to act, or no code at all."""
    rule = DUE[state.phase].rule if state.phase in DUE else "W24"
    if codes.MOVE_COUNT <= code < codes.EVENT_COUNT:
        return Why(rule, "a player is to act: nothing is rolled or drawn now")
    return Why(rule, f"there is no move {code}")


# The kinds of moves.


@dataclass(frozen=True)
class Kind:
    """A range of codes: when it is the time for it, why not else, and what can be wrong then."""

    first: int
    phases: tuple[int, ...]
    not_now: Why
    why: Explain
    flag: str = ""  # the state's flag of an action that can be done once in a turn


def _why_not_now(state: "War", kind: Kind) -> Why | None:
    """Why this is no time for such a move; None if it is."""
    done = kind.flag and getattr(state, kind.flag)
    if state.phase in kind.phases and not done:
        return None
    return DUE.get(state.phase, kind.not_now)


def _dice_action(first: int, why: Explain, *also_in: int) -> Kind:
    done = Why("W26", "the dice action of this turn is done", "acted")
    return Kind(first, (phases.TURN, *also_in), done, why, "acted")


def _bonus_action(first: int, why: Explain) -> Kind:
    done = Why("W26", "the bonus action of this turn is done", "bonus")
    return Kind(first, (phases.TURN,), done, why, "bonus")


def _after_rolling(first: int, why: Explain) -> Kind:
    over = Why("W23", "after-rolling cards work right after the roll only")
    return Kind(first, (phases.AFTER_ROLLING,), over, why)


def _choice(first: int, phase: int, rule: str, not_now: str, why: Explain) -> Kind:
    return Kind(first, (phase,), Why(rule, not_now), why)


def _untimely(first: int, rule: str, not_now: str) -> Kind:
    """A move that can only be wrong in its time."""
    why = Why(rule, not_now)
    return Kind(first, (), why, lambda state, offset: why)


NO_FREEING = "nothing lets you free a boy now"
NO_BUILDING = "nothing lets you build now"
NO_DETAINING = "boys are sent to detention at the end of a round only"
KINDS = (
    _dice_action(codes.TO_LOCATION, places.why_not_location),
    _dice_action(codes.TO_CARD, places.why_not_card),
    _dice_action(codes.TO_SCHOOL, places.why_not_school),
    _dice_action(codes.TO_VILLAGE, places.why_not_village, phases.VILLAGE),
    _dice_action(codes.WHITE_TO_VILLAGE, places.why_not_white_village, phases.VILLAGE),
    _dice_action(codes.BROTHER_TO_VILLAGE, places.why_not_brother_village, phases.VILLAGE),
    _untimely(codes.VILLAGE_DONE, "W55", "no dice action in the village has begun"),
    _bonus_action(codes.TAKE_WHITE, choices.why_not_white),
    _bonus_action(codes.TURN_DIE, choices.why_not_turn),
    _bonus_action(codes.GIVE_CARD, choices.why_not_give),
    _choice(codes.FREE, phases.FREEING, "W8", NO_FREEING, choices.why_not_free),
    _choice(codes.BUILD, phases.BUILDING, "W8", NO_BUILDING, choices.why_not_build),
    _choice(codes.DETAIN, phases.DETAINING, "W70", NO_DETAINING, choices.why_not_detain),
    _after_rolling(codes.AFTER_TURN, choices.why_not_after_turn),
    _after_rolling(codes.AFTER_PICK, choices.why_not_pick),
    _after_rolling(codes.AFTER_REROLL, choices.why_not_reroll),
    _after_rolling(codes.AFTER_DONE, choices.why_not_done),
    _untimely(codes.END_TURN, "W26", "a turn cannot end before its dice action"),
)
FIRST_CODES = [kind.first for kind in KINDS]
