"""A position's JSON as a state: what lies where. Whether it can be is checked afterwards."""

from typing import Any, NamedTuple

from buttonbox.core.errors import InvalidPosition, InvalidSettings
from buttonbox.core.fields import Fields, read_name, read_number, require
from buttonbox.games.war import phases, tables
from buttonbox.games.war.position_flow import read_flow
from buttonbox.games.war.rules import War
from buttonbox.games.war.values import Values, read_values

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
MARKER_PLACES = (*tables.LOCATIONS, "school")
MOST_BUTTONS = 99_999  # W81 ranks by points first, then buttons, in one number
MOST_ROUNDS = 1_000_000
ALL_CARDS = sum(tables.CARD_COPIES)

Mentions = list[tuple[str, int]]  # cards or markers by name, with their paths


class Group(NamedTuple):
    """Dice of one value that lie together."""

    seat: int = -1
    value: int = 0
    dice: int = 0
    white: int = 0


def read_state(data: Any) -> War:
    """The state a position tells of, possible or not."""
    fields = Fields(data, "", POSITION_FIELDS)
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
    read_flow(state, fields)
    return state


def _read_round(state: War, fields: Fields) -> int:
    first = 0 if state.phase < phases.LAYING_MARKERS else 1
    number = fields.number("round", 0, MOST_ROUNDS, first, "W20")
    reason = "is 0 in the set-up and at least 1 afterwards"
    require(min(number, 1) == first, "round", reason, "W20")
    return number


# Values and tiles.


def _read_tracks(state: War, fields: Fields) -> None:
    values = _read_values(fields.data["values"] if "values" in fields else {})
    tracks = list(values.tracks)
    state.tiles = int(fields.flag("tiles"))
    laid = fields.child("laid", tables.LOCATIONS)
    used = [0] * len(tables.TILES)
    for place, name in enumerate(tables.LOCATIONS):
        if name in laid:
            tile = laid.number(name, 1, len(tables.TILES), rule="W3") - 1
            require(not used[tile], laid.at(name), "this tile lies elsewhere", "W3")
            used[tile] = 1
            tracks[place] = values.tiles[tile]
    state.tile_used = used
    state.track = [value for track in tracks for value in track]
    state.tile_values = [value for tile in values.tiles for value in tile]
    state.card_dice = list(values.card_dice)
    _check_laid(state, laid)


def _read_values(data: Any) -> Values:
    try:
        return read_values(data)
    except InvalidSettings as error:
        raise InvalidPosition(error.field, error.reason, error.rule) from error


def _check_laid(state: War, laid: Fields) -> None:
    """W3: one tile on each location in play, from left to right."""
    names = [name for name in tables.LOCATIONS if name in laid]
    require(names == list(tables.LOCATIONS[: len(names)]), "laid", "left to right", "W3")
    require(len(names) <= state.locations, "laid.meadow", "only with four players", "W2")
    if not state.tiles or state.phase == phases.CHOOSING_START:
        require(not names, "laid", "no tile has been laid", "W3")
    elif state.phase == phases.LAYING_TILES:
        require(len(names) < state.locations, "laid", "all tiles have been laid", "W3")
    else:
        require(len(names) == state.locations, "laid", "a location has no tile", "W3")


# Places.


def _read_group(state: War, fields: Fields) -> Group:
    """W31: dice of one value, at least one, of one seat and white."""
    seat = fields.number("seat", 0, state.players - 1)
    value = fields.number("value", 1, 6, rule="W31")
    dice = fields.number("dice", 0, tables.COLOURED_DICE, 0, "W1")
    white = fields.number("white", 0, state.whites, 0, "W1")
    require(dice + white > 0, fields.path, "a group needs at least one die", "W31")
    return Group(seat, value, dice, white)


def _read_locations(state: War, fields: Fields) -> None:
    locations = fields.child("locations", tables.LOCATIONS)
    require(
        state.locations == 3 or "meadow" not in locations,
        "locations.meadow",
        "only with four players",
        "W2",
    )
    at = [
        locations.child(name, ("space", "brother", *GROUP_FIELDS), "W31")
        for name in tables.LOCATIONS
    ]
    state.space = [place.number("space", 1, 5, rule="W2") if place.data else 0 for place in at]
    state.lone_brother = [int(place.flag("brother")) for place in at]
    groups = [_read_group_at(state, place) for place in at]
    state.group_seat = [group.seat for group in groups]
    state.group_value = [group.value for group in groups]
    state.group_dice = [group.dice for group in groups]
    state.group_white = [group.white for group in groups]


def _read_group_at(state: War, place: Fields) -> Group:
    """The group to beat; with a lone big brother there is none (W36)."""
    if not any(key in place for key in GROUP_FIELDS):
        return Group()
    require(not place.flag("brother"), place.path, "a lone big brother or dice, not both", "W36")
    return _read_group(state, place)


def _read_school(state: War, fields: Fields) -> None:
    """W40: one coloured die on a space."""
    school = fields.child("school", tables.SCHOOL)
    seats = [-1] * 7
    values = [0] * 7
    for space, name in enumerate(tables.SCHOOL):
        if name in school:
            die = school.child(name, ("seat", "value"), "W40")
            seats[space] = die.number("seat", 0, state.players - 1, rule="W40")
            values[space] = die.number("value", 1, 6, rule="W40")
    state.school_seat = seats
    state.school_value = values


# Seats.


