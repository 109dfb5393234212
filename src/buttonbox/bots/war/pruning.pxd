cimport cython

from buttonbox.games.war cimport codes, phases, prices
from buttonbox.games.war.actions cimport bonus_action, dice_action
from buttonbox.games.war.rules cimport War

cpdef bint is_redundant(War war, int previous, int move) noexcept nogil
cdef bint is_village_die(int move) noexcept nogil
cdef bint is_pick(int move) noexcept nogil
cpdef bint is_paid_bonus(int move) noexcept nogil
cdef int bonus_value(int bonus) noexcept nogil

@cython.locals(seat=cython.int, value=cython.int, turned=cython.bint, price=cython.int,
               own=cython.int, white=cython.int)
cdef bint can_use(War war, int bonus) noexcept nogil
@cython.locals(offset=cython.int, pips=cython.int)
cdef int bonus_price(int bonus) noexcept nogil
@cython.locals(seat=cython.int, helped=cython.int, place=cython.int)
cdef bint fits_location(War war, int value, int dice) noexcept nogil
@cython.locals(helped=cython.int, slot=cython.int, card=cython.int)
cdef bint fits_card(War war, int value, int least, int most, int buttons) noexcept nogil
@cython.locals(seat=cython.int, spaces=cython.int)
cdef bint school_is_open(War war, int price) noexcept nogil

@cython.locals(same=cython.bint)
cdef bint uses(War war, int bonus, int move) noexcept nogil
@cython.locals(pair=cython.int)
cdef bint location_uses(War war, int bonus, int group) noexcept nogil
@cython.locals(pair=cython.int, dice=cython.int, coloured=cython.int)
cdef bint card_uses(War war, int bonus, int group) noexcept nogil
@cython.locals(value=cython.int)
cdef bint takes_all(War war, int bonus, int coloured, int white) noexcept nogil
