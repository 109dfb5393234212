"""Release the GIL, which plain Python cannot express; nogil.py is the interpreted version."""

from cpython cimport pythread


cdef class Task:
    cdef void work(self, int steps) noexcept nogil:
        pass


cdef class Lock:
    def __cinit__(self):
        self.lock = <void*>pythread.PyThread_allocate_lock()
        if self.lock is NULL:
            raise MemoryError

    def __dealloc__(self):
        if self.lock is not NULL:
            pythread.PyThread_free_lock(<pythread.PyThread_type_lock>self.lock)

    cdef void acquire(self) noexcept nogil:
        pythread.PyThread_acquire_lock(
            <pythread.PyThread_type_lock>self.lock, pythread.WAIT_LOCK
        )

    cdef void release(self) noexcept nogil:
        pythread.PyThread_release_lock(<pythread.PyThread_type_lock>self.lock)


def run(Task task, int steps):
    """Run some steps of a task without the GIL, so that other threads run meanwhile."""
    with nogil:
        task.work(steps)
