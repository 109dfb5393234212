cimport cython

from buttonbox.games.war cimport material, state
from buttonbox.games.war.state cimport Board

@cython.locals(mask=cython.int, seat=cython.int)
cpdef int ender_mask(Board b) noexcept nogil
@cython.locals(goods=cython.int)
cpdef int points(Board b, int seat) noexcept nogil
@cython.locals(enders=cython.int, mask=cython.int, best=cython.int, seat=cython.int, rank=cython.int)
cdef int winner_mask(Board b) noexcept nogil
