"""A table with four people: one move at a time, seen once all of them have been told."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable

from bench_server.connection import Connection

SEATS = 4
Done = Callable[["Table", float], None]


class Table(ABC):
    """What the load needs of a table, whichever server it is at."""

    def __init__(self, seats: list[Connection]) -> None:
        self.seats = seats
        self.missing = 0  # people who have not been told of the move under way
        self.sent_at = 0.0
        self.bytes_told = 0
        self.over = False
        self.done: Done = lambda table, seconds: None

    def listen(self) -> None:
        """From now on messages are counted."""
        for number, connection in enumerate(self.seats):
            connection.hear = lambda payload, seat=number: self._heard(seat, payload)  # type: ignore[misc]

    def move(self) -> None:
        """The one to act makes a move."""
        self.missing = SEATS
        self.bytes_told = 0
        self.sent_at = time.perf_counter()
        self.send_move()

    def _heard(self, seat: int, payload: bytes) -> None:
        if not self.learns(seat, payload):
            return
        self.bytes_told += len(payload)
        self.missing -= 1
        if not self.missing:
            self.done(self, time.perf_counter() - self.sent_at)

    def close(self) -> None:
        """Everybody leaves."""
        for connection in self.seats:
            connection.close()

    @abstractmethod
    def learns(self, seat: int, payload: bytes) -> bool:
        """Whether the message tells of a move; what can be done next is remembered."""

    @abstractmethod
    def send_move(self) -> None:
        """Send the move of the one to act."""
