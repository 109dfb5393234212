"""Seeds, checked as Gymnasium does it."""

import numpy as np
from gymnasium import error

SEEDS = 1 << 63  # of a generator drawn from NumPy's


def checked_seed(seed: int) -> int:
    """Return the seed; raises gymnasium.error.Error unless it is an integer from 0 up."""
    if not isinstance(seed, int | np.integer) or isinstance(seed, bool) or seed < 0:
        raise error.Error(f"a seed must be an integer from 0 up, not {seed!r}")
    return int(seed)


def drawn_seed(random: np.random.Generator) -> int:
    """Return the seed of a game's generator, drawn from an environment's own."""
    return int(random.integers(SEEDS))
