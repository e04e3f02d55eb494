"""What an operator should know of: shown by /health until it is over, or for a few minutes."""

from __future__ import annotations

import time
from collections.abc import Callable

SHOWN_S = 300
"""Long enough for somebody who looks every few minutes."""


class ProblemsSeen:
    """Problems by a short code, the last sentence about each."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seen: dict[str, tuple[float, str]] = {}

    def note(self, code: str, sentence: str) -> None:
        """It has happened, or goes on; strangers read the sentence, so it names nobody and no place."""
        self._seen[code] = (self._clock(), sentence)

    def clear(self, code: str) -> None:
        """It is over."""
        self._seen.pop(code, None)

    def now(self) -> list[str]:
        """What was seen lately, as `code: sentence`."""
        oldest = self._clock() - SHOWN_S
        self._seen = {code: seen for code, seen in self._seen.items() if seen[0] > oldest}
        return [f"{code}: {sentence}" for code, (_, sentence) in sorted(self._seen.items())]
