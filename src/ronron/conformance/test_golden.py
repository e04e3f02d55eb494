"""Recorded games replay the same for ever, unless the rules have a new version."""

from __future__ import annotations

import re

import ronron
from ronron.conformance.cases import all_cases
from ronron.conformance.golden import MOST_LEAVES, expected
from ronron.conformance.kit import kit_of

FEWER_LEAVES = 1_000
"""How far perft counts where rules are not compiled."""


def test_golden_games_perft_counts_and_views_have_not_changed(slug: str) -> None:
    writing = f"python -m ronron.conformance.golden --game {slug}"
    plain = ronron.load(slug).engine.plain
    for case in all_cases(slug):
        for path, text in expected(case, FEWER_LEAVES if plain else MOST_LEAVES).items():
            place = f"{path.parent.name}/{path.name}"
            assert path.exists(), f"the golden file {place} is missing: {writing}"
            golden = path.read_text(encoding="utf-8")
            if plain and path.name.endswith(".perft.txt"):
                golden = golden[: len(text)]
            assert golden == text, f"the golden file {place} would change: see {writing}"


def test_records_of_every_version_still_replay(slug: str) -> None:
    game = ronron.load(slug)
    records = sorted(kit_of(slug).golden.glob("rules-*/*.record-*.txt"))
    assert records
    for path in records:
        written = path.read_text(encoding="utf-8")
        position = game.read(written)
        assert position.over, path.name
        assert re.sub("rules: .*", "", position.record()) == re.sub("rules: .*", "", written), path.name
