"""The end of a round: snitch, exam, bonus markers (W70 to W74)."""

from buttonbox.games.war import codes, material, phases, state, supply
from buttonbox.games.war.state import Board

MARKER_BUILDS = material.MARKER_BUILDS
MARKER_FREES = material.MARKER_FREES
MARKER_STARS = material.MARKER_STARS
MARKER_BROTHERS = material.MARKER_BROTHERS
MARKER_BUTTONS = material.MARKER_BUTTONS

# Where a caught boy can be: the sources of a codes.DETAIN move.
FROM_SCHOOL = 3
FROM_CARD = 10
FROM_VILLAGE = 13
FROM_MILL = 19


def count_showing(b: Board, seat: int, value: int, with_snitch: bool) -> int:
    """Count a seat's coloured dice of a value in the school, at locations and cards (W70, W71)."""
    count = 0
    for space in range(7):
        if b.school_seat[space] == seat and b.school_value[space] == value:
            count += 1 if with_snitch or space != material.SNITCH else 0
    for place in range(3):
        if b.group_seat[place] == seat and b.group_value[place] == value:
            count += b.group_dice[place]
        if b.sold_seat[place] == seat and b.sold_value[place] == value:
            count += b.sold_dice[place]
    return count


def single_most(b: Board, value: int, with_snitch: bool) -> int:
    """Return the seat with the most dice of a value; -1 if several tie or nobody has any."""
    best = -1
    most = 0
    for seat in range(b.players):
        count = count_showing(b, seat, value, with_snitch)
        if count > most:
            best = seat
            most = count
        elif count == most:
            best = -1
    return best


def punished_seat(b: Board) -> int:
    """Return the seat that must send a boy to detention (W70); -1 if nobody must."""
    if b.school_seat[material.SNITCH] < 0:
        return -1
    seat = single_most(b, b.school_value[material.SNITCH], False)
    return -1 if seat < 0 or state.boys_in_detention(b, seat) == material.SPOTS else seat


def exam_seat(b: Board) -> int:
    """Return the seat that gets the school's marker (W71); -1 if nobody does."""
    if b.school_seat[material.EXAM] < 0:
        return -1
    return single_most(b, b.school_value[material.EXAM], True)


def value_at(b: Board, seat: int, source: int) -> int:
    """Return the value of a seat's die at a source of a DETAIN move; 0 if it has none there."""
    if source < FROM_SCHOOL:
        held = b.group_seat[source] == seat and b.group_dice[source] > 0
        return b.group_value[source] if held else 0
    if source < FROM_CARD:
        space = source - FROM_SCHOOL
        return b.school_value[space] if b.school_seat[space] == seat else 0
    if source < FROM_VILLAGE:
        slot = source - FROM_CARD
        held = b.sold_seat[slot] == seat and b.sold_dice[slot] > 0
        return b.sold_value[slot] if held else 0
    if source < FROM_MILL:
        value = source - FROM_VILLAGE + 1
        return value if b.village[seat][value] else 0
    value = source - FROM_MILL + 1
    return value if b.mill[seat][value] else 0


def fill_detentions(b: Board, moves: list[int]) -> int:
    """List the moves of any of the seat's dice on the board to any vacant spot (W70)."""
    count = 0
    for source in range(codes.DETAIN_SOURCES):
        if value_at(b, b.to_act, source):
            for spot in range(material.SPOTS):
                if b.detention[b.to_act][spot] == 0:
                    moves[count] = codes.DETAIN + material.SPOTS * source + spot
                    count += 1
    return count


def detain(b: Board, offset: int) -> None:
    """Move a die to a detention spot; it keeps its value (W70)."""
    source = offset // material.SPOTS
    spot = offset % material.SPOTS
    value = value_at(b, b.to_act, source)
    b.detention[b.to_act][spot] = value
    if source < FROM_SCHOOL:
        take_from_location(b, source)
    elif source < FROM_CARD:
        b.school_seat[source - FROM_SCHOOL] = -1
        b.school_value[source - FROM_SCHOOL] = 0
    elif source < FROM_VILLAGE:
        take_from_card(b, source - FROM_CARD)
    elif source < FROM_MILL:
        b.village[b.to_act][value] -= 1
    else:
        b.mill[b.to_act][value] -= 1


def take_from_location(b: Board, place: int) -> None:
    """Take a coloured die from a location; without dice there is no group (WR14)."""
    b.group_dice[place] -= 1
    if state.group_size(b, place) == 0:
        b.group_seat[place] = -1
        b.group_value[place] = 0


def take_from_card(b: Board, slot: int) -> None:
    """Take a coloured die from beside a card's place."""
    b.sold_dice[slot] -= 1
    if b.sold_dice[slot] + b.sold_white[slot] == 0:
        b.sold_seat[slot] = -1
        b.sold_value[slot] = 0


def marker_place(b: Board) -> int:
    """Return the place whose marker this step awards: a location (W73) or the school (W71)."""
    if b.round_end_step < phases.QUARRY_STEP or b.round_end_step > phases.MEADOW_STEP:
        return material.AT_SCHOOL
    return b.round_end_step - phases.QUARRY_STEP


def marker_seat(b: Board, place: int) -> int:
    """Return who gets the marker of a location (W73) or the school (W71); -1 if nobody does."""
    if place == material.AT_SCHOOL:
        return exam_seat(b)
    return b.group_seat[place] if b.group_dice[place] else -1


def start_marker(b: Board, place: int) -> None:
    """Let the marker of a place take effect, if somebody gets it; `b.marker` is -1 otherwise."""
    seat = marker_seat(b, place)
    if seat < 0:
        return
    b.to_act = seat
    b.marker = b.markers[place]
    b.markers[place] = -1
    b.marker_part = 0


def run_marker(b: Board) -> bool:
    """Carry out the parts of a marker in order (W74).

    Return True when all are done, False when the player has to choose first.
    """
    if b.marker_part == 0:
        b.marker_part = 1
        if MARKER_BUILDS[b.marker] and state.buildable_sections(b, b.to_act):
            b.phase = phases.BUILDING
            return False
    if b.marker_part == 1:
        b.marker_part = 2
        if MARKER_FREES[b.marker] and state.boys_in_detention(b, b.to_act):
            b.phase = phases.FREEING
            return False
    supply.give_stars(b, b.to_act, MARKER_STARS[b.marker])
    supply.give_brothers(b, b.to_act, MARKER_BROTHERS[b.marker])
    b.buttons[b.to_act] += MARKER_BUTTONS[b.marker]
    b.marker = -1
    b.marker_part = 0
    return True
