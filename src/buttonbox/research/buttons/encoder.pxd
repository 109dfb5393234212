cimport cython

from buttonbox.core.memory cimport copying
from buttonbox.core.state cimport State
from buttonbox.games.buttons.rules cimport Buttons
from buttonbox.research.observations cimport numbers
from buttonbox.research.observations.encoder cimport Encoder

@cython.final
cdef class ButtonsEncoder(Encoder):
    cdef Buttons board
    @cython.locals(at=cython.int, ahead=cython.int)
    cdef void write_all(self, int seat, signed char* out) noexcept nogil
    @cython.locals(at=cython.int, face=cython.int, die=cython.int)
    cdef int write_table(self, signed char* out) noexcept nogil
    @cython.locals(colour=cython.int)
    cdef int write_seat(self, int seat, signed char* out, int at) noexcept nogil
