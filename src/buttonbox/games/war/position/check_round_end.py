"""Check that the table fits the end of a round (W70 to W76)."""

from buttonbox.core.json_reader import require
from buttonbox.games.war import material, phases, round_end
from buttonbox.games.war.position.turn import taken_markers
from buttonbox.games.war.rules import War
from buttonbox.games.war.state import boys_in_detention, buildable_sections


def check_closing(state: War) -> None:
    """Check that the turns are over and the right markers are still there."""
    if state.phase == phases.DETAINING:
        _check_punished(state)
    elif state.phase != phases.OVER:
        _check_choice(state)
    _check_fronts(state)
    for place, name in enumerate((*material.LOCATIONS, "school")):
        if place < state.locations or place == material.AT_SCHOOL:
            _check_marker(state, place, f"markers.{name}")
    _check_taken(state)


def _check_punished(state: War) -> None:
    """Check that the seat to move is the one punished (W70)."""
    punished = round_end.punished_seat(state)
    require(punished >= 0, "phase", "nobody is punished", "W70")
    require(punished == state.to_act, "to_act", f"seat {punished} is punished", "W70")


def _check_choice(state: War) -> None:
    """Check that the owner of the marker in effect acts and has a choice (W73, W74)."""
    owner = round_end.marker_seat(state, round_end.marker_place(state))
    require(owner >= 0, "closing", "nobody gets this marker", "W73")
    require(owner == state.to_act, "to_act", f"seat {owner} gets this marker", "W73")
    builds = state.phase == phases.BUILDING
    grants = material.MARKER_BUILDS if builds else material.MARKER_FREES
    require(grants[state.marker] > 0, "marker", "does not have this effect", "W74")
    can = buildable_sections(state, owner) if builds else boys_in_detention(state, owner)
    require(can > 0, "phase", "the effect is impossible and lost", "W74")


def _check_fronts(state: War) -> None:
    """Check that all dice are placed (W24), except boys that markers have freed (W74)."""
    require(not any(map(any, state.white)), "seats", "white dice are still to be placed", "W24")
    freed = sum(
        count * material.MARKER_FREES[kind] for kind, count in enumerate(taken_markers(state))
    )
    reason = "dice lie in front that no marker in `taken` has freed"
    require(sum(map(sum, state.front)) <= freed, "seats", reason, "W74")


def _check_marker(state: War, place: int, field: str) -> None:
    """Check that a marker lies there until its step, and longer if nobody gets it."""
    step = phases.EXAM_STEP if place == material.AT_SCHOOL else phases.LOCATION_STEPS[place]
    taken = step <= state.round_end_step and round_end.marker_seat(state, place) >= 0
    reason = "must be null: its owner has it" if taken else "must name a bonus marker"
    require((state.markers[place] < 0) == taken, field, reason, "W73")


def _check_taken(state: War) -> None:
    """Check that `taken` names no more markers than have been taken."""
    places = [*state.markers[: state.locations], state.markers[material.AT_SCHOOL]]
    gone = sum(marker < 0 for marker in places) - (state.marker >= 0)
    named = sum(taken_markers(state))
    require(named <= gone, "taken", f"names {named} markers of {gone} taken", "W73")
