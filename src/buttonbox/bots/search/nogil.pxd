cdef class Task:
    cdef void work(self, int steps) noexcept nogil

cdef class Lock:
    cdef void* lock
    cdef void acquire(self) noexcept nogil
    cdef void release(self) noexcept nogil
