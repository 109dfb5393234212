"""What a search asks about the state it is attached to: who stands how well."""

from buttonbox.core.randomness import Generator, Playout
from buttonbox.core.state import State


class Evaluator:
    """Reads the chances of all seats off one state, which the search changes under it."""

    def __init__(self) -> None:
        self.chances = [0.0] * 4

    def attach(self, state: State) -> None:
        """From now on this state is meant."""
        raise NotImplementedError

    def evaluate(self) -> None:
        """Write each seat's chance to win into `chances`; the state may be played on."""

    def is_quiet(self) -> bool:
        """Whether the state can be read as it stands; else its small choices come first."""
        return True

    def is_horizon(self) -> bool:
        """Whether chance has so much to say here that the search goes no further."""
        return False

    def share_win(self, state: State) -> None:
        """The chances when a game is over: winners share."""
        mask = state.winner_mask()
        winners = 0
        for seat in range(state.players):
            winners += mask >> seat & 1
        for seat in range(state.players):
            self.chances[seat] = 1.0 / winners if mask >> seat & 1 else 0.0


class Rollouts(Evaluator):
    """Plays one random game to the end: knows nothing but the rules."""

    def __init__(self, generator: Generator) -> None:
        super().__init__()
        self.playout = Playout(generator)

    def attach(self, state: State) -> None:
        self.state = state

    def evaluate(self) -> None:
        self.playout.finish(self.state)
        self.share_win(self.state)
