cimport cython

from buttonbox.core.randomness cimport chance_cases
from buttonbox.core.state cimport State

@cython.final
cdef class FairDice:
    cdef bytes inner, outer
    @cython.locals(inner=bytes)
    cpdef object throw(self, object event, object total)
    @cython.locals(shares=list)
    cpdef object draw(self, State state, object event)
