cimport cython

from buttonbox.core.state cimport State
from buttonbox.games.buttons cimport codes, material, phases
from buttonbox.games.buttons.closed cimport closed_cells
from buttonbox.games.buttons.rules cimport Buttons, count_bits

cdef list FIXED_FIELDS

@cython.locals(buttons=Buttons, code=cython.int)
cpdef list legal_moves(State state)
@cython.locals(fields=dict)
cdef dict _move(Buttons state, int code)
@cython.locals(risk=tuple, copy=Buttons, fields=dict, lays=list, code=cython.int)
cdef list _lays(Buttons state, list legal)
@cython.locals(
    seat=cython.int, colour=cython.int, one=cython.ulonglong, left=cython.ulonglong,
    own=cython.ulonglong,
)
cdef object _add_gain(dict fields, Buttons state, Buttons copy, int cell)
@cython.locals(colour=cython.int)
cdef int _colour(Buttons state, int seat, int cell)
@cython.locals(buttons=Buttons)
cpdef dict facts(State state)
cpdef dict write_facts(Buttons state, list seats)
@cython.locals(buttons=Buttons)
cpdef dict replay_facts(State state)
@cython.locals(seat=cython.int)
cdef list _seats(Buttons state)
@cython.locals(
    counts=list, worth=list, earned=list, colour=cython.int, count=cython.int, stars=cython.int,
    own=cython.ulonglong,
)
cpdef dict seat_facts(Buttons state, int seat)
@cython.locals(longest=cython.int, across=cython.ulonglong, down=cython.ulonglong)
cpdef int longest_line(unsigned long long stars)
@cython.locals(free=list, risks=list, seat=cython.int)
cdef dict _live(Buttons buttons)
@cython.locals(busts=list, row=cython.int)
cdef list _row_busts(unsigned long long free, int dice)
@cython.locals(closed=cython.int, risk=tuple)
cdef tuple _bust(list risks)
@cython.locals(gold=cython.ulonglong, one=cython.ulonglong, seat=cython.int)
cdef list _closed(Buttons state)
cdef unsigned long long _wanted(Buttons state, int seat, unsigned long long gold)
