cimport cython
from libc cimport math

from buttonbox.bots.value cimport exponential, limits
from buttonbox.bots.value.evaluator cimport Evaluator
from buttonbox.bots.search.leaf cimport LeafEvaluator
from buttonbox.bots.search.nogil cimport Task
from buttonbox.core cimport actors, bounds
from buttonbox.core.memory cimport copying, fingerprint
from buttonbox.core.randomness cimport Generator
from buttonbox.core.state cimport State

cdef unsigned long long MASK, STEP, MIX_FIRST, MIX_SECOND, DEPTH_STRIDE
cdef int MOST_EDGES, NOTHING, EVERY_MOVE

@cython.final
cdef class Mcts(Task):
    cdef readonly LeafEvaluator leaf_evaluator
    cdef Generator generator
    cdef State root, state
    cdef bint use_priors
    cdef readonly bint full
    cdef readonly int simulations, node_count
    cdef public double exploration, prior_sharpness, widening, root_spread
    cdef readonly int edges
    cdef int edge_total, previous, chosen_move
    cdef int moves[bounds.MOST_MOVES]
    cdef int path[limits.MAX_DEPTH]
    cdef double values[bounds.MAX_PLAYERS]
    cdef int[::1] first_edge, edge_count, sibling, renumbered
    cdef int[::1] child, move, visits, outcomes, last_outcome
    cdef unsigned long long[::1] seed, key
    cdef unsigned long long stream, chosen_key
    cdef float[::1] prior, total

    cpdef object allocate(self, int edges)
    cpdef object grow(self)
    cpdef object start(self, State state, bint prune=*)
    cdef object attach(self, State state)
    @cython.locals(known=cython.bint)
    cdef int move_before(self, State state) noexcept nogil
    @cython.locals(twin=State)
    cpdef object remember(self, State state, int move)
    @cython.locals(node=cython.int, depth=cython.int, edge=cython.int, i=cython.int,
                   previous=cython.int)
    cdef void simulate(self) noexcept nogil
    @cython.locals(left=cython.int)
    cdef void check_room(self) noexcept nogil
    cdef void reset_state(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void add_visit(self, int edge) noexcept nogil
    @cython.locals(first=cython.int, seat=cython.int, visits=cython.int, edge=cython.int,
                   best=cython.int, bonus=cython.double, best_score=cython.double,
                   mean=cython.double, score=cython.double)
    cdef int select_edge(self, int node) noexcept nogil
    @cython.locals(count=cython.int, edge=cython.int)
    cdef int neglected_edge(self) noexcept nogil
    cdef double exploration_weight(self, int edge) noexcept nogil
    @cython.locals(node=cython.int)
    cdef int descend(self, int edge, int depth) noexcept nogil
    @cython.locals(node=cython.int)
    cdef int next_outcome(self, int edge) noexcept nogil
    @cython.locals(mixed=cython.ulonglong)
    cdef void sample_chance(self, State state, unsigned long long seed) noexcept nogil
    @cython.locals(node=cython.int)
    cdef int new_node(self, int edge, unsigned long long seed) noexcept nogil
    cdef void expand_after(self, int node, int previous) noexcept nogil
    @cython.locals(count=cython.int, turn=cython.int, i=cython.int, edge=cython.int,
                   seat=cython.int)
    cdef void add_edges(self, int node, int previous) noexcept nogil
    @cython.locals(first=cython.int, seat=cython.int, best=cython.double, edge=cython.int,
                   i=cython.int)
    cdef void evaluate_moves(self, int node) noexcept nogil
    @cython.locals(whole=cython.double, prior=cython.double, edge=cython.int)
    cdef void set_priors(self, int first, int count, int seat, double best) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void copy_values(self) noexcept nogil
    @cython.locals(node=cython.int)
    cpdef bint resume(self, State state)
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
