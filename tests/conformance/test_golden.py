"""Recorded games replay the same for ever, unless the rules have a new version."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ronron
from ronron.games import slugs
from support.cases import ALL_CASES, Case
from support.golden import ROOT, expected

CHANGELOG = Path(__file__).resolve().parents[2] / "CHANGELOG.md"
RECORDS = sorted(ROOT.glob("*/rules-*/*.record-*.txt"))


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_golden_games_perft_counts_and_views_have_not_changed(case: Case) -> None:
    for path, text in expected(case).items():
        assert path.exists(), f"{path.name} is missing: run make golden"
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: see make golden"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_of_every_version_still_replay(path: Path) -> None:
    game = ronron.load(path.parent.parent.name)
    written = path.read_text(encoding="utf-8")
    position = game.read(written)
    assert position.over
    assert re.sub("rules: .*", "", position.record()) == re.sub("rules: .*", "", written)


def test_there_are_records_of_every_game() -> None:
    assert {path.parent.parent.name for path in RECORDS} == set(slugs())


def test_every_version_of_the_rules_is_explained_in_the_changelog() -> None:
    changelog = CHANGELOG.read_text(encoding="utf-8")
    for folder in ROOT.glob("*/rules-*"):
        version = folder.name.removeprefix("rules-")
        assert f"`{folder.parent.name}` rules {version}:" in changelog
