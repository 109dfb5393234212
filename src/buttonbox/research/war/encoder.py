"""Write observations of War of the Buttons; fields.py lists what is in them."""

from buttonbox.core.memory import copying
from buttonbox.core.state import State
from buttonbox.games.war import material
from buttonbox.games.war.rules import War
from buttonbox.research.observations import numbers
from buttonbox.research.observations.encoder import Encoder
from buttonbox.research.war.fields import fields


class WarEncoder(Encoder):
    """Everything that lies on the table, as the seat sees it."""

    def __init__(self, players: int) -> None:
        self.board = War(players)  # a typed copy of the state to be written
        super().__init__(self.board, fields(players))

    def write(self, state: State, seat: int, out: bytearray) -> None:
        copying.copy_into(self.board, state)
        self.write_all(seat, out)

    def write_all(self, seat: int, out: bytearray) -> None:
        """Write the table, then each seat, the observer first."""
        at = self.write_course(out)
        at = self.write_supply(out, at)
        at = self.write_white_dice(out, at)
        for place in range(3):
            at = self.write_location(seat, place, out, at)
        at = self.write_school(seat, out, at)
        for slot in range(3):
            at = self.write_card(seat, slot, out, at)
        for ahead in range(self.players):
            at = self.write_dice((seat + ahead) % self.players, out, at)
            at = self.write_goods((seat + ahead) % self.players, out, at)

    def write_course(self, out: bytearray) -> int:
        """Write the progress of the round and the turn."""
        at = numbers.put_one_hot(out, 0, 15, self.board.phase)
        at = numbers.put_one_hot(out, at, 7, self.board.round_end_step - 1)
        at = numbers.put_one_hot(out, at, 11, self.board.marker)
        out[at] = self.board.marker_part
        out[at + 1] = self.board.acted
        out[at + 2] = self.board.bonus
        out[at + 3] = self.board.brother_used
        at = numbers.put_one_hot(out, at + 4, 4, self.board.using - material.TURN_CARD)
        at = numbers.put_bits(out, at, 4, self.board.used)
        out[at] = self.board.dice_to_roll
        out[at + 1] = self.board.laid
        return at + 2

    def write_supply(self, out: bytearray, at: int) -> int:
        """Write tiles, tracks, cards and markers that are nobody's."""
        out[at] = self.board.tiles
        at += 1
        for tile in range(6):
            out[at + tile] = self.board.tile_used[tile]
        at += 6
        for place in range(3):
            for space in range(5):
                out[at + space] = numbers.small(self.board.tracks[place][space])
            at += 5
        for card in range(15):
            out[at + card] = self.board.deck[card]
            out[at + 15 + card] = self.board.discard[card]
        at += 30
        for marker in range(11):
            out[at + marker] = self.board.marker_pool[marker]
        return at + 11

    def write_white_dice(self, out: bytearray, at: int) -> int:
        """Write the white dice that nobody has, and dice taken up to be re-rolled."""
        for value in range(6):
            out[at + value] = self.board.lake[value + 1]
            out[at + 6 + value] = self.board.village_white[value + 1]
            out[at + 12 + value] = self.board.mill_white[value + 1]
            out[at + 18 + value] = self.board.picked[value + 1]
        return at + 24

    def put_owner(self, out: bytearray, at: int, seat: int, owner: int) -> int:
        """Write whose something is, seen from a seat; 0s if nobody's."""
        ahead = (owner - seat + self.players) % self.players if owner >= 0 else -1
        return numbers.put_one_hot(out, at, self.players, ahead)

    def write_location(self, seat: int, place: int, out: bytearray, at: int) -> int:
        """Write a location's marker and group."""
        at = numbers.put_one_hot(out, at, 11, self.board.markers[place])
        at = self.put_owner(out, at, seat, self.board.group_seat[place])
        out[at] = self.board.space[place]
        out[at + 1] = self.board.group_value[place]
        out[at + 2] = self.board.group_dice[place]
        out[at + 3] = self.board.group_white[place]
        out[at + 4] = self.board.lone_brother[place]
        return at + 5

    def write_school(self, seat: int, out: bytearray, at: int) -> int:
        """Write the school's marker and the die on each space."""
        at = numbers.put_one_hot(out, at, 11, self.board.markers[material.AT_SCHOOL])
        for space in range(7):
            at = self.put_owner(out, at, seat, self.board.school_seat[space])
            out[at] = self.board.school_value[space]
            at += 1
        return at

    def write_card(self, seat: int, slot: int, out: bytearray, at: int) -> int:
        """Write a card on display and the dice beside its place."""
        at = numbers.put_one_hot(out, at, 15, self.board.display[slot])
        at = self.put_owner(out, at, seat, self.board.sold_seat[slot])
        out[at] = self.board.sold_value[slot]
        out[at + 1] = self.board.sold_dice[slot]
        out[at + 2] = self.board.sold_white[slot]
        return at + 3

    def write_dice(self, seat: int, out: bytearray, at: int) -> int:
        """Write where a seat's dice are."""
        for value in range(6):
            out[at + value] = self.board.front[seat][value + 1]
            out[at + 6 + value] = self.board.white[seat][value + 1]
            out[at + 12 + value] = self.board.village[seat][value + 1]
            out[at + 18 + value] = self.board.mill[seat][value + 1]
        at += 24
        for spot in range(4):
            out[at + spot] = self.board.detention[seat][spot]
        return at + 4

    def write_goods(self, seat: int, out: bytearray, at: int) -> int:
        """Write what a seat owns, and its part in the round."""
        for card in range(15):
            out[at + card] = self.board.cards[seat][card]
        at = numbers.put_bits(out, at + 15, 6, self.board.sections[seat])
        out[at] = self.board.stars[seat]
        out[at + 1] = self.board.brothers[seat]
        out[at + 2] = numbers.small(self.board.buttons[seat])
        out[at + 3] = numbers.small(self.board.buttons[seat] - out[at + 2])
        out[at + 4] = self.board.to_act == seat
        out[at + 5] = self.board.turn_seat == seat
        out[at + 6] = self.board.start == seat
        out[at + 7] = self.board.next_start == seat
        out[at + 8] = self.board.rolling_seat == seat
        return at + 9
