"""The moves and chance events of War of the Buttons as typed values.

The engine plays integers (see codes.py). Code that shows or explains a move decodes it here, once,
and dispatches on its type. Only the compiled rules (actions/, round_end.py) decode integers
themselves, for speed.

Places, school spaces, card slots, seats, spots, sections, cards, markers and tiles count from 0;
values of dice go from 1 to 6.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from buttonbox.games.war import codes, material
from buttonbox.games.war.actions import bonus_action, dice_action

VALUES = range(1, codes.FACES + 1)


@dataclass(frozen=True, slots=True)
class PlacedGroup:
    """Dice of one value placed together, perhaps with a big brother."""

    value: int
    coloured: int
    white: int
    brother: bool

    @property
    def size(self) -> int:
        """How many dice the group counts as (W37)."""
        return self.coloured + self.white + self.brother


LONE_BROTHER = PlacedGroup(0, 0, 0, True)  # it has no value of its own (W36)

# The dice action (W30 to W55).


@dataclass(frozen=True, slots=True)
class ToLocation:
    """Place a group at a location (W31)."""

    place: int
    group: PlacedGroup


@dataclass(frozen=True, slots=True)
class BuyCard:
    """Buy a card on display with a group (W50)."""

    slot: int
    group: PlacedGroup


@dataclass(frozen=True, slots=True)
class ToSchool:
    """Send a coloured die to a space of the school (W40)."""

    space: int
    value: int


@dataclass(frozen=True, slots=True)
class ToVillage:
    """Send a coloured die to the village (W55)."""

    value: int


@dataclass(frozen=True, slots=True)
class WhiteToVillage:
    """Send a white die to the village (W55)."""

    value: int


@dataclass(frozen=True, slots=True)
class BrotherToVillage:
    """Send a big brother to the village (W30)."""


@dataclass(frozen=True, slots=True)
class LeaveVillage:
    """End the dice action in the village."""


# The bonus action (W60 to W62).


@dataclass(frozen=True, slots=True)
class TakeWhite:
    """Buy a white die from the lake (W60)."""

    value: int


@dataclass(frozen=True, slots=True)
class TurnDie:
    """Turn a coloured die for buttons (W61)."""

    shown: int
    wanted: int


@dataclass(frozen=True, slots=True)
class GiveCard:
    """Give up a card to free a boy (W62)."""

    card: int


# Choices that another move or the end of a round leads to.


@dataclass(frozen=True, slots=True)
class FreeBoy:
    """Free the boy on a spot (W8)."""

    spot: int


@dataclass(frozen=True, slots=True)
class Build:
    """Build a section (W8)."""

    section: int


@dataclass(frozen=True, slots=True)
class Detain:
    """Send a boy to a spot (W70); `source` is an index of SOURCES."""

    source: int
    spot: int


# Cards used after rolling (W23), and the end of a turn.


@dataclass(frozen=True, slots=True)
class TurnByCard:
    """Turn a 1, 2 or 3 with its card."""

    shown: int
    wanted: int


@dataclass(frozen=True, slots=True)
class PickUp:
    """Pick up a die to re-roll it."""

    value: int


@dataclass(frozen=True, slots=True)
class Reroll:
    """Re-roll the dice picked up."""


@dataclass(frozen=True, slots=True)
class KeepDice:
    """Use no more after-rolling cards."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn without a bonus action."""


# Chance events.


@dataclass(frozen=True, slots=True)
class DieRolled:
    """A die shows a value."""

    value: int


@dataclass(frozen=True, slots=True)
class StartPlayerDrawn:
    """A seat becomes the start player (W10)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TileLaid:
    """A track tile is laid on the next location (W3)."""

    tile: int


@dataclass(frozen=True, slots=True)
class MarkerLaid:
    """A bonus marker is laid on the next place (W12)."""

    marker: int


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A card is laid out (W13)."""

    card: int


Move = (
    ToLocation
    | BuyCard
    | ToSchool
    | ToVillage
    | WhiteToVillage
    | BrotherToVillage
    | LeaveVillage
    | TakeWhite
    | TurnDie
    | GiveCard
    | FreeBoy
    | Build
    | Detain
    | TurnByCard
    | PickUp
    | Reroll
    | KeepDice
    | EndTurn
)
Chance = DieRolled | StartPlayerDrawn | TileLaid | MarkerLaid | CardLaid
Event = Move | Chance

# Where a boy can be caught at the end of a round (W70), in the order of the codes.
SOURCES = (
    *material.LOCATIONS,
    *material.SCHOOL,
    *("card1", "card2", "card3"),
    *[f"village-{value}" for value in VALUES],
    *[f"mill-{value}" for value in VALUES],
)


