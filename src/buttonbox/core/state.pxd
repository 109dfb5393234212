cimport cython

from buttonbox.core cimport actors

cdef int scratch[512]

cdef class State:
    cdef public int to_act, players, round
    cdef int fill_moves(self, int* moves) noexcept nogil
    cdef int chance_total(self) noexcept nogil
    cdef int chance_pick(self, int number) noexcept nogil
    cdef void play(self, int code) noexcept nogil
    cdef int winner_mask(self) noexcept nogil
    cpdef int actor(self) noexcept
    @cython.locals(count=cython.int, i=cython.int)
    cpdef list legal_moves(self)
    @cython.locals(total=cython.int, i=cython.int)
    cpdef list chance_outcomes(self)
    @cython.locals(count=cython.int, i=cython.int)
    cpdef bint is_legal(self, int code) noexcept
    cpdef object apply(self, int code)
