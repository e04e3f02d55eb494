"""Tables that are played at while their server dies again and again."""

from __future__ import annotations

import itertools
import random
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, Protocol

from support.processes import LONG_S, ServerProcess
from support.serving import wait_until
from support.stubborn import Party, Stubborn, open_for_two
from support.truth import Findings, check_database, judge


class Fate(Protocol):
    """What a server meets with in one of its lives."""

    def befall(self, server: ServerProcess, still_playing: Callable[[], bool]) -> None:
        """Start the server, and return when it is dead."""


class Death(NamedTuple):
    """How a server's life ends: at a named point, or killed so long after its start, or after it is ready."""

    fault: str = ""
    after_s: float = 0
    ready: bool = True

    def befall(self, server: ServerProcess, still_playing: Callable[[], bool]) -> None:
        """Start the server, and return when it is dead. At a named point it only dies while somebody plays."""
        server.start(self.fault)
        if self.fault:
            wait_until(lambda: not server.alive or not still_playing(), LONG_S)
        else:
            if self.ready:
                server.wait_until_ready()
            time.sleep(self.after_s)
        server.kill()


class Storm:
    """A server that dies again and again, and people who play on. `people` are the players of each table."""

    def __init__(self, server: ServerProcess, people: Sequence[Sequence[type[Stubborn]]], rng: random.Random) -> None:
        self.server = server
        self.people = people
        self.findings = Findings()
        self.deaths = 0
        self._rng = rng
        self._over = threading.Event()
        self._counting = threading.Lock()

    def rage(self, deaths: Iterable[Fate]) -> Findings:
        """Let the server die in these ways while everybody plays, then let them finish; returns the findings."""
        with ThreadPoolExecutor(len(self.people)) as threads:
            seeds = [self._rng.random() for _ in self.people]
            playing = [threads.submit(self._play_on, *each) for each in zip(self.people, seeds, strict=True)]

            def still_playing() -> bool:
                return not any(each.done() for each in playing)

            try:
                for death in itertools.takewhile(lambda _: still_playing(), deaths):
                    death.befall(self.server, still_playing)
                    self.deaths += 1
                self.server.start_and_wait()
            finally:
                self._over.set()
            for each in playing:
                each.result()
        check_database(self.server.database)
        return self.findings

    def _play_on(self, people: Sequence[type[Stubborn]], seed: float) -> None:
        """Game after game, each to its end however often the server dies on the way."""
        rng = random.Random(seed)
        while True:
            ticket = open_for_two(self.server.where, clock=rng.choice([None, {"bank_s": 86_400}]))
            party = Party(self.server.where, ticket, rng, people)
            stuck = _play_to_the_end(party)
            findings = judge(self.server.database, party)
            findings.stuck += stuck
            with self._counting:
                self.findings.add(findings)
            if stuck or self._over.is_set():
                return


def _play_to_the_end(party: Party) -> list[str]:
    """A whole game; what was in its way, if anything."""
    try:
        party.play()
        party.look_again()
    except (AssertionError, TimeoutError) as error:
        return [f"{party.table}: {error}"]
    finally:
        party.close()
    return []
