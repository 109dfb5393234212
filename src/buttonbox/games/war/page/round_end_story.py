"""The round end of War of the Buttons for the page: step by step, who got what and why.

A copy of the state pauses before each step (`stepwise`). The rules decide what happens; this module
only describes it.
"""

from collections.abc import Iterator
from typing import Literal

from buttonbox.games.war import material, moves, phases, round_end, winner
from buttonbox.games.war.page.names import (
    FROM_CARD,
    FROM_SCHOOL,
    FROM_VILLAGE,
    MARKER_PLACES,
    MARKERS,
    SOURCES,
    seat_or_none,
)
from buttonbox.games.war.page.types import (
    AwardStep,
    CaughtStep,
    ChoiceStep,
    Count,
    CountRow,
    EndStep,
    ExamStep,
    SnitchStep,
    Source,
    StartStep,
    Told,
)
from buttonbox.games.war.rules import War
from buttonbox.games.war.state import sections_built


def stepwise_after(state: War, code: int) -> War | None:
    """Return a copy after a legal move that stops at the round end; None if it is not reached."""
    copy = state.clone()
    copy.stepwise = 1
    copy.apply(code)
    return copy if copy.round_end_step else None


def describe_steps(state: War, code: int, copy: War) -> list[Told]:
    """Return what a move led to at the round end, up to the next choice.

    `copy` is the result of `stepwise_after`, and is changed.
    """
    return [*_first_steps(state, code, copy), *_further_steps(copy)]


def _first_steps(state: War, code: int, copy: War) -> Iterator[Told]:
    """Yield the count for the snitch, or the choice just made."""
    if not state.round_end_step:
        yield _snitch(copy)
        if round_end.punished_seat(copy) < 0:
            copy.round_end_step = phases.EXAM_STEP
        return
    move = moves.decode(code)
    if isinstance(move, moves.Detain):
        yield _caught(state, move)
    elif isinstance(move, moves.Build):
        yield _choice(state, "build", move.section + 1)
    elif isinstance(move, moves.FreeBoy):
        yield _choice(state, "free", move.spot + 1)


def _further_steps(copy: War) -> Iterator[Told]:
    """Yield the steps from the exam on, until somebody has to choose."""
    while phases.SNITCH_STEP < copy.round_end_step < phases.END_STEP:
        yield from _announced(copy)
        marker, part = _marker_to_run(copy), copy.marker_part
        done = copy.run_round_end_step()
        yield from _impossible(copy, marker, part, -1 if done else copy.phase)
        if not done:
            return
        copy.round_end_step += 1
    if copy.round_end_step == phases.END_STEP:
        yield _end(copy)


def _announced(b: War) -> Iterator[Told]:
    """Yield what is known when a step begins; all locations announce their markers together."""
    if b.marker >= 0:
        return  # in the middle of a marker
    if b.round_end_step == phases.EXAM_STEP:
        taken = b.school_seat[material.EXAM] >= 0
        count = _count(b, b.school_value[material.EXAM], with_snitch=True) if taken else None
        yield ExamStep(step="exam", count=count)
        yield _award(b, material.AT_SCHOOL)
    elif b.round_end_step == phases.START_STEP:
        moved = b.school_seat[material.START] >= 0
        yield StartStep(step="start", seat=b.next_start, moved=moved)
    elif b.round_end_step == phases.QUARRY_STEP:
        yield from (_award(b, place) for place in range(b.locations))


# The steps.


def _snitch(b: War) -> SnitchStep:
    """Say whom the snitch's value punishes (W70)."""
    if b.school_seat[material.SNITCH] < 0:
        return SnitchStep(step="snitch", count=None, punished=None, full=False)
    count = _count(b, b.school_value[material.SNITCH], with_snitch=False)
    punished = round_end.punished_seat(b)
    full = count["leader"] is not None and punished < 0
    return SnitchStep(step="snitch", count=count, punished=seat_or_none(punished), full=full)


def _caught(b: War, move: moves.Detain) -> CaughtStep:
    source = SOURCES[move.source]
    return CaughtStep(step="caught", seat=b.to_act, source=source, spot=move.spot + 1)


def _award(b: War, place: int) -> AwardStep:
    """Say who gets the marker of a place (W71, W73)."""
    marker = b.markers[place]
    white = place != material.AT_SCHOOL and b.group_seat[place] >= 0 and not b.group_dice[place]
    return AwardStep(
        step="award",
        place=MARKER_PLACES[place],
        marker=MARKERS[marker] if marker >= 0 else None,
        seat=seat_or_none(round_end.marker_seat(b, place)),
        white=white,
    )


def _choice(b: War, what: Literal["build", "free"], number: int | None) -> ChoiceStep:
    place = MARKER_PLACES[round_end.marker_place(b)]
    return ChoiceStep(step="choice", place=place, what=what, number=number)


def _impossible(b: War, marker: int, part: int, stopped_at: int) -> Iterator[ChoiceStep]:
    """Yield the choices of a marker that were impossible for its owner (W74).

    `part` is how many parts had been offered; `stopped_at` the phase that asks the owner, or -1.
    """
    if marker < 0 or stopped_at == phases.BUILDING:
        return
    if part == 0 and material.MARKER_BUILDS[marker]:
        yield _choice(b, "build", None)
    if part <= 1 and material.MARKER_FREES[marker] and stopped_at != phases.FREEING:
        yield _choice(b, "free", None)


def _marker_to_run(b: War) -> int:
    """Return the marker that the step deals with; -1 for none."""
    if b.marker >= 0 or b.round_end_step == phases.START_STEP:
        return b.marker
    place = round_end.marker_place(b)
    return b.markers[place] if round_end.marker_seat(b, place) >= 0 else -1


def _end(b: War) -> EndStep:
    """Say who is nearest to the end (W75); ties go to the first seat, and to the hut."""
    over = bool(winner.ender_mask(b))
    nearest = EndStep(step="end", over=over, seat=0, count=-1, needed=material.SECTIONS, what="hut")
    for seat in range(b.players):
        built, stars = sections_built(b, seat), b.stars[seat]
        if built > nearest["count"]:
            nearest |= {"seat": seat, "count": built, "needed": material.SECTIONS, "what": "hut"}
        if stars > nearest["count"]:
            needed = material.STARS_TO_END
            nearest |= {"seat": seat, "count": stars, "needed": needed, "what": "star"}
    return nearest


# Counting.


def _count(b: War, value: int, with_snitch: bool) -> Count:
    """Count the dice of a value that each seat shows (W70, W71)."""
    rows = [_count_row(b, seat, value, with_snitch) for seat in range(b.players)]
    leader = seat_or_none(round_end.single_most(b, value, with_snitch))
    return Count(value=value, rows=rows, leader=leader)


def _count_row(b: War, seat: int, value: int, with_snitch: bool) -> CountRow:
    count = round_end.count_showing(b, seat, value, with_snitch)
    return CountRow(seat=seat, count=count, where=_where(b, seat, value, with_snitch))


def _where(b: War, seat: int, value: int, with_snitch: bool) -> list[Source]:
    """Return the places of counted dice: school, locations, cards."""
    order = [*range(FROM_SCHOOL, FROM_CARD), *range(FROM_SCHOOL)]
    order += range(FROM_CARD, FROM_VILLAGE)
    snitch = FROM_SCHOOL + material.SNITCH
    return [
        SOURCES[source]
        for source in order
        if round_end.value_at(b, seat, source) == value and (with_snitch or source != snitch)
    ]
