cimport cython

from buttonbox.bots.war cimport limits, pruning
from buttonbox.bots.value.evaluator cimport Evaluator
from buttonbox.bots.value.network cimport Network
from buttonbox.core.state cimport State
from buttonbox.games.war cimport material, phases, round_end, state, winner
from buttonbox.games.war.actions cimport dice_action
from buttonbox.games.war.rules cimport War

cdef int LASTING, CARDS_OWNED, DICE, TURN, SCHOOL, BUYABLE, HELD, SAFE, EXAM, GROUPS
cdef int BUILDS, FREES, STARS, BROTHERS, BUTTONS
cdef int MARKER_BUILDS[11]
cdef int MARKER_FREES[11]
cdef int MARKER_STARS[11]
cdef int MARKER_BROTHERS[11]
cdef int MARKER_BUTTONS[11]

@cython.final
cdef class WarValue(Evaluator):
    cdef readonly Network network
    cdef War state
    cdef int at

    @cython.locals(i=cython.int, seat=cython.int)
    cdef void fill_inputs(self) noexcept nogil
    cdef void begin(self, int seat, int group) noexcept nogil
    cdef void put(self, float value) noexcept nogil
    @cython.locals(step=cython.int)
    cdef void put_steps(self, int value, int first, int count) noexcept nogil
    @cython.locals(buttons=cython.int, stars=cython.int, sections=cython.int, points=cython.int,
                   ends=cython.bint)
    cdef void put_lasting(self, int seat) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void put_cards_owned(self, int seat) noexcept nogil
    @cython.locals(missing=cython.int, count=cython.int, section=cython.int)
    cdef int blocked(self, int seat) noexcept nogil
    @cython.locals(ahead=cython.int, own=cython.bint, busy=cython.bint)
    cdef void put_turn(self, int seat) noexcept nogil
    @cython.locals(coloured=cython.int, white=cython.int, most=cython.int, most_value=cython.int,
                   value=cython.int, own=cython.int, same=cython.int)
    cdef void put_dice(self, int seat) noexcept nogil
    @cython.locals(count=cython.int, value=cython.int)
    cdef int in_hand(self, int seat) noexcept nogil
    @cython.locals(space=cython.int, spaces=cython.int)
    cdef void put_school(self, int seat) noexcept nogil
    @cython.locals(slot=cython.int, card=cython.int, some=cython.bint, section=cython.bint,
                   star=cython.bint)
    cdef void put_buyable(self, int seat) noexcept nogil
    @cython.locals(brother=cython.int, value=cython.int, dice=cython.int)
    cdef bint can_buy(self, int seat, int card) noexcept nogil
    @cython.locals(place=cython.int, seat=cython.int, at=cython.int, group=cython.int)
    cdef void add_markers(self) noexcept nogil
    cdef void add_marker(self, int seat, int at, int marker) noexcept nogil
    @cython.locals(other=cython.int)
    cdef bint is_safe(self, int seat, int place) noexcept nogil
    @cython.locals(brother=cython.int, value=cython.int, dice=cython.int)
    cdef bint can_displace(self, int seat, int place) noexcept nogil
