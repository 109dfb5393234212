"""Encoders write what a seat sees of a state as numbers, into memory that NumPy may own.

`encoder.py` is the interpreted version and says what to override.
"""

from cpython.bytearray cimport PyByteArray_AS_STRING
from libc.string cimport memcpy, memset

from buttonbox.core cimport bounds
from buttonbox.core.state cimport State
from buttonbox.research.observations.fields import LARGEST, total_size

cdef int scratch[bounds.MOST_MOVES]  # used only while the GIL is held


cdef class Encoder:
    def __init__(self, blank, fields):
        self.blank = blank
        self.players = blank.players
        self.fields = tuple(fields)
        self.size = total_size(fields)

    cdef void write(self, State state, int seat, signed char* out) noexcept nogil:
        memset(out, 0, self.size)

    cpdef object check(self, State state, int seat):
        if type(state) is not type(self.blank):
            raise TypeError(f"this encoder is for {type(self.blank).__name__} states")
        if state.players != self.players or not 0 <= seat < self.players:
            raise ValueError(f"this encoder is for {self.players} players, seats from 0")

    def observe(self, State state, int seat):
        self.check(state, seat)
        cdef bytearray row = bytearray(self.size)
        self.write(state, seat, <signed char*>PyByteArray_AS_STRING(row))
        return row


cdef class PlainEncoder(Encoder):
    def values(self, state, seat):
        raise NotImplementedError(f"{type(self).__name__} must override values")

    def checked_values(self, state, seat):
        values = self.values(state, seat)
        if len(values) != self.size or not all(0 <= value <= LARGEST for value in values):
            raise ValueError(f"an observation has {self.size} numbers from 0 to {LARGEST}")
        return bytes(values)

    def observe(self, State state, int seat):
        self.check(state, seat)
        return bytearray(self.checked_values(state, seat))

    cdef void write(self, State state, int seat, signed char* out) noexcept nogil:
        """Write it; an exception cannot be passed on: it is reported on stderr."""
        with gil:
            memset(out, 0, self.size)
            write_values(self.checked_values(state, seat), out)


cdef void write_values(bytes values, signed char* out) noexcept:
    memcpy(out, <char*>values, len(values))


cpdef bytearray legal_mask(State state, int moves):
    cdef bytearray mask = bytearray(moves)
    cdef char* bits = PyByteArray_AS_STRING(mask)
    cdef int count = state.fill_moves(scratch) if state.to_act >= 0 else 0
    cdef int i
    for i in range(count):
        bits[scratch[i]] = 1
    return mask
