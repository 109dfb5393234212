"""Read a position's JSON into a state; check.py checks afterwards whether it can occur."""

from typing import Any, NamedTuple

from buttonbox.core.errors import InvalidPosition, InvalidSettings
from buttonbox.core.json_reader import ObjectReader, read_name, read_number, require
from buttonbox.games.war import material, phases
from buttonbox.games.war.house_values import Values, read_values
from buttonbox.games.war.position.turn import read_turn
from buttonbox.games.war.rules import War

FLOW_FIELDS = (
    *("round", "phase", "to_act", "turn_seat", "start", "next_start", "acted", "bonus"),
    *("brother_used", "using", "used", "picked", "closing", "part"),
)
TABLE_FIELDS = (
    *("tiles", "laid", "values", "locations", "school", "display", "discard", "removed"),
    *("markers", "marker", "taken", "lake", "village_white", "mill_white"),
)
POSITION_FIELDS = ("game", "players", "seats", *FLOW_FIELDS, *TABLE_FIELDS)
SEAT_FIELDS = (
    *("buttons", "stars", "brothers", "sections", "detention"),
    *("front", "white", "village", "mill", "cards"),
)
GROUP_FIELDS = ("seat", "value", "dice", "white")
MARKER_PLACES = (*material.LOCATIONS, "school")
MOST_ROUNDS = 1_000_000
ALL_CARDS = sum(material.CARD_COPIES)

Mentions = list[tuple[str, int]]  # cards or markers by name, with their paths


class LyingGroup(NamedTuple):
    """Dice of one value that lie together."""

    seat: int = -1
    value: int = 0
    dice: int = 0
    white: int = 0


def read_state(data: Any) -> War:
    """Return the state that a position describes, possible or not; raises InvalidPosition."""
    fields = ObjectReader(data, "", POSITION_FIELDS)
    if "game" in fields:
        require(fields.data["game"] == "war", "game", "must be war")
    state = War(fields.number("players", 2, 4))
    state.phase = fields.name("phase", phases.PHASES, phases.TURN)
    state.round = _read_round(state, fields)
    _read_tracks(state, fields)
    _read_locations(state, fields)
    _read_school(state, fields)
    owned = _read_seats(state, fields)
    _read_cards(state, fields, owned)
    _read_markers(state, fields)
    _read_white_dice(state, fields)
    read_turn(state, fields)
    return state


def _read_round(state: War, fields: ObjectReader) -> int:
    first = 0 if state.phase < phases.LAYING_MARKERS else 1
    number = fields.number("round", 0, MOST_ROUNDS, first, "W20")
    reason = "is 0 in the set-up and at least 1 afterwards"
    require(min(number, 1) == first, "round", reason, "W20")
    return number


# Values and tiles.


def _read_tracks(state: War, fields: ObjectReader) -> None:
    values = _read_values(fields.data["values"] if "values" in fields else {})
    tracks = list(values.tracks)
    state.tiles = int(fields.flag("tiles"))
    laid = fields.child("laid", material.LOCATIONS)
    used = [0] * len(material.TILES)
    for place, name in enumerate(material.LOCATIONS):
        if name in laid:
            tile = laid.number(name, 1, len(material.TILES), rule="W3") - 1
            require(not used[tile], laid.at(name), "this tile lies elsewhere", "W3")
            used[tile] = 1
            tracks[place] = values.tiles[tile]
    state.tile_used = used
    state.tracks = [list(track) for track in tracks]
    state.tile_values = [list(tile) for tile in values.tiles]
    state.card_dice = list(values.card_dice)
    _check_laid(state, laid)


def _read_values(data: Any) -> Values:
    try:
        return read_values(data)
    except InvalidSettings as error:
        raise InvalidPosition(error.field, error.reason, error.rule) from error


def _check_laid(state: War, laid: ObjectReader) -> None:
    """Check that each location in play has a tile, from left to right (W3)."""
    names = [name for name in material.LOCATIONS if name in laid]
    require(
        names == list(material.LOCATIONS[: len(names)]), "laid", "must be laid left to right", "W3"
    )
    require(len(names) <= state.locations, "laid.meadow", "only with four players", "W2")
    if not state.tiles or state.phase == phases.CHOOSING_START:
        require(not names, "laid", "no tile has been laid", "W3")
    elif state.phase == phases.LAYING_TILES:
        require(len(names) < state.locations, "laid", "all tiles have been laid", "W3")
    else:
        require(len(names) == state.locations, "laid", "a location has no tile", "W3")