def decode(code: int) -> Event:
    """Return the move or chance event of a code from 0 to EVENT_COUNT - 1."""
    return EVENTS[code]


def encode(event: Event) -> int:
    """Return the code of a move or chance event; raises KeyError if there is no such move."""
    return CODES[event]


# Every code with its meaning.


def _groups(most_coloured: int, most_white: int, most: int) -> Iterator[PlacedGroup]:
    """List every group of at least one die, without and with a big brother."""
    for value in VALUES:
        for coloured in range(most_coloured + 1):
            for white in range(most_white + 1):
                if 1 <= coloured + white <= most:
                    yield PlacedGroup(value, coloured, white, False)
                    yield PlacedGroup(value, coloured, white, True)


def _location_moves() -> Iterator[tuple[int, Event]]:
    most_white = codes.WHITES - 1
    most = material.COLOURED_DICE + most_white
    groups = [LONE_BROTHER, *_groups(material.COLOURED_DICE, most_white, most)]
    for place in range(len(material.LOCATIONS)):
        for g in groups:
            code = dice_action.location_code(place, g.value, g.coloured, g.white, g.brother)
            yield code, ToLocation(place, g)


def _card_moves() -> Iterator[tuple[int, Event]]:
    groups = list(_groups(4, 4, 4))
    for slot in range(3):
        for g in groups:
            code = dice_action.card_code(slot, g.value, g.coloured, g.white, g.brother)
            yield code, BuyCard(slot, g)


def _school_moves() -> Iterator[tuple[int, Event]]:
    for space in range(len(material.SCHOOL)):
        for value in VALUES:
            yield codes.TO_SCHOOL + codes.FACES * space + value - 1, ToSchool(space, value)


def _moves_by_value() -> Iterator[tuple[int, Event]]:
    for i, value in enumerate(VALUES):
        yield codes.TO_VILLAGE + i, ToVillage(value)
        yield codes.WHITE_TO_VILLAGE + i, WhiteToVillage(value)
        yield codes.TAKE_WHITE + i, TakeWhite(value)
        yield codes.AFTER_PICK + i, PickUp(value)
        yield codes.FACE + value, DieRolled(value)


def _turns() -> Iterator[tuple[int, Event]]:
    for shown in VALUES:
        for wanted in VALUES:
            if wanted != shown:
                offset = bonus_action.turn_offset(shown, wanted)
                yield codes.TURN_DIE + offset, TurnDie(shown, wanted)
                if shown <= 3:
                    yield codes.AFTER_TURN + offset, TurnByCard(shown, wanted)


def _choices() -> Iterator[tuple[int, Event]]:
    for spot in range(material.SPOTS):
        yield codes.FREE + spot, FreeBoy(spot)
        for source in range(codes.DETAIN_SOURCES):
            yield codes.DETAIN + material.SPOTS * source + spot, Detain(source, spot)
    for section in range(material.SECTIONS):
        yield codes.BUILD + section, Build(section)
    for card in range(material.CARD_KINDS):
        yield codes.GIVE_CARD + card, GiveCard(card)


def _single_moves() -> Iterator[tuple[int, Event]]:
    yield codes.BROTHER_TO_VILLAGE, BrotherToVillage()
    yield codes.VILLAGE_DONE, LeaveVillage()
    yield codes.AFTER_REROLL, Reroll()
    yield codes.AFTER_DONE, KeepDice()
    yield codes.END_TURN, EndTurn()


def _draws() -> Iterator[tuple[int, Event]]:
    for seat in range(4):
        yield codes.START_SEAT + seat, StartPlayerDrawn(seat)
    for tile in range(material.TILE_KINDS):
        yield codes.TILE + tile, TileLaid(tile)
    for marker in range(material.MARKER_KINDS):
        yield codes.MARKER + marker, MarkerLaid(marker)
    for card in range(material.CARD_KINDS):
        yield codes.CARD + card, CardLaid(card)


def _events() -> dict[int, Event]:
    return {
        **dict(_location_moves()),
        **dict(_card_moves()),
        **dict(_school_moves()),
        **dict(_moves_by_value()),
        **dict(_turns()),
        **dict(_choices()),
        **dict(_single_moves()),
        **dict(_draws()),
    }


EVENTS = tuple(event for _, event in sorted(_events().items(), key=lambda item: item[0]))
CODES = {event: code for code, event in enumerate(EVENTS)}
assert len(CODES) == codes.EVENT_COUNT
