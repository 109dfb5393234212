"""Who ends the game, and who wins it (W75 to W81)."""

from buttonbox.games.war import material, state
from buttonbox.games.war.state import Board


def ender_mask(b: Board) -> int:
    """W75: a bit for each player with six sections or six stars."""
    mask = 0
    for seat in range(b.players):
        if b.sections[seat] == material.ALL_SECTIONS or b.stars[seat] >= material.STARS_TO_END:
            mask |= 1 << seat
    return mask


def points(b: Board, seat: int) -> int:
    """W81: cards, stars, sections, and one point for every five buttons."""
    goods = b.hand[seat] + b.stars[seat] + state.sections_built(b, seat)
    return goods + b.buttons[seat] // material.BUTTONS_A_POINT


def winner_mask(b: Board) -> int:
    """W80: the one who ends the game; W81: of several, points and then buttons decide."""
    enders = ender_mask(b)
    if enders & (enders - 1) == 0:
        return enders
    mask = 0
    best = -1
    for seat in range(b.players):
        rank = points(b, seat) * (material.MOST_BUTTONS + 1) + b.buttons[seat]
        if rank >= best:
            mask = 1 << seat | (mask if rank == best else 0)
            best = rank
    return mask