# Places.


def _read_group(state: War, fields: ObjectReader) -> LyingGroup:
    """Read a group: at least one die, all of one value, of one seat or white (W31)."""
    seat = fields.number("seat", 0, state.players - 1)
    value = fields.number("value", 1, 6, rule="W31")
    dice = fields.number("dice", 0, material.COLOURED_DICE, 0, "W1")
    white = fields.number("white", 0, state.whites, 0, "W1")
    require(dice + white > 0, fields.path, "a group needs at least one die", "W31")
    return LyingGroup(seat, value, dice, white)


def _read_locations(state: War, fields: ObjectReader) -> None:
    locations = fields.child("locations", material.LOCATIONS)
    require(
        state.locations == 3 or "meadow" not in locations,
        "locations.meadow",
        "only with four players",
        "W2",
    )
    at = [
        locations.child(name, ("space", "brother", *GROUP_FIELDS), "W31")
        for name in material.LOCATIONS
    ]
    state.space = [place.number("space", 1, 5, rule="W2") if place.data else 0 for place in at]
    state.lone_brother = [int(place.flag("brother")) for place in at]
    groups = [_read_group_at(state, place) for place in at]
    state.group_seat = [group.seat for group in groups]
    state.group_value = [group.value for group in groups]
    state.group_dice = [group.dice for group in groups]
    state.group_white = [group.white for group in groups]


def _read_group_at(state: War, place: ObjectReader) -> LyingGroup:
    """Read the group at a location; with a lone big brother there is none (W36)."""
    if not any(key in place for key in GROUP_FIELDS):
        return LyingGroup()
    require(not place.flag("brother"), place.path, "a lone big brother or dice, not both", "W36")
    return _read_group(state, place)


def _read_school(state: War, fields: ObjectReader) -> None:
    """Read the school, with one coloured die on a space (W40)."""
    school = fields.child("school", material.SCHOOL)
    seats = [-1] * 7
    values = [0] * 7
    for space, name in enumerate(material.SCHOOL):
        if name in school:
            die = school.child(name, ("seat", "value"), "W40")
            seats[space] = die.number("seat", 0, state.players - 1, rule="W40")
            values[space] = die.number("value", 1, 6, rule="W40")
    state.school_seat = seats
    state.school_value = values


# Seats.


def _read_seats(state: War, fields: ObjectReader) -> list[Mentions]:
    """Read the seats, and return the cards that each names."""
    entries = fields.entries("seats", 4) or [(f"seats[{i}]", {}) for i in range(state.players)]
    require(len(entries) == state.players, "seats", f"must be a list of {state.players}")
    seats = [ObjectReader(entry, field, SEAT_FIELDS) for field, entry in entries]
    state.buttons = _numbers(seats, "buttons", material.MOST_BUTTONS, "W7")
    state.stars = _numbers(seats, "stars", material.STARS, "W7")
    state.brothers = _numbers(seats, "brothers", material.BROTHERS, "W7")
    state.sections = _padded([_read_sections(seat) for seat in seats], 4)
    state.detention = _by_seat([_read_boys(seat) for seat in seats])
    state.front = _dice(seats, "front")
    state.white = _dice(seats, "white")
    state.village = _dice(seats, "village")
    state.mill = _dice(seats, "mill")
    return [seat.names("cards", material.CARD_NAMES, ALL_CARDS) for seat in seats]


def _padded(numbers: list[int], length: int) -> list[int]:
    return numbers + [0] * (length - len(numbers))


def _numbers(seats: list[ObjectReader], key: str, high: int, rule: str) -> list[int]:
    return _padded([seat.number(key, 0, high, 0, rule) for seat in seats], 4)


def _dice(seats: list[ObjectReader], key: str) -> list[list[int]]:
    return _by_seat([seat.counts(key, material.COLOURED_DICE, "W1") for seat in seats])


def _by_seat(rows: list[list[int]]) -> list[list[int]]:
    """Return the rows of four seats; those of empty seats are zeros."""
    return rows + [[0] * len(rows[0]) for _ in range(4 - len(rows))]


