cimport cython

from buttonbox.bots.search.leaf cimport LeafEvaluator
from buttonbox.bots.search.mcts cimport Mcts
from buttonbox.bots.search.tree cimport SearchTree
from buttonbox.bots.value.network cimport Network
from buttonbox.core cimport actors, bounds
from buttonbox.core.randomness cimport Generator
from buttonbox.core.state cimport State

cdef int MAX_STATES, FIRST_EDGES, LEAST_VISITS
cdef double TREE_RATE

@cython.final
cdef class SearchLearner:
    cdef public State first
    cdef Network network
    cdef object solver
    cdef Generator generator
    cdef readonly Mcts search
    cdef LeafEvaluator leaf_evaluator
    cdef public double rate, td_lambda
    cdef public int random_permille, simulations
    cdef readonly int games, length, tree_states
    cdef int width
    cdef double targets[bounds.MAX_PLAYERS]
    cdef double expected[bounds.MAX_PLAYERS]
    cdef float[::1] inputs, chances, later, counted
    cdef bint weighs_chance

    cpdef object play(self)
    @cython.locals(state=State)
    cdef object play_game(self)
    cdef int choose(self, State state) except -1
    cdef tuple best_move(self, State state)
    cdef object solve(self, State state)
    cdef list look_ahead(self, State state)
    @cython.locals(first=cython.int, edge=cython.int, child=cython.int, after=State)
    cdef object learn_below(self, State state, int node)
    @cython.locals(seat=cython.int, total=cython.double)
    cdef void learn_edge(self, State after, int edge) noexcept nogil
    cdef object record_chance(self, State state)
    @cython.locals(seat=cython.int, at=cython.int, rolls=cython.bint)
    cdef object record_state(self, State state, list values, double later)
    @cython.locals(i=cython.int)
    cdef void copy_inputs(self, int moment) noexcept nogil
    @cython.locals(seat=cython.int, back=cython.int)
    cdef void learn_game(self) noexcept nogil
    @cython.locals(seat=cython.int, own=cython.double, later=cython.double, luck=cython.double, i=cython.int)
    cdef void learn_state(self, int moment) noexcept nogil
