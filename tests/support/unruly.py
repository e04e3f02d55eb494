"""People who misbehave in every way a bad line or a bad program can, and still want to finish their game."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable
from typing import Any

from support.stubborn import Stubborn, Where, encode
from support.wire import GoneError, Wire

FLOOD = 60


class Unruly(Stubborn):
    """Plays a prank with every second command. What it was answered must be true all the same."""

    def __init__(self, where: Where, token: str, chair: int | None, rng: random.Random) -> None:
        super().__init__(where, token, chair, rng)
        self.played: dict[str, int] = {}
        """How often each prank was played."""
        self._pranks = itertools.cycle(rng.sample(PRANKS, len(PRANKS)))

    def deliver(self, text: str) -> None:
        """Send a command, more or less."""
        prank = next(self._pranks) if self.rng.random() < 0.5 else Unruly.behave
        self.played[prank.__name__] = self.played.get(prank.__name__, 0) + 1
        prank(self, text)

    def behave(self, text: str) -> None:
        """Send it normally."""
        self.wire.send(text)

    def vanish_after(self, text: str) -> None:
        """Send, and be gone before the answer."""
        self.wire.send(text)
        self._disappear()

    def vanish_before(self, text: str) -> None:
        """Be gone instead of sending."""
        self._disappear()

    def vanish_within(self, text: str) -> None:
        """Be gone in the middle of a frame."""
        frame = self.wire.framed(text)
        self.wire.put(frame[: self.rng.randrange(1, len(frame))])
        self._disappear()

    def dawdle(self, text: str) -> None:
        """Let the first half of a frame wait for the second."""
        frame = self.wire.framed(text)
        middle = self.rng.randrange(1, len(frame))
        self.wire.put(frame[:middle])
        time.sleep(self.rng.uniform(0, 0.05))
        self.wire.put(frame[middle:])

    def repeat(self, text: str) -> None:
        """Send the same three times."""
        for _ in range(3):
            self.wire.send(text)

    def reorder(self, text: str) -> None:
        """Send the command, some questions and earlier commands in random order."""
        frames = [text, *(encode(message) for message in self._asides()), *self._earlier()]
        self.rng.shuffle(frames)
        for frame in frames:
            self.wire.send(frame)

    def mumble(self, text: str) -> None:
        """Send half of the message, then the whole."""
        self.wire.send(text[: self.rng.randrange(len(text))])
        self.wire.send(text)

    def use_two_tabs(self, text: str) -> None:
        """Say the same in another tab first, and close that one."""
        tab = Wire(self.where())
        tab.send(self.hello())
        tab.send(text)
        if self.rng.random() < 0.5:
            _listen_for_a_while(tab)
        tab.cut()
        self.wire.send(text)

    def stop_listening(self, text: str) -> None:
        """Ask for much, and listen to nothing for a while."""
        for message in self._asides() * 5:
            self.wire.send(encode(message))
        time.sleep(self.rng.uniform(0, 0.1))
        self.wire.send(text)

    def flood(self, text: str) -> None:
        """Send very much at once."""
        asides = self._asides() * (FLOOD // 3)
        self.wire.put(b"".join(self.wire.framed(encode(message)) for message in asides))
        self.wire.send(text)

    def babble(self, text: str) -> None:
        """Send bytes that cannot begin a frame."""
        self.wire.put(b"\xff" + self.rng.randbytes(40))
        self.wire.send(text)

    def _disappear(self) -> None:
        self.vanish()
        raise GoneError(None)

    def _asides(self) -> list[dict[str, Any]]:
        """Questions that change nothing."""
        return [
            {"type": "ping", "n": self.rng.randrange(1000)},
            {"type": "resync", "id": "again"},
            {"type": "look", "id": "back then", "decided": self.rng.randrange(3)},
        ]

    def _earlier(self) -> list[str]:
        """Commands that have been answered already."""
        return [encode(self.asked[command]) for command in list(self.done)[-2:]]


PRANKS: tuple[Callable[[Unruly, str], None], ...] = (
    Unruly.vanish_after,
    Unruly.vanish_before,
    Unruly.vanish_within,
    Unruly.dawdle,
    Unruly.repeat,
    Unruly.reorder,
    Unruly.mumble,
    Unruly.use_two_tabs,
    Unruly.stop_listening,
    Unruly.flood,
    Unruly.babble,
)


def _listen_for_a_while(tab: Wire) -> None:
    try:
        for _ in range(5):
            tab.hear(0.02)
    except (GoneError, TimeoutError):
        return
