cimport cython

from buttonbox.core.randomness cimport chance_cases
from buttonbox.core.state cimport State

@cython.final
cdef class FairDice:
    cdef object inner, outer
    cpdef object throw(self, object event, object total)
    cdef tuple _attempts(self, object event, object total)
    @cython.locals(shares=list, total=cython.int)
    cpdef object draw(self, State state, object event)

@cython.locals(i=cython.int, code=cython.int, last=cython.int)
cpdef bint is_ascending(State state, int total)
