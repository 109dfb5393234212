"""Copy states with one memcpy, which plain Python cannot express.

`copying.py` is the interpreted version.
"""

from copy import deepcopy

from cpython.object cimport Py_TPFLAGS_HAVE_GC, PyObject, PyTypeObject
from libc.string cimport memcpy

BASE_FIELDS = ("to_act", "players", "round")  # of State; the others of a PlainState are in Python
cdef dict PLAIN = {}  # whether a type holds numbers only, by type


cdef void copy_into(object target, object source) noexcept nogil:
    cdef PyTypeObject* kind = <PyTypeObject*>(<PyObject*>source).ob_type
    if kind.tp_flags & Py_TPFLAGS_HAVE_GC:  # true of every PlainState
        copy_with_gil(target, source)
        return
    memcpy(
        <char*><PyObject*>target + sizeof(PyObject),
        <char*><PyObject*>source + sizeof(PyObject),
        kind.tp_basicsize - sizeof(PyObject),
    )


cdef void copy_with_gil(object target, object source) noexcept with gil:
    copy_fields(target, source)


cpdef copy_fields(target, source):
    """Copy all fields to another state of the same type, including Python objects."""
    if is_plain(type(source)):
        copy_into(target, source)
        return
    for name in BASE_FIELDS:
        setattr(target, name, getattr(source, name))
    for name, value in vars(source).items():
        setattr(target, name, deepcopy(value))


def check_plain(target, source):
    """Raise TypeError unless `copy_into` can copy one state into the other."""
    kind = type(source)
    if type(target) is not kind or not (is_plain(kind) or getattr(kind, "in_python", False)):
        raise TypeError(f"{kind.__name__} holds Python objects: derive it from PlainState")


cdef bint is_plain(type kind) except -1:
    if kind not in PLAIN:
        PLAIN[kind] = holds_only_numbers(kind)
    return PLAIN[kind]


cdef bint holds_only_numbers(type kind) except -1:
    """Return whether instances of the type hold only plain C values.

    A field for a Python object usually adds the type to the garbage collector. Fields for bytes and
    str do not, but they are None in a new instance.
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
