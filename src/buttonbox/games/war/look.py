"""What can be read off the table of War of the Buttons."""

from buttonbox.games.war import tables
from buttonbox.games.war.board import Board


def has_coloured(b: Board, seat: int) -> bool:
    """Whether a coloured die lies in front of the seat."""
    count = 0
    for value in range(1, 7):
        count += b.front[7 * seat + value]
    return count > 0


def has_dice(b: Board, seat: int) -> bool:
    """Whether any die lies in front of the seat; white ones count (W25)."""
    count = 0
    for value in range(1, 7):
        count += b.front[7 * seat + value] + b.white[7 * seat + value]
    return count > 0


def boys(b: Board, seat: int) -> int:
    """How many boys are in detention."""
    count = 0
    for spot in range(4):
        count += b.detention[4 * seat + spot] > 0
    return count


def blocked_sections(b: Board, seat: int) -> int:
    """Bits of the sections that a boy blocks (W6, WR2)."""
    mask = 0
    for spot in range(4):
        mask |= (b.detention[4 * seat + spot] > 0) << spot
    return mask


def buildable_sections(b: Board, seat: int) -> int:
    """Bits of the sections that can be built: no stick, not blocked (W8)."""
    return 63 & ~(b.sections[seat] | blocked_sections(b, seat))


def sections_built(b: Board, seat: int) -> int:
    """How many sections of the hut stand."""
    count = 0
    for section in range(6):
        count += b.sections[seat] >> section & 1
    return count


def brother_supply(b: Board) -> int:
    """Big brothers neither owned, nor on tracks, nor in use this turn (WR8)."""
    count = tables.BROTHERS - b.brother_used
    for place in range(3):
        count -= b.lone_brother[place]
    for seat in range(b.players):
        count -= b.brothers[seat]
    return count


def star_supply(b: Board) -> int:
    """Stars that nobody owns."""
    count = tables.STARS
    for seat in range(b.players):
        count -= b.stars[seat]
    return count


def group_size(b: Board, place: int) -> int:
    """How many dice lie at the location as the group to beat (W33, W37)."""
    return b.group_dice[place] + b.group_white[place]


def give_brothers(b: Board, seat: int, count: int) -> None:
    supply = brother_supply(b)
    b.brothers[seat] += count if count < supply else supply


def give_stars(b: Board, seat: int, count: int) -> None:
    supply = star_supply(b)
    b.stars[seat] += count if count < supply else supply
