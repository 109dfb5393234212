cimport cython

from buttonbox.core.state cimport State
from buttonbox.games.buttons cimport codes, material, phases
from buttonbox.games.buttons.page.facts cimport closed_cells
from buttonbox.games.buttons.rules cimport Buttons, count_bits

cdef list EVENTS, OFFERED

@cython.locals(old=Buttons, event=dict)
cpdef dict event_facts(State state, int code)
cpdef dict stateless_facts(int code)
cdef bint _changes_little(Buttons state, int code) noexcept
@cython.locals(new=Buttons, fields=dict, ended=cython.bint)
cdef dict _results(Buttons old, int code)
cdef list _rolled(Buttons state)
cdef dict _out(Buttons state)
@cython.locals(rolled=cython.ulonglong, one=cython.ulonglong, seat=cython.int, column=cython.int)
cdef dict _bust(Buttons state, list faces)
