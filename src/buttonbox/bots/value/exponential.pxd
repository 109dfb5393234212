cimport cython
from libc cimport math

cdef double PER_LN2, LN2_HIGH, LN2_LOW, LEAST

@cython.locals(halvings=cython.int, rest=cython.double, result=cython.double)
cpdef double exp(double x) noexcept nogil
