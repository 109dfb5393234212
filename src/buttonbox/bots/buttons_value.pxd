cimport cython

from buttonbox.bots cimport sizes
from buttonbox.bots.evaluator cimport Evaluator
from buttonbox.bots.network cimport Network
from buttonbox.core.state cimport State
from buttonbox.games.buttons cimport board, phases
from buttonbox.games.buttons.rules cimport Buttons, count_bits

cdef int IN_ROW[64]
cdef int ROUND
cdef unsigned long long FIRST_FIVE, LAST_FIVE, TOP_FIVE

@cython.final
cdef class ButtonsValue(Evaluator):
    cdef readonly Network network
    cdef Buttons state
    cdef int lines[6]
    cdef int hopes[11]
    cdef unsigned long long outs, fives, fours

    @cython.locals(i=cython.int, seat=cython.int, due=cython.int)
    cdef void fill_inputs(self) noexcept nogil
    cdef int stars_due(self, int seat) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int, stars=cython.ulonglong, buttons=cython.ulonglong,
                   across=cython.int, laid=cython.int)
    cdef void count_lines(self, int seat, int due) noexcept nogil
    @cython.locals(sewn=cython.int, laid=cython.int)
    cdef void count_column(self, unsigned long long stars, unsigned long long buttons, int due,
                           unsigned long long window) noexcept nogil
    @cython.locals(coming=cython.int, payable=cython.int)
    cdef void count_window(self, int stars, int buttons, int due,
                           unsigned long long window) noexcept nogil
    @cython.locals(stars=cython.int, hope=cython.int, n=cython.int, longest=cython.int,
                   longest_hope=cython.int)
    cdef void fill_stars(self, int seat, int at, int due) noexcept nogil
    @cython.locals(free=cython.ulonglong, turn=cython.bint, dice=cython.int)
    cdef void fill_round(self, int seat, int at, int due) noexcept nogil
    @cython.locals(colour=cython.int, covered=cython.int, card=cython.int)
    cdef void fill_colours(self, int seat, int at) noexcept nogil
    @cython.locals(cells=cython.ulonglong, colour=cython.int)
    cdef unsigned long long pairs(self, int seat) noexcept nogil
    @cython.locals(total=cython.double, row=cython.int, miss=cython.double, chance=cython.double,
                   _=cython.int)
    cpdef double bust_chance(self, unsigned long long free, int blacks) noexcept nogil
