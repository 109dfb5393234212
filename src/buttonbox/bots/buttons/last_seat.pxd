cimport cython

from buttonbox.bots.buttons cimport limits
from buttonbox.bots.buttons.roll_sum cimport RollSum
from buttonbox.bots.buttons.value cimport ButtonsValue
from buttonbox.bots.search.nogil cimport Task
from buttonbox.core cimport bounds
from buttonbox.core.memory cimport copying
from buttonbox.games.buttons cimport codes, material, phases
from buttonbox.games.buttons.rules cimport Buttons, count_bits, has_line

cdef int MOST_BUTTONS
cdef double NOT_ALLOWED
cdef unsigned long long CELL[36]
cdef unsigned long long MASK, MIX

@cython.final
cdef class LastSeat(Task):
    cdef ButtonsValue value
    cdef RollSum rolls
    cdef Buttons root, leaf
    cdef int seat, dice, target, capacity, slot_count, shift
    cdef readonly int most
    cdef readonly int count
    cdef readonly bint complete, decided
    cdef unsigned long long[::1] sets
    cdef double[::1] chances
    cdef char[::1] stops
    cdef int[::1] slots

    cpdef object start(self, Buttons state, int seat)
    @cython.locals(seat=cython.int)
    cdef void set_bust(self) noexcept nogil
    @cython.locals(number=cython.int)
    cdef void list_sets(self) noexcept nogil
    @cython.locals(back=cython.int)
    cdef void value_sets(self) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef void forget(self) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef int slot_of(self, unsigned long long buttons) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef void add(self, unsigned long long buttons) noexcept nogil
    @cython.locals(buttons=cython.ulonglong, free=cython.ulonglong, seat=cython.int)
    cdef void expand(self, int number) noexcept nogil
    @cython.locals(bust=cython.double)
    cdef bint may_gain(self, unsigned long long buttons, unsigned long long free) noexcept nogil
    @cython.locals(reach=cython.ulonglong, hope=cython.int, colour=cython.int)
    cdef bint may_win(self, unsigned long long buttons, unsigned long long free) noexcept nogil
    @cython.locals(cell=cython.int)
    cdef void add_next(self, unsigned long long buttons, unsigned long long free) noexcept nogil
    cdef unsigned long long open_cells(self, unsigned long long buttons) noexcept nogil
    cdef void get_out(self, unsigned long long buttons) noexcept nogil
    cpdef int ahead(self)
    cdef bint is_cut_off(self, int number) noexcept nogil
    @cython.locals(first=cython.int, seat=cython.int)
    cdef void improve(self, int number) noexcept nogil
    @cython.locals(free=cython.ulonglong, row=cython.int)
    cdef void roll(self, unsigned long long buttons, int white, int shown, int dice) noexcept nogil
    @cython.locals(column=cython.int, cell=cython.int, at=cython.int, seat=cython.int)
    cdef void read_row(self, unsigned long long buttons, unsigned long long free,
                       int row) noexcept nogil
    @cython.locals(number=cython.int)
    cpdef list after_laying(self, int cell)
    cpdef list before_turn(self)
    @cython.locals(first=cython.int, seat=cython.int)
    cpdef list listed(self, int number)
    @cython.locals(buttons=cython.ulonglong, seat=cython.int)
    cpdef list after_getting_out(self)
    @cython.locals(seat=cython.int)
    cpdef list before_roll(self, int white, int shown, int dice)
