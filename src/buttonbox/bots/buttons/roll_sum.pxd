cimport cython

from buttonbox.core cimport bounds

cdef double MISSED[42]

@cython.final
cdef class RollSum:
    cdef double columns[24]
    cdef double bust[4]
    cdef double sums[4]

    cdef double missed(self, int dice, int columns) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void clear(self) noexcept nogil
    @cython.locals(missed=cython.double, left=cython.double, better=cython.int, column=cython.int)
    cdef void add_row(self, int free, int shown, int dice, int seat, double weight) noexcept nogil
    @cython.locals(best=cython.double, found=cython.int, column=cython.int)
    cdef int best_column(self, int free, int seat) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void add_column(self, int column, double weight) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void add_bust(self, double weight) noexcept nogil
