cdef void copy_into(object target, object source) noexcept nogil
cpdef copy_fields(target, source)
