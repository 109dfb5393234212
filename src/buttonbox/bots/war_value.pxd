cimport cython

from buttonbox.bots cimport sizes
from buttonbox.bots.evaluator cimport Evaluator
from buttonbox.bots.network cimport Network
from buttonbox.core.state cimport State
from buttonbox.games.war cimport closing, look, phases, places, tables
from buttonbox.games.war.rules cimport War

cdef int GOODS, OWNED, DICE, TURN, CHANCES, HELD, SAFE, EXAM, HELD_AT
cdef int MARKER_BUILDS[11]
cdef int MARKER_FREES[11]
cdef int MARKER_STARS[11]
cdef int MARKER_BROTHERS[11]
cdef int MARKER_BUTTONS[11]

@cython.final
cdef class WarValue(Evaluator):
    cdef readonly Network network
    cdef War state

    @cython.locals(i=cython.int, seat=cython.int, at=cython.int)
    cdef void fill_inputs(self) noexcept nogil
    @cython.locals(buttons=cython.int, stars=cython.int, sections=cython.int, n=cython.int,
                   ends=cython.bint, card=cython.int)
    cdef void fill_goods(self, int seat, int at) noexcept nogil
    @cython.locals(missing=cython.int, count=cython.int, section=cython.int)
    cdef int blocked(self, int seat) noexcept nogil
    @cython.locals(ahead=cython.int, busy=cython.bint)
    cdef void fill_turn(self, int seat, int at) noexcept nogil
    @cython.locals(coloured=cython.int, white=cython.int, most=cython.int, most_value=cython.int,
                   value=cython.int, own=cython.int, same=cython.int)
    cdef void fill_dice(self, int seat, int at) noexcept nogil
    @cython.locals(count=cython.int, value=cython.int)
    cdef int in_hand(self, int seat) noexcept nogil
    @cython.locals(space=cython.int, spaces=cython.int)
    cdef void fill_school(self, int seat, int at) noexcept nogil
    @cython.locals(slot=cython.int, card=cython.int)
    cdef void fill_cards(self, int seat, int at) noexcept nogil
    @cython.locals(brother=cython.int, value=cython.int, dice=cython.int)
    cdef bint can_buy(self, int seat, int card) noexcept nogil
    @cython.locals(place=cython.int, seat=cython.int, at=cython.int, group=cython.int)
    cdef void fill_markers(self) noexcept nogil
    cdef void add_marker(self, int seat, int at, int marker) noexcept nogil
    @cython.locals(other=cython.int)
    cdef bint is_safe(self, int seat, int place) noexcept nogil
    @cython.locals(brother=cython.int, value=cython.int, dice=cython.int)
    cdef bint can_displace(self, int seat, int place) noexcept nogil
