cimport cython

from buttonbox.bots.value.evaluator cimport Evaluator
from buttonbox.bots.search.leaf cimport LeafEvaluator
from buttonbox.bots.value.network cimport Network
from buttonbox.bots.search.nogil cimport Task
from buttonbox.core cimport actors, bounds
from buttonbox.core.memory cimport copying
from buttonbox.core.randomness cimport Generator
from buttonbox.core.state cimport State

cdef int MAX_STATES

@cython.final
cdef class Learner(Task):
    cdef public State first
    cdef State state
    cdef LeafEvaluator leaf_evaluator
    cdef Network network
    cdef Generator generator
    cdef public double rate, td_lambda
    cdef public int random_permille
    cdef readonly int games, length
    cdef int width
    cdef int moves[bounds.MOST_MOVES]
    cdef double targets[bounds.MAX_PLAYERS]
    cdef float[::1] inputs, chances

    cdef void play_game(self) noexcept nogil
    cdef void reset_state(self) noexcept nogil
    @cython.locals(count=cython.int, seat=cython.int, chosen=cython.int, best=cython.double,
                   i=cython.int)
    cdef int choose(self) noexcept nogil
    @cython.locals(i=cython.int, seat=cython.int, at=cython.int)
    cdef void record_state(self) noexcept nogil
    @cython.locals(seat=cython.int, back=cython.int, moment=cython.int, i=cython.int,
                   old=cython.double)
    cdef void learn_game(self) noexcept nogil
