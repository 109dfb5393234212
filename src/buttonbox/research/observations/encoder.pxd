from buttonbox.core.state cimport State

cdef class Encoder:
    cdef readonly int players, size
    cdef readonly tuple fields
    cdef State blank
    cdef void write(self, State state, int seat, signed char* out) noexcept nogil
    cpdef object check(self, State state, int seat)

cdef class PlainEncoder(Encoder):
    pass

cpdef bytearray legal_mask(State state, int moves)