def _read_seats(state: War, fields: Fields) -> list[Mentions]:
    """Everything of the seats; their cards are handed on."""
    entries = fields.entries("seats", 4) or [(f"seats[{i}]", {}) for i in range(state.players)]
    require(len(entries) == state.players, "seats", f"must be a list of {state.players}")
    seats = [Fields(entry, field, SEAT_FIELDS) for field, entry in entries]
    state.buttons = _numbers(seats, "buttons", MOST_BUTTONS, "W7")
    state.stars = _numbers(seats, "stars", tables.STARS, "W7")
    state.brothers = _numbers(seats, "brothers", tables.BROTHERS, "W7")
    state.sections = _padded([_read_sections(seat) for seat in seats], 4)
    state.detention = _padded([boy for seat in seats for boy in _read_boys(seat)], 16)
    state.front = _dice(seats, "front")
    state.white = _dice(seats, "white")
    state.village = _dice(seats, "village")
    state.mill = _dice(seats, "mill")
    return [seat.names("cards", tables.CARD_NAMES, ALL_CARDS) for seat in seats]


def _padded(numbers: list[int], length: int) -> list[int]:
    return numbers + [0] * (length - len(numbers))


def _numbers(seats: list[Fields], key: str, high: int, rule: str) -> list[int]:
    return _padded([seat.number(key, 0, high, 0, rule) for seat in seats], 4)


def _dice(seats: list[Fields], key: str) -> list[int]:
    return _padded([n for seat in seats for n in seat.counts(key, tables.COLOURED_DICE, "W1")], 28)


def _read_sections(seat: Fields) -> int:
    """Built sections as bits."""
    mask = 0
    for field, entry in seat.entries("sections", tables.SECTIONS, "W6"):
        bit = 1 << (read_number(entry, field, 1, tables.SECTIONS, "W6") - 1)
        require(not mask & bit, field, "this section is listed twice", "W8")
        mask |= bit
    return mask


def _read_boys(seat: Fields) -> list[int]:
    """The four spots: a die's value or null."""
    entries = seat.entries("detention", tables.SPOTS, "W6")
    boys = [
        0 if entry is None else read_number(entry, field, 1, 6, "W11") for field, entry in entries
    ]
    return _padded(boys, tables.SPOTS)


# Cards and markers.


def _take_all(pool: list[int], mentions: Mentions, names: tuple[str, ...]) -> None:
    """Take each out of the pool; what is not there exists less often than it is named."""
    for field, kind in mentions:
        require(pool[kind] > 0, field, f"{names[kind]} is named more often than it exists", "W7")
        pool[kind] -= 1


def _read_cards(state: War, fields: Fields, owned: list[Mentions]) -> None:
    """The draw pile is what is nowhere else and has not left the game (W62)."""
    discard = fields.names("discard", tables.CARD_NAMES, ALL_CARDS)
    removed = fields.names("removed", tables.CARD_NAMES, ALL_CARDS)
    mentions = [*(m for seat in owned for m in seat), *_read_display(state, fields)]
    mentions += [*discard, *removed]
    for field, card in mentions:
        if card == tables.MEADOW_PAY_CARD:
            require(state.players == 4, field, "this card is for four players", "W13")
    pool = list(tables.CARD_COPIES)
    pool[tables.MEADOW_PAY_CARD] = int(state.players == 4)
    _take_all(pool, mentions, tables.CARD_NAMES)
    state.deck = pool
    state.discard = _counted(discard)
    state.cards = _padded([n for seat in owned for n in _counted(seat)], 60)
    state.hand = _padded([len(seat) for seat in owned], 4)


def _counted(mentions: Mentions) -> list[int]:
    cards = [card for _, card in mentions]
    return [cards.count(card) for card in range(len(tables.CARDS))]


def _read_display(state: War, fields: Fields) -> Mentions:
    """Each place holds a card, the dice beside one that was bought, or nothing."""
    cards = [-1] * 3
    sold = [Group()] * 3
    mentions: Mentions = []
    for slot, (field, entry) in enumerate(fields.entries("display", state.display_size, "W13")):
        if isinstance(entry, dict):
            place = Fields(entry, field, ("sold",))
            sold[slot] = _read_group(state, place.child("sold", GROUP_FIELDS))
        elif entry is not None:
            cards[slot] = read_name(entry, field, tables.CARD_NAMES)
            mentions.append((field, cards[slot]))
    state.display = cards
    state.sold_seat = [group.seat for group in sold]
    state.sold_value = [group.value for group in sold]
    state.sold_dice = [group.dice for group in sold]
    state.sold_white = [group.white for group in sold]
    return mentions


def _read_markers(state: War, fields: Fields) -> None:
    """On the places, in effect, and taken at this round's end."""
    places = fields.child("markers", MARKER_PLACES)
    require(
        state.locations == 3 or "meadow" not in places,
        "markers.meadow",
        "only with four players",
        "W2",
    )
    state.markers = [places.name(name, tables.MARKER_NAMES) for name in MARKER_PLACES]
    state.marker = fields.name("marker", tables.MARKER_NAMES)
    lying = zip(map(places.at, MARKER_PLACES), state.markers, strict=True)
    mentions = [(field, kind) for field, kind in (*lying, ("marker", state.marker)) if kind >= 0]
    mentions += fields.names("taken", tables.MARKER_NAMES, 4)
    if state.round == 0:
        require(not mentions, "markers", "no marker has been laid", "W12")
        return
    pool = list(tables.MARKER_COPIES)
    _take_all(pool, mentions, tables.MARKER_NAMES)
    state.marker_pool = pool


def _read_white_dice(state: War, fields: Fields) -> None:
    state.lake = fields.counts("lake", state.whites, "W1")
    state.village_white = fields.counts("village_white", state.whites, "W1")
    state.mill_white = fields.counts("mill_white", state.whites, "W1")
