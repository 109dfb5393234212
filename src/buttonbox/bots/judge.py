"""What a state or a move is worth to each seat, small choices settled first."""

from buttonbox.bots import nogil
from buttonbox.bots.evaluator import Evaluator
from buttonbox.core import actors
from buttonbox.core.buffers import move_buffer
from buttonbox.core.state import State


class Judge:
    """Looks at copies, so the states it is asked about stay as they are."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.moves = move_buffer()
        self.chances = [0.0] * 4

    def prepare(self, state: State) -> None:
        """States of this type will be asked about."""
        self.leaf = state.clone()
        self.kept = state.clone()
        nogil.check_plain(self.leaf, state)
        self.evaluator.attach(self.leaf)

    def judge_move(self, state: State, move: int) -> None:
        """Write into `chances` how the seats stand after a move."""
        nogil.become(self.leaf, state)
        self.leaf.play(move)
        self.settle()

    def judge_state(self, state: State) -> None:
        """Write into `chances` how the seats stand."""
        nogil.become(self.leaf, state)
        self.settle()

    def is_horizon(self, state: State) -> bool:
        """Whether a search ends at this chance event."""
        nogil.become(self.leaf, state)
        return self.evaluator.is_horizon()

    def is_quiet(self, state: State) -> bool:
        """Whether the state is judged as it stands."""
        nogil.become(self.leaf, state)
        return self.evaluator.is_quiet()

    def settle(self) -> None:
        """Judge the leaf after its small choices, each the best for who makes it."""
        while self.leaf.to_act >= 0 and not self.evaluator.is_quiet():
            self.settle_choice()
        self.read_leaf()
        for seat in range(4):
            self.chances[seat] = self.evaluator.chances[seat]

    def read_leaf(self) -> None:
        """The chances of the leaf as it stands."""
        if self.leaf.to_act == actors.NOBODY:
            self.evaluator.share_win(self.leaf)
        else:
            self.evaluator.evaluate()

    def settle_choice(self) -> None:
        """Play the move of the leaf that looks best one step ahead."""
        nogil.become(self.kept, self.leaf)
        count = self.kept.fill_moves(self.moves)
        seat = self.kept.to_act
        chosen = 0
        best = -1.0
        if count > 1:
            for i in range(count):
                nogil.become(self.leaf, self.kept)
                self.leaf.play(self.moves[i])
                self.read_leaf()
                if self.evaluator.chances[seat] > best:
                    best = self.evaluator.chances[seat]
                    chosen = i
        nogil.become(self.leaf, self.kept)
        self.leaf.play(self.moves[chosen])
