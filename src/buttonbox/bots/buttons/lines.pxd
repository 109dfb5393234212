cimport cython

from buttonbox.bots.buttons cimport line_shapes
from buttonbox.games.buttons cimport material
from buttonbox.games.buttons.rules cimport Buttons, bit, count_bits

cdef int IN_ROW[64]
cdef int SHAPE[32]
cdef int SHAPE_BY_COUNT[6]
cdef int FAR
cdef unsigned long long FIRST_FIVE, TOP_FIVE

@cython.locals(upper=cython.int)
cpdef int line_down(unsigned long long cells, int column) noexcept nogil
@cython.locals(first=cython.ulonglong)
cpdef unsigned long long line_counts(int stars, int buttons, int due, int down) noexcept nogil
@cython.locals(sewn=cython.int, laid=cython.int, bare=cython.int, shape=cython.int,
               counts=cython.ulonglong)
cdef unsigned long long window_counts(int stars, int buttons, int due, int down) noexcept nogil

@cython.final
cdef class Lines:
    cdef public int begun[14]
    cdef public int hoped[14]
    cdef int seat, due
    cdef unsigned long long pays[36]
    cdef public unsigned long long outs[4]
    cdef readonly unsigned long long fives, fours
    cdef readonly int lack, nearly

    @cython.locals(stars=cython.ulonglong, buttons=cython.ulonglong, i=cython.int)
    cpdef void read(self, Buttons state, int seat, int due, unsigned long long free) noexcept nogil
    @cython.locals(cells=cython.ulonglong, first=cython.int, sure=cython.int, most=cython.int,
                   stars=cython.int, colour=cython.int)
    cdef void find_paying_cells(self, Buttons state, unsigned long long free) noexcept nogil
    cpdef unsigned long long paying(self, int seat, int stars) noexcept nogil
    @cython.locals(shape=cython.int)
    cdef void clear(self) noexcept nogil
    cdef void read_line(self, int stars, int buttons, unsigned long long window,
                        int down) noexcept nogil
    @cython.locals(sewn=cython.int, laid=cython.int)
    cdef void read_window(self, int stars, int buttons, unsigned long long window,
                          int down) noexcept nogil
    cdef void look_ahead(self, int missing, int bare, unsigned long long window) noexcept nogil
    cdef int with_shape(self, int shape) noexcept nogil
    cdef int hoped_for(self, int shape) noexcept nogil
