"""What plain Python cannot say: let go of the interpreter lock, copy a state in one stroke.

`nogil.py` beside it does the same where nothing is compiled.
"""

from cpython.object cimport Py_TPFLAGS_HAVE_GC, PyObject, PyTypeObject
from libc.string cimport memcpy

from buttonbox.core.state cimport State


cdef class Task:
    cdef void work(self, int steps) noexcept nogil:
        pass


def release(Task task, int steps):
    """Do some steps of a task while other threads go on."""
    with nogil:
        task.work(steps)


cdef void become(State target, State source) noexcept nogil:
    memcpy(
        <char*><PyObject*>target + sizeof(PyObject),
        <char*><PyObject*>source + sizeof(PyObject),
        (<PyTypeObject*>(<PyObject*>source).ob_type).tp_basicsize - sizeof(PyObject),
    )


def check_plain(State target, State source):
    """Only states of one compiled type that hold numbers, no Python objects, can be copied so."""
    kind = type(source)
    if type(target) is not kind or (<PyTypeObject*>(<PyObject*>kind)).tp_flags & Py_TPFLAGS_HAVE_GC:
        raise TypeError(f"{kind.__name__} holds Python objects: run with BUTTONBOX_INTERPRETED=1")
