"""The end of a round: snitch, exam, bonus markers (W70 to W74), and who wins (W75 to W81)."""

from buttonbox.games.war import codes, look, phases, tables
from buttonbox.games.war.board import Board

MARKER_BUILDS = tables.MARKER_BUILDS
MARKER_FREES = tables.MARKER_FREES
MARKER_STARS = tables.MARKER_STARS
MARKER_BROTHERS = tables.MARKER_BROTHERS
MARKER_BUTTONS = tables.MARKER_BUTTONS

# Where a caught boy can be: the sources of a codes.DETAIN move.
FROM_SCHOOL = 3
FROM_CARD = 10
FROM_VILLAGE = 13
FROM_MILL = 19


def count_showing(b: Board, seat: int, value: int, with_snitch: bool) -> int:
    """Own coloured dice of a value in the school, at locations and beside cards (W70, W71)."""
    count = 0
    for space in range(7):
        if b.school_seat[space] == seat and b.school_value[space] == value:
            count += 1 if with_snitch or space != tables.SNITCH else 0
    for place in range(3):
        if b.group_seat[place] == seat and b.group_value[place] == value:
            count += b.group_dice[place]
        if b.sold_seat[place] == seat and b.sold_value[place] == value:
            count += b.sold_dice[place]
    return count


def single_most(b: Board, value: int, with_snitch: bool) -> int:
    """The one seat with the most dice of the value, at least one; -1 for a tie or none."""
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
    """W70: who must send a boy to detention; -1 if nobody."""
    if b.school_seat[tables.SNITCH] < 0:
        return -1
    seat = single_most(b, b.school_value[tables.SNITCH], False)
    return -1 if seat < 0 or look.boys(b, seat) == 4 else seat


def exam_seat(b: Board) -> int:
    """W71: who gets the school's marker; -1 if nobody."""
    if b.school_seat[tables.EXAM] < 0:
        return -1
    return single_most(b, b.school_value[tables.EXAM], True)


def value_at(b: Board, seat: int, source: int) -> int:
    """The value of the seat's coloured die at a source of a DETAIN move; 0 if none."""
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
        return value if b.village[7 * seat + value] else 0
    value = source - FROM_MILL + 1
    return value if b.mill[7 * seat + value] else 0


def fill_detentions(b: Board, moves: list[int]) -> int:
    """W70: any own coloured die on the board to any vacant spot."""
    count = 0
    for source in range(25):
        if value_at(b, b.to_act, source):
            for spot in range(4):
                if b.detention[4 * b.to_act + spot] == 0:
                    moves[count] = codes.DETAIN + 4 * source + spot
                    count += 1
    return count


def detain(b: Board, source: int, spot: int) -> None:
    """W70: the die goes as it shows."""
    value = value_at(b, b.to_act, source)
    b.detention[4 * b.to_act + spot] = value
    if source < FROM_SCHOOL:
        take_from_location(b, source)
    elif source < FROM_CARD:
        b.school_seat[source - FROM_SCHOOL] = -1
        b.school_value[source - FROM_SCHOOL] = 0
    elif source < FROM_VILLAGE:
        take_from_card(b, source - FROM_CARD)
    elif source < FROM_MILL:
        b.village[7 * b.to_act + value] -= 1
    else:
        b.mill[7 * b.to_act + value] -= 1


def take_from_location(b: Board, place: int) -> None:
    """One coloured die; with the last die the group is gone (WR14)."""
    b.group_dice[place] -= 1
    if look.group_size(b, place) == 0:
        b.group_seat[place] = -1
        b.group_value[place] = 0


def take_from_card(b: Board, slot: int) -> None:
    """One coloured die from beside a card's place."""
    b.sold_dice[slot] -= 1
    if b.sold_dice[slot] + b.sold_white[slot] == 0:
        b.sold_seat[slot] = -1
        b.sold_value[slot] = 0


def marker_seat(b: Board, place: int) -> int:
    """Who gets the marker of a location (W73) or of the school (W71); -1 if nobody."""
    if place == tables.AT_SCHOOL:
        return exam_seat(b)
    return b.group_seat[place] if b.group_dice[place] else -1


def start_marker(b: Board, place: int) -> None:
    """Its owner takes the marker up; `b.marker` is -1 if nobody does."""
    seat = marker_seat(b, place)
    if seat < 0:
        return
    b.to_act = seat
    b.marker = b.markers[place]
    b.markers[place] = -1
    b.part = 0


def run_marker(b: Board) -> bool:
    """W74: the parts in order; True when all are done, False when a choice is to be made."""
    if b.part == 0:
        b.part = 1
        if MARKER_BUILDS[b.marker] and look.buildable_sections(b, b.to_act):
            b.phase = phases.BUILDING
            return False
    if b.part == 1:
        b.part = 2
        if MARKER_FREES[b.marker] and look.boys(b, b.to_act):
            b.phase = phases.FREEING
            return False
    look.give_stars(b, b.to_act, MARKER_STARS[b.marker])
    look.give_brothers(b, b.to_act, MARKER_BROTHERS[b.marker])
    b.buttons[b.to_act] += MARKER_BUTTONS[b.marker]
    b.marker = -1
    b.part = 0
    return True


# The end of the game.


def ender_mask(b: Board) -> int:
    """W75: a bit for each player with six sections or six stars."""
    mask = 0
    for seat in range(b.players):
        if b.sections[seat] == 63 or b.stars[seat] >= tables.STARS_TO_END:
            mask |= 1 << seat
    return mask


def points(b: Board, seat: int) -> int:
    """W81."""
    return b.hand[seat] + b.stars[seat] + look.sections_built(b, seat) + b.buttons[seat] // 5


def winner_mask(b: Board) -> int:
    """W80: the one who ends the game; W81: of several, points and then buttons decide."""
    enders = ender_mask(b)
    if enders & (enders - 1) == 0:
        return enders
    mask = 0
    best = -1
    for seat in range(b.players):
        rank = points(b, seat) * 100000 + b.buttons[seat]
        if rank >= best:
            mask = 1 << seat | (mask if rank == best else 0)
            best = rank
    return mask
