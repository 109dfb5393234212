cimport cython

from buttonbox.bots cimport nogil
from buttonbox.bots.evaluator cimport Evaluator
from buttonbox.core cimport actors, bounds
from buttonbox.core.state cimport State

@cython.final
cdef class Judge:
    cdef Evaluator evaluator
    cdef State leaf, kept
    cdef int moves[bounds.MOST_MOVES]
    cdef public double chances[4]

    cpdef object prepare(self, State state)
    cpdef void judge_move(self, State state, int move) noexcept nogil
    cpdef void judge_state(self, State state) noexcept nogil
    cdef bint is_horizon(self, State state) noexcept nogil
    cdef bint is_quiet(self, State state) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void settle(self) noexcept nogil
    cdef void read_leaf(self) noexcept nogil
    @cython.locals(count=cython.int, seat=cython.int, chosen=cython.int, best=cython.double,
                   i=cython.int)
    cdef void settle_choice(self) noexcept nogil
