cimport cython

from buttonbox.core.state cimport State
from buttonbox.games.buttons cimport codes, material, phases
from buttonbox.games.buttons.page.facts cimport bust_risk, row_risks
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
