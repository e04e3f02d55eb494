"""A promise that a game does not keep is told, with the place where something is missing."""

from __future__ import annotations

import pytest

from ronron.conformance import promises
from ronron.conformance.promises import broken, share_of
from ronron.games.title import EVERYTHING, Promise

NAMED: dict[Promise, str] = {"lesson": "leduc", "board": "leduc/board/index.js", "matou": "leduc/instinct.py"}


def test_there_is_a_check_for_every_promise() -> None:
    assert set(promises.CHECKS) == set(EVERYTHING)


@pytest.mark.parametrize("promise", NAMED)
def test_what_leduc_does_not_have_it_could_not_promise(promise: Promise, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promises, "CLEARLY", 5)
    found = broken("leduc", promise)
    assert found
    assert NAMED[promise] in found[0]


def test_rules_that_miss_a_language_break_a_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promises, "languages", lambda: ("en", "fr", "eo"))
    assert [each.partition(": ")[0].endswith("poche/rules.eo.md") for each in broken("poche", "pages")] == [True]


def test_nobody_wins_more_than_their_share_against_themselves() -> None:
    assert share_of("chaton", "chaton", "tictactoe", deals=30) == pytest.approx(1, abs=0.25)
