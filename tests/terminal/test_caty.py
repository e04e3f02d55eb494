"""Caty Mini in the terminal, through the command a person types."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

import ronron
from ronron.conformance.cases import Case, played
from ronron.games.caty.terminal import board, cards, named
from ronron.games.caty.view import View
from ronron.said import People
from ronron.words import say
from support.typed import Answer, command, flat, play, shown

PEOPLE = People(["You", "Bob"], 0)


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
    assert say(language, "caty-reconstructed") in flat(done.stdout)
    totals = [line.split()[1] for line in done.stdout.splitlines() if line.split()[:1] == [say(language, "ui-total")]]
    assert [int(total) for total in totals] == end.scores
    assert done.stdout.count("Y13") == (players if scoring == "expert" else 0)


def test_the_effect_of_both_notches_is_told_before_choosing(tmp_path: Path) -> None:
    words = ("--players", "2", "--lang", "en", "--seed", "3", "--record", str(tmp_path / "game.txt"))
    out = play("1\n" * 6 + "why play bed\nenter 0\nmeow\nquit\n", "caty", *words).stdout
    for side in range(2):
        assert re.search(rf"\w+ {side} +(left|right|upper|lower) notch: \+\d+, uses [\d,]+ of string; touches \w+", out)
    assert "I do not understand “meow”." in flat(out)


def test_choices_and_sentences_are_french_in_french(tmp_path: Path) -> None:
    words = ("--players", "3", "--lang", "fr", "--seed", "3", "--record", str(tmp_path / "game.txt"))
    out = flat(play("1\n" * 12 + "journal\nquitter\n", "caty", *words).stdout)
    assert re.search(r"Votre ficelle part de là : encoche d", out)
    assert re.search(r"Vous courez vers l[\w ’]+, encoche d[\w ]+(, sans gagner de jeton\.| : [\w ]+ \+\d)", out)
    assert not re.search(r"\b(play|enter|red|yellow|chair|bed|drawers|wardrobe|mouse|duck|string)\b", out)


def test_every_room_shows_its_walls_toys_and_strings() -> None:
    view = cast(View, played(Case("caty", 2), 4, 30).view(0))
    text = shown(board(view, PEOPLE, "en", [], []))
    for name in (piece.name for piece in view.furniture):
        assert text.count(name[:8]) >= 2
    for toy in (piece.name for piece in view.toys):
        assert text.count(toy[:4]) >= 2
    assert sum(0x2800 < ord(letter) < 0x2900 for letter in text) > 100
    assert cards(view, "en") is not None


def test_every_furniture_and_toy_of_the_box_has_a_french_name() -> None:
    view = cast(View, played(Case("caty", 2), 1, 1).view(0))
    same = {word for word in (piece.name for piece in [*view.furniture, *view.toys]) if named(word, "fr") == word}
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
