cimport cython

from buttonbox.core.state cimport State
from buttonbox.games.buttons cimport board, codes, phases
from buttonbox.games.buttons.rules cimport Buttons

@cython.locals(buttons=Buttons, code=cython.int)
cpdef list offers(State state)
cdef dict _offer(Buttons state, int code)
@cython.locals(buttons=Buttons, free=list, risks=list, seat=cython.int)
cpdef dict extra(State state)
@cython.locals(busts=list, row=cython.int)
cdef list _row_busts(unsigned long long free, int dice)
cdef tuple _bust(list risks)
