from buttonbox.core.state cimport State

cdef class PlainState(State):
    pass

cdef list chance_list(PlainState state)
