"""Buckets that fill up again with time: who empties one has to wait."""

from collections.abc import Callable

FORGET_EVERY = 1000  # looks between two clean-ups


class Bucket:
    """Holds `size` tokens and gets `rate` new ones a second."""

    __slots__ = ("at", "left")

    def __init__(self, size: float, now: float) -> None:
        self.left = size
        self.at = now

    def take(self, rate: float, size: float, now: float, cost: float = 1) -> bool:
        """Take so many tokens, if there are as many."""
        self.left = min(size, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """A bucket for each address; full ones are forgotten."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}
        self.looks = 0

    def take(self, address: str, cost: float = 1) -> bool:
        """Whether this address may go on."""
        self.looks += 1
        if self.looks % FORGET_EVERY == 0:
            self.forget()
        now = self.clock()
        bucket = self.buckets.setdefault(address, Bucket(self.size, now))
        return bucket.take(self.rate, self.size, now, cost)

    def forget(self) -> None:
        """Drop the buckets that are full again."""
        now = self.clock()
        self.buckets = {
            address: bucket
            for address, bucket in self.buckets.items()
            if bucket.left + (now - bucket.at) * self.rate < self.size
        }
