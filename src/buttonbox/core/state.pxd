cimport cython

from buttonbox.core cimport actors, bounds
from buttonbox.core.memory cimport copying

cdef int scratch[bounds.MOST_MOVES]

cdef class State:
    cdef public int to_act, players, round
    cdef int fill_moves(self, int* moves) noexcept nogil
    cdef int chance_total(self) noexcept nogil
    cdef int chance_pick(self, int number) noexcept nogil
    cdef void play(self, int code) noexcept nogil
    cdef int winner_mask(self) noexcept nogil
    @cython.locals(copy=State)
    cpdef State clone(self)
    cpdef int actor(self) noexcept
    @cython.locals(count=cython.int, i=cython.int)
    cpdef list legal_moves(self)
    @cython.locals(total=cython.int, i=cython.int)
    cpdef list chance_outcomes(self)
    @cython.locals(number=cython.long)
    cpdef bint is_legal(self, object code) except -1
    @cython.locals(count=cython.int, i=cython.int)
    cdef bint has_primitive(self, int code) noexcept
    cpdef object apply(self, object code)
