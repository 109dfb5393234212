cimport cython

from buttonbox.core cimport actors
from buttonbox.games.war cimport codes, material, phases, prices, round_end, state, winner
from buttonbox.games.war.actions cimport after_rolling, bonus_action, building, dice_action
from buttonbox.games.war.state cimport Board

cdef int MARKER_COPIES[11]

@cython.final
cdef class War(Board):
    cpdef void begin(self, int start, bint tiles) noexcept nogil

    @cython.locals(count=cython.int)
    cdef int fill_turn(self, int* moves) noexcept nogil
    @cython.locals(total=cython.int, marker=cython.int, card=cython.int)
    cdef int pool_size(self) noexcept nogil
    @cython.locals(kind=cython.int)
    cdef int pick_from_pool(self, int number) noexcept nogil

    cdef void play_chance(self, int code) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void take_start(self, int seat) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void lay_tile(self, int tile) noexcept nogil
    cdef void start_rolling_boys(self) noexcept nogil
    cdef int next_roller(self) noexcept nogil
    cdef void take_boy(self, int value) noexcept nogil

    @cython.locals(seat=cython.int, marker=cython.int, place=cython.int)
    cdef void start_round(self) noexcept nogil
    cdef void lay_marker(self, int marker) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef void lay_out_cards(self) noexcept nogil
    cdef void lay_card(self, int card) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void refill_deck(self) noexcept nogil
    cdef void start_rolling(self) noexcept nogil
    cdef int available_dice(self) noexcept nogil
    cdef void take_die(self, int value) noexcept nogil
    cdef void take_white_die(self, int value) noexcept nogil

    cdef void ask_after_rolling(self) noexcept nogil
    cdef void end_after_rolling(self) noexcept nogil
    cdef void play_after_rolling(self, int code) noexcept nogil
    @cython.locals(value=cython.int)
    cdef void start_reroll(self) noexcept nogil
    cdef void take_rerolled_die(self, int value) noexcept nogil

    @cython.locals(i=cython.int)
    cdef void give_turn(self, int seat) noexcept nogil
    cdef void play_turn(self, int code) noexcept nogil
    cdef void go_on(self) noexcept nogil
    cdef void play_choice(self, int code) noexcept nogil

    cdef void run_round_end(self) noexcept nogil
    cpdef bint run_round_end_step(self) noexcept nogil
    cdef void end_round(self) noexcept nogil
    @cython.locals(place=cython.int, space=cython.int)
    cdef void clear_places(self) noexcept nogil
    @cython.locals(seat=cython.int, value=cython.int)
    cdef void clear_dice(self) noexcept nogil
