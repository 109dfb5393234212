cimport cython

from buttonbox.games.war cimport material
from buttonbox.games.war.state cimport Board

@cython.locals(count=cython.int, place=cython.int, seat=cython.int)
cpdef int brother_supply(Board b) noexcept nogil
@cython.locals(count=cython.int, seat=cython.int)
cpdef int star_supply(Board b) noexcept nogil
@cython.locals(supply=cython.int)
cdef void give_brothers(Board b, int seat, int count) noexcept nogil
@cython.locals(supply=cython.int)
cdef void give_stars(Board b, int seat, int count) noexcept nogil
