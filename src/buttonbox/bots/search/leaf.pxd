cimport cython

from buttonbox.bots.value.evaluator cimport Evaluator
from buttonbox.core cimport actors, bounds
from buttonbox.core.memory cimport copying
from buttonbox.core.state cimport State

@cython.final
cdef class LeafEvaluator:
    cdef Evaluator evaluator
    cdef State leaf, saved
    cdef int moves[bounds.MOST_MOVES]
    cdef public double chances[bounds.MAX_PLAYERS]

    cpdef object prepare(self, State state)
    cdef void expect_similar(self, State state) noexcept nogil
    @cython.locals(count=cython.int, kept=cython.int, i=cython.int)
    cdef int fill_moves(self, State state, int previous, int* moves) noexcept nogil
    cpdef void evaluate_move(self, State state, int move) noexcept nogil
    cpdef void evaluate_state(self, State state) noexcept nogil
    cpdef void evaluate_root_move(self, State state, int move) noexcept nogil
    cpdef void evaluate_chance_state(self, State state) noexcept nogil
    cpdef bint weighs_chance(self) noexcept nogil
    cdef bint is_horizon(self, State state) noexcept nogil
    cpdef bint is_quiet(self, State state) noexcept nogil
    cdef void resolve_and_evaluate(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void copy_chances(self) noexcept nogil
    cdef void evaluate_leaf(self) noexcept nogil
    @cython.locals(count=cython.int, seat=cython.int, chosen=cython.int, best=cython.double,
                   i=cython.int)
    cdef void play_greedy_move(self) noexcept nogil
