"""Token buckets for rate limits, and the key under which a client is counted."""

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

FORGET_EVERY = 1000  # calls between clean-ups
HOUSEHOLD = 64  # bits of the IPv6 prefix that a provider assigns to a household
MOST_CHARACTERS = 64  # of something that is not an address: a proxy may send anything


@lru_cache(maxsize=4096)
def client_key(address: str) -> str:
    """Return the key under which limits count an address: IPv4 whole, IPv6 by its /64."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:MOST_CHARACTERS]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), HOUSEHOLD), strict=False))


class Bucket:
    """A bucket of up to `size` tokens, refilled at `rate` tokens per second."""

    __slots__ = ("at", "left")

    def __init__(self, size: float, now: float) -> None:
        self.left = size
        self.at = now

    def take(self, rate: float, size: float, now: float, cost: float = 1) -> bool:
        """Take `cost` tokens and return True, or return False if there are too few."""
        self.left = min(size, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """One bucket per key; full buckets are dropped."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}
        self.calls = 0

    def take(self, key: str, cost: float = 1) -> bool:
        """Take `cost` tokens and return True, or return False if there are too few."""
        self.calls += 1
        if self.calls % FORGET_EVERY == 0:
            self.forget()
        now = self.clock()
        bucket = self.buckets.setdefault(key, Bucket(self.size, now))
        return bucket.take(self.rate, self.size, now, cost)

    def forget(self) -> None:
        """Drop buckets that are full again."""
        now = self.clock()
        self.buckets = {
            key: bucket
            for key, bucket in self.buckets.items()
            if bucket.left + (now - bucket.at) * self.rate < self.size
        }
