"""Hash states to 64 bits: the interpreted version of fingerprint.pyx."""

MASK = 0xFFFFFFFFFFFFFFFF


def state_key(state: object) -> int:
    """Return a 64-bit hash of a state, valid in this process; 0 if it cannot be hashed.

    Compiled code cannot hash a state in plain Python (PlainState).
    """
    return hash(repr(sorted(vars(state).items()))) & MASK


def visible_key(state: object) -> int:
    """Return `state_key` to callers in Python, which do not see the compiled one."""
    return state_key(state)
