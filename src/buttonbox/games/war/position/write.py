"""Positions of War of the Buttons as JSON, written by hand or by a program.

    {"game": "war", "players": 2, "round": 2, "phase": "turn", "to_act": 0, "start": 1,
     "locations": {"quarry": {"space": 2, "seat": 1, "value": 3, "dice": 2, "white": 1},
                   "forest": {"space": 1, "brother": true}},
     "school": {"exam": {"seat": 0, "value": 4}},
     "display": ["re-roll", {"sold": {"seat": 0, "value": 2, "dice": 3}}],
     "markers": {"quarry": "build+star", "forest": "5", "school": "free"},
     "lake": [1, 4, 5],
     "seats": [{"buttons": 5, "stars": 1, "sections": [1, 2], "detention": [3, null, 5, null],
                "front": [1, 2], "cards": ["section"]},
               {"buttons": 0, "brothers": 1, "front": [6, 6], "village": [1, 1, 1, 1]}]}

Seats count from 0; spaces, spots, sections and tiles from 1. Dice are listed by value. A field
that is left out is empty, false, or what the others imply. The draw pile has the cards that are
nowhere else; cards given up are listed in `removed` (W62), markers taken at the round end in
`taken`.
"""

from itertools import islice, permutations
from typing import Any

from buttonbox.core.game import Json
from buttonbox.games.war import material, phases
from buttonbox.games.war.position.check import check_position
from buttonbox.games.war.position.read import MARKER_PLACES, read_state
from buttonbox.games.war.position.turn import (
    AFTER_ROLLING_CARDS,
    removed_cards,
    taken_markers,
    usual_closing,
    usual_next_start,
    usual_part,
    usual_turn_seat,
)
from buttonbox.games.war.rules import War


def read_position(data: Json) -> War:
    """Return the state that a position describes; raises InvalidPosition."""
    state = read_state(data)
    check_position(state)
    return state


def write_position(state: War) -> Json:
    """Return a state as JSON."""
    head = {
        "game": "war",
        "players": state.players,
        "round": state.round,
        "phase": phases.PHASES[state.phase],
    }
    parts = (_flow(state), _tracks(state), _places(state), _cards(state), _markers(state))
    filled = {key: value for part in parts for key, value in part.items() if value}
    return {**head, **_seats_to_act(state), **filled, "seats": _seats(state)}


def _seats_to_act(state: War) -> Json:
    seats = {"start": state.start}
    if state.to_act >= 0:
        seats["to_act"] = state.to_act
    if state.next_start != usual_next_start(state):
        seats["next_start"] = state.next_start
    if state.turn_seat != usual_turn_seat(state):
        seats["turn_seat"] = state.turn_seat
    return seats


def _flow(state: War) -> Json:
    unusual = state.round_end_step != usual_closing(state)
    return {
        "acted": bool(state.acted),
        "bonus": bool(state.bonus),
        "brother_used": bool(state.brother_used),
        "using": material.CARD_NAMES[state.using] if state.using >= 0 else None,
        "used": [name for i, name in enumerate(AFTER_ROLLING_CARDS) if state.used >> i & 1],
        "picked": _listed(state.picked),
        "closing": phases.ROUND_END_STEPS[state.round_end_step] if unusual else None,
        "part": state.marker_part if state.marker_part != usual_part(state) else None,
    }


def _listed(counts: list[int]) -> list[int]:
    """List dice one by one, from how many there are of each value."""
    if not any(counts):
        return []
    return [value for value, count in enumerate(counts) for _ in range(count)]


def _named(counts: list[int], names: tuple[str, ...]) -> list[str]:
    """List cards or markers one by one, by name."""
    return [names[kind] for kind in _listed(counts)]


# Values and tiles; the printed values are left out.


def _tracks(state: War) -> Json:
    laid = _laid_tiles(state)
    return {
        "tiles": bool(state.tiles),
        "laid": {material.LOCATIONS[place]: tile + 1 for place, tile in enumerate(laid)},
        "values": {key: value for key, value in _values(state, len(laid)).items() if value},
    }


