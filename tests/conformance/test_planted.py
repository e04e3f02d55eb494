"""The suite finds mistakes that were planted into sound games, and tells where each is.

`make test` plants some of them, others every day; `make whole` all.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from ronron import scaffold
from support.mistakes import MISTAKES
from support.packages import Site
from support.samples import sampled

ROOT = Path(__file__).resolve().parents[2]
SUITE = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "ronron.conformance", "--examples", "2")


def install(site: Site, model: str, folder: Path) -> tuple[str, Path]:
    """Install a game to be spoilt; its name and its folder are returned."""
    if model == "leduc":
        copy = site.install("ledux")
        (copy / "kit" / "golden").mkdir(parents=True)
        shutil.copy(ROOT / "tests" / "support" / "scramblers" / "leduc.py", copy / "kit" / "scrambler.py")
        return "ledux", copy
    if model == "scaffold":
        return "hop", site.copy(scaffold.create("hop", folder))
    return model, site.copy(ROOT / "examples" / model)


def judge(site: Site, game: str) -> tuple[int, str]:
    """What the suite says about a game, and its exit code. Rules are not compiled here."""
    tried = site.run(*SUITE, "--game", game)
    return tried.returncode, tried.stdout + tried.stderr


def test_the_sound_game_passes(tmp_path: Path) -> None:
    site = Site(tmp_path / "site")
    game, _ = install(site, "ninelives", tmp_path)
    code, said = judge(site, game)
    assert code == 0, said


@pytest.mark.parametrize("name", sampled(MISTAKES, 4))
def test_a_planted_mistake_is_found_and_its_place_told(name: str, tmp_path: Path) -> None:
    site, mistake = Site(tmp_path / "site"), MISTAKES[name]
    game, folder = install(site, mistake.model, tmp_path)
    pattern = mistake.plant(folder)
    code, said = judge(site, game)
    assert code == 1, said
    assert re.search(pattern, said), f"nothing like {pattern} was said:\n{said}"
    assert "INTERNALERROR" not in said


def test_there_are_mistakes_of_every_kind() -> None:
    assert len(MISTAKES) >= 30
    assert {mistake.file for mistake in MISTAKES.values()} >= {
        "__init__.py",
        "rules.py",
        "secrets.py",
        "instinct.py",
        "notation.py",
        "telling.py",
        "reasons.py",
        "view.py",
        "locales/en.ftl",
        "kit/scrambler.py",
    }
