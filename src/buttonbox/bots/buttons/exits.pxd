cimport cython

from buttonbox.bots.buttons.lines cimport line_counts, line_down
from buttonbox.bots.buttons.value cimport ButtonsValue
from buttonbox.core cimport bounds
from buttonbox.games.buttons cimport material
from buttonbox.games.buttons.rules cimport Buttons, bit, count_bits

cdef int SLOT_BITS, FIVES
cdef unsigned long long MASK, MIX
cdef unsigned long long TURNED[64]
cdef int COVERED[32]

@cython.final
cdef class Exits:
    cdef ButtonsValue value
    cdef Buttons leaf
    cdef int seat, due, evaluations
    cdef unsigned int round
    cdef bint decided
    cdef unsigned long long colours, lines
    cdef double chances[bounds.MAX_PLAYERS]
    cdef int row_colours[64 * 6]
    cdef unsigned long long line_counts[64 * 12 * 8]
    cdef unsigned long long[::1] seen_colours
    cdef unsigned long long[::1] seen_lines
    cdef double[::1] known

    cpdef object attach(self, Buttons leaf)
    @cython.locals(line=cython.int, cells=cython.int)
    cdef void start(self, int seat, bint decided) noexcept nogil
    @cython.locals(laid=cython.ulonglong, counts=cython.int, colour=cython.int)
    cdef void fill_colours(self, int row, int cells) noexcept nogil
    @cython.locals(stars=cython.ulonglong, across=cython.int, down=cython.int, due=cython.int,
                   at=cython.int)
    cdef void fill_lines(self, int line, int cells) noexcept nogil
    @cython.locals(slot=cython.int, first=cython.int, seat=cython.int)
    cdef void get_out(self, unsigned long long buttons) noexcept nogil
    cdef void evaluate(self, unsigned long long buttons) noexcept nogil
    cdef void read(self, unsigned long long buttons) noexcept nogil
    @cython.locals(counts=cython.int, row=cython.int, covered=cython.int, colour=cython.int,
                   card=cython.int)
    cdef int stars_for(self, unsigned long long buttons) noexcept nogil
    @cython.locals(turned=cython.ulonglong, row=cython.int)
    cdef unsigned long long turn(self, unsigned long long buttons) noexcept nogil
    @cython.locals(counts=cython.ulonglong, line=cython.int)
    cdef unsigned long long lines_of(self, unsigned long long buttons, unsigned long long turned,
                                     int first) noexcept nogil
