"""Metrics of one server process.

Counting happens in plain Python numbers, which is much cheaper than prometheus_client's own
counters; `exposition` turns them into metric families when somebody asks.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
COUNTERS = {  # name: (help, label)
    "tables_created_total": ("Tables created, including rematches and imports.", None),
    "moves_total": ("Moves stored, by people and by bots.", None),
    "refusals_total": ("Messages refused, by rule.", "rule"),
    "connections_total": ("WebSocket connections accepted.", None),
    "connections_closed_total": ("WebSocket connections closed by the server, by code.", "code"),
    "requests_total": ("HTTP requests, by status.", "status"),
    "limits_reached_total": ("Requests, messages and connections over a limit.", "reason"),
    "bot_failures_total": ("Requests for a move or a hint that a bot failed to answer.", None),
    "bot_fallbacks_total": ("Moves made by a simpler bot after repeated failures.", None),
    "background_failures_total": ("Failures in background tasks, by task.", "task"),
}


class Metrics:
    """What one process has done since it started."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, tuple[str, Callable[[], int]]] = {}
        self.buckets = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def count(self, name: str, value: str = "") -> None:
        """Increment a counter; `value` is the value of its label, if it has one."""
        self.counts[name, value] += 1

    def gauge(self, name: str, help_text: str, read: Callable[[], int]) -> None:
        """Add a gauge whose value is read on each scrape."""
        self.gauges[name] = (help_text, read)

    def stored(self, seconds: float) -> None:
        """Record how long it took to make entries durable."""
        self.buckets[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds
