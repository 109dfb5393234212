"""What follows from a position by the rules."""

from typing import Literal, TypedDict

from buttonbox.games.war.page.types.names import RoundEndStep, Space


class SeatFacts(TypedDict):
    """What the next section and star cost, and which sections can be built or are blocked.

    `complete` is what the seat has enough of to end the game (W75).
    """

    section_price: int
    star_price: int
    buildable: list[int]
    blocked: list[int]
    complete: list[Literal["hut", "star"]]


class Prices(TypedDict):
    """What the spaces of the school cost the seat to move (W42, W46 to W48)."""

    rescue: int
    brother: int
    hut: int
    star: int


class Beaten(TypedDict):
    """What displaces a group: `any` dice of any value, or `fewer` of one of the values (W33)."""

    any: int
    fewer: int
    values: list[int]


class Counted(TypedDict):
    """How many dice of a value each seat shows, and the only seat with the most (W70, W71)."""

    value: int
    counts: list[int]
    leader: int | None


class LiveFacts(TypedDict):
    """Facts that only a running game shows; prices and groups to beat are for the seat to move.

    `too_dear` are the spaces of the school that this seat cannot pay for.
    """

    prices: Prices | None
    too_dear: list[Space]
    beaten_by: list[Beaten | None]
    exam: Counted | None
    snitch: Counted | None
    deck: int


class Facts(TypedDict):
    """What follows from a position by the rules.

    `tracks` and `next_spaces` are for each location in play, `display_dice` the dice that each
    displayed card takes (0 where there is none), `order` the seats in order of play, `round_end`
    the step of the round end that waits for a choice. `live` is null in replays.
    """

    tracks: list[list[int]]
    next_spaces: list[int]
    display_dice: list[int]
    next_start: int
    order: list[int]
    round_end: RoundEndStep | None
    seats: list[SeatFacts]
    live: LiveFacts | None
