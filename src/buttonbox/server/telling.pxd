cimport cython

from buttonbox.core.state cimport State
from buttonbox.games.buttons cimport phases
from buttonbox.games.buttons.position cimport write_course, write_seat
from buttonbox.games.buttons.rules cimport Buttons

@cython.final
cdef class ToldSeat:
    cdef int seat, status, due, cards
    cdef unsigned long long buttons, stars
    cdef object text
    cdef object tell(self, Buttons state)
    cdef bint is_like(self, Buttons state) noexcept
    cdef void learn(self, Buttons state) noexcept

cdef int due_told(Buttons state, int seat) noexcept

@cython.final
cdef class Teller:
    cdef list seats
    @cython.locals(buttons=Buttons, told=dict, seat=ToldSeat)
    cpdef dict position(self, State state)
