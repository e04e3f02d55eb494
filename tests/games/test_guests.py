"""A game from outside is found when its package is installed; one that is not whole is refused and hurts nobody."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from ronron.games import slugs
from support.packages import Site

PLAYED = """
import ronron
from ronron.api.playing import play_to_the_end
from ronron.api.telling import pictures
from ronron.bots import Budget
from ronron.said import tell

game = ronron.load("hop")
position = game.deal(seed=3)
play_to_the_end(position, lambda each: each.legal[-1])
assert game.read(position.record()).scores == position.scores
told = [tell("fr", line) for picture in pictures(position, 0) for line in picture.told]
print(game.title.name("en"), len(told), position.imagined(0, seed=1).over)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """One sound game, and many that are not."""
    site = Site(tmp_path_factory.mktemp("site"))
    site.install("hop")
    for package, spoil in SPOILT.items():
        spoil(site, package)
    return site


def empty(site: Site, package: str, text: str) -> None:
    folder = site.folder / package
    folder.mkdir()
    (folder / "__init__.py").write_text(text, encoding="utf-8")
    site.register(package, package)


def without(module: str, line: str = "") -> Callable[[Site, str], None]:
    """Spoil a game by leaving out a module, or renaming the function whose definition begins so."""

    def spoil(site: Site, package: str) -> None:
        file = site.install(package) / module
        if line:
            file.write_text(file.read_text(encoding="utf-8").replace(line, "def unheard_of("), encoding="utf-8")
        else:
            file.unlink()

    return spoil


def add_word(site: Site, package: str) -> None:
    words = site.install(package) / "locales" / "en.ftl"
    words.write_text(words.read_text(encoding="utf-8") + "\nwins = Me, me, me.\n", encoding="utf-8")


SPOILT: dict[str, Callable[[Site, str], object]] = {
    "exits": lambda site, package: empty(site, package, "raise SystemExit('good night')"),
    "raises": lambda site, package: empty(site, package, "1 / 0"),
    "untitled": lambda site, package: empty(site, package, ""),
    "silent": without("notation.py"),
    "scoreless": without("rules.py", "def score("),
    "open": without("secrets.py", "def imagine("),
    "usurper": lambda site, package: site.install(package, slug="poche"),
    "shouting": lambda site, package: site.install(package, slug="Shouting"),
    "twofaced": lambda site, package: site.install(package, {'slug="twofaced"': 'slug="onefaced"'}),
    "twin": lambda site, package: site.install(package, {"stakes_of_twin": "staked"}),
    "loud": add_word,
    "crowded": lambda site, package: site.install(package, {"players=(2,)": "players=(2, 7)"}),
    "endless": lambda site, package: site.install(package, {"decisions=3": "decisions=63"}),
    "forgetful": lambda site, package: site.install(package, {'hidden=("cards",)': 'hidden=("jewels",)'}),
    "shameless": lambda site, package: site.install(package, {'hidden=("cards",)': "hidden=()"}),
}
SENTENCES = {
    "exits": "the game in exits cannot be loaded: “SystemExit: good night”",
    "raises": "the game in raises cannot be loaded: “ZeroDivisionError: division by zero”",
    "untitled": "__init__.py of untitled has no TITLE",
    "silent": "silent has no module notation.py; every game needs box.py, state.py, rules.py",
    "scoreless": "rules.py of scoreless has no score",
    "open": "secrets.py of open has no imagine",
    "usurper": "the game in usurper calls itself poche, as another game does; it needs a name of its own",
    "shouting": "the game in shouting calls itself “Shouting”; a name has 2 to 16 small letters and digits",
    "twofaced": "the game in twofaced is called onefaced in its TITLE, and twofaced in its entry point",
    "twin": "the game in twin has a state with the same fields as leduc; one of its fields needs another name",
    "loud": "the game in loud has the message wins; all its messages must begin with loud-",
    "crowded": "crowded is for (2, 7) players; from 1 to 6 fit",
    "endless": "endless has 63 decisions; from 1 to 62 fit",
    "forgetful": "the state of forgetful has no field jewels, which TITLE names",
    "shameless": "shameless has a module secrets, but TITLE names nothing hidden",
}


def test_a_game_from_outside_is_played_written_read_and_told_like_any_other(site: Site) -> None:
    played = site.run("-c", PLAYED)
    assert played.stderr == ""
    name, told, imagined = played.stdout.rsplit(maxsplit=2)
    assert (name, imagined) == ("Leduc poker", "True")
    assert int(told) > 3


def test_games_that_are_not_whole_are_refused_in_a_sentence_and_hurt_no_other(site: Site) -> None:
    listed = site.run("-m", "ronron", "games")
    assert listed.returncode == 0
    for slug in (*slugs(), "hop"):
        assert f" {slug} " in listed.stdout
    for package, sentence in SENTENCES.items():
        assert sentence in listed.stderr, package
        assert f" {package} " not in listed.stdout
    assert "Traceback" not in listed.stderr


def test_who_asks_for_a_refused_game_is_told_why(site: Site) -> None:
    asked = site.run("-m", "ronron", "perft", "scoreless", "1")
    assert asked.returncode != 0
    assert SENTENCES["scoreless"] in asked.stderr
    assert "Traceback" not in asked.stderr


def test_a_package_whose_files_are_gone_is_refused(tmp_path: Path) -> None:
    other = Site(tmp_path)
    other.install("hop")
    shutil.rmtree(tmp_path / "hop")
    assert "cannot be loaded: “ModuleNotFoundError" in other.run("-m", "ronron", "games").stderr


def test_a_guest_is_played_to_its_end_in_the_terminal(site: Site) -> None:
    played = site.run("-m", "ronron", "play", "hop", "--terminal", typed="call\n" * 9)
    assert played.returncode == 0, played.stderr
    assert "Cards in hand" in played.stdout
    assert "The cards are shown" in played.stdout or "The other folded" in played.stdout
