cimport cython

from buttonbox.games.buttons.rules cimport Buttons

@cython.locals(own=cython.ulonglong)
cpdef dict closed_cell(Buttons state, int seat, int cell)
@cython.locals(closed=cython.ulonglong, cell=cython.int)
cpdef list closed_cells(Buttons state, int seat, unsigned long long wanted)