def _laid_tiles(state: War) -> tuple[int, ...]:
    """Return the tile of each location: the one laid whose values its track shows."""
    used = [tile for tile, is_used in enumerate(state.tile_used) if is_used]
    values, shown = state.tile_values, state.tracks[: len(used)]
    return next(tiles for tiles in permutations(used) if shown == [values[tile] for tile in tiles])


def _values(state: War, laid: int) -> Json:
    tracks, tiles = state.tracks, state.tile_values
    return {
        "tracks": {
            name: tracks[place]
            for place, name in enumerate(material.LOCATIONS)
            if place >= laid and tracks[place] != list(material.TRACKS[place])
        },
        "tiles": tiles if tiles != [list(tile) for tile in material.TILES] else None,
        "card_dice": {
            card.name: dice
            for card, dice in zip(material.CARDS, state.card_dice, strict=True)
            if dice != card.dice
        },
    }


# What lies where.


def _places(state: War) -> Json:
    return {
        "locations": {
            name: _location(state, place)
            for place, name in enumerate(material.LOCATIONS)
            if state.space[place]
        },
        "school": {
            name: {"seat": state.school_seat[space], "value": state.school_value[space]}
            for space, name in enumerate(material.SCHOOL)
            if state.school_seat[space] >= 0
        },
        "lake": _listed(state.lake),
        "village_white": _listed(state.village_white),
        "mill_white": _listed(state.mill_white),
    }


def _location(state: War, place: int) -> Json:
    space = {"space": state.space[place]}
    if state.lone_brother[place]:
        return {**space, "brother": True}
    if state.group_seat[place] < 0:
        return space
    group = _group(
        state.group_seat[place],
        state.group_value[place],
        state.group_dice[place],
        state.group_white[place],
    )
    return {**space, **group}


def _group(seat: int, value: int, dice: int, white: int) -> Json:
    return {"seat": seat, "value": value, "dice": dice, "white": white}


def _cards(state: War) -> Json:
    display = [_display_place(state, slot) for slot in range(state.display_size)]
    return {
        "display": display if any(display) else None,
        "discard": _named(state.discard, material.CARD_NAMES),
        "removed": _named(removed_cards(state), material.CARD_NAMES),
    }


def _display_place(state: War, slot: int) -> Json | str | None:
    if state.display[slot] >= 0:
        return material.CARD_NAMES[state.display[slot]]
    if state.sold_seat[slot] < 0:
        return None
    group = _group(
        state.sold_seat[slot],
        state.sold_value[slot],
        state.sold_dice[slot],
        state.sold_white[slot],
    )
    return {"sold": group}


def _markers(state: War) -> Json:
    return {
        "markers": {
            name: material.MARKER_NAMES[kind]
            for name, kind in zip(MARKER_PLACES, state.markers, strict=True)
            if kind >= 0
        },
        "marker": material.MARKER_NAMES[state.marker] if state.marker >= 0 else None,
        "taken": _named(taken_markers(state), material.MARKER_NAMES),
    }


def _seats(state: War) -> list[Json]:
    """Write the seats; reads each field once, as a compiled state makes a new list each time."""
    detention, cards = state.detention, state.cards
    front, white, village, mill = state.front, state.white, state.village, state.mill
    owned = zip(state.buttons, state.stars, state.brothers, state.sections, strict=True)
    return [
        _seat(
            buttons,
            stars=stars,
            brothers=brothers,
            sections=[i + 1 for i in range(material.SECTIONS) if sections >> i & 1],
            detention=_boys(detention[seat]),
            front=_listed(front[seat]),
            white=_listed(white[seat]),
            village=_listed(village[seat]),
            mill=_listed(mill[seat]),
            cards=_named(cards[seat], material.CARD_NAMES),
        )
        for seat, (buttons, stars, brothers, sections) in enumerate(islice(owned, state.players))
    ]


def _seat(buttons: int, **parts: Any) -> Json:
    return {"buttons": buttons, **{key: value for key, value in parts.items() if value}}


def _boys(detention: list[int]) -> list[int | None] | None:
    return [boy or None for boy in detention] if any(detention) else None
