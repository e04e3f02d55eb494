"""Problems an operator should know of. /health shows each until it is over, or for a few minutes."""

from __future__ import annotations

import time
from collections.abc import Callable

SHOWN_S = 300
"""Long enough for monitoring that polls every few minutes."""


class ProblemsSeen:
    """Problems by a short code, with the last sentence about each."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seen: dict[str, tuple[float, str]] = {}

    def note(self, code: str, sentence: str) -> None:
        """A problem occurred. Strangers can read the sentence, so it must not name people or paths."""
        self._seen[code] = (self._clock(), sentence)

    def clear(self, code: str) -> None:
        """A problem is over."""
        self._seen.pop(code, None)

    def now(self) -> list[str]:
        """Recent problems, as `code: sentence`."""
        oldest = self._clock() - SHOWN_S
        self._seen = {code: seen for code, seen in self._seen.items() if seen[0] > oldest}
        return [f"{code}: {sentence}" for code, (_, sentence) in sorted(self._seen.items())]
