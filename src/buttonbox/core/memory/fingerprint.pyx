"""Hash the memory of states to 64 bits; `fingerprint.py` is the interpreted version."""

from cpython.object cimport Py_TPFLAGS_HAVE_GC, PyObject, PyTypeObject

# The constants of FNV-1a, whose mixing step this uses.
cdef unsigned long long FNV_START = 0xCBF29CE484222325
cdef unsigned long long FNV_PRIME = 0x100000001B3


cdef unsigned long long state_key(object state) noexcept nogil:
    cdef PyTypeObject* kind = <PyTypeObject*>(<PyObject*>state).ob_type
    if kind.tp_flags & Py_TPFLAGS_HAVE_GC:  # true of every PlainState
        return 0
    cdef unsigned long long* words = <unsigned long long*><PyObject*>state
    cdef Py_ssize_t i = sizeof(PyObject) // sizeof(unsigned long long)
    cdef Py_ssize_t end = kind.tp_basicsize // sizeof(unsigned long long)
    cdef bint half = kind.tp_basicsize % sizeof(unsigned long long) != 0  # on 32-bit machines
    cdef unsigned long long mixed = FNV_START
    while i < end:
        mixed = mix(mixed, words[i])
        i += 1
    return mix(mixed, (<unsigned int*>(words + end))[0]) if half else mixed


cdef inline unsigned long long mix(
    unsigned long long mixed, unsigned long long word
) noexcept nogil:
    mixed = (mixed ^ word) * FNV_PRIME
    return mixed ^ (mixed >> 29)


def visible_key(state):
    return state_key(state)
