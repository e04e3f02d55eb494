"""Golden games of the house: there are some of every game, and the CHANGELOG explains every version."""

from __future__ import annotations

from pathlib import Path

from support.kits import GOLDEN, HOUSE

CHANGELOG = Path(__file__).resolve().parents[2] / "CHANGELOG.md"


def test_there_are_records_of_every_game() -> None:
    assert {path.parent.parent.name for path in GOLDEN.glob("*/rules-*/*.record-*.txt")} == set(HOUSE)


def test_every_version_of_the_rules_is_explained_in_the_changelog() -> None:
    changelog = CHANGELOG.read_text(encoding="utf-8")
    for folder in GOLDEN.glob("*/rules-*"):
        version = folder.name.removeprefix("rules-")
        assert f"`{folder.parent.name}` rules {version}:" in changelog
