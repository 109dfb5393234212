"""Who ends the game, and who wins it (W75 to W81)."""

from buttonbox.games.war import material, state
from buttonbox.games.war.state import Board


def ender_mask(b: Board) -> int:
    """Return a bit for each player with six sections or six stars (W75)."""
    mask = 0
    for seat in range(b.players):
        if b.sections[seat] == material.ALL_SECTIONS or b.stars[seat] >= material.STARS_TO_END:
            mask |= 1 << seat
    return mask


def points(b: Board, seat: int) -> int:
    """Return the points: cards, stars, sections, and one for every five buttons (W81)."""
    goods = b.hand[seat] + b.stars[seat] + state.sections_built(b, seat)
    return goods + b.buttons[seat] // material.BUTTONS_A_POINT


def winner_mask(b: Board) -> int:
    """Return a bit for each winner (W80); several who finish compare points, then buttons (W81)."""
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
