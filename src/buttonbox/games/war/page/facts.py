"""Facts that follow from a position: the page draws them and computes none itself."""

from typing import Literal, cast, get_args

from buttonbox.core.state import State
from buttonbox.games.war import material, round_end, winner
from buttonbox.games.war.actions import dice_action
from buttonbox.games.war.page.names import seat_or_none
from buttonbox.games.war.page.types import (
    Beaten,
    Counted,
    Facts,
    LiveFacts,
    Prices,
    RoundEndStep,
    SeatFacts,
    Space,
)
from buttonbox.games.war.rules import War
from buttonbox.games.war.state import blocked_sections, buildable_sections, group_size

VALUES = range(1, 7)
Priced = Literal["rescue", "brother", "hut", "star"]  # the spaces of the school that cost buttons
PRICED: tuple[Priced, ...] = get_args(Priced)
# What the page calls the steps of the round end; it shows the three locations as one.
STEPS: tuple[RoundEndStep | None, ...] = (
    None,
    "snitch",
    "exam",
    "start",
    "places",
    "places",
    "places",
    "end",
)


def facts(state: State) -> Facts:
    """Return what follows from the position of a running game."""
    war = cast(War, state)
    return {**replay_facts(war), "live": _live(war)}


def replay_facts(state: State) -> Facts:
    """Return what follows from any position, without the facts of a running game."""
    war = cast(War, state)
    players = war.players
    display = war.display[: war.display_size]
    return {
        "tracks": war.tracks[: war.locations],
        "next_spaces": [dice_action.next_space(war, place) for place in range(war.locations)],
        "display_dice": [war.card_dice[card] if card >= 0 else 0 for card in display],
        "next_start": war.next_start,
        "order": [(war.start + i) % players for i in range(players)],
        "round_end": STEPS[war.round_end_step],
        "seats": [_seat(war, seat) for seat in range(players)],
        "live": None,
    }


def scores(state: State) -> list[int]:
    """Return the points of each seat (W81)."""
    return [winner.points(cast(War, state), seat) for seat in range(state.players)]


def _seat(state: War, seat: int) -> SeatFacts:
    blocked = blocked_sections(state, seat) & ~state.sections[seat]
    return {
        "section_price": dice_action.school_price(state, seat, material.HUT),
        "star_price": dice_action.school_price(state, seat, material.STAR),
        "buildable": _sections(buildable_sections(state, seat)),
        "blocked": _sections(blocked),
        "complete": _complete(state, seat),
    }


def _complete(state: War, seat: int) -> list[Literal["hut", "star"]]:
    """Return what the seat has enough of to end the game (W75)."""
    found: list[Literal["hut", "star"]] = []
    if state.sections[seat] == material.ALL_SECTIONS:
        found.append("hut")
    if state.stars[seat] >= material.STARS_TO_END:
        found.append("star")
    return found


def _sections(mask: int) -> list[int]:
    """Return the numbers of the sections whose bits are set."""
    return [section + 1 for section in range(material.SECTIONS) if mask >> section & 1]


def _live(state: War) -> LiveFacts:
    acting = state.to_act >= 0
    prices = _prices(state) if acting else None
    return {
        "prices": prices,
        "too_dear": _too_dear(prices, state.buttons[state.to_act]) if prices else [],
        "beaten_by": [_beaten(state, place) for place in range(state.locations)] if acting else [],
        "exam": _counted(state, material.EXAM),
        "snitch": _counted(state, material.SNITCH),
        "deck": sum(state.deck),
    }


def _prices(state: War) -> Prices:
    seat = state.to_act
    return {
        "rescue": dice_action.school_price(state, seat, material.RESCUE),
        "brother": dice_action.school_price(state, seat, material.BROTHER),
        "hut": dice_action.school_price(state, seat, material.HUT),
        "star": dice_action.school_price(state, seat, material.STAR),
    }


def _too_dear(prices: Prices, purse: int) -> list[Space]:
    """Return the spaces of the school that the seat cannot afford."""
    return [space for space in PRICED if prices[space] > purse]


def _beaten(state: War, place: int) -> Beaten | None:
    """Return what displaces the group at a location; None if there is none."""
    if not group_size(state, place):
        return None
    needed = [dice_action.dice_needed(state, state.to_act, place, value) for value in VALUES]
    most, least = max(needed), min(needed)
    values = [value for value in VALUES if needed[value - 1] == least] if least < most else []
    return {"any": most, "fewer": least, "values": values}


def _counted(state: War, space: int) -> Counted | None:
    """Count each seat's dice of the value that lies on the space (W70, W71)."""
    if state.school_seat[space] < 0:
        return None
    value = state.school_value[space]
    exam = space == material.EXAM
    counts = [round_end.count_showing(state, seat, value, exam) for seat in range(state.players)]
    leader = seat_or_none(round_end.single_most(state, value, exam))
    return {"value": value, "counts": counts, "leader": leader}
