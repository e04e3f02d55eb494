"""People at a real table: who sits down, connects and listens."""

from __future__ import annotations

from typing import Any

import httpx2

from support.serving import PATIENT_S, Player, Served


class Person(Player):
    """A player whose socket is entered before it is used, as websockets asks for since version 17.1."""

    def send(self, **message: Any) -> None:
        self.socket.__enter__()
        super().send(**message)


def browser(served: Served) -> httpx2.Client:
    """A browser without any cookie, nor any certificates, which take longer to read than a table to open."""
    return httpx2.Client(base_url=served.url, timeout=PATIENT_S, verify=False)
