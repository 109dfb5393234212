cimport cython

from buttonbox.games.war cimport material, phases
from buttonbox.core.state cimport State

cdef int CARD_COPIES[15]

# Rows of different lengths have types of different names: Cython 3.3 converts all two-dimensional
# arrays of one type to lists as if their rows were as long as those of the first.
ctypedef short boy_value
ctypedef short card_count

cdef class Board(State):
    cdef public short locations, whites, display_size, phase, tiles, start, next_start, laid
    cdef public short rolling_seat, dice_to_roll
    cdef public short turn_seat, acted, bonus, brother_used, using, used, round_end_step
    cdef public short marker, marker_part, stepwise
    cdef public unsigned short tracks[3][5]
    cdef public unsigned short tile_values[6][5]
    cdef public short tile_used[6]
    cdef public short card_dice[15]
    cdef public short deck[15]
    cdef public short discard[15]
    cdef public short display[3]
    cdef public short marker_pool[11]
    cdef public short markers[4]
    cdef public short space[3]
    cdef public short group_seat[3]
    cdef public short group_value[3]
    cdef public short group_dice[3]
    cdef public short group_white[3]
    cdef public short lone_brother[3]
    cdef public short school_seat[7]
    cdef public short school_value[7]
    cdef public short sold_seat[3]
    cdef public short sold_value[3]
    cdef public short sold_dice[3]
    cdef public short sold_white[3]
    cdef public short lake[7]
    cdef public short village_white[7]
    cdef public short mill_white[7]
    cdef public short picked[7]
    cdef public short front[4][7]
    cdef public short white[4][7]
    cdef public short village[4][7]
    cdef public short mill[4][7]
    cdef public boy_value detention[4][4]
    cdef public card_count cards[4][15]
    cdef public short hand[4]
    cdef public int buttons[4]
    cdef public short stars[4]
    cdef public short brothers[4]
    cdef public short sections[4]

    @cython.locals(card=cython.int)
    cdef void fill_deck(self)

@cython.locals(count=cython.int, value=cython.int)
cpdef bint has_coloured(Board b, int seat) noexcept nogil
@cython.locals(count=cython.int, value=cython.int)
cpdef bint has_dice(Board b, int seat) noexcept nogil
@cython.locals(count=cython.int, spot=cython.int)
cpdef int boys_in_detention(Board b, int seat) noexcept nogil
@cython.locals(mask=cython.int, spot=cython.int)
cpdef int blocked_sections(Board b, int seat) noexcept nogil
cpdef int buildable_sections(Board b, int seat) noexcept nogil
@cython.locals(count=cython.int, section=cython.int)
cpdef int sections_built(Board b, int seat) noexcept nogil
cpdef int group_size(Board b, int place) noexcept nogil
