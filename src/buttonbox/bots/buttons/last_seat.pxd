cimport cython

from buttonbox.bots.buttons cimport limits
from buttonbox.bots.buttons.exits cimport Exits
from buttonbox.bots.buttons.roll_sum cimport RollSum
from buttonbox.bots.buttons.set_index cimport SetIndex
from buttonbox.bots.buttons.value cimport ButtonsValue
from buttonbox.bots.search.nogil cimport Task
from buttonbox.core.memory cimport copying
from buttonbox.games.buttons cimport codes, phases
from buttonbox.games.buttons.rules cimport Buttons, bit, count_bits, has_line

cdef int EVALUATION, MOST_BUTTONS
cdef double NOT_ALLOWED

@cython.final
cdef class LastSeat(Task):
    cdef ButtonsValue value
    cdef Exits exits
    cdef SetIndex index
    cdef RollSum rolls
    cdef Buttons root, leaf
    cdef int seat, players, dice, target, capacity
    cdef unsigned long long laid
    cdef double missed[7]
    cdef double taken[6]
    cdef int best[36]
    cdef readonly int most
    cdef readonly int count
    cdef readonly bint complete, decided
    cdef unsigned long long[::1] sets
    cdef double[::1] worth
    cdef double[::1] chances
    cdef char[::1] stops
    cdef int[::1] numbers

    cpdef object start(self, Buttons state, int seat)
    @cython.locals(columns=cython.int, missed=cython.double)
    cdef void set_dice(self, int dice) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void set_bust(self) noexcept nogil
    @cython.locals(number=cython.int)
    cdef void list_sets(self) noexcept nogil
    cdef void prepare_exits(self) noexcept nogil
    cdef void add(self, unsigned long long buttons, int place) noexcept nogil
    @cython.locals(buttons=cython.ulonglong, free=cython.ulonglong)
    cdef void expand(self, int number) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void get_out(self, int number, unsigned long long buttons) noexcept nogil
    @cython.locals(bust=cython.double)
    cdef bint may_gain(self, int number, unsigned long long buttons,
                       unsigned long long free) noexcept nogil
    @cython.locals(reach=cython.ulonglong, hope=cython.int)
    cdef bint may_win(self, unsigned long long buttons, unsigned long long free) noexcept nogil
    @cython.locals(k=cython.int)
    cdef void add_next(self, unsigned long long buttons, unsigned long long free) noexcept nogil
    cdef unsigned long long open_cells(self, unsigned long long buttons) noexcept nogil
    @cython.locals(back=cython.int)
    cdef void value_sets(self) noexcept nogil
    @cython.locals(worth=cython.double, seat=cython.int)
    cdef void improve(self, int number) noexcept nogil
    cdef bint is_cut_off(self, int number) noexcept nogil
    cdef void find_next(self, unsigned long long buttons) noexcept nogil
    @cython.locals(first=cython.int, row=cython.int, k=cython.int)
    cdef void sort_next(self) noexcept nogil
    @cython.locals(worth=cython.double)
    cdef void insert(self, int number, int first, int at) noexcept nogil
    @cython.locals(total=cython.double, first=cython.int, row=cython.int, end=cython.int,
                   k=cython.int, chance=cython.double)
    cdef double sum_roll(self, int seat) noexcept nogil
    @cython.locals(first=cython.int, row=cython.int, columns=cython.int)
    cdef void roll(self, int white, int shown, int dice) noexcept nogil
    @cython.locals(columns=cython.int, k=cython.int, column=cython.int, at=cython.int,
                   seat=cython.int)
    cdef int read_row(self, int first, int end) noexcept nogil
    cpdef int ahead(self)
    cpdef list after_laying(self, int cell)
    cpdef list before_turn(self)
    @cython.locals(first=cython.int, seat=cython.int)
    cpdef list listed(self, int number)
    @cython.locals(seat=cython.int)
    cpdef list after_getting_out(self)
    @cython.locals(seat=cython.int)
    cpdef list before_roll(self, int white, int shown, int dice)
