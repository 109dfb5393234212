"""The metrics of a server process in Prometheus' text format."""

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from buttonbox.server.metrics import BUCKETS, COUNTERS, Metrics

PREFIX = "buttonbox_"


def exposition(metrics: Metrics) -> str:
    """Return all metrics, and those of the process itself."""
    registry = CollectorRegistry()
    registry.register(MetricFamilies(metrics))
    ProcessCollector(registry=registry)
    return generate_latest(registry).decode()


class MetricFamilies(Collector):
    """What was counted, as metric families."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    def collect(self) -> Iterator[Metric]:
        yield from map(self._counter, COUNTERS)
        for name, (help_text, read) in self.metrics.gauges.items():
            yield GaugeMetricFamily(PREFIX + name, help_text, value=read())
        yield self._store_seconds()

    def _counter(self, name: str) -> CounterMetricFamily:
        help_text, label = COUNTERS[name]
        counts = self.metrics.counts
        if label is None:
            return CounterMetricFamily(PREFIX + name, help_text, value=counts[name, ""])
        family = CounterMetricFamily(PREFIX + name, help_text, labels=[label])
        for (each, value), count in sorted(counts.items()):
            if each == name:
                family.add_metric([value], count)
        return family

    def _store_seconds(self) -> HistogramMetricFamily:
        bounds = [*map(str, BUCKETS), "+Inf"]
        counts = accumulate(self.metrics.buckets)
        return HistogramMetricFamily(
            f"{PREFIX}store_seconds",
            "Time until entries were durable.",
            buckets=list(zip(bounds, counts, strict=True)),
            sum_value=self.metrics.seconds,
        )
