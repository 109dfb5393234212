"""Our games as contestants, with four players each."""

import os
import subprocess
import sys

from buttonbox.core.randomness import Generator, Playout
from buttonbox.core.state import State
from buttonbox.games import find_game
from buttonbox.interpreted import SWITCH
from harness.measure import nanoseconds, nanoseconds_a_call


class OurGame:
    """One of our games with its own random numbers."""

    def __init__(self, name: str, seed: int) -> None:
        game = find_game(name)
        self.name = name
        self.first = game.new(game.settings(4))
        self.generator = Generator(seed)
        self.playout = Playout(self.generator)

    def play(self, games: int) -> float:
        """Return nanoseconds per decision of random play inside the compiled rules."""
        finish = self.playout.finish
        return nanoseconds(lambda: sum(finish(self.first.clone()) for _ in range(games)))

    def step(self, games: int) -> float:
        """Return nanoseconds per decision of random play, stepped from Python."""
        return nanoseconds(lambda: sum(self.step_through(self.first.clone()) for _ in range(games)))

    def step_through(self, state: State) -> int:
        """Play randomly to the end and return the number of decisions.

        One call plays all chance events in a row. OpenSpiel has no such call: there they are drawn
        one by one.
        """
        settle, choose = self.generator.settle, self.generator.choose
        decisions = 0
        while settle(state):
            state.apply(choose(state.legal_moves()))
            decisions += 1
        return decisions

    def copy(self, copies: int, events: int) -> float:
        """Return nanoseconds per copy of a state, this many events into a game."""
        state = self.first.clone()
        for _ in range(events):
            self.playout.step(state)
        return nanoseconds_a_call(state.clone, copies)

    def size(self) -> float:
        """Return the size of a state in bytes."""
        return sys.getsizeof(self.first)

    def play_interpreted(self, games: int) -> float:
        """Measure `play` with the interpreted source, in a separate process."""
        command = [sys.executable, "-m", "bench.contestants.ours", self.name, str(games)]
        environment = {**os.environ, SWITCH: "1"}
        answer = subprocess.run(
            command, env=environment, check=True, stdout=subprocess.PIPE, text=True
        )
        return float(answer.stdout)


if __name__ == "__main__":
    print(OurGame(sys.argv[1], seed=1).play(int(sys.argv[2])))
