cimport cython

cdef int MOST

@cython.locals(i=cython.int)
cdef int put_one_hot(signed char* out, int at, int size, int index) noexcept nogil
@cython.locals(i=cython.int)
cdef int put_bits(signed char* out, int at, int size, unsigned long long bits) noexcept nogil
cdef int small(int value) noexcept nogil
