"""Figures for whoever runs the server, in the form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from miskatonic.server.room import Room

__all__ = ["Metrics"]

MOMENTS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """What is counted as it happens; what the room and its writer know anyway is read when somebody asks."""

    def __init__(self, room: Room) -> None:
        self._registry = CollectorRegistry()
        self._registry.register(_RoomFigures(room))
        self._requests = Counter(
            "miskatonic_requests", "Answers over HTTP", ("method", "status"), registry=self._registry
        )
        self._request_seconds = Histogram(
            "miskatonic_request_seconds", "Time to an answer", buckets=MOMENTS, registry=self._registry
        )
        self.commands = Commands()
        self._registry.register(self.commands)

    def answered(self, method: str, status: int, seconds: float) -> None:
        """Count one answer over HTTP."""
        self._requests.labels(method, status).inc()
        self._request_seconds.observe(seconds)

    def __str__(self) -> str:
        return generate_latest(self._registry).decode()


class Commands(Collector):
    """Commands over live connections, and how long they take. Counted without a lock: one thread does it, often."""

    def __init__(self) -> None:
        self.refused = 0
        self._done = [0] * (len(MOMENTS) + 1)
        self._seconds = 0.0

    def done(self, seconds: float) -> None:
        """One more, kept and told after so long."""
        self._done[bisect_left(MOMENTS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Any]:
        commands = CounterMetricFamily("miskatonic_commands", "Commands over live connections", labels=("outcome",))
        commands.add_metric(("done",), sum(self._done))
        commands.add_metric(("refused",), self.refused)
        yield commands
        ends = [*map(str, map(float, MOMENTS)), "+Inf"]
        yield HistogramMetricFamily(
            "miskatonic_command_seconds",
            "Time from a command to its answer, when it is kept and told",
            buckets=[(end, upto) for end, upto in zip(ends, accumulate(self._done), strict=True)],
            sum_value=self._seconds,
        )


class _RoomFigures(Collector):
    def __init__(self, room: Room) -> None:
        self._room = room

    def collect(self) -> Iterator[Any]:
        room = self._room
        sittings = list(room.sittings.values())
        writer = room.writer
        for name, about, value in (
            ("miskatonic_tables", "Tables in memory", len(sittings)),
            ("miskatonic_tables_watched", "Tables that somebody listens to", sum(s.listened for s in sittings)),
            ("miskatonic_connections", "Live connections", sum(s.connections for s in sittings)),
            ("miskatonic_thinking", "Computer players and clocks that run", sum(s.busy for s in sittings)),
        ):
            yield GaugeMetricFamily(name, about, value=value)
        for name, about, value in (
            ("miskatonic_commits", "Transactions of the store", writer.commits),
            ("miskatonic_entries", "Entries that the store has kept", writer.entries),
            ("miskatonic_failures", "Transactions that the store did not take", writer.failures),
            ("miskatonic_races", "Tables on which another node was faster", writer.races),
        ):
            yield CounterMetricFamily(name, about, value=value)
