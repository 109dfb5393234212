"""A position; empty and false fields are left out."""

from typing import NotRequired, TypedDict

from buttonbox.games.war.page.types.names import CardName, MarkerName, Phase


class Group(TypedDict):
    """Dice of one value; `dice` are coloured."""

    seat: int
    value: int
    dice: int
    white: int


class LocationPosition(TypedDict):
    """The space reached, and the group there or a lone big brother."""

    space: int
    brother: NotRequired[bool]
    seat: NotRequired[int]
    value: NotRequired[int]
    dice: NotRequired[int]
    white: NotRequired[int]


class LocationPositions(TypedDict, total=False):
    """The locations that a group has reached in this round."""

    quarry: LocationPosition
    forest: LocationPosition
    meadow: LocationPosition


class SchoolDie(TypedDict):
    """A coloured die on a space of the school."""

    seat: int
    value: int


class SchoolPosition(TypedDict, total=False):
    """The taken spaces of the school."""

    exam: SchoolDie
    rescue: SchoolDie
    snitch: SchoolDie
    start: SchoolDie
    brother: SchoolDie
    hut: SchoolDie
    star: SchoolDie


class SoldCard(TypedDict):
    """The dice that bought the card of a place."""

    sold: Group


class Markers(TypedDict, total=False):
    """The bonus markers that nobody has taken yet."""

    quarry: MarkerName
    forest: MarkerName
    meadow: MarkerName
    school: MarkerName


class SeatPosition(TypedDict):
    """What a player owns; dice are listed by value."""

    buttons: int
    stars: NotRequired[int]
    brothers: NotRequired[int]
    sections: NotRequired[list[int]]
    detention: NotRequired[list[int | None]]
    front: NotRequired[list[int]]
    white: NotRequired[list[int]]
    village: NotRequired[list[int]]
    mill: NotRequired[list[int]]
    cards: NotRequired[list[CardName]]


class Position(TypedDict):
    """The parts of a position that the page draws; position/write.py describes all of them."""

    round: int
    phase: Phase
    start: int
    acted: NotRequired[bool]
    bonus: NotRequired[bool]
    using: NotRequired[CardName]
    picked: NotRequired[list[int]]
    locations: NotRequired[LocationPositions]
    school: NotRequired[SchoolPosition]
    lake: NotRequired[list[int]]
    village_white: NotRequired[list[int]]
    mill_white: NotRequired[list[int]]
    display: NotRequired[list[CardName | SoldCard | None]]
    markers: NotRequired[Markers]
    seats: list[SeatPosition]
