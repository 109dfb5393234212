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
    if type(target) is not kind or not is_plain(kind):
        raise TypeError(f"{kind.__name__} holds Python objects: run with BUTTONBOX_INTERPRETED=1")


cdef bint is_plain(type kind) except -1:
    """Whether objects of the type hold numbers alone.

    Most fields for Python objects make a type one for the garbage collector; those for bytes and
    str do not, but are None in a new object.
    """
    cdef PyTypeObject* described = <PyTypeObject*>(<PyObject*>kind)
    if described.tp_flags & Py_TPFLAGS_HAVE_GC:
        return False
    fresh = kind.__new__(kind)
    cdef void** words = <void**>(<PyObject*>fresh)
    cdef Py_ssize_t word = sizeof(void*)
    cdef Py_ssize_t i = sizeof(PyObject) // word
    for i in range(i, described.tp_basicsize // word):
        if words[i] is <void*>None:
            return False
    return True
