cimport cython

from buttonbox.games.buttons cimport material, phases
from buttonbox.games.buttons.rules cimport Buttons

@cython.locals(written=dict, seat=cython.int)
cpdef dict write_position(Buttons state)
@cython.locals(course=dict)
cpdef dict write_course(Buttons state)
cdef object _add_turn(dict course, Buttons state)
@cython.locals(dice=dict, i=cython.int)
cdef object _add_dice(dict course, Buttons state)
cpdef list layout_of(Buttons state, int seat)
@cython.locals(written=dict, colour=cython.int)
cpdef dict write_seat(Buttons state, int seat, list layout)
@cython.locals(colour=cython.int)
cdef list _colours(int cards)
@cython.locals(cell=cython.int)
cdef list _names(unsigned long long lie)
