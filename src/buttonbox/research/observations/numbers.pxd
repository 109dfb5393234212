from libc.string cimport memcpy, memset

# Bodies are here so that a C compiler can inline them into the encoders: most sizes are constants.


cdef inline int put_one_hot(signed char* out, int at, int size, int index) noexcept nogil:
    memset(out + at, 0, size)
    if 0 <= index < size:
        out[at + index] = 1
    return at + size


cdef inline int put_bits(signed char* out, int at, int size, unsigned long long bits) noexcept nogil:
    cdef unsigned long long eight
    cdef int done = 0
    while done < size:
        eight = spread(bits >> done & 0xFF)
        memcpy(out + at + done, &eight, min(size - done, 8))
        done += 8
    return at + size


cdef inline unsigned long long spread(unsigned long long byte) noexcept nogil:
    """Return each bit of a byte as a byte of its own, the lowest first in memory.

    Byte i of eight copies keeps bit i; adding 127 moves any such bit to the top of its byte. That
    the lowest comes first holds where numbers are little-endian, as on all we build for.
    """
    cdef unsigned long long kept = byte * 0x0101010101010101ULL & 0x8040201008040201ULL
    return kept + 0x7F7F7F7F7F7F7F7FULL >> 7 & 0x0101010101010101ULL


cdef inline int small(int value) noexcept nogil:
    return value if value < 127 else 127
