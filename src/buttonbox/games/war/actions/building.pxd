cimport cython

from buttonbox.games.war cimport codes, material, state
from buttonbox.games.war.state cimport Board

@cython.locals(open_sections=cython.int, count=cython.int, section=cython.int)
cdef int fill_sections(Board b, int* moves) noexcept nogil
@cython.locals(count=cython.int, spot=cython.int)
cdef int fill_boys(Board b, int* moves) noexcept nogil
cdef void free_boy(Board b, int spot) noexcept nogil
