from buttonbox.core.state cimport State

cdef class Task:
    cdef void work(self, int steps) noexcept nogil

cdef void become(State target, State source) noexcept nogil
