"""The exponential function, the same to the last bit on every machine.

C libraries round theirs differently, and a search that rounds differently soon plays other moves.
This one uses only operations whose rounding IEEE 754 defines.
"""

import math

PER_LN2 = 1.4426950408889634
LN2_HIGH = 6.93147180369123816490e-01  # few bits, so that its product with a small integer is exact
LN2_LOW = 1.90821492927058770002e-10
LEAST = -700.0  # below this the result is 0


def exp(x: float) -> float:
    """Return e to the power of x, at most 0, with a relative error below 1e-11."""
    if x < LEAST:
        return 0.0
    halvings = int(x * PER_LN2 - 0.5)
    rest = x - halvings * LN2_HIGH - halvings * LN2_LOW
    result = 1.0 + rest / 9.0
    result = 1.0 + rest * result * 0.125
    result = 1.0 + rest * result * (1.0 / 7.0)
    result = 1.0 + rest * result * (1.0 / 6.0)
    result = 1.0 + rest * result * 0.2
    result = 1.0 + rest * result * 0.25
    result = 1.0 + rest * result * (1.0 / 3.0)
    result = 1.0 + rest * result * 0.5
    return math.ldexp(1.0 + rest * result, halvings)
