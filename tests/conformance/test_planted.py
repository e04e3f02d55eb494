"""The suite finds mistakes that were planted into sound games, and tells where each is.

`make test` plants some of them, others every day; `make whole` all.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from ronron import scaffold
from support.mistakes import MISTAKES, Mistake
from support.packages import Site
from support.samples import sampled

ROOT = Path(__file__).resolve().parents[2]
SOUND = "no mistake"
"""The game as it is, which has to pass."""
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


@pytest.mark.parametrize("name", sampled([SOUND, *MISTAKES], 3))
def test_a_planted_mistake_is_found_and_its_place_told(name: str, tmp_path: Path) -> None:
    mistake = MISTAKES.get(name, Mistake("", "", "", ""))
    site = Site(tmp_path / "site")
    game, folder = install(site, mistake.model, tmp_path)
    pattern = mistake.plant(folder) if name != SOUND else " passed in "
    code, said = judge(site, game)
    assert code == (0 if name == SOUND else 1), said
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
