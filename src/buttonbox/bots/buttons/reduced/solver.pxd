cimport cython

from buttonbox.bots.search.nogil cimport Task
from buttonbox.bots.buttons.reduced cimport limits
from buttonbox.bots.buttons.reduced.rules cimport ReducedButtons, count, earned, open_cells, rank
from buttonbox.games.buttons cimport phases

cdef int MOST_PASSES
cdef double CLOSE
cdef double MISSED[16]

cdef int at(int x, int y) noexcept nogil

@cython.final
cdef class ReducedSolver(Task):
    cdef double[::1] starts, ends, alone_x, alone_y, turn_x, turn_y
    cdef int[::1] layout, live
    cdef double columns[3]
    cdef double bust
    cdef int stars_x, stars_y
    cdef readonly double residual
    cdef readonly int positions

    @cython.locals(stars=cython.int, i=cython.int, j=cython.int)
    cdef void solve(self) noexcept nogil
    @cython.locals(_=cython.int, change=cython.double)
    cdef void solve_pair(self, int x, int y) noexcept nogil
    @cython.locals(value=cython.double, change=cython.double)
    cdef double update(self, int x, int y) noexcept nogil
    @cython.locals(largest=cython.double, off=cython.double, i=cython.int, j=cython.int)
    cdef double largest_residual(self) noexcept nogil
    @cython.locals(stage=cython.int, i=cython.int, j=cython.int)
    cdef void solve_round(self, int stars_x, int stars_y) noexcept nogil
    @cython.locals(here=cython.int)
    cdef void solve_position(self, int stage, int x, int y) noexcept nogil
    cdef double best(self, double sign, double rolled, int buttons, double out) noexcept nogil
    @cython.locals(free=cython.int, total=cython.double, row=cython.int, column=cython.int,
                   cell=cython.int)
    cdef double roll_alone(self, int mine, int x, int y) noexcept nogil
    @cython.locals(free=cython.int, total=cython.double, row=cython.int, gold=cython.int,
                   columns=cython.int)
    cdef double roll_both(self, int mine, int x, int y) noexcept nogil
    @cython.locals(offered=cython.int, column=cython.int, cell=cython.int)
    cdef void try_columns(self, int mine, int x, int y, int free, int row,
                          int gold) noexcept nogil
    @cython.locals(kept=cython.double)
    cdef double after_laying(self, int mine, int x, int y, int cell, int offered) noexcept nogil
    cdef double after_bust(self, int mine, int x, int y, int offered) noexcept nogil
    @cython.locals(missed=cython.double, better=cython.int, total=cython.double,
                   column=cython.int, left=cython.double)
    cdef double mean_of_row(self, int mine, int free, int shown, int dice) noexcept nogil
    @cython.locals(found=cython.int, column=cython.int, better=cython.bint)
    cdef int best_column(self, int mine, int free) noexcept nogil
    @cython.locals(due=cython.int, best=cython.double, cells=cython.int)
    cdef double sew_x(self, int x, int y) noexcept nogil
    @cython.locals(due=cython.int, worst=cython.double, cells=cython.int)
    cdef double sew_y(self, int stars_x, int y) noexcept nogil
    @cython.locals(first=cython.int, second=cython.int)
    cdef double after_round(self, int stars_x, int stars_y) noexcept nogil
    @cython.locals(x=cython.int, here=cython.int, value=cython.double)
    cpdef double turn_value(self, ReducedButtons state)
