"""Buckets: so many at once, then as they fill up again."""

from buttonbox.server.limits import FORGET_EVERY, Buckets


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
