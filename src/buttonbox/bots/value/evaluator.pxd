cimport cython

from buttonbox.core cimport bounds
from buttonbox.core.randomness cimport Generator, Playout
from buttonbox.core.state cimport State

cdef class Evaluator:
    cdef public double chances[bounds.MAX_PLAYERS]
    cpdef object attach(self, State state)
    cdef void evaluate(self) noexcept nogil
    cdef void expect_similar(self) noexcept nogil
    cdef bint is_quiet(self) noexcept nogil
    cdef bint weighs_chance(self) noexcept nogil
    cdef void evaluate_chance(self) noexcept nogil
    cdef bint is_horizon(self) noexcept nogil
    cdef bint is_redundant(self, int previous, int move) noexcept nogil
    @cython.locals(mask=cython.int, winners=cython.int, seat=cython.int)
    cdef void share_win(self, State state) noexcept nogil

@cython.final
cdef class Rollouts(Evaluator):
    cdef State state
    cdef Playout playout
