"""Ten attackers in one process. Everything they do is bounded in time and number, and stays on this machine."""

from __future__ import annotations

import asyncio
import itertools
import os
import time
from asyncio import IncompleteReadError, LimitOverrunError
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

import msgspec
from websockets.exceptions import InvalidHandshake, InvalidStatus

from ronron.errors import RonronError
from ronron.server.protocol import PROTOCOL, Hello
from ronron_attacks.lines import Line, Talk
from ronron_attacks.world import World

ATTACKERS = 10
MOST_ROUNDS = 100_000
"""The most rounds of one hand."""
PAUSE_S = 0.01
"""Pause before a hand reconnects after the server hung up."""
GRACE_S = 5.0
"""How long an attack may take to end after its time is up."""
NICE = 5
ONE, MANY = ORIGINS = "one", "many"
"""Where attackers come from: all from one address, or each from its own."""

encode = msgspec.json.Encoder().encode


class Attack(msgspec.Struct, frozen=True):
    """A kind of attack: what one hand does in a loop, and how many hands each attacker has."""

    name: str
    what: str
    round: Callable[[Hand], Awaitable[None]]
    hands: int = 1
    cold: bool = False
    """Takes tables that are not in memory."""


class Order(msgspec.Struct, frozen=True):
    """Where to attack, from where, for how long, and with what knowledge."""

    name: str
    port: int
    addresses: list[str]
    """The address of each attacker; all may have the same."""
    seconds: float
    world: World


class Hand:
    """One loop of an attacker: at most one connection at a time, and a count of the answers."""

    def __init__(self, order: Order, attacker: int, number: int, counts: Counter[str]) -> None:
        self.world = order.world
        self.attacker = attacker
        self.number = number
        """The number of this hand among those of its attacker."""
        self.counts = counts
        self.rounds = 0
        self._ids = itertools.count(1)
        self._port, self._address = order.port, order.addresses[attacker]
        self._until = time.monotonic() + order.seconds
        self._line: Line | None = None
        self._talk: Talk | None = None

    def going(self) -> bool:
        """Whether there is time for another round."""
        self.rounds += 1
        return self.rounds <= MOST_ROUNDS and time.monotonic() < self._until

    async def hold(self) -> None:
        """Keep the connection open until the end."""
        await asyncio.sleep(max(0.0, self._until - time.monotonic()))

    def next_id(self) -> str:
        """An id for a command."""
        return f"{self.attacker}.{self.number}.{next(self._ids)}"

    async def line(self) -> Line:
        """A new connection."""
        self.hang_up()
        self._line = await Line.open(self._port, self._address)
        return self._line

    async def ask(self, method: str, path: str, body: bytes = b"", headers: Iterable[str] = ()) -> None:
        """Send a request on the open connection, or on a new one, and count its answer."""
        line = self._line or await self.line()
        self.counts[await line.ask(method, path, body, headers)] += 1

    async def shake_hands(self) -> Talk:
        """Open a WebSocket, and say nothing on it yet."""
        self.hang_up()
        talk = Talk(self.counts)
        await talk.open(self._port, self._address)
        self._talk = talk
        return talk

    async def arrive(self, token: str, since: int | None = None) -> Talk:
        """Open a WebSocket to a table; with `since`, ask for the events after that one."""
        talk = await self.shake_hands()
        talk.say(encode(Hello(PROTOCOL, token, since)))
        if since is None:
            await talk.answer()
        return talk

    async def at(self, token: str) -> Talk:
        """The open WebSocket to a table, or a new one."""
        return self._talk or await self.arrive(token)

    def hang_up(self) -> None:
        """Close whatever is open."""
        for each in (self._line, self._talk):
            if each is not None:
                each.close()
        self._line = self._talk = None


class Attackers:
    """The worker of a child process with a lower priority than the server and the bystander."""

    def __init__(self, attacks: Sequence[Attack]) -> None:
        os.nice(NICE)
        self._attacks = {attack.name: attack for attack in attacks}

    def attack(self, order: Order) -> Counter[str]:
        """Run ten attackers at once, and count the answers."""
        return asyncio.run(_all_at_once(self._attacks[order.name], order))

    def close(self) -> None:
        """Do nothing: attacks leave nothing open."""


def homes(origin: str, block: int = 0) -> list[str]:
    """The address of each attacker; every block has addresses of its own, which have asked for nothing yet."""
    return [f"127.0.{block}.{2 if origin == ONE else 10 + number}" for number in range(ATTACKERS)]


def counted(counts: Mapping[str, int]) -> str:
    """Counts in words, the most frequent first."""
    ordered = sorted(counts.items(), key=lambda item: -item[1])
    return ", ".join(f"{what} × {number:,}" for what, number in ordered) or "–"


async def _all_at_once(attack: Attack, order: Order) -> Counter[str]:
    counts: Counter[str] = Counter()
    hands = [
        Hand(order, attacker, number, counts)
        for attacker in range(len(order.addresses))
        for number in range(attack.hands)
    ]
    tasks = [asyncio.create_task(_go_on(attack, hand)) for hand in hands]
    done, late = await asyncio.wait(tasks, timeout=order.seconds)
    for task in late:
        task.cancel()
    await asyncio.wait(tasks, timeout=GRACE_S)
    for task in done:
        task.result()
    return counts


async def _go_on(attack: Attack, hand: Hand) -> None:
    try:
        while hand.going():
            await _round(attack, hand)
    finally:
        hand.hang_up()


async def _round(attack: Attack, hand: Hand) -> None:
    """Run one round, and pause if the server hung up."""
    try:
        await attack.round(hand)
    except InvalidStatus as error:
        hand.counts[str(error.response.status_code)] += 1
    except (OSError, IncompleteReadError, LimitOverrunError, InvalidHandshake, RonronError):
        hand.counts["hung up"] += 1
    else:
        return
    hand.hang_up()
    await asyncio.sleep(PAUSE_S)
