cimport cython

from buttonbox.games.war cimport codes, material, phases, prices, state
from buttonbox.games.war.state cimport Board

cdef int TURN_PRICES[30]

cpdef int turn_offset(int shown, int wanted) noexcept nogil
@cython.locals(wanted=cython.int)
cpdef int turned_to(int offset) noexcept nogil
@cython.locals(seat=cython.int, value=cython.int, card=cython.int)
cdef int fill_bonus(Board b, int* moves, int count) noexcept nogil
@cython.locals(seat=cython.int, buttons=cython.int, shown=cython.int, offset=cython.int)
cdef int fill_turns(Board b, int* moves, int count) noexcept nogil
@cython.locals(value=cython.int)
cpdef bint has_bonus(Board b, int seat) noexcept nogil
cdef void take_bonus(Board b, int code) noexcept nogil
@cython.locals(shown=cython.int, wanted=cython.int)
cdef void turn_for_buttons(Board b, int offset) noexcept nogil
