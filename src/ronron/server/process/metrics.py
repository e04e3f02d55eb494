"""Metrics in Prometheus' format. None names a table, a person or a token."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("ronron_connections", "Open sockets", registry=self.registry)
        self.live = Gauge("ronron_live_tables", "Tables in memory", registry=self.registry)
        self.events = Counter("ronron_events", "Events made durable", ["kind"], registry=self.registry)
        self.refusals = Counter("ronron_refusals", "Commands refused", ["code"], registry=self.registry)
        self.dropped = Counter("ronron_dropped_connections", "Connections we closed", ["why"], registry=self.registry)
        self.cut = Counter(
            "ronron_cut_connections", "Connections cut off or turned away", ["why"], registry=self.registry
        )
        self.requests = Counter("ronron_requests", "HTTP requests", ["status"], registry=self.registry)
        self.commands = Histogram(
            "ronron_command_seconds", "From a command to its answer", buckets=SECONDS, registry=self.registry
        )
        self.thinking = Histogram(
            "ronron_bot_seconds", "A bot's decision, waiting included", buckets=SECONDS, registry=self.registry
        )
        self.bots_late = Counter("ronron_late_bots", "Bots that took too long", registry=self.registry)
        self.bots_failed = Counter("ronron_failed_bots", "Bots that failed", registry=self.registry)
        self.hints = Counter("ronron_hints", "Hints given", registry=self.registry)

    def text(self) -> bytes:
        """All metrics as text."""
        return generate_latest(self.registry)
