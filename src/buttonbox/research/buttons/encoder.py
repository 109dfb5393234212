"""Write observations of BUTTONS; fields.py lists what is in them."""

from buttonbox.core.memory import copying
from buttonbox.core.state import State
from buttonbox.games.buttons.layouts import by_seat
from buttonbox.games.buttons.rules import Buttons
from buttonbox.research.buttons.fields import fields
from buttonbox.research.observations import numbers
from buttonbox.research.observations.encoder import Encoder


class ButtonsEncoder(Encoder):
    """Everything that lies on the table, as the seat sees it."""

    def __init__(self, players: int) -> None:
        self.board = Buttons(players, by_seat([]))  # a typed copy of the state to be written
        super().__init__(self.board, fields(players))

    def write(self, state: State, seat: int, out: bytearray) -> None:
        copying.copy_into(self.board, state)
        self.write_all(seat, out)

    def write_all(self, seat: int, out: bytearray) -> None:
        """Write the table, then each seat, the observer first."""
        at = self.write_table(out)
        for ahead in range(self.players):
            at = self.write_seat((seat + ahead) % self.players, out, at)

    def write_table(self, out: bytearray) -> int:
        """Write what belongs to no seat; return where the seats begin."""
        at = numbers.put_one_hot(out, 0, 8, self.board.phase)
        at = numbers.put_one_hot(out, at, 6, self.board.white - 1)
        at = numbers.put_one_hot(out, at, 6, self.board.gold - 1)
        for face in range(6):
            out[at + face] = 0
        for die in range(4):
            if self.board.black[die]:
                out[at + self.board.black[die] - 1] += 1
        out[at + 6] = self.board.rolled
        out[at + 7] = self.board.blacks
        return numbers.put_bits(out, at + 8, 4, self.board.left_out)

    def write_seat(self, seat: int, out: bytearray, at: int) -> int:
        """Write what belongs to a seat; return the index after it."""
        at = numbers.put_bits(out, at, 36, self.board.buttons[seat])
        at = numbers.put_bits(out, at, 36, self.board.stars[seat])
        for colour in range(4):
            at = numbers.put_bits(out, at, 36, self.board.colours[seat][colour])
        at = numbers.put_bits(out, at, 4, self.board.cards[seat])
        at = numbers.put_one_hot(out, at, 3, self.board.status[seat])
        out[at] = self.board.due[seat]
        out[at + 1] = self.board.to_act == seat
        out[at + 2] = self.board.active == seat
        out[at + 3] = self.board.start == seat
        return at + 4
