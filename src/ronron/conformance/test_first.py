"""The first look: a game that fails here is not tried any further."""

from __future__ import annotations

import pytest

from ronron.conformance import first
from ronron.games import refused, slugs


def test_the_game_and_its_kit_are_whole(any_game: str) -> None:
    assert any_game, "no game from outside is installed; name one: --game leduc"
    _tell(first.wholeness(any_game))


def test_the_linter_finds_nothing(any_game: str) -> None:
    if any_game in (*slugs(), *refused()):
        _tell(first.findings(any_game))


def test_games_can_be_played(any_game: str) -> None:
    if any_game not in slugs() or first.findings(any_game):
        pytest.skip("what is refused or does not compile cannot be played")
    _tell(first.play_faults(any_game))


def _tell(found: list[str]) -> None:
    if found:
        pytest.fail("\n".join(found), pytrace=False)
