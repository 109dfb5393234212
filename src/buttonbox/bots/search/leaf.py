"""Evaluate a state or a move: play its minor choices greedily, then ask the evaluator."""

from buttonbox.bots.value.evaluator import Evaluator
from buttonbox.core import actors, bounds
from buttonbox.core.memory import copying
from buttonbox.core.memory.buffers import move_buffer, seat_buffer
from buttonbox.core.state import State


class LeafEvaluator:
    """Works on copies, so the states passed in are never changed."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.moves = move_buffer()
        self.chances = seat_buffer()

    def prepare(self, state: State) -> None:
        """Allocate copies for states of this type; call it before any other method."""
        self.leaf = state.clone()
        self.saved = state.clone()
        copying.check_plain(self.leaf, state)
        self.evaluator.attach(self.leaf)

    def expect_similar(self, state: State) -> None:
        """Prepare for states that differ from this one by a few moves."""
        copying.copy_into(self.leaf, state)
        self.evaluator.expect_similar()

    def fill_moves(self, state: State, previous: int, moves: list[int]) -> int:
        """Write the legal moves worth trying after the previous move; return their number."""
        count = state.fill_moves(moves)
        copying.copy_into(self.leaf, state)
        kept = 0
        for i in range(count):
            if not self.evaluator.is_redundant(previous, moves[i]):
                moves[kept] = moves[i]
                kept += 1
        return kept if kept else count

    def evaluate_move(self, state: State, move: int) -> None:
        """Write each seat's chance to win after the move into `chances`."""
        copying.copy_into(self.leaf, state)
        self.leaf.play(move)
        self.resolve_and_evaluate()

    def evaluate_state(self, state: State) -> None:
        """Write each seat's chance to win into `chances`."""
        copying.copy_into(self.leaf, state)
        self.resolve_and_evaluate()

    def evaluate_root_move(self, state: State, move: int) -> None:
        """Like `evaluate_move`, but with the exact mean where chance follows the move."""
        copying.copy_into(self.leaf, state)
        self.leaf.play(move)
        if self.leaf.to_act == actors.CHANCE:
            self.evaluator.evaluate_chance()
            self.copy_chances()
        else:
            self.resolve_and_evaluate()

    def evaluate_chance_state(self, state: State) -> None:
        """Write each seat's chance to win before chance acts into `chances`."""
        copying.copy_into(self.leaf, state)
        self.evaluator.evaluate_chance()
        self.copy_chances()

    def weighs_chance(self) -> bool:
        """Return whether `evaluate_chance_state` is the exact mean over all outcomes."""
        return self.evaluator.weighs_chance()

    def is_horizon(self, state: State) -> bool:
        """Return whether the search stops at this chance event."""
        copying.copy_into(self.leaf, state)
        return self.evaluator.is_horizon()

    def is_quiet(self, state: State) -> bool:
        """Return whether the state can be evaluated without resolving minor choices first."""
        copying.copy_into(self.leaf, state)
        return self.evaluator.is_quiet()

    def resolve_and_evaluate(self) -> None:
        """Play greedily until the leaf is quiet, then evaluate it."""
        while self.leaf.to_act >= 0 and not self.evaluator.is_quiet():
            self.play_greedy_move()
        self.evaluate_leaf()
        self.copy_chances()

    def copy_chances(self) -> None:
        for seat in range(bounds.MAX_PLAYERS):
            self.chances[seat] = self.evaluator.chances[seat]

    def evaluate_leaf(self) -> None:
        """Evaluate the leaf as it stands; a finished game has an exact result."""
        if self.leaf.to_act == actors.NOBODY:
            self.evaluator.share_win(self.leaf)
        else:
            self.evaluator.evaluate()

    def play_greedy_move(self) -> None:
        """Play the move that evaluates best for the player to move, one ply deep."""
        copying.copy_into(self.saved, self.leaf)
        count = self.saved.fill_moves(self.moves)
        seat = self.saved.to_act
        chosen = 0
        best = -1.0
        if count > 1:
            for i in range(count):
                copying.copy_into(self.leaf, self.saved)
                self.leaf.play(self.moves[i])
                self.evaluate_leaf()
                if self.evaluator.chances[seat] > best:
                    best = self.evaluator.chances[seat]
                    chosen = i
        copying.copy_into(self.leaf, self.saved)
        self.leaf.play(self.moves[chosen])
