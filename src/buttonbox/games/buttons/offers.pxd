cimport cython

from buttonbox.core.state cimport State
from buttonbox.games.buttons cimport board, codes, phases
from buttonbox.games.buttons.rules cimport Buttons

@cython.locals(buttons=Buttons, code=cython.int)
cpdef list offers(State state)
cdef dict _offer(Buttons state, int code)
@cython.locals(
    seat=cython.int, cell=cython.int, colour=cython.int, dice=cython.int, twin=Buttons,
    one=cython.ulonglong, free=cython.ulonglong, left=cython.ulonglong, own=cython.ulonglong,
)
cdef dict _gain(Buttons state, int code)
cdef int _colour(Buttons state, int seat, int cell)
@cython.locals(buttons=Buttons, free=list, risks=list, seat=cython.int)
cpdef dict extra(State state)
@cython.locals(busts=list, row=cython.int)
cdef list _row_busts(unsigned long long free, int dice)
cdef tuple _bust(list risks)
