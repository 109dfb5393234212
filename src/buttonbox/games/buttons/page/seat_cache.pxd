cimport cython

from buttonbox.core.state cimport State
from buttonbox.games.buttons cimport phases
from buttonbox.games.buttons.page.facts cimport seat_facts, write_facts
from buttonbox.games.buttons.position.write cimport layout_of, write_course, write_seat
from buttonbox.games.buttons.rules cimport Buttons

@cython.final
cdef class CachedSeat:
    cdef int seat, status, due, cards
    cdef unsigned long long buttons, stars
    cdef bint is_current(self, Buttons state) noexcept
    cdef void update(self, Buttons state) noexcept

cdef int stars_due(Buttons state, int seat) noexcept

@cython.final
cdef class SeatCache:
    cdef list layouts, positions, seats, worths
    cdef object encoded
    @cython.locals(buttons=Buttons, written=dict)
    cpdef dict position(self, State state)
    @cython.locals(buttons=Buttons)
    cpdef dict facts(self, State state)
    @cython.locals(cached=CachedSeat)
    cdef void _update(self, Buttons state) except *
