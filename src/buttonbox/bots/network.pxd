cimport cython
from libc cimport math

from buttonbox.bots cimport sizes
from buttonbox.core.randomness cimport Generator

@cython.final
cdef class Network:
    cdef readonly int size, hidden
    cdef public float[::1] inputs
    cdef public float[::1] own
    cdef public float[::1] others
    cdef public float[::1] direct
    cdef public float[::1] bias
    cdef public float[::1] out
    cdef float seen[256]
    cdef float shown[256]
    cdef float shown_by_all[64]
    cdef float lit[256]
    cdef float slope[256]
    cdef float slope_of_all[64]
    cdef public double chances[4]

    @cython.locals(i=cython.int, h=cython.int)
    cpdef object scatter(self, Generator generator)
    @cython.locals(seat=cython.int, score=cython.double, best=cython.double, total=cython.double)
    cpdef void judge(self, int seats) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int, h=cython.int, first=cython.int, hidden=cython.int,
                   x=cython.float)
    cdef void add_up(self, int seats) noexcept nogil
    @cython.locals(h=cython.int)
    cdef void add_input(self, int first, int row, float x) noexcept nogil
    @cython.locals(i=cython.int, h=cython.int, first=cython.int, light=cython.float,
                   result=cython.float)
    cdef float score(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int, h=cython.int, x=cython.float)
    cdef void learn(self, int seats, double* targets, float rate) noexcept nogil
    @cython.locals(i=cython.int, h=cython.int, first=cython.int, lit=cython.float)
    cdef void correct_output(self, int seat, float push) noexcept nogil
    @cython.locals(h=cython.int)
    cdef void correct_input(self, int first, int row, float x) noexcept nogil
