cimport cython

from buttonbox.core.memory cimport copying
from buttonbox.core.state cimport State
from buttonbox.games.war cimport material
from buttonbox.games.war.rules cimport War
from buttonbox.research.observations cimport numbers
from buttonbox.research.observations.encoder cimport Encoder

@cython.final
cdef class WarEncoder(Encoder):
    cdef War board
    @cython.locals(at=cython.int, place=cython.int, slot=cython.int, ahead=cython.int)
    cdef void write_all(self, int seat, signed char* out) noexcept nogil
    @cython.locals(at=cython.int)
    cdef int write_course(self, signed char* out) noexcept nogil
    @cython.locals(tile=cython.int, place=cython.int, space=cython.int, card=cython.int,
                   marker=cython.int)
    cdef int write_supply(self, signed char* out, int at) noexcept nogil
    @cython.locals(value=cython.int)
    cdef int write_white_dice(self, signed char* out, int at) noexcept nogil
    @cython.locals(ahead=cython.int)
    cdef int put_owner(self, signed char* out, int at, int seat, int owner) noexcept nogil
    cdef int write_location(self, int seat, int place, signed char* out, int at) noexcept nogil
    @cython.locals(space=cython.int)
    cdef int write_school(self, int seat, signed char* out, int at) noexcept nogil
    cdef int write_card(self, int seat, int slot, signed char* out, int at) noexcept nogil
    @cython.locals(value=cython.int, spot=cython.int)
    cdef int write_dice(self, int seat, signed char* out, int at) noexcept nogil
    @cython.locals(card=cython.int)
    cdef int write_goods(self, int seat, signed char* out, int at) noexcept nogil
