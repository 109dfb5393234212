"""A table with four people, where a move is complete once all of them have received it."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable

from harness.load.connection import Connection

SEATS = 4
Done = Callable[["Table", float], None]


class Table(ABC):
    """The interface of a table for load generators, at any server."""

    def __init__(self, seats: list[Connection]) -> None:
        self.seats = seats
        self.missing = 0  # people who have not received the current move
        self.sent_at = 0.0
        self.bytes_received = 0
        self.over = False
        self.done: Done = lambda table, seconds: None

    def listen(self) -> None:
        """Start counting messages."""
        for number, connection in enumerate(self.seats):
            connection.hear = lambda payload, seat=number: self._heard(seat, payload)  # type: ignore[misc]

    def move(self) -> None:
        """Make a move for the player to act."""
        self.missing = SEATS
        self.bytes_received = 0
        self.sent_at = time.perf_counter()
        self.send_move()

    def _heard(self, seat: int, payload: bytes) -> None:
        if not self.learns(seat, payload):
            return
        self.bytes_received += len(payload)
        self.missing -= 1
        if not self.missing:
            self.done(self, time.perf_counter() - self.sent_at)

    def close(self) -> None:
        """Close all connections."""
        for connection in self.seats:
            connection.close()

    @abstractmethod
    def learns(self, seat: int, payload: bytes) -> bool:
        """Return whether the message reports a move; remember the legal moves in it."""

    @abstractmethod
    def send_move(self) -> None:
        """Send a move of the player to act."""
