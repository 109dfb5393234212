cimport cython

from buttonbox.bots cimport nogil
from buttonbox.bots.evaluator cimport Evaluator
from buttonbox.bots.judge cimport Judge
from buttonbox.bots.network cimport Network
from buttonbox.bots.nogil cimport Task
from buttonbox.core cimport actors, bounds
from buttonbox.core.randomness cimport Generator
from buttonbox.core.state cimport State

cdef int LONGEST

@cython.final
cdef class Learner(Task):
    cdef public State first
    cdef State state
    cdef Judge judge
    cdef Network network
    cdef Generator generator
    cdef public double rate, trust
    cdef public int whims
    cdef readonly int games, length
    cdef int width
    cdef int moves[bounds.MOST_MOVES]
    cdef double targets[4]
    cdef float[::1] inputs, chances

    cdef void play_game(self) noexcept nogil
    cdef void reset_state(self) noexcept nogil
    @cython.locals(count=cython.int, seat=cython.int, chosen=cython.int, best=cython.double,
                   i=cython.int)
    cdef int choose(self) noexcept nogil
    @cython.locals(i=cython.int, seat=cython.int)
    cdef void keep_state(self) noexcept nogil
    @cython.locals(seat=cython.int, back=cython.int, moment=cython.int, i=cython.int,
                   old=cython.double)
    cdef void learn_game(self) noexcept nogil
