"""Two bots share the seats equally, and their results are adjusted for luck."""

import pytest

from buttonbox.bots.arena.arena import Entrant
from buttonbox.bots.arena.duel import duel_blocks, duel_result
from buttonbox.bots.arena.ratings import GameResult

A, B = Entrant("a", "a"), Entrant("b", "b")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_bots_hold_as_many_seats(players: int) -> None:
    blocks = duel_blocks("war", (A, B), players, 10, seed=1)
    seats = [seat.name for block in blocks for seating in block.seatings for seat in seating]
    assert len(blocks) % 2 == 0
    assert seats.count("a") == seats.count("b")
    assert len(seats) >= 10 * players


def test_all_seats_of_a_bot_count() -> None:
    block = [GameResult(("a", "b", "a"), (0.5, 0.0, 0.5), (0.0,) * 3)]
    assert duel_result("a", [block, block]).share[0] == 1


def test_luck_is_taken_out() -> None:
    """Whoever has the dice wins; without them it is even."""
    lucky = [GameResult(("a", "b"), (1.0, 0.0), (0.5, -0.5))]
    unlucky = [GameResult(("a", "b"), (0.0, 1.0), (-0.5, 0.5))]
    duel = duel_result("a", 30 * [lucky, unlucky] + 20 * [lucky])
    assert duel.share[0] > 0.5
    assert duel.fair == pytest.approx((0.5, 0.5, 0.5))
    assert duel.best == duel.fair


def test_without_a_judge_there_is_no_luck() -> None:
    block = [GameResult(("a", "b"), (1.0, 0.0), (0.0, 0.0))]
    duel = duel_result("a", 40 * [block])
    assert duel.fair is None
    assert duel.best == duel.share
