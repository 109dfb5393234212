cimport cython

from buttonbox.games.buttons cimport codes, material, phases
from buttonbox.core cimport actors
from buttonbox.core.state cimport State

@cython.locals(one=cython.ulonglong)
cpdef unsigned long long bit(int n) noexcept nogil
cdef int IN_ROW[64]

@cython.locals(count=cython.int, row=cython.int)
cpdef int count_bits(unsigned long long cells) noexcept nogil
@cython.locals(across=cython.ulonglong, down=cython.ulonglong)
cpdef bint has_line(unsigned long long stars) noexcept nogil

@cython.final
cdef class Buttons(State):
    cdef public int phase, active, start, dealt, left_out, white, gold, rolled, blacks
    cdef public int black[4]
    cdef public int status[4]
    cdef public int due[4]
    cdef public int cards[4]
    cdef public unsigned long long buttons[4]
    cdef public unsigned long long stars[4]
    cdef public unsigned long long colours[4][4]

    cdef int fill_turn(self, int* moves) noexcept nogil
    @cython.locals(first=cython.int, cells=cython.ulonglong, count=cython.int, column=cython.int)
    cdef int fill_row(self, int* moves) noexcept nogil
    @cython.locals(cells=cython.ulonglong, count=cython.int, cell=cython.int)
    cdef int fill_buttons(self, int* moves) noexcept nogil
    cdef int next_seat(self, int seat) noexcept nogil
    @cython.locals(own=cython.ulonglong, beside=cython.ulonglong)
    cpdef unsigned long long open_cells(self, int seat) noexcept nogil
    @cython.locals(columns=cython.ulonglong, i=cython.int)
    cpdef unsigned long long rolled_cells(self) noexcept nogil
    cpdef unsigned long long reachable(self) noexcept nogil
    cpdef int gold_cell(self) noexcept nogil
    @cython.locals(gone=cython.int, colour=cython.int, seat=cython.int)
    cdef int undealt_card(self, int number) noexcept nogil

    cdef void take_card(self, int colour) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void start_round(self) noexcept nogil
    cdef void give_turn(self, int seat) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void clear_dice(self) noexcept nogil
    cdef void leave(self, int status) noexcept nogil
    cdef void start_roll(self) noexcept nogil
    cdef void take_die(self, int face) noexcept nogil
    cdef void use_roll(self) noexcept nogil
    @cython.locals(gold=cython.ulonglong)
    cdef void offer_from(self, int seat) noexcept nogil
    cdef void get_out(self) noexcept nogil
    @cython.locals(seat=cython.int, _=cython.int)
    cdef void pass_dice(self) noexcept nogil

    @cython.locals(seat=cython.int)
    cdef void score(self) noexcept nogil
    @cython.locals(stars=cython.int, colour=cython.int)
    cpdef int earned(self, int seat) noexcept nogil
    cdef void sew_from(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void sew(self, unsigned long long cell) noexcept nogil
    @cython.locals(last=cython.int, seat=cython.int)
    cdef void end_round(self) noexcept nogil

    @cython.locals(mask=cython.int, seat=cython.int)
    cpdef int ender_mask(self) noexcept nogil
    cpdef int rank(self, int seat) noexcept nogil
    @cython.locals(enders=cython.int, best=cython.int, mask=cython.int, seat=cython.int)
    cdef int best_enders(self) noexcept nogil
