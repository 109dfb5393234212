"""Whether the table fits the end of a round (W70 to W76)."""

from buttonbox.core.fields import require
from buttonbox.games.war import closing, look, phases, tables
from buttonbox.games.war.position_flow import marker_place, taken_markers
from buttonbox.games.war.rules import War


def check_closing(state: War) -> None:
    """The turns are over, and the markers lie as far as the end of the round has come."""
    if state.phase == phases.DETAINING:
        _check_punished(state)
    elif state.phase != phases.OVER:
        _check_choice(state)
    _check_fronts(state)
    for place, name in enumerate((*tables.LOCATIONS, "school")):
        if place < state.locations or place == tables.AT_SCHOOL:
            _check_marker(state, place, f"markers.{name}")
    _check_taken(state)


def _check_punished(state: War) -> None:
    """W70."""
    punished = closing.punished_seat(state)
    require(punished >= 0, "phase", "nobody is punished", "W70")
    require(punished == state.to_act, "to_act", f"seat {punished} is punished", "W70")


def _check_choice(state: War) -> None:
    """W73, W74: the owner of the marker in effect is asked, and has a choice."""
    owner = closing.marker_seat(state, marker_place(state))
    require(owner >= 0, "closing", "nobody gets this marker", "W73")
    require(owner == state.to_act, "to_act", f"seat {owner} gets this marker", "W73")
    builds = state.phase == phases.BUILDING
    grants = tables.MARKER_BUILDS if builds else tables.MARKER_FREES
    require(grants[state.marker] > 0, "marker", "does not have this effect", "W74")
    can = look.buildable_sections(state, owner) if builds else look.boys(state, owner)
    require(can > 0, "phase", "the effect is impossible and lost", "W74")


def _check_fronts(state: War) -> None:
    """W24: all dice are placed; W74: boys freed now lie in front until the next roll."""
    require(not any(state.white), "seats", "white dice are still to be placed", "W24")
    freed = sum(
        count * tables.MARKER_FREES[kind] for kind, count in enumerate(taken_markers(state))
    )
    reason = "dice lie in front that no marker in `taken` has freed"
    require(sum(state.front) <= freed, "seats", reason, "W74")


def _check_marker(state: War, place: int, field: str) -> None:
    """A marker is taken in its step if somebody gets it, and lies there until then."""
    step = phases.CLOSING_EXAM
    if place != tables.AT_SCHOOL:
        step = phases.CLOSING_LOCATIONS + place
    taken = step <= state.closing and closing.marker_seat(state, place) >= 0
    reason = "must be null: its owner has it" if taken else "must name a bonus marker"
    require((state.markers[place] < 0) == taken, field, reason, "W73")


def _check_taken(state: War) -> None:
    """Markers taken may be named, not more than there are."""
    places = [*state.markers[: state.locations], state.markers[tables.AT_SCHOOL]]
    gone = sum(marker < 0 for marker in places) - (state.marker >= 0)
    named = sum(taken_markers(state))
    require(named <= gone, "taken", f"names {named} markers of {gone} taken", "W73")
