"""Players' clocks, computed from the log alone, so that all processes agree."""

import time
from collections.abc import Callable

from buttonbox.server.tables.table_log import Clock, DayClock, Entry, LiveClock

SECOND = 1000
TIMED = ("move", "chance", "undo", "resume")  # entries that restart the time of a turn
HOUR = 60 * 60 * SECOND
DAY = 24 * HOUR


def clock_now() -> int:
    """Return the milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970 that never jump, even if the wall clock is changed."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self.monotonic = monotonic
        self.follow(clock_now())

    def follow(self, at: int) -> None:
        """Continue from this time, such as that of another process's entry."""
        self.at = at
        self.began = self.monotonic()

    def now(self) -> int:
        return self.at + int((self.monotonic() - self.began) * SECOND)


class SeatClocks:
    """The clocks of all seats; times are milliseconds."""

    def __init__(self, clock: Clock | None, players: int) -> None:
        self.clock = clock
        seconds = clock.seconds if isinstance(clock, LiveClock) else 0
        self.left = [seconds * SECOND] * players
        self.since = 0  # when the current turn began; 0 before the game starts
        self.increments: list[int] = []  # of the moves since the last die

    def take(self, entry: Entry) -> None:
        """Charge a move or an undo the time since the last entry."""
        if entry.kind not in TIMED:
            return
        if isinstance(self.clock, LiveClock) and self.since:
            self._charge(entry, self.clock.increment * SECOND)
        self.since = entry.at
        if entry.kind == "resume":
            self.since -= int(entry.value or 0)  # the time used before everybody left

    def _charge(self, entry: Entry, increment: int) -> None:
        """An undo also takes the increment back, or undoing would gain time."""
        spent = max(0, entry.at - self.since)
        if entry.kind == "chance":
            self.increments.clear()
        elif entry.kind == "move":
            left = self.left[entry.actor] - spent
            self.increments.append(increment if left > 0 else 0)
            self.left[entry.actor] = max(0, left) + self.increments[-1]
        elif entry.kind == "undo":
            taken = spent + (self.increments.pop() if self.increments else 0)
            self.left[entry.actor] = max(0, self.left[entry.actor] - taken)

    def remaining(self, seat: int, actor: int, now: int) -> float | None:
        """Return the seconds left on the seat's clock, at least 0; None without a clock."""
        if self.clock is None:
            return None
        spent = max(0, now - self.since) if seat == actor and self.since else 0
        left = DAY * self.clock.days if isinstance(self.clock, DayClock) else self.left[seat]
        return max(0, left - spent) / SECOND
