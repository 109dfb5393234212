cimport cython
from libc cimport math

from buttonbox.bots cimport sizes
from buttonbox.core.randomness cimport Generator

cdef int ROOM

@cython.locals(i=cython.Py_ssize_t, h=cython.Py_ssize_t, x=cython.float)
cdef void weigh(float[::1] sums, Py_ssize_t first, float[::1] inputs, Py_ssize_t first_input,
                Py_ssize_t size, float[::1] weights, Py_ssize_t hidden) noexcept nogil
@cython.locals(h=cython.Py_ssize_t, light=cython.float)
cdef void light_up(float[::1] lit, float[::1] seen, float[::1] shown, float[::1] by_all,
                   Py_ssize_t first, Py_ssize_t hidden) noexcept nogil
@cython.locals(i=cython.Py_ssize_t, h=cython.Py_ssize_t, x=cython.float)
cdef void correct(float[::1] weights, float[::1] inputs, Py_ssize_t first_input, Py_ssize_t size,
                  float[::1] slope, Py_ssize_t first, Py_ssize_t hidden) noexcept nogil
@cython.locals(i=cython.Py_ssize_t)
cdef void approach(float[::1] weights, float[::1] goal, float part) noexcept nogil

@cython.final
cdef class Network:
    cdef readonly int size, hidden
    cdef public float[::1] inputs
    cdef public float[::1] own
    cdef public float[::1] others
    cdef public float[::1] direct
    cdef public float[::1] bias
    cdef public float[::1] out
    cdef float[::1] seen
    cdef float[::1] shown
    cdef float[::1] shown_by_all
    cdef float[::1] lit
    cdef float[::1] slope
    cdef float[::1] slope_of_others
    cdef public double chances[4]

    @cython.locals(i=cython.int, h=cython.int)
    cpdef object scatter(self, Generator generator)
    @cython.locals(seat=cython.int, score=cython.double, best=cython.double, total=cython.double)
    cpdef void judge(self, int seats) noexcept nogil
    @cython.locals(seat=cython.int, h=cython.int, first=cython.int, hidden=cython.int,
                   inputs=cython.int)
    cdef void add_up(self, int seats) noexcept nogil
    @cython.locals(i=cython.int, h=cython.int, first=cython.int, result=cython.float)
    cdef float score(self, int seat) noexcept nogil
    cpdef void approach(self, Network other, float part) noexcept nogil
    @cython.locals(seat=cython.int, first=cython.int, at=cython.int)
    cdef void learn(self, int seats, double* targets, float rate) noexcept nogil
    @cython.locals(i=cython.int, h=cython.int, first=cython.int, lit=cython.float)
    cdef void correct_output(self, int seat, float push) noexcept nogil
    @cython.locals(h=cython.int, other=cython.int, first=cython.int, total=cython.float)
    cdef void gather_slopes(self, int seat, int seats) noexcept nogil
