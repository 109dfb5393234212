cimport cython

from buttonbox.games.war cimport tables
from buttonbox.games.war.board cimport Board


@cython.locals(count=cython.int, value=cython.int)
cpdef bint has_coloured(Board b, int seat) noexcept nogil
@cython.locals(count=cython.int, value=cython.int)
cpdef bint has_dice(Board b, int seat) noexcept nogil
@cython.locals(count=cython.int, spot=cython.int)
cpdef int boys(Board b, int seat) noexcept nogil
@cython.locals(mask=cython.int, spot=cython.int)
cpdef int blocked_sections(Board b, int seat) noexcept nogil
cpdef int buildable_sections(Board b, int seat) noexcept nogil
@cython.locals(count=cython.int, section=cython.int)
cpdef int sections_built(Board b, int seat) noexcept nogil
@cython.locals(count=cython.int, place=cython.int, seat=cython.int)
cpdef int brother_supply(Board b) noexcept nogil
@cython.locals(count=cython.int, seat=cython.int)
cpdef int star_supply(Board b) noexcept nogil
cpdef int group_size(Board b, int place) noexcept nogil
@cython.locals(supply=cython.int)
cpdef void give_brothers(Board b, int seat, int count) noexcept nogil
@cython.locals(supply=cython.int)
cpdef void give_stars(Board b, int seat, int count) noexcept nogil
