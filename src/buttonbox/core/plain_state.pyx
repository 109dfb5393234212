"""A state in plain Python whose methods compiled search and random play can call.

`plain_state.py` is the interpreted version and documents what to override.
"""

from math import lcm

from cpython.exc cimport PyErr_SetInterrupt

from buttonbox.core cimport actors, bounds
from buttonbox.core.state cimport State


cdef class PlainState(State):
    in_python = True  # read by copying.check_plain

    cpdef list legal_moves(self):
        raise NotImplementedError(f"{type(self).__name__} must override legal_moves")

    cpdef list chance_outcomes(self):
        return []

    def winners(self):
        raise NotImplementedError(f"{type(self).__name__} must override winners")

    cpdef bint is_legal(self, object code) except -1:
        if self.to_act >= 0:
            return code in self.legal_moves()
        return code in [outcome for outcome, _ in self.chance_outcomes()]

    cpdef object apply(self, object code):
        if not self.is_legal(code):
            raise self.refusal(code)
        (<object>self).play(code)

    # The primitives, for compiled code.

    cdef int fill_moves(self, int* moves) noexcept nogil:
        with gil:
            try:
                return write_moves(self.legal_moves(), moves)
            except BaseException as error:
                give_up(self, error)
                return 0

    cdef int chance_total(self) noexcept nogil:
        with gil:
            try:
                return len(chance_list(self))
            except BaseException as error:
                give_up(self, error)
                return 0

    cdef int chance_pick(self, int number) noexcept nogil:
        with gil:
            try:
                return chance_list(self)[number]
            except BaseException as error:
                give_up(self, error)
                return 0

    cdef void play(self, int code) noexcept nogil:
        with gil:
            try:
                (<object>self).play(code)
            except BaseException as error:
                give_up(self, error)

    cdef int winner_mask(self) noexcept nogil:
        with gil:
            try:
                return sum(1 << seat for seat in self.winners())
            except BaseException as error:
                give_up(self, error)
                return 0


cdef int write_moves(list codes, int* moves) except -1:
    if len(codes) > bounds.MOST_MOVES:
        raise ValueError(f"{len(codes)} legal moves are more than {bounds.MOST_MOVES}")
    for i in range(len(codes)):
        moves[i] = codes[i]
    return len(codes)


cdef list chance_list(PlainState state):
    """Return the codes of the equally likely cases of chance, in ascending order."""
    outcomes = sorted(state.chance_outcomes())
    total = lcm(*[probability.denominator for _, probability in outcomes])
    return [code for code, probability in outcomes for _ in range(int(probability * total))]


cdef void give_up(PlainState state, object error) noexcept:
    """End the game of a state whose own code failed, so that play does not go on for ever.

    C code cannot propagate the exception: Python reports it as unraisable.
    """
    state.to_act = actors.NOBODY
    if isinstance(error, KeyboardInterrupt):
        PyErr_SetInterrupt()  # raise it again when Python code runs
    else:
        raise error
