"""What is left on the clocks, read off the log alone: every process tells the same time."""

import time
from collections.abc import Callable

from buttonbox.server.entries import Clock, DayClock, Entry, LiveClock

SECOND = 1000
TIMED = ("move", "chance", "undo", "resume")  # the entries after which thinking begins anew
HOUR = 60 * 60 * SECOND
DAY = 24 * HOUR


def clock_now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class EvenTime:
    """Milliseconds since 1970 that go on evenly, whatever somebody does to the wall clock."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self.monotonic = monotonic
        self.follow(clock_now())

    def follow(self, at: int) -> None:
        """Go on from here: from the start, or from what another process has written."""
        self.at = at
        self.began = self.monotonic()

    def now(self) -> int:
        return self.at + int((self.monotonic() - self.began) * SECOND)


class Timer:
    """The clocks of a table; times are milliseconds."""

    def __init__(self, clock: Clock | None, players: int) -> None:
        self.clock = clock
        seconds = clock.seconds if isinstance(clock, LiveClock) else 0
        self.left = [seconds * SECOND] * players
        self.since = 0  # when the one to act began to think; 0 before the game has started
        self.increments: list[int] = []  # given for the moves since the last die

    def take(self, entry: Entry) -> None:
        """A move or an undo costs its seat the time since the last entry."""
        if entry.kind not in TIMED:
            return
        if isinstance(self.clock, LiveClock) and self.since:
            self._charge(entry, self.clock.increment * SECOND)
        self.since = entry.at

    def _charge(self, entry: Entry, increment: int) -> None:
        """An undo takes the increment back: else moving to and fro would make time."""
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
        """Seconds left to the seat, never below 0; None without a clock."""
        if self.clock is None:
            return None
        spent = max(0, now - self.since) if seat == actor and self.since else 0
        left = DAY * self.clock.days if isinstance(self.clock, DayClock) else self.left[seat]
        return max(0, left - spent) / SECOND
