cimport cython

from buttonbox.bots.search cimport limits
from buttonbox.bots.search.nogil cimport Lock
from buttonbox.core cimport bounds


@cython.final
cdef class SearchTree:
    cdef Lock lock
    cdef public int searchers
    cdef public int goal
    cdef readonly bint full
    cdef readonly int simulations, node_count, edges
    cdef int edge_total, seats
    cdef int[::1] first_edge, edge_count, sibling, renumbered
    cdef int[::1] child, move, visits, outcomes, last_outcome
    cdef unsigned long long[::1] seed, key
    cdef float[::1] prior, total

    cpdef object allocate(self, int edges)
    cpdef object grow(self)
    @cython.locals(left=cython.int)
    cpdef void check_room(self) noexcept nogil
    cdef void clear(self, int seats) noexcept nogil
    @cython.locals(node=cython.int)
    cdef int new_node(self, int edge, unsigned long long seed) noexcept nogil
    @cython.locals(edge=cython.int, seat=cython.int)
    cdef int new_edge(self, int node, int move) noexcept nogil
    @cython.locals(node=cython.int)
    cdef int next_outcome(self, int edge) noexcept nogil
    @cython.locals(node=cython.int)
    cdef int find_node(self, unsigned long long key) noexcept nogil
    @cython.locals(count=cython.int, edges=cython.int, node=cython.int)
    cdef void keep_below(self, int root) noexcept nogil
    @cython.locals(count=cython.int, node=cython.int)
    cdef int renumber(self, int root) noexcept nogil
    @cython.locals(first=cython.int, edge=cython.int, child=cython.int)
    cdef void mark_children(self, int node) noexcept nogil
    @cython.locals(old=cython.int, count=cython.int, sibling=cython.int, i=cython.int)
    cdef void move_node(self, int node, int to, int first) noexcept nogil
    @cython.locals(child=cython.int, seat=cython.int)
    cdef void move_edge(self, int edge, int to) noexcept nogil
    @cython.locals(most=cython.int, second=cython.int, edge=cython.int, visits=cython.int)
    cpdef int visit_lead(self)
    @cython.locals(edge=cython.int, first=cython.int, visits=cython.int)
    cpdef list root_moves(self)
