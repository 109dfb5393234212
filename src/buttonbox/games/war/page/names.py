"""Names of places, cards and markers as the page receives them, by their numbers in the state."""

from typing import cast, get_args

from buttonbox.core.bounds import MAX_PLAYERS
from buttonbox.games.war import codes, material, moves
from buttonbox.games.war.page.types import (
    CardName,
    Location,
    MarkerName,
    MarkerPlace,
    Source,
    Space,
)

LOCATIONS: tuple[Location, ...] = get_args(Location)
SCHOOL: tuple[Space, ...] = get_args(Space)
CARDS: tuple[CardName, ...] = get_args(CardName)
MARKERS: tuple[MarkerName, ...] = get_args(MarkerName)
MARKER_PLACES: tuple[MarkerPlace, ...] = get_args(MarkerPlace)

# Where a caught boy can be, in the order of the codes of `detain`: the locations, then these.
FROM_SCHOOL = len(LOCATIONS)
FROM_CARD = FROM_SCHOOL + len(SCHOOL)
FROM_VILLAGE = FROM_CARD + material.display_size(MAX_PLAYERS)
FROM_MILL = FROM_VILLAGE + codes.FACES


def _source(number: int, name: str) -> Source:
    if number < FROM_SCHOOL:
        return {"name": name, "area": "location", "place": cast(Location, name)}
    if number < FROM_CARD:
        return {"name": name, "area": "school", "place": cast(Space, name)}
    if number < FROM_VILLAGE:
        return {"name": name, "area": "card", "place": None}
    return {"name": name, "area": "village" if number < FROM_MILL else "mill", "place": None}


SOURCES = [_source(number, name) for number, name in enumerate(moves.SOURCES)]


def seat_or_none(seat: int) -> int | None:
    """Return a seat for the page: None instead of -1."""
    return None if seat < 0 else seat
