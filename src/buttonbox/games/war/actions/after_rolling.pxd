cimport cython

from buttonbox.games.war cimport codes, material, state
from buttonbox.games.war.actions cimport bonus_action
from buttonbox.games.war.state cimport Board


cpdef bint may_use(Board b, int seat, int card) noexcept nogil
@cython.locals(count=cython.int, shown=cython.int, other=cython.int)
cdef int fill_after_rolling(Board b, int* moves) noexcept nogil
@cython.locals(value=cython.int)
cdef int fill_picks(Board b, int* moves, int count) noexcept nogil
@cython.locals(shown=cython.int)
cpdef bint has_after_rolling(Board b, int seat) noexcept nogil
cdef void start_using(Board b, int card) noexcept nogil
@cython.locals(shown=cython.int, wanted=cython.int)
cdef void turn_one(Board b, int offset) noexcept nogil
cdef void pick_up(Board b, int value) noexcept nogil
