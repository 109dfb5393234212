"""Everybody who waits has a turn, and nobody fills the queue alone."""

import pytest

from buttonbox.server.jobs.fair_queue import Bounds, Busy, FairQueue


def drained(queue: FairQueue[str]) -> list[str]:
    items = []
    while (item := queue.take()) is not None:
        items.append(item)
    return items


def test_askers_take_turns() -> None:
    queue: FairQueue[str] = FairQueue(Bounds(waiting=10, per_asker=5))
    for item in ("a1", "a2", "a3", "a4", "b1", "c1", "b2"):
        queue.put(item[0], item)
    assert drained(queue) == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]


def test_one_asker_has_a_few_at_a_time_and_work_under_way_counts() -> None:
    queue: FairQueue[str] = FairQueue(Bounds(waiting=10, per_asker=2))
    queue.put("a", "a1")
    queue.put("a", "a2")
    assert queue.take() == "a1"
    with pytest.raises(Busy) as refused:
        queue.put("a", "a3")
    assert not refused.value.everybody
    queue.put("b", "b1")
    queue.release("a")
    queue.put("a", "a3")
    assert drained(queue) == ["a2", "b1", "a3"]


def test_the_queue_has_an_end() -> None:
    queue: FairQueue[str] = FairQueue(Bounds(waiting=2, per_asker=2))
    queue.put("a", "a1")
    queue.put("b", "b1")
    with pytest.raises(Busy) as refused:
        queue.put("c", "c1")
    assert refused.value.everybody
    assert "c" not in queue.held


def test_what_nobody_wants_is_dropped_once() -> None:
    queue: FairQueue[str] = FairQueue(Bounds(waiting=3, per_asker=3))
    for item in ("a1", "a2", "b1"):
        queue.put(item[0], item)
    assert queue.drop("b", "b1")
    assert not queue.drop("b", "b1")
    assert not queue.drop("c", "a1")
    assert drained(queue) == ["a1", "a2"]
    assert queue.waiting == 0


def test_askers_without_work_are_forgotten() -> None:
    queue: FairQueue[str] = FairQueue(Bounds(waiting=3, per_asker=3))
    queue.put("a", "a1")
    queue.take()
    queue.release("a")
    assert not queue.held
    assert not queue.lines
