"""Whether the table fits the phase, and the fields of the flow fit each other."""

from collections.abc import Callable

from buttonbox.core.fields import require
from buttonbox.games.war import bonus, look, phases, tables
from buttonbox.games.war.position_closing import check_closing
from buttonbox.games.war.position_flow import (
    own_dice,
    removed_cards,
    usual_next_start,
    usual_part,
    usual_turn_seat,
)
from buttonbox.games.war.position_opening import (
    check_after_rolling,
    check_board_empty,
    check_dealt,
    check_fresh,
    check_laying_cards,
    check_laying_markers,
    check_rerolling,
    check_rolling,
    check_rolling_white,
    check_set_up,
)
from buttonbox.games.war.rules import War

SECTION_CARD = tables.CARD_NAMES.index("section")


def check_phase(state: War) -> None:
    """Refuse a table that cannot be in this phase."""
    for check in (_check_step, _check_next_start, _check_turn_flags, _check_cards_in_use):
        check(state)
    if state.phase < phases.TURN:
        check_board_empty(state)
        check_fresh(state)
    if state.phase >= phases.ROLLING:
        check_dealt(state)
    if state.closing:
        check_closing(state)
    else:
        PHASE_CHECKS[state.phase](state)


# Fields that belong to some phases only.


def _check_step(state: War) -> None:
    """The step of the round's end, and what depends on it."""
    steps = {phases.DETAINING: [phases.CLOSING_SNITCH], phases.OVER: [phases.CLOSING_END]}
    if state.phase in (phases.BUILDING, phases.FREEING):
        first = phases.CLOSING_LOCATIONS
        steps[state.phase] = [0, phases.CLOSING_EXAM, *range(first, first + state.locations)]
    allowed = steps.get(state.phase, [phases.NOT_CLOSING])
    require(state.closing in allowed, "closing", "does not fit the phase", "W70")
    choosing = state.closing and state.phase in (phases.BUILDING, phases.FREEING)
    require((state.marker >= 0) == bool(choosing), "marker", "does not fit the phase", "W74")
    fits = state.part == usual_part(state) or (not choosing and state.part == 2)
    require(fits, "part", "does not fit the phase", "W74")


def _check_next_start(state: War) -> None:
    """W45; WR14: the space works even if its die has gone to detention."""
    usual = usual_next_start(state)
    if state.closing == phases.CLOSING_EXAM and state.school_seat[tables.START] < 0:
        return
    require(state.next_start == usual, "next_start", f"must be {usual}", "W45")
    passed = state.closing > phases.CLOSING_EXAM
    require(not passed or state.start == usual, "start", f"must be {usual}", "W72")


def _check_turn_flags(state: War) -> None:
    in_turn = state.phase >= phases.TURN and state.closing == phases.NOT_CLOSING
    for field in ("acted", "bonus", "brother_used"):
        require(in_turn or not getattr(state, field), field, "only in a turn", "W26")
    fits = state.turn_seat == usual_turn_seat(state)
    require(not in_turn or fits, "turn_seat", "must be the seat to act", "W24")


def _check_cards_in_use(state: War) -> None:
    """W23."""
    after = state.phase in (phases.AFTER_ROLLING, phases.REROLLING)
    require(after or not state.used, "used", "only after rolling", "W23")
    after = state.phase == phases.AFTER_ROLLING
    require(after or state.using < 0, "using", "only after rolling", "W23")
    require(after or not any(state.picked), "picked", "only after rolling", "W23")


# Turns.


def _path(state: War) -> str:
    return f"seats[{state.to_act}]"


def _check_turn(state: War) -> None:
    if not state.acted:
        _check_may_act(state)
        return
    can = not state.bonus and bonus.has_bonus(state, state.to_act)
    require(can, "acted", "the turn is over: no bonus action is left", "W26")


def _check_may_act(state: War) -> None:
    """W25, W30: before the dice action."""
    has_dice = look.has_dice(state, state.to_act)
    require(has_dice, f"{_path(state)}.front", "a turn needs a die in front", "W25")
    require(not state.brother_used, "brother_used", "joins a dice action", "W30")


def _check_village(state: War) -> None:
    """W55: some dice are placed and some could follow."""
    seat = state.to_act
    require(not state.acted, "acted", "the dice action is not over in the village", "W55")
    placed = any(own_dice(state.village, seat)) or any(state.village_white)
    reason = "the seat has placed nothing there"
    require(placed or state.brother_used > 0, f"{_path(state)}.village", reason, "W55")
    brother = state.brothers[seat] > 0 and not state.brother_used
    more = brother or look.has_dice(state, seat)
    require(more, "phase", "nothing is left for the village", "W55")


def _check_building(state: War) -> None:
    seat = state.to_act
    require(look.buildable_sections(state, seat) > 0, "phase", "no section can be built", "W8")
    hut = state.school_seat[tables.HUT] == seat
    card = seat in state.sold_seat and state.cards[15 * seat + SECTION_CARD] > 0
    require(state.acted > 0 and (hut or card), "phase", "nothing lets the seat build", "W8")


def _check_freeing(state: War) -> None:
    seat = state.to_act
    require(look.boys(state, seat) > 0, "phase", "no boy is in detention", "W8")
    spaces = (state.school_seat[tables.RESCUE], state.school_seat[tables.SNITCH])
    school = state.acted > 0 and seat in spaces
    gave_card = state.bonus > 0 and any(removed_cards(state))
    require(school or gave_card, "phase", "nothing lets the seat free a boy", "W8")
    if not state.acted:
        _check_may_act(state)


PHASE_CHECKS: dict[int, Callable[[War], None]] = {
    phases.CHOOSING_START: check_set_up,
    phases.LAYING_TILES: check_set_up,
    phases.ROLLING_BOYS: check_set_up,
    phases.LAYING_MARKERS: check_laying_markers,
    phases.LAYING_CARDS: check_laying_cards,
    phases.ROLLING: check_rolling,
    phases.ROLLING_WHITE: check_rolling_white,
    phases.REROLLING: check_rerolling,
    phases.AFTER_ROLLING: check_after_rolling,
    phases.TURN: _check_turn,
    phases.VILLAGE: _check_village,
    phases.BUILDING: _check_building,
    phases.FREEING: _check_freeing,
}
