"""Evaluators estimate each seat's chance to win from a state."""

from buttonbox.core.memory.buffers import seat_buffer
from buttonbox.core.randomness import Generator, Playout
from buttonbox.core.state import State


class Evaluator:
    """Evaluates one attached state, which the search changes between calls."""

    def __init__(self) -> None:
        self.chances = seat_buffer()

    def attach(self, state: State) -> None:
        """Evaluate this state from now on."""
        raise NotImplementedError

    def evaluate(self) -> None:
        """Write each seat's chance to win into `chances`; may advance the attached state."""

    def expect_similar(self) -> None:
        """Prepare for states that differ from the attached one by a few moves."""

    def is_quiet(self) -> bool:
        """Return whether the state can be evaluated as it stands.

        If not, its minor choices are played greedily first.
        """
        return True

    def weighs_chance(self) -> bool:
        """Return whether `evaluate_chance` is the exact mean over all outcomes.

        If so, states before and after chance compare fairly without a search.
        """
        return False

    def evaluate_chance(self) -> None:
        """Like `evaluate`, for a state in which chance acts; may take longer to be more exact."""
        self.evaluate()

    def is_horizon(self) -> bool:
        """Return whether so much chance follows that searching further is not worth it."""
        return False

    def is_redundant(self, previous: int, move: int) -> bool:
        """Return whether the search may leave out the move after the previous one (-1: none).

        It may if another order of moves leads to a state that is as good or better.
        """
        return False

    def share_win(self, state: State) -> None:
        """Write the exact chances of a finished game: the winners share equally."""
        mask = state.winner_mask()
        winners = 0
        for seat in range(state.players):
            winners += mask >> seat & 1
        for seat in range(state.players):
            self.chances[seat] = 1.0 / winners if mask >> seat & 1 else 0.0


class Rollouts(Evaluator):
    """Plays one random game to the end; needs no knowledge beyond the rules."""

    def __init__(self, generator: Generator) -> None:
        super().__init__()
        self.playout = Playout(generator)

    def attach(self, state: State) -> None:
        self.state = state

    def evaluate(self) -> None:
        self.playout.finish(self.state)
        self.share_win(self.state)
