cimport cython

from buttonbox.bots.value cimport exponential, limits
from buttonbox.core cimport bounds
from buttonbox.core.randomness cimport Generator

cdef int ALL_HIDDEN

@cython.locals(i=cython.Py_ssize_t, h=cython.Py_ssize_t, x=cython.float)
cdef void accumulate(float[::1] sums, Py_ssize_t first, float[::1] inputs,
                     Py_ssize_t first_input, Py_ssize_t input_size, float[::1] weights,
                     Py_ssize_t hidden_size) noexcept nogil
@cython.locals(h=cython.Py_ssize_t)
cdef void add_change(float[::1] sums, Py_ssize_t first, float change, float[::1] weights,
                     Py_ssize_t row, Py_ssize_t hidden_size) noexcept nogil
@cython.locals(i=cython.Py_ssize_t, whole=cython.Py_ssize_t, a=cython.float, b=cython.float,
               c=cython.float, d=cython.float)
cdef float dot(float[::1] values, Py_ssize_t first, float[::1] weights,
               Py_ssize_t size) noexcept nogil
@cython.locals(h=cython.Py_ssize_t, x=cython.float)
cdef void relu(float[::1] hidden, float[::1] own_sum, float[::1] other_sum,
               float[::1] all_other_sum, Py_ssize_t first, Py_ssize_t hidden_size) noexcept nogil
@cython.locals(i=cython.Py_ssize_t, h=cython.Py_ssize_t, x=cython.float)
cdef void apply_gradient(float[::1] weights, float[::1] inputs, Py_ssize_t first_input,
                         Py_ssize_t input_size, float[::1] gradient, Py_ssize_t first,
                         Py_ssize_t hidden_size) noexcept nogil
@cython.locals(i=cython.Py_ssize_t)
cdef void blend(float[::1] weights, float[::1] goal, float fraction) noexcept nogil

@cython.final
cdef class Network:
    cdef readonly int input_size, hidden_size
    cdef public float[::1] inputs
    cdef public float[::1] own
    cdef public float[::1] others
    cdef public float[::1] direct
    cdef public float[::1] bias
    cdef public float[::1] out
    cdef float[::1] own_sum
    cdef float[::1] other_sum
    cdef float[::1] all_other_sum
    cdef float[::1] direct_sum
    cdef float[::1] hidden
    cdef float[::1] gradient
    cdef float[::1] other_gradient
    cdef public double chances[bounds.MAX_PLAYERS]
    cdef bint keeps_sums
    cdef float[::1] kept_inputs
    cdef int settled[bounds.MAX_PLAYERS]
    cdef int[::1] changed
    cdef float[::1] kept_own_sum
    cdef float[::1] kept_other_sum
    cdef float[::1] kept_direct_sum

    @cython.locals(i=cython.int, h=cython.int)
    cpdef object randomise(self, Generator generator)
    @cython.locals(seat=cython.int, score=cython.double, best=cython.double, total=cython.double)
    cpdef void forward(self, int seats) noexcept nogil
    @cython.locals(seat=cython.int, h=cython.int, first=cython.int, size=cython.int)
    cdef void sum_inputs(self, int seats) noexcept nogil
    @cython.locals(h=cython.int, first=cython.int, size=cython.int, at=cython.int)
    cdef void sum_seat(self, int seat) noexcept nogil
    @cython.locals(i=cython.int, h=cython.int, seat=cython.int)
    cdef void keep_sums(self, int seats) noexcept nogil
    cdef void settle(self, int seat, int count) noexcept nogil
    cdef void forget_sums(self) noexcept nogil
    @cython.locals(h=cython.Py_ssize_t, first=cython.Py_ssize_t)
    cdef void restore_sums(self, int seat) noexcept nogil
    @cython.locals(i=cython.int, k=cython.int, first=cython.int, at=cython.int,
                   change=cython.float)
    cdef void add_changes(self, int seat) noexcept nogil
    @cython.locals(i=cython.Py_ssize_t, count=cython.Py_ssize_t)
    cdef int find_changes(self, Py_ssize_t at, Py_ssize_t settled) noexcept nogil
    @cython.locals(first=cython.int)
    cdef float score(self, int seat) noexcept nogil
    cpdef void blend_towards(self, Network other, float fraction) noexcept nogil
    @cython.locals(seat=cython.int, first=cython.int, at=cython.int, size=cython.int)
    cdef void learn(self, int seats, double* targets, float rate) noexcept nogil
    @cython.locals(i=cython.int, h=cython.int, first=cython.int, x=cython.float)
    cdef void update_output(self, int seat, float step) noexcept nogil
    @cython.locals(h=cython.int, other=cython.int, first=cython.int, total=cython.float)
    cdef void update_bias(self, int seat, int seats) noexcept nogil
