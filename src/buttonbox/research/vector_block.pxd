from cpython.object cimport PyObject

from buttonbox.core cimport bounds
from buttonbox.core.randomness cimport Generator
from buttonbox.core.state cimport State
from buttonbox.research.observations.encoder cimport Encoder

cdef class Block:
    cdef State first
    cdef Encoder encoder
    cdef Generator chooser
    cdef int learner, same_step, games, moves
    cdef list states, generators
    cdef PyObject** state_at
    cdef PyObject** generator_at
    cdef int buffer[bounds.MOST_MOVES]
    cdef signed char[:, ::1] observations, masks, final_observations
    cdef double[:, ::1] returns
    cdef double[::1] rewards
    cdef unsigned char[::1] ended, pending
    cdef signed char[::1] seats

    cdef int restart(self, State state, Generator generator) except -1 nogil
    cdef int advance(self, State state, Generator generator) except -1 nogil
    cdef int play(self, int game, int action, State state, Generator generator) except -1 nogil
    cdef int step_one(self, int game, int action, State state, Generator generator) except -1 nogil
    cdef void clear(self, int game) noexcept nogil
    cdef void write_returns(self, int game, State state) noexcept nogil
    cdef void write_row(self, int game, State state) noexcept nogil
