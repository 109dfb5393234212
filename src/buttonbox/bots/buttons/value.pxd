cimport cython

from buttonbox.bots.buttons cimport line_shapes
from buttonbox.bots.buttons cimport limits
from buttonbox.bots.buttons.lines cimport Lines
from buttonbox.bots.buttons.roll_sum cimport RollSum
from buttonbox.bots.value.evaluator cimport Evaluator
from buttonbox.bots.value.network cimport Network
from buttonbox.core cimport actors
from buttonbox.core.memory cimport copying
from buttonbox.core.state cimport State
from buttonbox.games.buttons cimport codes, material, phases
from buttonbox.games.buttons.rules cimport Buttons, count_bits

cdef int IN_ROW[64]
cdef double MISS[42]
cdef int MOST_DICE, ENDING

@cython.final
cdef class ButtonsValue(Evaluator):
    cdef readonly Network network
    cdef Buttons state, before, offered
    cdef RollSum rolls
    cdef Lines lines
    cdef int at, due
    cdef unsigned long long free
    cdef int hope[4]
    cdef int rank[4]

    @cython.locals(deals=cython.int, number=cython.int)
    cdef void weigh_cards(self) noexcept nogil
    @cython.locals(deals=cython.int, total=cython.int)
    cdef int deal(self, int number) noexcept nogil
    @cython.locals(row=cython.int)
    cdef void weigh_rolls(self) noexcept nogil
    @cython.locals(plain=cython.bint, gold=cython.int)
    cdef void weigh_row(self, int row, double weight) noexcept nogil
    cdef bint may_show(self, int gold) noexcept nogil
    @cython.locals(seat=cython.int, asked=cython.bint)
    cdef bint is_offered(self, int row, int gold) noexcept nogil
    cdef int open_columns(self, int row) noexcept nogil
    @cython.locals(shown=cython.int, dice=cython.int, i=cython.int)
    cdef void add_row(self, int row, int gold, double weight) noexcept nogil
    @cython.locals(free=cython.int, column=cython.int, seat=cython.int)
    cdef void try_columns(self, int row, int gold) noexcept nogil
    cdef void show(self, int row, int gold) noexcept nogil
    cdef void bust(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void keep_bust(self) noexcept nogil
    cdef void answer_offers(self) noexcept nogil
    @cython.locals(seat=cython.int, taken=cython.double)
    cdef void answer_offer(self) noexcept nogil

    @cython.locals(other=cython.int)
    cdef void expect_changes(self, int seat) noexcept nogil
    cdef void evaluate_change(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void finish(self) noexcept nogil
    cdef void fill_seat(self, int seat) noexcept nogil
    cdef void put(self, float value) noexcept nogil
    @cython.locals(step=cython.int)
    cdef void put_steps(self, int value, int first, int count) noexcept nogil
    cdef bint is_in(self, int seat) noexcept nogil
    cdef int stars_due(self, int seat) noexcept nogil
    @cython.locals(stars=cython.int, hope=cython.int)
    cdef void put_stars(self, int seat) noexcept nogil
    @cython.locals(shape=cython.int)
    cdef void put_lines(self) noexcept nogil
    @cython.locals(status=cython.int, rolling=cython.bint, mine=cython.bint, after=cython.int)
    cdef void put_course(self, int seat) noexcept nogil
    @cython.locals(buttons=cython.int)
    cdef void put_buttons(self, int seat) noexcept nogil
    @cython.locals(cells=cython.ulonglong, pairing=cython.ulonglong, beginning=cython.ulonglong,
                   left=cython.ulonglong, pairs=cython.int, singles=cython.int, colour=cython.int,
                   covered=cython.int)
    cdef void put_colours(self, int seat, int card) noexcept nogil
    @cython.locals(here=cython.double, bust=cython.double)
    cdef void put_risks(self, int seat) noexcept nogil
    @cython.locals(total=cython.double, row=cython.int)
    cpdef double bust_chance(self, unsigned long long free, int dice) noexcept nogil
    @cython.locals(rank=cython.int, sure=cython.int, enough=cython.int, outs=cython.ulonglong)
    cdef void put_ending(self, int seat) noexcept nogil
    @cython.locals(best=cython.int, other=cython.int)
    cdef int best_other(self, int seat, bint sure) noexcept nogil
    cdef double share_against(self, int rank, int other) noexcept nogil
    @cython.locals(best=cython.int, seat=cython.int)
    cdef bint is_decided(self) noexcept nogil
    @cython.locals(best=cython.int, winners=cython.int, seat=cython.int)
    cdef void share_end(self) noexcept nogil
