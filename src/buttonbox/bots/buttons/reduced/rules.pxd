cimport cython

from buttonbox.bots.buttons.reduced cimport limits
from buttonbox.core cimport actors
from buttonbox.core.state cimport State
from buttonbox.games.buttons cimport phases

cdef int COUNT[limits.SETS]
cdef int COLOURS[3]

cpdef int count(int cells) noexcept nogil
@cython.locals(beside=cython.int)
cpdef int open_cells(int buttons, int stars) noexcept nogil
@cython.locals(across=cython.int, down=cython.int)
cpdef bint has_line(int stars) noexcept nogil
cpdef int rank(int stars) noexcept nogil
@cython.locals(stars=cython.int, colour=cython.int)
cpdef int earned(int buttons, int card) noexcept nogil

@cython.final
cdef class ReducedButtons(State):
    cdef public int phase, active, start, white, gold, shown, rolled
    cdef public int status[2]
    cdef public int due[2]
    cdef public int buttons[2]
    cdef public int stars[2]

    @cython.locals(count=cython.int, cell=cython.int)
    cdef int fill_cells(self, int* moves, int cells, int first) noexcept nogil
    cdef int reachable(self) noexcept nogil
    cdef int gold_cell(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void start_round(self, int seat) noexcept nogil
    cdef void give_turn(self, int seat) noexcept nogil
    cdef void start_roll(self) noexcept nogil
    @cython.locals(blacks=cython.int)
    cdef void take_die(self, int face) noexcept nogil
    cdef void use_roll(self) noexcept nogil
    @cython.locals(other=cython.int, cells=cython.int)
    cdef void offer(self) noexcept nogil
    cdef void pass_dice(self) noexcept nogil
    @cython.locals(seat=cython.int, out=cython.bint)
    cdef void score(self) noexcept nogil
    cdef void sew_next(self) noexcept nogil
    cdef void sew(self, int cell) noexcept nogil
