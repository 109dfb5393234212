"""The exponential function of the bots: right, and the same on every machine."""

import hashlib
import math
import struct

from buttonbox.bots.value.exponential import exp

POINTS = [-0.001 * i for i in range(50_000)]


def test_it_is_the_exponential_function() -> None:
    assert exp(0.0) == 1.0
    assert exp(-1e9) == 0.0
    for x in POINTS:
        assert math.isclose(exp(x), math.exp(x), rel_tol=1e-11)


def test_every_bit_is_the_same_everywhere() -> None:
    bits = b"".join(struct.pack("<d", exp(x)) for x in POINTS)
    assert hashlib.sha256(bits).hexdigest()[:16] == "a93540aaa1aeb40f"
