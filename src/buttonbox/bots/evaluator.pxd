cimport cython

from buttonbox.core.randomness cimport Generator, Playout
from buttonbox.core.state cimport State

cdef class Evaluator:
    cdef public double chances[4]
    cpdef object attach(self, State state)
    cdef void evaluate(self) noexcept nogil
    cdef bint is_quiet(self) noexcept nogil
    cdef bint is_horizon(self) noexcept nogil
    @cython.locals(mask=cython.int, winners=cython.int, seat=cython.int)
    cdef void share_win(self, State state) noexcept nogil

@cython.final
cdef class Rollouts(Evaluator):
    cdef State state
    cdef Playout playout
