"""A few seconds for each move of a person who plays on after running out of time."""

from buttonbox.server.tables.clock import SECOND, SeatClocks


class Overtime:
    """The clocks as players see them, overtime included; times are milliseconds."""

    def __init__(self, clocks: SeatClocks, seconds: float) -> None:
        self.clocks = clocks
        self.seconds = seconds
        self.taken_over: dict[int, int] = {}  # when each seat's person took over again
        self.furthest = 0  # the most events that the game has had, undone ones included
        self.since = 0  # when it first had that many

    def follow(self, events: int, at: int) -> None:
        """Note the number of events; a move that replaces an undone one gains no time."""
        if events > self.furthest:
            self.furthest, self.since = events, at

    def remaining(self, seat: int, actor: int, at: int) -> float | None:
        """Return the seconds left on the seat's clock or for its move; None without a clock."""
        left = self.clocks.remaining(seat, actor, at)
        if left != 0 or seat not in self.taken_over:
            return left
        spent = max(0, at - max(self.since, self.taken_over[seat])) if seat == actor else 0
        return max(0, self.seconds - spent / SECOND)
