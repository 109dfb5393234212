cimport cython

from buttonbox.games.war cimport codes, material, phases, prices, state, supply
from buttonbox.games.war.state cimport Board

cdef int CARD_BUILDS[15]
cdef int CARD_BROTHERS[15]
cdef int CARD_STARS[15]

@cython.locals(pair=cython.int)
cpdef int location_code(int place, int value, int coloured, int white, int brother) noexcept nogil
@cython.locals(dice=cython.int, pair=cython.int)
cpdef int card_code(int slot, int value, int coloured, int white, int brother) noexcept nogil

@cython.locals(seat=cython.int, spaces=cython.int, value=cython.int, coloured=cython.int)
cdef int fill_dice_actions(Board b, int* moves, int count) noexcept nogil
@cython.locals(seat=cython.int, white=cython.int, coloured=cython.int, dice=cython.int,
               code=cython.int)
cdef int fill_locations(Board b, int* moves, int count, int value) noexcept nogil
cdef int fill_lone_brother(Board b, int* moves, int count) noexcept nogil
@cython.locals(place=cython.int)
cdef int fill_group(Board b, int* moves, int count, int code, int power) noexcept nogil
cpdef int strength(Board b, int seat, int dice, int value) noexcept nogil
cpdef int strength_at(Board b, int place) noexcept nogil
@cython.locals(dice=cython.int)
cpdef int dice_needed(Board b, int seat, int place, int value) noexcept nogil
cpdef bint is_snitch(Board b, int seat) noexcept nogil
@cython.locals(seat=cython.int, dice=cython.int, slot=cython.int)
cdef int fill_cards(Board b, int* moves, int count, int value) noexcept nogil
@cython.locals(seat=cython.int, brother=cython.int, dice=cython.int, white=cython.int,
               coloured=cython.int)
cdef int fill_card_groups(Board b, int* moves, int count, int slot, int value) noexcept nogil
@cython.locals(space=cython.int)
cdef int fill_school(int* moves, int count, int value, int spaces) noexcept nogil
cpdef int school_price(Board b, int seat, int space) noexcept nogil
@cython.locals(possible=cython.int, spaces=cython.int, space=cython.int, free=cython.int,
               payable=cython.int)
cpdef int open_spaces(Board b, int seat) noexcept nogil
@cython.locals(boys=cython.int, brothers=cython.int, section=cython.int, star=cython.int)
cpdef int possible_spaces(Board b, int seat) noexcept nogil
@cython.locals(seat=cython.int, value=cython.int)
cdef int fill_village(Board b, int* moves, int count) noexcept nogil

cdef void act(Board b, int code) noexcept nogil
cdef void go_to_location(Board b, int place, int group) noexcept nogil
@cython.locals(pay=cython.int)
cpdef int location_pay(Board b, int place) noexcept nogil
cpdef int next_space(Board b, int place) noexcept nogil
cdef void clear_location(Board b, int place) noexcept nogil
@cython.locals(coloured=cython.int, white=cython.int)
cdef void place_group(Board b, int place, int value, int pair) noexcept nogil
cdef void use_brother(Board b, int count) noexcept nogil
@cython.locals(value=cython.int, pair=cython.int, dice=cython.int, coloured=cython.int)
cdef void buy_card(Board b, int slot, int group) noexcept nogil
cdef void take_card(Board b, int card) noexcept nogil
cdef void go_to_school(Board b, int space, int value) noexcept nogil
cdef void go_to_village(Board b, int code) noexcept nogil
cpdef int village_pay(Board b) noexcept nogil
cdef void finish_village(Board b) noexcept nogil
