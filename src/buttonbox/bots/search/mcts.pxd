cimport cython
from libc cimport math

from buttonbox.bots.search cimport limits
from buttonbox.bots.value cimport exponential
from buttonbox.bots.value.evaluator cimport Evaluator
from buttonbox.bots.search.leaf cimport LeafEvaluator
from buttonbox.bots.search.nogil cimport Task
from buttonbox.bots.search.tree cimport SearchTree
from buttonbox.core cimport actors, bounds
from buttonbox.core.memory cimport copying, fingerprint
from buttonbox.core.randomness cimport Generator
from buttonbox.core.state cimport State

cdef unsigned long long MASK, STEP, MIX_FIRST, MIX_SECOND, DEPTH_STRIDE

@cython.final
cdef class Mcts(Task):
    cdef readonly LeafEvaluator leaf_evaluator
    cdef Generator generator
    cdef readonly SearchTree tree
    cdef State root, state
    cdef bint use_priors
    cdef public double exploration, prior_sharpness, widening, root_spread
    cdef int previous, chosen_move
    cdef int depth, leaf_move, new_outcome, turn
    cdef int moves[bounds.MOST_MOVES]
    cdef int path[limits.MAX_DEPTH]
    cdef double values[bounds.MAX_PLAYERS]
    cdef float[::1] move_values, priors
    cdef unsigned long long stream, chosen_key, leaf_seed

    @cython.locals(count=cython.int)
    cpdef object start(self, State state, bint prune=*)
    cdef object attach(self, State state)
    cpdef object join(self, Mcts other)
    @cython.locals(known=cython.bint)
    cdef int move_before(self, State state) noexcept nogil
    @cython.locals(twin=State)
    cpdef object remember(self, State state, int move)
    @cython.locals(node=cython.int)
    cpdef bint resume(self, State state)
    @cython.locals(count=cython.int)
    cdef void simulate(self) noexcept nogil
    cdef void reset_state(self) noexcept nogil
    @cython.locals(node=cython.int, edge=cython.int)
    cdef void find_leaf(self) noexcept nogil
    @cython.locals(first=cython.int, seat=cython.int, visits=cython.int, edge=cython.int,
                   best=cython.int, bonus=cython.double, best_score=cython.double,
                   mean=cython.double, score=cython.double)
    cdef int select_edge(self, int node) noexcept nogil
    @cython.locals(count=cython.int, edge=cython.int)
    cdef int neglected_edge(self) noexcept nogil
    cdef double exploration_weight(self, int edge) noexcept nogil
    @cython.locals(node=cython.int)
    cdef int descend(self, int edge) noexcept nogil
    @cython.locals(mixed=cython.ulonglong)
    cdef void sample_chance(self, State state, unsigned long long seed) noexcept nogil
    @cython.locals(count=cython.int)
    cdef int evaluate_leaf(self, int previous, bint is_root) noexcept nogil
    @cython.locals(count=cython.int)
    cdef int fill_moves(self, int previous) noexcept nogil
    cdef int move_at(self, int i, int count) noexcept nogil
    @cython.locals(seat=cython.int, best=cython.double, i=cython.int, each=cython.int,
                   at=cython.int)
    cdef void evaluate_moves(self, int count, bint is_root) noexcept nogil
    @cython.locals(whole=cython.double, prior=cython.double, value=cython.double, i=cython.int)
    cdef void set_priors(self, int count, int seat, double best) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void copy_values(self) noexcept nogil
    @cython.locals(edge=cython.int)
    cdef void add_leaf(self, int count) noexcept nogil
    @cython.locals(i=cython.int, edge=cython.int, seat=cython.int, value=cython.float)
    cdef void add_edges(self, int node, int count) noexcept nogil
    @cython.locals(seats=cython.int, i=cython.int, seat=cython.int)
    cdef void back_up(self) noexcept nogil
