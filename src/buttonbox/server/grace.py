"""Some seconds for each move of a person who plays on after the time is up."""

from buttonbox.server.clock import SECOND, Timer


class Grace:
    """The clocks of a table as they are told; times are milliseconds."""

    def __init__(self, timer: Timer, seconds: float) -> None:
        self.timer = timer
        self.seconds = seconds
        self.taken_over: dict[int, int] = {}  # seats whose people play again, and since when
        self.furthest = 0  # events of the game so far, those taken back included
        self.since = 0  # when the game came that far

    def follow(self, events: int, at: int) -> None:
        """The game goes on; moving to and fro makes no time."""
        if events > self.furthest:
            self.furthest, self.since = events, at

    def remaining(self, seat: int, actor: int, at: int) -> float | None:
        """Seconds left to the seat, on its clock or for this move; None without a clock."""
        left = self.timer.remaining(seat, actor, at)
        if left != 0 or seat not in self.taken_over:
            return left
        spent = max(0, at - max(self.since, self.taken_over[seat])) if seat == actor else 0
        return max(0, self.seconds - spent / SECOND)
