"""Games of a vector environment, stepped in a row without the GIL into arrays that NumPy owns.

`vector_block.py` is the interpreted version and documents every method.
"""

from libc.stdlib cimport free, malloc
from libc.string cimport memset

from buttonbox.core cimport actors
from buttonbox.core.memory cimport copying
from buttonbox.research.outcome cimport seat_return

cdef int NO_LEARNER = -1
EVERY_SEAT = NO_LEARNER


cdef class Block:
    def __cinit__(self):
        self.state_at = NULL
        self.generator_at = NULL

    def __init__(self, State first, Encoder encoder, arrays, int learner, bint same_step):
        self.first = first
        self.encoder = encoder
        self.learner = learner
        self.same_step = same_step
        self.games = len(arrays.rewards)
        self.moves = arrays.masks.shape[1]
        self.states = [first.clone() for _ in range(self.games)]
        self.generators = [Generator(0) for _ in range(self.games)]
        self.chooser = Generator(0)
        self.observations, self.masks = arrays.observations, arrays.masks
        self.final_observations = arrays.final_observations
        self.returns, self.rewards = arrays.returns, arrays.rewards
        self.ended, self.pending = arrays.ended, arrays.pending
        self.seats = arrays.seats
        encoder.check(first, 0)
        self.point()

    def __dealloc__(self):
        free(self.state_at)
        free(self.generator_at)

    def point(self):
        """Note where the states and generators are: without the GIL a list cannot be read."""
        self.state_at = <PyObject**>malloc(max(self.games, 1) * sizeof(PyObject*))
        self.generator_at = <PyObject**>malloc(max(self.games, 1) * sizeof(PyObject*))
        if self.state_at == NULL or self.generator_at == NULL:
            raise MemoryError
        cdef int game
        for game in range(self.games):
            self.state_at[game] = <PyObject*>self.states[game]
            self.generator_at[game] = <PyObject*>self.generators[game]

    def seed(self, int game, seed):
        self.generators[game] = Generator(seed)
        self.generator_at[game] = <PyObject*>self.generators[game]

    def seed_choices(self, seed):
        self.chooser = Generator(seed)

    def reset(self, const unsigned char[::1] selected):
        cdef int game
        with nogil:
            for game in range(self.games):
                if selected[game]:
                    self.restart(<State>self.state_at[game], <Generator>self.generator_at[game])
                    self.clear(game)
                    self.write_row(game, <State>self.state_at[game])

    def first_illegal(self, const long long[::1] actions):
        cdef int game
        for game in range(self.games):
            if not 0 <= actions[game] < self.moves or not self.masks[game, actions[game]]:
                return game
        return -1

    def step(self, const long long[::1] actions):
        cdef int game
        with nogil:
            for game in range(self.games):
                self.step_one(
                    game,
                    <int>actions[game],
                    <State>self.state_at[game],
                    <Generator>self.generator_at[game],
                )

    def choose(self, long long[::1] actions):
        cdef int game, count
        with nogil:
            for game in range(self.games):
                count = 0
                if not self.pending[game]:
                    count = (<State>self.state_at[game]).fill_moves(self.buffer)
                actions[game] = self.buffer[self.chooser.below(count)] if count else 0

    def state(self, int game):
        return (<State>self.states[game]).clone()

    cdef int step_one(self, int game, int action, State state, Generator generator) except -1 nogil:
        if self.pending[game]:
            self.restart(state, generator)
            self.clear(game)
        else:
            self.play(game, action, state, generator)
        self.write_row(game, state)
        return 0

    cdef int restart(self, State state, Generator generator) except -1 nogil:
        copying.copy_into(state, self.first)
        return self.advance(state, generator)

    cdef int advance(self, State state, Generator generator) except -1 nogil:
        cdef int count
        while state.to_act != actors.NOBODY:
            if state.to_act == actors.CHANCE:
                state.play(generator.draw(state))
            elif self.learner == NO_LEARNER or self.learner == state.to_act:
                return 0
            else:
                count = state.fill_moves(self.buffer)
                state.play(self.buffer[generator.below(count)])
        return 0

    cdef int play(self, int game, int action, State state, Generator generator) except -1 nogil:
        self.clear(game)
        state.play(action)
        self.advance(state, generator)
        if state.to_act != actors.NOBODY:
            return 0
        self.ended[game] = 1
        self.write_returns(game, state)
        if self.same_step:
            self.encoder.write(state, self.seats[game], &self.final_observations[game, 0])
            self.restart(state, generator)
        else:
            self.pending[game] = 1
        return 0

    cdef void clear(self, int game) noexcept nogil:
        cdef int seat
        self.rewards[game] = 0.0
        self.ended[game] = 0
        self.pending[game] = 0
        for seat in range(self.first.players):
            self.returns[game, seat] = 0.0

    cdef void write_returns(self, int game, State state) noexcept nogil:
        cdef int winners = state.winner_mask()
        cdef int seat
        for seat in range(self.first.players):
            self.returns[game, seat] = seat_return(winners, self.first.players, seat)
        self.rewards[game] = self.returns[game, self.seats[game]]

    cdef void write_row(self, int game, State state) noexcept nogil:
        cdef signed char* mask = &self.masks[game, 0]
        cdef int count, i
        if state.to_act >= 0:
            self.seats[game] = state.to_act
            memset(mask, 0, self.moves)
            count = state.fill_moves(self.buffer)
            for i in range(count):
                mask[self.buffer[i]] = 1
        else:
            memset(mask, 1, self.moves)
        self.encoder.write(state, self.seats[game], &self.observations[game, 0])
