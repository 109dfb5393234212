"""Constants that the page shares with the rules."""

from typing import Literal, TypedDict

from buttonbox.games.war import material, prices


class MarkerPart(TypedDict):
    """A part of a bonus marker (W74)."""

    what: Literal["build", "free", "star", "brother", "buttons"]
    count: int


def _parts(marker: material.Marker) -> list[MarkerPart]:
    parts: list[MarkerPart] = [
        {"what": "build", "count": marker.build},
        {"what": "free", "count": marker.free},
        {"what": "star", "count": marker.stars},
        {"what": "brother", "count": marker.brothers},
        {"what": "buttons", "count": marker.buttons},
    ]
    return [part for part in parts if part["count"]]


LOCATIONS = material.LOCATIONS
SCHOOL = material.SCHOOL
CARD_KINDS = {card.name: card.when for card in material.CARDS}
MARKER_PARTS = {marker.name: _parts(marker) for marker in material.MARKERS}
SECTIONS = list(range(1, material.SECTIONS + 1))
WHITE_PRICE = prices.WHITE_PRICE
PIP_PRICE = prices.PIP_PRICE
ENDINGS_BY_POINTS = ("points", "buttons", "shared")  # W81
