cimport cython

from buttonbox.games.war cimport codes, material, phases, state, supply
from buttonbox.games.war.state cimport Board

cdef int FROM_SCHOOL, FROM_CARD, FROM_VILLAGE, FROM_MILL
cdef int MARKER_BUILDS[11]
cdef int MARKER_FREES[11]
cdef int MARKER_STARS[11]
cdef int MARKER_BROTHERS[11]
cdef int MARKER_BUTTONS[11]

@cython.locals(count=cython.int, space=cython.int, place=cython.int)
cpdef int count_showing(Board b, int seat, int value, bint with_snitch) noexcept nogil
@cython.locals(best=cython.int, most=cython.int, seat=cython.int, count=cython.int)
cpdef int single_most(Board b, int value, bint with_snitch) noexcept nogil
@cython.locals(seat=cython.int)
cpdef int punished_seat(Board b) noexcept nogil
cpdef int exam_seat(Board b) noexcept nogil
@cython.locals(held=cython.bint, space=cython.int, slot=cython.int, value=cython.int)
cpdef int value_at(Board b, int seat, int source) noexcept nogil
@cython.locals(count=cython.int, source=cython.int, spot=cython.int)
cdef int fill_detentions(Board b, int* moves) noexcept nogil
@cython.locals(source=cython.int, spot=cython.int, value=cython.int)
cdef void detain(Board b, int offset) noexcept nogil
cdef void take_from_location(Board b, int place) noexcept nogil
cdef void take_from_card(Board b, int slot) noexcept nogil
cpdef int marker_place(Board b) noexcept nogil
cpdef int marker_seat(Board b, int place) noexcept nogil
@cython.locals(seat=cython.int)
cdef void start_marker(Board b, int place) noexcept nogil
cdef bint run_marker(Board b) noexcept nogil
