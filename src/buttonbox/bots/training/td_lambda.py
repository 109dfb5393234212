"""TD(lambda): learn a value function from self-play.

Each move is the one that evaluates best one ply deep, or sometimes a random one. When the game is
over, the value of each recorded state moves towards the values that followed it.
"""

from array import array

from buttonbox.bots.search import nogil
from buttonbox.bots.search.leaf import LeafEvaluator
from buttonbox.bots.search.nogil import Task
from buttonbox.bots.value.evaluator import Evaluator
from buttonbox.bots.value.network import Network
from buttonbox.core import actors, bounds
from buttonbox.core.memory import copying
from buttonbox.core.memory.buffers import move_buffer, seat_buffer
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State

MAX_STATES = 4000  # recorded in one game


class Learner(Task):
    """Plays against itself; each step of `work` is a whole game."""

    def __init__(
        self, first: State, evaluator: Evaluator, network: Network, generator: Generator
    ) -> None:
        self.first = first
        self.state = first.clone()
        self.leaf_evaluator = LeafEvaluator(evaluator)
        self.leaf_evaluator.prepare(first)
        self.network = network
        self.generator = generator
        self.rate = 0.01
        self.td_lambda = 0.8  # weight of the later values against the next one
        self.random_permille = 50  # epsilon, per mille
        self.moves = move_buffer()
        self.targets = seat_buffer()
        self.width = network.input_size * first.players
        self.inputs = array("f", [0.0]) * (MAX_STATES * self.width)
        self.chances = array("f", [0.0]) * (MAX_STATES * bounds.MAX_PLAYERS)
        self.length = 0
        self.games = 0

    def play(self) -> None:
        """Play one game and learn from it; other threads run meanwhile."""
        nogil.run(self, 1)

    def work(self, steps: int) -> None:
        """Play this many games and learn from each."""
        for _ in range(steps):
            self.play_game()
            self.learn_game()

    def play_game(self) -> None:
        """Play one game and record its quiet states."""
        self.reset_state()
        self.length = 0
        while self.state.to_act != actors.NOBODY:
            self.record_state()
            while self.state.to_act == actors.CHANCE:
                self.state.play(self.generator.draw(self.state))
            if self.state.to_act >= 0:
                self.state.play(self.choose())
        self.games += 1

    def reset_state(self) -> None:
        copying.copy_into(self.state, self.first)

    def choose(self) -> int:
        """Return the move that evaluates best one ply deep, or sometimes a random one."""
        count = self.state.fill_moves(self.moves)
        if count == 1:
            return self.moves[0]
        if self.generator.below(1000) < self.random_permille:
            return self.moves[self.generator.below(count)]
        seat = self.state.to_act
        chosen = 0
        best = -1.0
        self.leaf_evaluator.expect_similar(self.state)
        for i in range(count):
            self.leaf_evaluator.evaluate_move(self.state, self.moves[i])
            if self.leaf_evaluator.chances[seat] > best:
                best = self.leaf_evaluator.chances[seat]
                chosen = i
        return self.moves[chosen]

    def record_state(self) -> None:
        """Record the inputs and the value of the state, if it is quiet."""
        if self.length == MAX_STATES or not self.leaf_evaluator.is_quiet(self.state):
            return
        self.leaf_evaluator.evaluate_state(self.state)
        for i in range(self.width):
            self.inputs[self.length * self.width + i] = self.network.inputs[i]
        for seat in range(bounds.MAX_PLAYERS):
            at = bounds.MAX_PLAYERS * self.length + seat
            self.chances[at] = self.leaf_evaluator.chances[seat]
        self.length += 1

    def learn_game(self) -> None:
        """Learn from the last recorded state back to the first."""
        self.leaf_evaluator.evaluate_state(self.state)
        for seat in range(bounds.MAX_PLAYERS):
            self.targets[seat] = self.leaf_evaluator.chances[seat]
        for back in range(self.length):
            moment = self.length - 1 - back
            for i in range(self.width):
                self.network.inputs[i] = self.inputs[moment * self.width + i]
            self.network.learn(self.first.players, self.targets, self.rate)
            for seat in range(bounds.MAX_PLAYERS):
                old = self.chances[bounds.MAX_PLAYERS * moment + seat]
                self.targets[seat] = (
                    self.td_lambda * self.targets[seat] + (1 - self.td_lambda) * old
                )
