cimport cython

from buttonbox.core.state cimport State
from buttonbox.games.buttons cimport material, phases
from buttonbox.games.buttons.rules cimport Buttons, count_bits

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
@cython.locals(gold=cython.ulonglong, one=cython.ulonglong, seat=cython.int)
cdef list _closed(Buttons state)
cdef unsigned long long _wanted(Buttons state, int seat, unsigned long long gold)
@cython.locals(risks=list, row=cython.int)
cpdef list row_risks(unsigned long long free, int dice)
@cython.locals(closed=cython.int, risk=tuple)
cpdef tuple bust_risk(list risks)
@cython.locals(own=cython.ulonglong)
cpdef dict closed_cell(Buttons state, int seat, int cell)
@cython.locals(closed=cython.ulonglong, cell=cython.int)
cpdef list closed_cells(Buttons state, int seat, unsigned long long wanted)
