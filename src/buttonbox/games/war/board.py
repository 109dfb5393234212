"""The table of War of the Buttons: what lies where.

Dice are counted by value: `front[7 * seat + value]`. A seat or card of -1 is none.
"""

from buttonbox.core.state import State
from buttonbox.games.war import tables

CARD_COPIES = tables.CARD_COPIES


class Board(State):
    """What lies on the table; the rules in rules.py play on it."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        self.locations = tables.locations(players)
        self.whites = tables.white_dice(players)
        self.display_size = tables.display_size(players)
        self.phase = 0
        self.tiles = 0  # whether track tiles are in play (W3)
        self.start = 0
        self.next_start = 0
        self.step = 0  # how far a row of chance events, or of players asked, has come
        self.left = 0  # dice still to be rolled
        self.turn_seat = 0
        self.acted = 0  # the dice action of this turn is done
        self.bonus = 0  # the bonus action of this turn is done
        self.brother_used = 0  # a big brother is in use this turn (W30)
        self.using = -1  # the after-rolling card in use
        self.used = 0  # bits of the after-rolling cards the seat has used this round
        self.closing = 0
        self.marker = -1  # the bonus marker taking effect
        self.part = 0  # how far it has come
        self.track = [0] * 15
        self.tile_values = [0] * 30
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
        self.picked = [0] * 7  # dice taken up to be re-rolled
        self.front = [0] * 28
        self.white = [0] * 28
        self.village = [0] * 28
        self.mill = [0] * 28
        self.detention = [0] * 16
        self.cards = [0] * 60
        self.hand = [0] * 4  # how many cards the seat owns, face up or down
        self.buttons = [0] * 4
        self.stars = [0] * 4
        self.brothers = [0] * 4
        self.sections = [0] * 4
        self.fill_deck()

    def fill_deck(self) -> None:
        """W7; W13: the meadow pay card is for four."""
        for card in range(15):
            self.deck[card] = CARD_COPIES[card]
        if self.players < 4:
            self.deck[tables.MEADOW_PAY_CARD] = 0

    def copy_board(self, other: "Board") -> None:
        """Become equal to another board."""
        self.copy_flow(other)
        self.copy_places(other)
        self.copy_seats(other)

    def copy_flow(self, other: "Board") -> None:
        self.to_act = other.to_act
        self.players = other.players
        self.round = other.round
        self.locations = other.locations
        self.whites = other.whites
        self.display_size = other.display_size
        self.phase = other.phase
        self.tiles = other.tiles
        self.start = other.start
        self.next_start = other.next_start
        self.step = other.step
        self.left = other.left
        self.turn_seat = other.turn_seat
        self.acted = other.acted
        self.bonus = other.bonus
        self.brother_used = other.brother_used
        self.using = other.using
        self.used = other.used
        self.closing = other.closing
        self.marker = other.marker
        self.part = other.part

    def copy_places(self, other: "Board") -> None:
        self.track = other.track[:]
        self.tile_values = other.tile_values[:]
        self.tile_used = other.tile_used[:]
        self.card_dice = other.card_dice[:]
        self.deck = other.deck[:]
        self.discard = other.discard[:]
        self.display = other.display[:]
        self.marker_pool = other.marker_pool[:]
        self.markers = other.markers[:]
        self.space = other.space[:]
        self.group_seat = other.group_seat[:]
        self.group_value = other.group_value[:]
        self.group_dice = other.group_dice[:]
        self.group_white = other.group_white[:]
        self.lone_brother = other.lone_brother[:]
        self.school_seat = other.school_seat[:]
        self.school_value = other.school_value[:]
        self.sold_seat = other.sold_seat[:]
        self.sold_value = other.sold_value[:]
        self.sold_dice = other.sold_dice[:]
        self.sold_white = other.sold_white[:]
        self.lake = other.lake[:]
        self.village_white = other.village_white[:]
        self.mill_white = other.mill_white[:]
        self.picked = other.picked[:]

    def copy_seats(self, other: "Board") -> None:
        self.front = other.front[:]
        self.white = other.white[:]
        self.village = other.village[:]
        self.mill = other.mill[:]
        self.detention = other.detention[:]
        self.cards = other.cards[:]
        self.hand = other.hand[:]
        self.buttons = other.buttons[:]
        self.stars = other.stars[:]
        self.brothers = other.brothers[:]
        self.sections = other.sections[:]
