"""Figures for whoever runs the server, in the form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
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
        commands = Counter(
            "miskatonic_commands", "Commands over live connections", ("outcome",), registry=self._registry
        )
        self.done, self.refused = commands.labels("done"), commands.labels("refused")
        self.command_seconds = Histogram(
            "miskatonic_command_seconds",
            "Time from a command to its answer, when it is kept and told",
            buckets=MOMENTS,
            registry=self._registry,
        )

    def answered(self, method: str, status: int, seconds: float) -> None:
        """Count one answer over HTTP."""
        self._requests.labels(method, status).inc()
        self._request_seconds.observe(seconds)

    def __str__(self) -> str:
        return generate_latest(self._registry).decode()


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
