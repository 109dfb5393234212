cimport cython

from buttonbox.bots.buttons cimport limits
from buttonbox.games.buttons cimport material

cdef int ROWS[limits.ROW_KINDS]
cdef int NUMBER[64]
cdef int LOWEST[64]

@cython.final
cdef class SetIndex:
    cdef int before[7 * limits.ROW_PAIRS]
    cdef int ways[7 * limits.ROW_KINDS]
    cdef int rows[8]
    cdef readonly int place, found
    cdef readonly int cells[36]
    cdef readonly int places[36]
    cdef int ends[6]

    @cython.locals(above=cython.int, up=cython.int)
    cpdef int start(self, unsigned long long free) noexcept nogil
    @cython.locals(total=cython.int, closed=cython.int, here=cython.int)
    cdef void count_row(self, int row, int above, int free) noexcept nogil
    @cython.locals(row=cython.int)
    cpdef void find_next(self, unsigned long long laid, unsigned long long free) noexcept nogil
    @cython.locals(row=cython.int, here=cython.int, above=cython.int)
    cdef void find(self, unsigned long long laid) noexcept nogil
    @cython.locals(above=cython.int, below=cython.int, here=cython.int, others=cython.int,
                   column=cython.int, place=cython.int)
    cdef void find_in_row(self, int row, int free) noexcept nogil
