"""Connections that are cut off or turned away: all are counted, and logged without flooding the log."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Literal, get_args

from ronron.server.process.metrics import Metrics

log = logging.getLogger("ronron")

QUIET_S = 10.0
"""Seconds between two log lines of the same kind; what happens in between is added up."""

Why = Literal[
    "bad_request",
    "bad_upgrade",
    "bad_handshake",
    "bad_frame",
    "header_bytes",
    "header_time",
    "body_bytes",
    "body_time",
    "pipeline",
    "no_request",
    "too_many_connections",
    "too_many_of_address",
    "no_descriptors",
    "other_host",
    "other_origin",
    "locked",
    "too_many_sockets",
    "too_fast",
    "no_hello",
    "hello_refused",
]

SENTENCES: dict[Why, str] = {
    "bad_request": "cut off with 400: it was no HTTP",
    "bad_upgrade": "ignored a wish for a protocol other than WebSocket",
    "bad_handshake": "refused a WebSocket: its handshake was wrong",
    "bad_frame": "closed a WebSocket: its frames cannot be read or are too long",
    "header_bytes": "cut off with 431: the header was too long",
    "header_time": "cut off with 408: the header took too long",
    "body_bytes": "cut off with 413: the body was too long",
    "body_time": "cut off with 408: the body took too long",
    "pipeline": "closed a connection that did not wait for its answers",
    "no_request": "closed a connection on which nothing was asked",
    "too_many_connections": "turned away with 503: too many connections in all",
    "too_many_of_address": "turned away with 503: too many connections from one address",
    "no_descriptors": "out of file descriptors, nobody can connect; raise LimitNOFILE or `ulimit -n`",
    "other_host": "turned away with 421: the Host is none we answer to; name it with --origin",
    "other_origin": "refused a WebSocket: it comes from another site's page; name its address with --origin",
    "locked": "refused a WebSocket: the password was not given",
    "too_many_sockets": "refused a WebSocket: too many from one address",
    "too_fast": "refused a WebSocket: too many in a short time from one address",
    "no_hello": "closed a WebSocket: it did not say hello",
    "hello_refused": "closed a WebSocket: its hello was refused",
}


class Cuts:
    """Counts by kind. The first of a kind is logged at once, further ones later with their number."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float] = time.monotonic) -> None:
        self._metrics = metrics
        self._clock = clock
        self._unsaid: Counter[Why] = Counter()
        self._said: dict[Why, float] = {}
        for why in get_args(Why):
            metrics.cut.labels(why)  # counters exist from the start, so that monitoring sees their first rise

    def note(self, why: Why) -> None:
        """Count a connection that was cut off or turned away."""
        self._metrics.cut.labels(why).inc()
        self._unsaid[why] += 1
        self._say_if_due(why)

    def catch_up(self) -> None:
        """Log what was held back and is due. Called now and then."""
        for why in list(self._unsaid):
            self._say_if_due(why)

    def _say_if_due(self, why: Why) -> None:
        now = self._clock()
        if now - self._said.get(why, -QUIET_S) < QUIET_S:
            return
        times = self._unsaid.pop(why)
        self._said[why] = now
        level = logging.INFO if why == "no_request" else logging.WARNING  # browsers open connections ahead of need
        log.log(level, "%s%s", SENTENCES[why], "" if times == 1 else f" ({times} times)")
