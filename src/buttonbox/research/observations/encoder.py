"""Encoders write what a seat sees of a state as numbers: the interpreted version of encoder.pyx."""

from collections.abc import Sequence

from buttonbox.core.memory.buffers import move_buffer
from buttonbox.core.state import State
from buttonbox.research.observations.fields import LARGEST, Field, total_size


class Encoder:
    """Writes observations of one game with a fixed number of players.

    A compiled encoder overrides `write`. An encoder in plain Python derives from `PlainEncoder`.
    """

    def __init__(self, blank: State, fields: Sequence[Field]) -> None:
        """`blank` is any state of the game with the same number of players."""
        self.blank = blank
        self.players = blank.players
        self.fields = tuple(fields)
        self.size = total_size(fields)

    def write(self, state: State, seat: int, out: bytearray) -> None:
        """Write the seat's observation into a buffer; nothing is checked."""
        raise NotImplementedError

    def check(self, state: State, seat: int) -> None:
        """Raise TypeError or ValueError unless the seat can observe the state."""
        if type(state) is not type(self.blank):
            raise TypeError(f"this encoder is for {type(self.blank).__name__} states")
        if state.players != self.players or not 0 <= seat < self.players:
            raise ValueError(f"this encoder is for {self.players} players, seats from 0")

    def observe(self, state: State, seat: int) -> bytearray:
        """Return the seat's observation; raises TypeError or ValueError if it has none."""
        self.check(state, seat)
        row = bytearray(self.size)
        self.write(state, seat, row)
        return row


class PlainEncoder(Encoder):
    """The base of an encoder in plain Python: override `values`."""

    def values(self, state: State, seat: int) -> Sequence[int]:
        """Return the numbers of all fields in order, each from 0 to 127."""
        raise NotImplementedError(f"{type(self).__name__} must override values")

    def checked_values(self, state: State, seat: int) -> bytes:
        """Return the numbers as bytes; raises ValueError if they do not fit the fields."""
        values = self.values(state, seat)
        if len(values) != self.size or not all(0 <= value <= LARGEST for value in values):
            raise ValueError(f"an observation has {self.size} numbers from 0 to {LARGEST}")
        return bytes(values)

    def write(self, state: State, seat: int, out: bytearray) -> None:
        for i, value in enumerate(self.checked_values(state, seat)):
            out[i] = value


def legal_mask(state: State, moves: int) -> bytearray:
    """Return a byte for each move: 1 if it is legal now, else 0."""
    mask = bytearray(moves)
    if state.to_act >= 0:
        buffer = move_buffer()
        for i in range(state.fill_moves(buffer)):
            mask[buffer[i]] = 1
    return mask
