"""Caty Mini in the terminal, through the command a person types."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest
from ronron.games.people import People

import ronron
from ronron.games.caty.terminal import board, cards, named, step_told
from ronron.games.caty.view import View
from ronron.words import languages, say
from support.cases import Case, played
from support.typed import Answer, command, flat, play, shown

PEOPLE = People(["You", "Bob"], ["you", "Bob"], 0)


@pytest.mark.parametrize(("players", "scoring", "language"), [(2, "expert", "en"), (4, "standard", "fr")])
def test_a_whole_game_is_played_to_its_score_sheet_and_its_record_replays(
    players: int, scoring: str, language: str, tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    words = ("--players", str(players), "--option", f"scoring={scoring}", "--lang", language, "--seed", "5")
    done = play("1\n" * 100, "caty", *words, "--record", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    end = ronron.load("caty").read(record.read_text(encoding="utf-8"))
    assert end.over
    assert say(language, "caty-t-reconstructed") in flat(done.stdout)
    totals = next(line for line in done.stdout.splitlines() if line.startswith(f"  {say(language, 'caty-t-total')} "))
    assert [int(total) for total in totals.split()[1:]] == end.scores
    assert (say(language, "caty-t-kinds") in done.stdout) == (scoring == "expert")


def test_the_effect_of_both_notches_is_told_before_choosing(tmp_path: Path) -> None:
    words = ("--players", "2", "--lang", "en", "--seed", "3", "--record", str(tmp_path / "game.txt"))
    out = play("1\n" * 6 + "why play bed\nenter 0\nmeow\nquit\n", "caty", *words).stdout
    assert re.search(r"\w+ 0 +\+\d+ +[\w, –]+ +takes [\d,]+ of string", out)
    assert re.search(r"\w+ 1 +\+\d+ +[\w, –]+ +takes [\d,]+ of string", out)
    assert "I do not understand “meow”." in flat(out)


def test_choices_and_sentences_are_french_in_french(tmp_path: Path) -> None:
    words = ("--players", "3", "--lang", "fr", "--seed", "3", "--record", str(tmp_path / "game.txt"))
    out = flat(play("1\n" * 12 + "journal\nquitter\n", "caty", *words).stdout)
    assert "Votre ficelle part par l’encoche" in out
    assert re.search(r"Votre chat court : [\w]+, encoche [01]\.", out)
    assert not re.search(r"\b(play|enter|red|yellow|chair|bed|drawers|wardrobe|mouse|duck|string)\b", out)


def test_every_room_shows_its_walls_toys_and_strings() -> None:
    view = cast(View, played(Case("caty", 2), 4, 30).view(0))
    text = shown(board(view, PEOPLE, "en", [], []))
    for name in (piece.name for piece in view.furniture):
        assert text.count(name[:8]) >= 2
    for toy in view.toys:
        assert text.count(toy[:4]) >= 2
    assert sum(0x2800 < ord(letter) < 0x2900 for letter in text) > 100
    assert cards(view, "en") is not None


@pytest.mark.parametrize("language", languages())
def test_a_cat_that_sleeps_is_said_to(language: str) -> None:
    view = cast(View, played(Case("caty", 2), 4, 30).view(0))
    assert "(Y10)" in step_told(view, view, PEOPLE, language)


def test_every_furniture_and_toy_of_the_box_has_a_french_name() -> None:
    view = cast(View, played(Case("caty", 2), 1, 1).view(0))
    same = {word for word in [*view.furniture, *view.toys] if named(word, "fr") == word}
    assert same == {"table", "radio", "piano", "train"}


def test_a_box_is_drawn_and_a_game_without_rooms_says_so(tmp_path: Path) -> None:
    def check(slug: str, *more: str) -> Answer:
        file = tmp_path / f"{slug}.toml"
        file.write_bytes((ronron.load(slug).book.folder / "components.toml").read_bytes())
        return command("check", str(file), "--picture", str(tmp_path / "rooms.svg"), *more)

    assert check("caty").returncode == 0
    drawn = (tmp_path / "rooms.svg").read_text(encoding="utf-8")
    assert drawn.count("<circle") == 4 * (10 + 40)
    assert all(drawn.count(f">{name}</text>") == 4 for name in ("piano", "duck"))
    refused = check("poche")
    assert refused.returncode != 0
    assert "there is nothing to draw in a box of poche; leave out --picture" in flat(refused.stderr)
    nowhere = check("caty", "--picture", str(tmp_path / "no" / "rooms.svg"))
    assert nowhere.returncode != 0
    assert "cannot be written" in flat(nowhere.stderr)
