"""Games of a vector environment, stepped in a row: the interpreted version of vector_block.pyx."""

from typing import Any

from buttonbox.core import actors
from buttonbox.core.memory import copying
from buttonbox.core.memory.buffers import move_buffer
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.research.observations.encoder import Encoder
from buttonbox.research.outcome import seat_return

EVERY_SEAT = -1


class Block:
    """Some games of a vector environment, for one thread.

    `arrays` has an array for everything that a step writes, with a row for each game:
    `observations`, `masks`, `final_observations`, `returns`, `rewards`, `ended`, `pending` (ended,
    and to be reset) and `seats`. Only the `learner` is asked for moves, or every seat; where there
    is a learner, the others play at random. Moves must be legal: see `first_illegal`.
    """

    def __init__(
        self, first: State, encoder: Encoder, arrays: Any, learner: int, same_step: bool
    ) -> None:
        self.first = first
        self.encoder = encoder
        self.learner = learner
        self.same_step = same_step
        self.games = len(arrays.rewards)
        self.states = [first.clone() for _ in range(self.games)]
        self.generators = [Generator(0) for _ in range(self.games)]
        self.chooser = Generator(0)
        self.buffer = move_buffer()
        self.observations, self.masks = arrays.observations, arrays.masks
        self.final_observations = arrays.final_observations
        self.returns, self.rewards = arrays.returns, arrays.rewards
        self.ended, self.pending = arrays.ended, arrays.pending
        self.seats = arrays.seats

    def seed(self, game: int, seed: int) -> None:
        """Give a game its own random numbers, for chance and random opponents."""
        self.generators[game] = Generator(seed)

    def seed_choices(self, seed: int) -> None:
        """Seed the random moves of `choose`."""
        self.chooser = Generator(seed)

    def reset(self, selected: Any) -> None:
        """Start the selected games again and write their rows."""
        for game in range(self.games):
            if selected[game]:
                self.restart(game)
                self.clear(game)
                self.write_row(game)

    def first_illegal(self, actions: Any) -> int:
        """Return the first game whose action is not legal, or -1 if all are."""
        for game in range(self.games):
            action = actions[game]
            if not 0 <= action < self.masks.shape[1] or not self.masks[game, action]:
                return game
        return -1

    def step(self, actions: Any) -> None:
        """Play an action in every game, and chance up to the next decision."""
        for game in range(self.games):
            if self.pending[game]:
                self.restart(game)
                self.clear(game)
            else:
                self.play(game, actions[game])
            self.write_row(game)

    def choose(self, actions: Any) -> None:
        """Write a random legal action for every game; 0 where the game is over."""
        for game in range(self.games):
            count = 0
            if not self.pending[game]:
                count = self.states[game].fill_moves(self.buffer)
            actions[game] = self.buffer[self.chooser.below(count)] if count else 0

    def state(self, game: int) -> State:
        """Return a copy of a game's state."""
        return self.states[game].clone()

    def restart(self, game: int) -> None:
        copying.copy_into(self.states[game], self.first)
        self.advance(game)

    def advance(self, game: int) -> None:
        """Play chance and the opponents until somebody is asked for a move."""
        state, generator = self.states[game], self.generators[game]
        while state.to_act != actors.NOBODY:
            if state.to_act == actors.CHANCE:
                state.play(generator.draw(state))
            elif self.learner in (EVERY_SEAT, state.to_act):
                return
            else:
                count = state.fill_moves(self.buffer)
                state.play(self.buffer[generator.below(count)])

    def play(self, game: int, action: int) -> None:
        """Play one action and note what it led to."""
        state = self.states[game]
        self.clear(game)
        state.play(action)
        self.advance(game)
        if state.to_act != actors.NOBODY:
            return
        self.ended[game] = 1
        self.write_returns(game)
        if self.same_step:
            seat = int(self.seats[game])
            self.encoder.write(state, seat, self.final_observations[game])
            self.restart(game)
        else:
            self.pending[game] = 1

    def clear(self, game: int) -> None:
        """Forget what the last step led to."""
        self.rewards[game] = 0.0
        self.ended[game] = 0
        self.pending[game] = 0
        for seat in range(self.first.players):
            self.returns[game, seat] = 0.0

    def write_returns(self, game: int) -> None:
        """Write what the game was worth, and the reward of the seat that moved last."""
        winners = self.states[game].winner_mask()
        for seat in range(self.first.players):
            self.returns[game, seat] = seat_return(winners, self.first.players, seat)
        self.rewards[game] = self.returns[game, self.seats[game]]

    def write_row(self, game: int) -> None:
        """Write the seat to move, what it sees and may do; after the end, any action will do."""
        state = self.states[game]
        if state.to_act >= 0:
            self.seats[game] = state.to_act
            self.masks[game, :] = 0
            for i in range(state.fill_moves(self.buffer)):
                self.masks[game, self.buffer[i]] = 1
        else:
            self.masks[game, :] = 1
        self.encoder.write(state, int(self.seats[game]), self.observations[game])
