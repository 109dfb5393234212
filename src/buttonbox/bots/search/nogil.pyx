"""Release the GIL, which plain Python cannot express; nogil.py is the interpreted version."""


cdef class Task:
    cdef void work(self, int steps) noexcept nogil:
        pass


def run(Task task, int steps):
    """Run some steps of a task without the GIL, so that other threads run meanwhile."""
    with nogil:
        task.work(steps)
