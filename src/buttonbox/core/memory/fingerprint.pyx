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
    cdef unsigned long long mixed = FNV_START
    while i < end:  # the size of a state is a multiple of a word
        mixed = (mixed ^ words[i]) * FNV_PRIME
        mixed ^= mixed >> 29
        i += 1
    return mixed
