"""A game keeps what it promises to players."""

from __future__ import annotations

import pytest

from ronron.conformance.promises import broken
from ronron.games import find


def test_every_promise_to_players_is_kept(slug: str) -> None:
    found = [
        f"{slug} promises {promise!r}. {each}"
        for promise in find(slug).title.promises
        for each in broken(slug, promise)
    ]
    if found:
        pytest.fail("\n".join(found), pytrace=False)