def _read_sections(seat: ObjectReader) -> int:
    """Read the built sections, as bits."""
    mask = 0
    for field, entry in seat.entries("sections", material.SECTIONS, "W6"):
        bit = 1 << (read_number(entry, field, 1, material.SECTIONS, "W6") - 1)
        require(not mask & bit, field, "this section is listed twice", "W8")
        mask |= bit
    return mask


def _read_boys(seat: ObjectReader) -> list[int]:
    """Read the four spots: each the value of a die, or null."""
    entries = seat.entries("detention", material.SPOTS, "W6")
    boys = [
        0 if entry is None else read_number(entry, field, 1, 6, "W11") for field, entry in entries
    ]
    return _padded(boys, material.SPOTS)


# Cards and markers.


def _take_all(pool: list[int], mentions: Mentions, names: tuple[str, ...]) -> None:
    """Remove each named card or marker from the pool; raises InvalidPosition if it is empty."""
    for field, kind in mentions:
        require(pool[kind] > 0, field, f"{names[kind]} is named more often than it exists", "W7")
        pool[kind] -= 1


def _read_cards(state: War, fields: ObjectReader, owned: list[Mentions]) -> None:
    """Read the cards; the draw pile has those that are nowhere else and not given up (W62)."""
    discard = fields.names("discard", material.CARD_NAMES, ALL_CARDS)
    removed = fields.names("removed", material.CARD_NAMES, ALL_CARDS)
    mentions = [*(m for seat in owned for m in seat), *_read_display(state, fields)]
    mentions += [*discard, *removed]
    for field, card in mentions:
        if card == material.MEADOW_PAY_CARD:
            require(state.players == 4, field, "this card is for four players", "W13")
    pool = list(material.CARD_COPIES)
    pool[material.MEADOW_PAY_CARD] = int(state.players == 4)
    _take_all(pool, mentions, material.CARD_NAMES)
    state.deck = pool
    state.discard = _counted(discard)
    state.cards = _by_seat([_counted(seat) for seat in owned])
    state.hand = _padded([len(seat) for seat in owned], 4)


def _counted(mentions: Mentions) -> list[int]:
    cards = [card for _, card in mentions]
    return [cards.count(card) for card in range(len(material.CARDS))]


def _read_display(state: War, fields: ObjectReader) -> Mentions:
    """Read the display: each place has a card, the dice that bought it, or nothing."""
    cards = [-1] * 3
    sold = [LyingGroup()] * 3
    mentions: Mentions = []
    for slot, (field, entry) in enumerate(fields.entries("display", state.display_size, "W13")):
        if isinstance(entry, dict):
            place = ObjectReader(entry, field, ("sold",))
            sold[slot] = _read_group(state, place.child("sold", GROUP_FIELDS))
        elif entry is not None:
            cards[slot] = read_name(entry, field, material.CARD_NAMES)
            mentions.append((field, cards[slot]))
    state.display = cards
    state.sold_seat = [group.seat for group in sold]
    state.sold_value = [group.value for group in sold]
    state.sold_dice = [group.dice for group in sold]
    state.sold_white = [group.white for group in sold]
    return mentions


def _read_markers(state: War, fields: ObjectReader) -> None:
    """Read the markers on places, in effect, and taken at this round end."""
    places = fields.child("markers", MARKER_PLACES)
    require(
        state.locations == 3 or "meadow" not in places,
        "markers.meadow",
        "only with four players",
        "W2",
    )
    state.markers = [places.name(name, material.MARKER_NAMES) for name in MARKER_PLACES]
    state.marker = fields.name("marker", material.MARKER_NAMES)
    lying = zip(map(places.at, MARKER_PLACES), state.markers, strict=True)
    mentions = [(field, kind) for field, kind in (*lying, ("marker", state.marker)) if kind >= 0]
    mentions += fields.names("taken", material.MARKER_NAMES, 4)
    if state.round == 0:
        require(not mentions, "markers", "no marker has been laid", "W12")
        return
    pool = list(material.MARKER_COPIES)
    _take_all(pool, mentions, material.MARKER_NAMES)
    state.marker_pool = pool


def _read_white_dice(state: War, fields: ObjectReader) -> None:
    state.lake = fields.counts("lake", state.whites, "W1")
    state.village_white = fields.counts("village_white", state.whites, "W1")
    state.mill_white = fields.counts("mill_white", state.whites, "W1")
