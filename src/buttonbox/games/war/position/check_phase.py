"""Check that the table fits the phase, and that the fields of the flow fit each other."""

from collections.abc import Callable

from buttonbox.core.json_reader import require
from buttonbox.games.war import material, phases
from buttonbox.games.war.actions import bonus_action
from buttonbox.games.war.position.check_opening import (
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
from buttonbox.games.war.position.check_round_end import check_closing
from buttonbox.games.war.position.turn import (
    removed_cards,
    usual_next_start,
    usual_part,
    usual_turn_seat,
)
from buttonbox.games.war.rules import War
from buttonbox.games.war.state import boys_in_detention, buildable_sections, has_dice


def check_phase(state: War) -> None:
    """Raise InvalidPosition if the table does not fit the phase."""
    for check in (_check_step, _check_next_start, _check_turn_flags, _check_cards_in_use):
        check(state)
    if state.phase < phases.TURN:
        check_board_empty(state)
        check_fresh(state)
    if state.phase >= phases.ROLLING:
        check_dealt(state)
    if state.round_end_step:
        check_closing(state)
    else:
        PHASE_CHECKS[state.phase](state)


# Fields that belong to some phases only.


def _check_step(state: War) -> None:
    """Check the step of the round end, and what depends on it."""
    steps = {phases.DETAINING: [phases.SNITCH_STEP], phases.OVER: [phases.END_STEP]}
    if state.phase in (phases.BUILDING, phases.FREEING):
        at_locations = phases.LOCATION_STEPS[: state.locations]
        steps[state.phase] = [phases.NO_ROUND_END, phases.EXAM_STEP, *at_locations]
    allowed = steps.get(state.phase, [phases.NO_ROUND_END])
    require(state.round_end_step in allowed, "closing", "does not fit the phase", "W70")
    choosing = state.round_end_step and state.phase in (phases.BUILDING, phases.FREEING)
    require((state.marker >= 0) == bool(choosing), "marker", "does not fit the phase", "W74")
    fits = state.marker_part == usual_part(state) or (not choosing and state.marker_part == 2)
    require(fits, "part", "does not fit the phase", "W74")


def _check_next_start(state: War) -> None:
    """Check the next start player (W45), who stays even if the die is detained (WR14)."""
    usual = usual_next_start(state)
    if state.round_end_step == phases.EXAM_STEP and state.school_seat[material.START] < 0:
        return
    require(state.next_start == usual, "next_start", f"must be {usual}", "W45")
    passed = state.round_end_step > phases.EXAM_STEP
    require(not passed or state.start == usual, "start", f"must be {usual}", "W72")


def _check_turn_flags(state: War) -> None:
    in_turn = state.phase >= phases.TURN and state.round_end_step == phases.NO_ROUND_END
    for field in ("acted", "bonus", "brother_used"):
        require(in_turn or not getattr(state, field), field, "only in a turn", "W26")
    fits = state.turn_seat == usual_turn_seat(state)
    require(not in_turn or fits, "turn_seat", "must be the seat to move", "W24")


def _check_cards_in_use(state: War) -> None:
    """Check that cards are in use only after rolling (W23)."""
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
    can = not state.bonus and bonus_action.has_bonus(state, state.to_act)
    require(can, "acted", "the turn is over: no bonus action is left", "W26")


def _check_may_act(state: War) -> None:
    """Check that a dice action is still possible (W25, W30)."""
    reason = "a turn needs a die in front"
    require(has_dice(state, state.to_act), f"{_path(state)}.front", reason, "W25")
    require(not state.brother_used, "brother_used", "joins a dice action", "W30")


def _check_village(state: War) -> None:
    """Check that some dice are in the village and more could follow (W55)."""
    seat = state.to_act
    require(not state.acted, "acted", "the dice action is not over in the village", "W55")
    placed = any(state.village[seat]) or any(state.village_white)
    reason = "the seat has placed nothing there"
    require(placed or state.brother_used > 0, f"{_path(state)}.village", reason, "W55")
    brother = state.brothers[seat] > 0 and not state.brother_used
    more = brother or has_dice(state, seat)
    require(more, "phase", "nothing is left for the village", "W55")


def _check_building(state: War) -> None:
    seat = state.to_act
    require(buildable_sections(state, seat) > 0, "phase", "no section can be built", "W8")
    hut = state.school_seat[material.HUT] == seat
    card = seat in state.sold_seat and state.cards[seat][material.SECTION_CARD] > 0
    require(state.acted > 0 and (hut or card), "phase", "nothing lets the seat build", "W8")


def _check_freeing(state: War) -> None:
    seat = state.to_act
    require(boys_in_detention(state, seat) > 0, "phase", "no boy is in detention", "W8")
    spaces = (state.school_seat[material.RESCUE], state.school_seat[material.SNITCH])
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
