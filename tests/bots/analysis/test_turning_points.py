"""Turning points: the largest mistakes and rolls, and nothing else."""

import pytest

from buttonbox.bots.analysis.turning_points import Alternative, AnalysedEvent, turning_points
from buttonbox.core.actors import CHANCE


def step(actor: int, change: float, loss: float = 0.0) -> AnalysedEvent:
    """An event that moves chances between two seats; the best move is 7, at 60 %."""
    return AnalysedEvent(actor, 0, (change, -change), loss, 7 if loss else 0, 0.6 if loss else 0.0)


def test_turning_points_are_the_three_largest_mistakes_and_rolls() -> None:
    rolls = [step(CHANCE, size) for size in (0.1, -0.5)]
    moves = [step(0, -size, loss=size) for size in (0.2, 0.3, 0.03)]
    found = turning_points([*rolls, *moves])
    assert [(point.first, point.event) for point in found] == [(0, 2), (3, 4), (2, 3)]
    assert [(point.first, point.event) for point in turning_points(rolls[:1])] == [(0, 1)]


def test_a_judge_that_changes_its_mind_makes_no_turning_point() -> None:
    assert turning_points([step(0, -0.4), step(1, 0.3), step(0, 0.2, loss=0.01)]) == ()
    (found,) = turning_points([step(0, -0.4), step(CHANCE, 0.05)])
    assert (found.first, found.event, found.kind) == (0, 2, "roll")


def test_dice_that_make_up_for_a_mistake_turn_no_game() -> None:
    risked = [step(0, -0.1, loss=0.1), step(CHANCE, 0.095)]
    assert turning_points(risked) == ()
    assert len(turning_points(risked[:1])) == 1


def test_all_dice_of_a_roll_are_one_turning_point() -> None:
    """A bust spread over two dice outweighs a single die that the next one takes back."""
    deal = [step(CHANCE, 0.02), step(CHANCE, 0.01)]
    up_and_down = [step(0, 0.0), step(CHANCE, 0.33), step(CHANCE, -0.22)]
    bust = [step(1, 0.01), step(CHANCE, -0.15), step(CHANCE, -0.2)]
    found = turning_points([*deal, *up_and_down, *bust])
    assert [(point.first, point.event, point.actor) for point in found] == [
        (5, 8, 1),
        (2, 5, 0),
        (0, 2, CHANCE),
    ]
    assert [point.kind for point in found] == ["roll"] * 3
    assert found[0].changes == pytest.approx((-0.34, 0.34))


def test_a_turning_point_names_the_better_move() -> None:
    found = turning_points([step(0, -0.3, loss=0.25), step(1, 0.2), step(CHANCE, 0.1)])
    assert [(point.kind, point.actor) for point in found] == [("move", 0), ("roll", 1)]
    assert [point.better for point in found] == [Alternative(7, 0.6, 0.25), None]
