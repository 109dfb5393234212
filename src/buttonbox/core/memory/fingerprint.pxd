cdef unsigned long long state_key(object state) noexcept nogil
