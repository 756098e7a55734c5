"""Metrics of a running server, for Prometheus."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector


class Metrics(Collector):
    """What is counted. No metric names a room, a person or an address."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        registry = self._registry
        self.connections = Gauge("lastcard_connections", "Open websockets", registry=registry)
        self.rooms = Gauge("lastcard_rooms_open", "Open rooms", registry=registry)
        self.moves = 0  # a plain number, without a lock: there are many
        registry.register(self)
        self.commands = Counter(
            "lastcard_commands", "Other commands carried out", ["command"], registry=registry
        )
        self.refused = Counter(
            "lastcard_refused", "Messages refused before they came to a room", ["code"], registry=registry
        )
        self.dropped = Counter(
            "lastcard_dropped", "Connections closed because they did not read", registry=registry
        )
        self.failed_writes = Counter(
            "lastcard_failed_writes", "Writes to the log that failed", registry=registry
        )
        self.written = Gauge("lastcard_log_entries", "Entries written since the start", registry=registry)
        self.commits = Gauge("lastcard_log_commits", "Commits since the start", registry=registry)
        self.requests = Histogram(
            "lastcard_request_seconds", "Requests over HTTP", ["method"], registry=registry
        )

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The metrics that are kept as plain numbers."""
        family = CounterMetricFamily("lastcard_moves", "Moves that clients made")
        family.add_metric([], self.moves)
        yield family

    def text(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        return generate_latest(self._registry)
