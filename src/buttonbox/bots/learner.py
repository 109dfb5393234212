"""Learning a value by self-play: TD(lambda) over the states a game passes through.

Both games teach the same way: every move is the one that looks best a step ahead, now and then a
random one; when the game is over, each state's value moves towards what came after it.
"""

from array import array

from buttonbox.bots import nogil
from buttonbox.bots.evaluator import Evaluator
from buttonbox.bots.judge import Judge
from buttonbox.bots.network import Network
from buttonbox.bots.nogil import Task
from buttonbox.core import actors
from buttonbox.core.buffers import move_buffer
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State

LONGEST = 4000  # states of a game that are learned from


class Learner(Task):
    """Plays against itself; `work` plays whole games."""

    def __init__(
        self, first: State, evaluator: Evaluator, network: Network, generator: Generator
    ) -> None:
        self.first = first
        self.state = first.clone()
        self.judge = Judge(evaluator)
        self.judge.prepare(first)
        self.network = network
        self.generator = generator
        self.rate = 0.01
        self.trust = 0.8  # lambda: how much a later value counts against the next one
        self.whims = 50  # random moves in a thousand
        self.moves = move_buffer()
        self.targets = [0.0] * 4
        self.width = network.size * first.players
        self.inputs = array("f", [0.0]) * (LONGEST * self.width)
        self.chances = array("f", [0.0]) * (LONGEST * 4)
        self.length = 0
        self.games = 0

    def work(self, steps: int) -> None:
        """Play so many games and learn from each."""
        for _ in range(steps):
            self.play_game()
            self.learn_game()

    def play_game(self) -> None:
        """One game against itself, its quiet states kept."""
        self.reset_state()
        self.length = 0
        while self.state.to_act != actors.NOBODY:
            self.keep_state()
            while self.state.to_act == actors.CHANCE:
                self.state.play(self.generator.pick_case(self.state))
            if self.state.to_act >= 0:
                self.state.play(self.choose())
        self.games += 1

    def reset_state(self) -> None:
        nogil.become(self.state, self.first)

    def choose(self) -> int:
        """The move that looks best one step ahead, or a whim."""
        count = self.state.fill_moves(self.moves)
        if count == 1:
            return self.moves[0]
        if self.generator.below(1000) < self.whims:
            return self.moves[self.generator.below(count)]
        seat = self.state.to_act
        chosen = 0
        best = -1.0
        for i in range(count):
            self.judge.judge_move(self.state, self.moves[i])
            if self.judge.chances[seat] > best:
                best = self.judge.chances[seat]
                chosen = i
        return self.moves[chosen]

    def keep_state(self) -> None:
        """Note the inputs and the value of a quiet state."""
        if self.length == LONGEST or not self.judge.is_quiet(self.state):
            return
        self.judge.judge_state(self.state)
        for i in range(self.width):
            self.inputs[self.length * self.width + i] = self.network.inputs[i]
        for seat in range(4):
            self.chances[4 * self.length + seat] = self.judge.chances[seat]
        self.length += 1

    def learn_game(self) -> None:
        """From the last state back to the first: what came after is the target."""
        self.judge.judge_state(self.state)
        for seat in range(4):
            self.targets[seat] = self.judge.chances[seat]
        for back in range(self.length):
            moment = self.length - 1 - back
            for i in range(self.width):
                self.network.inputs[i] = self.inputs[moment * self.width + i]
            self.network.learn(self.first.players, self.targets, self.rate)
            for seat in range(4):
                old = self.chances[4 * moment + seat]
                self.targets[seat] = self.trust * self.targets[seat] + (1 - self.trust) * old
