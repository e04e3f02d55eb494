"""How many connections may be open, in all and by address."""

from __future__ import annotations

from collections import Counter

from ronron.server.limits.address import counted_as, is_here
from ronron.server.limits.cuts import Cuts, Why
from ronron.server.limits.descriptors import room_for_connections
from ronron.server.limits.rounds import Rounds
from ronron.server.settings import Limits

RESERVE = 64
RESERVE_OF_ADDRESS = 8
"""Connections over the limit whose request is still read, so that operators are answered and others get a 503."""


class Place:
    """One open connection that is counted."""

    def __init__(self, wires: Wires, address: str, over: Why | None, *, asked: bool) -> None:
        self.over = over
        """Why it is over the limit, if it is."""
        self.asked = asked
        """It is over the limit, but its request is still read."""
        self.address = address
        self._wires = wires
        self._left = False

    def leave(self) -> None:
        """The connection is closed. Calling this twice counts once."""
        if not self._left:
            self._left = True
            self._wires.release(self.address, self)


class Wires:
    """Counts open connections of both protocols, in all and by address."""

    def __init__(self, limits: Limits, cuts: Cuts, *, proxied: bool = False) -> None:
        self.limits = limits
        self.cuts = cuts
        self._proxied = proxied
        self.rounds = Rounds()
        self.most = limits.tcp_in_all or room_for_connections()
        self._open = 0
        self._by_address: Counter[str] = Counter()
        self._reserve: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._open

    def reserved(self) -> int:
        """Connections over the limit whose request is still read."""
        return self._reserve.total()

    def admit(self, host: str) -> Place:
        """Count a connection; those over the limit are counted separately."""
        address = "" if self._proxied and is_here(host) else counted_as(host)  # a proxy serves many people
        over = self._check(address)
        if over is None:
            self._open += 1
            self._by_address[address] += 1
            return Place(self, address, None, asked=True)
        asked = self.reserved() < RESERVE and (not address or self._reserve[address] < RESERVE_OF_ADDRESS)
        if asked:
            self._reserve[address] += 1
        return Place(self, address, over, asked=asked)

    def _check(self, address: str) -> Why | None:
        if self._open >= self.most:
            return "too_many_connections"
        if address and self._by_address[address] >= self.limits.tcp_per_address:
            return "too_many_of_address"
        return None

    def release(self, address: str, place: Place) -> None:
        """A connection is closed."""
        if place.over is None:
            self._open -= 1
            _take_one(self._by_address, address)
        elif place.asked:
            _take_one(self._reserve, address)


def _take_one(counts: Counter[str], key: str) -> None:
    counts[key] -= 1
    if not counts[key]:
        del counts[key]
