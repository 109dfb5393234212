cdef class Task:
    cdef void work(self, int steps) noexcept nogil
