"""Counts for Prometheus, in its text format."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
HELP = {
    "tables_created_total": "Tables created, rematches and imports included.",
    "moves_total": "Moves of people and bots stored.",
    "refusals_total": "Messages refused, by rule.",
    "connections_total": "WebSocket connections accepted.",
    "connections_closed_total": "WebSocket connections closed by the server, by close code.",
    "requests_total": "HTTP requests, by status.",
    "limits_reached_total": "Requests, messages and connections above a limit, by limit.",
    "bot_failures_total": "Questions that a bot could not answer.",
    "bot_fallbacks_total": "Moves of a simpler bot for one that failed several times.",
    "background_failures_total": "Failures of what the server does by itself, by task.",
}
LABELS = {
    "background_failures_total": "task",
    "refusals_total": "rule",
    "connections_closed_total": "code",
    "requests_total": "status",
    "limits_reached_total": "reason",
}


class Metrics:
    """What one process has done since it started."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, tuple[str, Callable[[], int]]] = {}
        self.buckets = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def count(self, name: str, value: str = "") -> None:
        """Increment a counter; `value` is that of its label, if it has one."""
        self.counts[name, value] += 1

    def gauge(self, name: str, help_text: str, read: Callable[[], int]) -> None:
        """A number that is read when asked for."""
        self.gauges[name] = (help_text, read)

    def stored(self, seconds: float) -> None:
        """How long it took until entries were durable."""
        self.buckets[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def text(self) -> str:
        """Everything, for a scraper."""
        lines: list[str] = []
        for name, help_text in HELP.items():
            lines += [f"# HELP buttonbox_{name} {help_text}", f"# TYPE buttonbox_{name} counter"]
            lines += self._counter(name)
        for name, (help_text, read) in self.gauges.items():
            lines += [f"# HELP buttonbox_{name} {help_text}", f"# TYPE buttonbox_{name} gauge"]
            lines.append(f"buttonbox_{name} {read()}")
        return "\n".join(lines + self._histogram()) + "\n"

    def _counter(self, name: str) -> list[str]:
        label = LABELS.get(name)
        if label is None:
            return [f"buttonbox_{name} {self.counts[name, '']}"]
        found = sorted((value, n) for (each, value), n in self.counts.items() if each == name)
        return [f'buttonbox_{name}{{{label}="{value}"}} {n}' for value, n in found]

    def _histogram(self) -> list[str]:
        name = "buttonbox_store_seconds"
        lines = [f"# HELP {name} Time until entries were durable.", f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip([*map(str, BUCKETS), "+Inf"], self.buckets, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.seconds:.6f}", f"{name}_count {total}"]
