"""Tell states apart by 64 bits: the interpreted twin of fingerprint.pyx."""

MASK = 0xFFFFFFFFFFFFFFFF


def state_key(state: object) -> int:
    """Return 64 bits that tell states of a type apart within this process; 0 if nothing does.

    Compiled, a state in plain Python (PlainState) has none.
    """
    return hash(repr(sorted(vars(state).items()))) & MASK
