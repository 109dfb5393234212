cimport cython

from buttonbox.games.war cimport tables
from buttonbox.core.state cimport State

cdef int CARD_COPIES[15]

cdef class Board(State):
    cdef public short locations, whites, display_size, phase, tiles, start, next_start, step, left
    cdef public short turn_seat, acted, bonus, brother_used, using, used, closing, marker, part
    cdef public short track[15]
    cdef public short tile_values[30]
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
    cdef public short front[28]
    cdef public short white[28]
    cdef public short village[28]
    cdef public short mill[28]
    cdef public short detention[16]
    cdef public short cards[60]
    cdef public short hand[4]
    cdef public int buttons[4]
    cdef public short stars[4]
    cdef public short brothers[4]
    cdef public short sections[4]

    @cython.locals(card=cython.int)
    cdef void fill_deck(self)
    cdef void copy_board(self, Board other) noexcept nogil
    cdef void copy_flow(self, Board other) noexcept nogil
    cdef void copy_places(self, Board other) noexcept nogil
    cdef void copy_seats(self, Board other) noexcept nogil
