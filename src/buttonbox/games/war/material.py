"""The material of War of the Buttons as tables (W2 to W7); house_values.py can replace some."""

from dataclasses import dataclass

LOCATIONS = ("quarry", "forest", "meadow")
TRACKS = ((4, 3, 2, 1, 0), (2, 4, 2, 1, 0), (5, 3, 2, 2, 1))  # W2
TILES = (  # WR1
    (3, 2, 2, 2, 1),
    (1, 3, 3, 2, 0),
    (4, 1, 3, 1, 0),
    (2, 2, 3, 3, 0),
    (5, 2, 1, 1, 1),
    (3, 1, 4, 1, 0),
)
TILE_KINDS = len(TILES)
SPACES = 5  # of a track
SCHOOL = ("exam", "rescue", "snitch", "start", "brother", "hut", "star")  # W4
EXAM, RESCUE, SNITCH, START, BROTHER, HUT, STAR = range(7)

COLOURED_DICE = 8
STARTING_BOYS = 3  # W11
SPOTS = 4
SECTIONS = 6
ALL_SECTIONS = (1 << SECTIONS) - 1  # as bits
STARS = 24
STARS_TO_END = 6  # W75
BROTHERS = 12
BROTHERS_AT_SCHOOL = 2  # W46
BUTTONS_A_POINT = 5  # W81
MOST_BUTTONS = 99_999  # so that points and buttons rank in one number (W81)


def white_dice(players: int) -> int:
    """Return the number of white dice (W1)."""
    return players + 2


def locations(players: int) -> int:
    """Return the number of locations: the meadow is for four players (W2)."""
    return 3 if players == 4 else 2


def display_size(players: int) -> int:
    """Return the number of cards on display (W13)."""
    return 3 if players == 4 else 2


@dataclass(frozen=True)
class Card:
    """A kind of card. `when` is at-once, lasting or after-rolling."""

    name: str
    copies: int
    dice: int
    when: str
    build: int = 0
    brothers: int = 0
    stars: int = 0


CARDS = (
    Card("section", 4, 3, "at-once", build=1),
    Card("school-pay", 1, 2, "lasting"),
    Card("quarry-pay", 1, 2, "lasting"),
    Card("forest-pay", 1, 2, "lasting"),
    Card("meadow-pay", 1, 2, "lasting"),
    Card("village-pay", 1, 2, "lasting"),
    Card("two-brothers", 1, 2, "at-once", brothers=2),
    Card("three-brothers", 1, 3, "at-once", brothers=3),
    Card("equals", 1, 4, "lasting"),
    Card("turn-1s", 1, 2, "after-rolling"),
    Card("turn-2s", 1, 2, "after-rolling"),
    Card("turn-3s", 1, 2, "after-rolling"),
    Card("re-roll", 1, 3, "after-rolling"),
    Card("one-star", 1, 3, "at-once", stars=1),  # WR5
    Card("two-stars", 1, 4, "at-once", stars=2),  # WR5
)
CARD_KINDS = len(CARDS)
CARD_NAMES = tuple(card.name for card in CARDS)
SECTION_CARD = CARD_NAMES.index("section")
SCHOOL_PAY_CARD = CARD_NAMES.index("school-pay")
QUARRY_PAY_CARD = CARD_NAMES.index("quarry-pay")  # forest and meadow follow
MEADOW_PAY_CARD = CARD_NAMES.index("meadow-pay")
VILLAGE_PAY_CARD = CARD_NAMES.index("village-pay")
EQUALS_CARD = CARD_NAMES.index("equals")
TURN_CARD = CARD_NAMES.index("turn-1s")  # the 2s and the 3s follow
REROLL_CARD = CARD_NAMES.index("re-roll")

CARD_COPIES = tuple(card.copies for card in CARDS)
CARD_DICE = tuple(card.dice for card in CARDS)
CARD_BUILDS = tuple(card.build for card in CARDS)
CARD_BROTHERS = tuple(card.brothers for card in CARDS)
CARD_STARS = tuple(card.stars for card in CARDS)


@dataclass(frozen=True)
class Marker:
    """A kind of bonus marker; its parts take effect in the order of the fields (W74)."""

    name: str
    copies: int
    build: int = 0
    free: int = 0
    stars: int = 0
    brothers: int = 0
    buttons: int = 0


MARKERS = (
    Marker("build+star", 2, build=1, stars=1),
    Marker("build", 1, build=1),
    Marker("build+3", 1, build=1, buttons=3),
    Marker("build+4", 1, build=1, buttons=4),
    Marker("build+5", 1, build=1, buttons=5),
    Marker("build+free", 1, build=1, free=1),
    Marker("free", 1, free=1),
    Marker("free+3", 1, free=1, buttons=3),
    Marker("5", 1, buttons=5),
    Marker("brother+3", 1, brothers=1, buttons=3),
    Marker("2-brothers", 1, brothers=2),
)
MARKER_KINDS = len(MARKERS)
MARKER_NAMES = tuple(marker.name for marker in MARKERS)
MARKER_COPIES = tuple(marker.copies for marker in MARKERS)
MARKER_BUILDS = tuple(marker.build for marker in MARKERS)
MARKER_FREES = tuple(marker.free for marker in MARKERS)
MARKER_STARS = tuple(marker.stars for marker in MARKERS)
MARKER_BROTHERS = tuple(marker.brothers for marker in MARKERS)
MARKER_BUTTONS = tuple(marker.buttons for marker in MARKERS)
AT_SCHOOL = 3  # the place of the school's marker, after the three locations
