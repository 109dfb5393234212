cimport cython

from buttonbox.core cimport actors, bounds
from buttonbox.core.state cimport State

cdef unsigned long long MASK, LOW

cdef unsigned long long rotate(unsigned long long word, int by) noexcept nogil

@cython.locals(total=cython.int, i=cython.int, code=cython.int, counts=dict)
cpdef list chance_cases(State state)

@cython.final
cdef class Generator:
    cdef unsigned long long words[4]
    @cython.locals(result=cython.ulonglong, kept=cython.ulonglong)
    cpdef unsigned long long next(self) noexcept nogil
    @cython.locals(product=cython.ulonglong, floor=cython.ulonglong)
    cpdef int below(self, unsigned int count) noexcept nogil
    @cython.locals(total=cython.int)
    cpdef int draw(self, State state) except -1 nogil
    cpdef object choose(self, list moves)
    cpdef bint settle(self, State state) except -1 nogil

@cython.final
cdef class Playout:
    cdef Generator generator
    cdef int moves[bounds.MOST_MOVES]
    @cython.locals(count=cython.int)
    cpdef int step(self, State state) except -1 nogil
    @cython.locals(decisions=cython.int)
    cpdef int finish(self, State state) except -1 nogil
