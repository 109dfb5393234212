cimport cython

@cython.locals(count=cython.int, other=cython.int, share=cython.double)
cpdef double seat_return(int winners, int players, int seat) noexcept nogil
