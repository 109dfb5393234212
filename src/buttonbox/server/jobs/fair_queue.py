"""A queue that serves its askers in turn, however much one of them asks for."""

from collections import Counter, OrderedDict, deque
from dataclasses import dataclass
from typing import Generic, TypeVar

from buttonbox.core.errors import ButtonboxError

T = TypeVar("T")


class Busy(ButtonboxError):
    """Too many jobs are waiting; `everybody` tells a full queue from one asker's own limit."""

    def __init__(self, reason: str, everybody: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.everybody = everybody


@dataclass(frozen=True)
class Bounds:
    """How many jobs may wait in all, and wait or run for one asker."""

    waiting: int
    per_asker: int


class FairQueue(Generic[T]):
    """Round robin among askers, first come first served for each."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.lines: OrderedDict[str, deque[T]] = OrderedDict()
        self.waiting = 0
        self.held: Counter[str] = Counter()  # waiting or running, by asker

    def put(self, asker: str, item: T) -> None:
        """Add an item, which counts until `release`; raises Busy."""
        if self.held[asker] >= self.bounds.per_asker:
            raise Busy(f"at most {self.bounds.per_asker} jobs at a time")
        if self.waiting >= self.bounds.waiting:
            raise Busy("the server has too much to do; try again in a moment", everybody=True)
        self.held[asker] += 1
        self.waiting += 1
        self.lines.setdefault(asker, deque()).append(item)

    def take(self) -> T | None:
        """Remove and return the next item, or None; it still counts until `release`."""
        if not self.lines:
            return None
        asker, line = self.lines.popitem(last=False)
        item = line.popleft()
        if line:
            self.lines[asker] = line
        self.waiting -= 1
        return item

    def drop(self, asker: str, item: T) -> bool:
        """Remove an item that is no longer wanted; False if it is not waiting."""
        line = self.lines.get(asker)
        if line is None or item not in line:
            return False
        line.remove(item)
        if not line:
            del self.lines[asker]
        self.waiting -= 1
        return True

    def release(self, asker: str) -> None:
        """Count one job fewer for this asker: it is done or dropped."""
        self.held[asker] -= 1
        if not self.held[asker]:
            del self.held[asker]
