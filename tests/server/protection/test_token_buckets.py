"""Token buckets: a burst at first, then a steady rate."""

import pytest

from buttonbox.server.protection.token_buckets import FORGET_EVERY, Bucket, Buckets, client_key


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_the_rate() -> None:
    clock = Clock()
    buckets = Buckets(rate=2, size=5, clock=clock)
    assert [buckets.take("a") for _ in range(6)] == [True] * 5 + [False]
    assert buckets.take("b")
    clock.now = 1.0
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def test_full_buckets_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(rate=1, size=5, clock=clock)
    for address in range(FORGET_EVERY - 1):
        buckets.take(str(address))
    clock.now = 10.0
    buckets.take("last")
    assert list(buckets.buckets) == ["last"]


def test_what_costs_more_takes_more() -> None:
    bucket = Bucket(10, now=0)
    assert bucket.take(1, 10, now=0, cost=8)
    assert not bucket.take(1, 10, now=1, cost=4)
    assert bucket.take(1, 10, now=2, cost=4)


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0db8:0001:0002::1", "2001:db8:1:2::/64"),
        ("::1", "::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("", ""),
        ("x" * 10_000, "x" * 64),
    ],
)
def test_addresses_are_counted_by_household(address: str, key: str) -> None:
    assert client_key(address) == key
