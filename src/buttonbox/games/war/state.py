"""The table of War of the Buttons: what lies where.

Dice are counted by value: `front[seat][value]`. A seat or card of -1 is none.
"""

from buttonbox.core.state import State
from buttonbox.games.war import material, phases

CARD_COPIES = material.CARD_COPIES


class Board(State):
    """What lies on the table; the rules in rules.py play on it."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        self.locations = material.locations(players)
        self.whites = material.white_dice(players)
        self.display_size = material.display_size(players)
        self.phase = 0
        self.tiles = 0  # whether track tiles are in play (W3)
        self.start = 0
        self.next_start = 0
        self.laid = 0  # tiles, markers or cards laid out so far in their phase
        self.rolling_seat = -1  # whose dice are rolled, or may be changed with cards (W22, W23)
        self.dice_to_roll = 0
        self.turn_seat = 0
        self.acted = 0  # the dice action of this turn is done
        self.bonus = 0  # the bonus action of this turn is done
        self.brother_used = 0  # a big brother is in use this turn (W30)
        self.using = -1  # the after-rolling card in use
        self.used = 0  # bits of the after-rolling cards the seat has used this round
        self.round_end_step = phases.NO_ROUND_END
        self.marker = -1  # the bonus marker taking effect
        self.stepwise = 0  # pause the round end before each step, to describe it
        self.marker_part = 0  # how many of its parts have been offered (W74)
        self.clear_table()
        self.clear_seats()
        self.fill_deck()

    def clear_table(self) -> None:
        """Empty everything that belongs to no seat."""
        self.tracks = [[0] * 5 for _ in range(3)]
        self.tile_values = [[0] * 5 for _ in range(6)]
        self.tile_used = [0] * 6
        self.card_dice = [0] * 15
        self.deck = [0] * 15
        self.discard = [0] * 15
        self.display = [-1] * 3
        self.marker_pool = [0] * 11
        self.markers = [-1] * 4
        # Locations: the space reached (1 to 5), and the group there.
        self.space = [0] * 3
        self.group_seat = [-1] * 3
        self.group_value = [0] * 3
        self.group_dice = [0] * 3
        self.group_white = [0] * 3
        self.lone_brother = [0] * 3
        self.school_seat = [-1] * 7
        self.school_value = [0] * 7
        # Beside the places of the cards.
        self.sold_seat = [-1] * 3
        self.sold_value = [0] * 3
        self.sold_dice = [0] * 3
        self.sold_white = [0] * 3
        self.lake = [0] * 7
        self.village_white = [0] * 7
        self.mill_white = [0] * 7
        self.picked = [0] * 7  # dice picked up to be re-rolled

    def clear_seats(self) -> None:
        """Take everything from the seats: dice by value, detention spots, cards by kind."""
        self.front = [[0] * 7 for _ in range(4)]
        self.white = [[0] * 7 for _ in range(4)]
        self.village = [[0] * 7 for _ in range(4)]
        self.mill = [[0] * 7 for _ in range(4)]
        self.detention = [[0] * 4 for _ in range(4)]
        self.cards = [[0] * 15 for _ in range(4)]
        self.hand = [0] * 4  # how many cards the seat owns, face up or down
        self.buttons = [0] * 4
        self.stars = [0] * 4
        self.brothers = [0] * 4
        self.sections = [0] * 4

    def fill_deck(self) -> None:
        """Fill the draw pile (W7); the meadow pay card is for four players (W13)."""
        for card in range(material.CARD_KINDS):
            self.deck[card] = CARD_COPIES[card]
        if self.players < 4:
            self.deck[material.MEADOW_PAY_CARD] = 0


# Queries. Plain functions: compiled code calls them directly, without a method table.


def has_coloured(b: Board, seat: int) -> bool:
    """Return whether a coloured die lies in front of the seat."""
    count = 0
    for value in range(1, 7):
        count += b.front[seat][value]
    return count > 0


def has_dice(b: Board, seat: int) -> bool:
    """Return whether any die lies in front of the seat; white ones count (W25)."""
    count = 0
    for value in range(1, 7):
        count += b.front[seat][value] + b.white[seat][value]
    return count > 0


def boys_in_detention(b: Board, seat: int) -> int:
    """Count the seat's boys in detention."""
    count = 0
    for spot in range(material.SPOTS):
        count += b.detention[seat][spot] > 0
    return count


def blocked_sections(b: Board, seat: int) -> int:
    """Return the sections that a boy blocks, as bits (W6, WR2)."""
    mask = 0
    for spot in range(material.SPOTS):
        mask |= (b.detention[seat][spot] > 0) << spot
    return mask


def buildable_sections(b: Board, seat: int) -> int:
    """Return the sections that can be built, as bits: not built, not blocked (W8)."""
    return material.ALL_SECTIONS & ~(b.sections[seat] | blocked_sections(b, seat))


def sections_built(b: Board, seat: int) -> int:
    """Count the built sections of the hut."""
    count = 0
    for section in range(material.SECTIONS):
        count += b.sections[seat] >> section & 1
    return count


def group_size(b: Board, place: int) -> int:
    """Count the dice at the location that a group has to beat (W33, W37)."""
    return b.group_dice[place] + b.group_white[place]
