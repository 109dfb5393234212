cimport cython
from libc cimport math

from buttonbox.bots cimport nogil, sizes
from buttonbox.bots.evaluator cimport Evaluator
from buttonbox.bots.judge cimport Judge
from buttonbox.bots.nogil cimport Task
from buttonbox.core cimport actors, bounds
from buttonbox.core.randomness cimport Generator
from buttonbox.core.state cimport State

cdef unsigned long long MASK, STEP, STIR, BLEND, DEPTHS

@cython.final
cdef class Search(Task):
    cdef Judge judge
    cdef Generator generator
    cdef State root, state
    cdef bint knowing
    cdef readonly bint full
    cdef readonly int simulations, node_count
    cdef public double exploration, sharpness, widening
    cdef int edges, nodes, edge_total
    cdef int moves[bounds.MOST_MOVES]
    cdef int path[400]
    cdef double values[4]
    cdef int[::1] first_edge, edge_count, sibling, child, move, visits, outcomes, last_outcome
    cdef unsigned long long[::1] seed
    cdef unsigned long long stream
    cdef float[::1] prior, total

    cpdef object start(self, State state)
    @cython.locals(node=cython.int, depth=cython.int, edge=cython.int, i=cython.int)
    cdef void simulate(self) noexcept nogil
    cdef void reset_state(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void add_values(self, int edge) noexcept nogil
    @cython.locals(first=cython.int, seat=cython.int, visits=cython.int, edge=cython.int,
                   best=cython.int, doubt=cython.double, most=cython.double, score=cython.double)
    cdef int pick_edge(self, int node) noexcept nogil
    cdef double weight(self, int edge) noexcept nogil
    @cython.locals(node=cython.int)
    cdef int descend(self, int edge, int depth) noexcept nogil
    @cython.locals(node=cython.int)
    cdef int next_outcome(self, int edge) noexcept nogil
    @cython.locals(mixed=cython.ulonglong)
    cdef void throw(self, State state, unsigned long long seed) noexcept nogil
    @cython.locals(node=cython.int)
    cdef int new_node(self, int edge, unsigned long long seed) noexcept nogil
    cdef void expand(self, int node) noexcept nogil
    @cython.locals(count=cython.int, turn=cython.int, i=cython.int, edge=cython.int,
                   seat=cython.int)
    cdef void add_edges(self, int node) noexcept nogil
    @cython.locals(first=cython.int, seat=cython.int, best=cython.double, edge=cython.int,
                   i=cython.int)
    cdef void judge_edges(self, int node) noexcept nogil
    @cython.locals(whole=cython.double, prior=cython.double, edge=cython.int)
    cdef void set_priors(self, int first, int count, int seat, double best) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void keep_values(self) noexcept nogil
    @cython.locals(most=cython.int, second=cython.int, edge=cython.int, visits=cython.int)
    cpdef int lead(self)
    @cython.locals(edge=cython.int, seat=cython.int, visits=cython.int)
    cpdef list found(self)
