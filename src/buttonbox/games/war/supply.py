"""The supply of stars and big brothers, which can run out (WR8)."""

from buttonbox.games.war import material
from buttonbox.games.war.state import Board


def brother_supply(b: Board) -> int:
    """Return how many big brothers are neither owned, on a track nor in use this turn (WR8)."""
    count = material.BROTHERS - b.brother_used
    for place in range(3):
        count -= b.lone_brother[place]
    for seat in range(b.players):
        count -= b.brothers[seat]
    return count


def star_supply(b: Board) -> int:
    """Return how many stars nobody owns."""
    count = material.STARS
    for seat in range(b.players):
        count -= b.stars[seat]
    return count


def give_brothers(b: Board, seat: int, count: int) -> None:
    """Give a seat this many big brothers, or as many as are left."""
    supply = brother_supply(b)
    b.brothers[seat] += count if count < supply else supply


def give_stars(b: Board, seat: int, count: int) -> None:
    """Give a seat this many stars, or as many as are left."""
    supply = star_supply(b)
    b.stars[seat] += count if count < supply else supply
