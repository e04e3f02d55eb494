"""Crazy Mistigri in the terminal, through the command a person types."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

import ronron
from ronron.api import telling
from ronron.games.mistigri.terminal import board, cards, label, status
from ronron.games.mistigri.view import View
from ronron.said import People, tell_with_article
from ronron.terminal.sheets import sheets
from ronron.words import languages, say
from support.typed import flat, play, shown

PEOPLE = People(["You", "Bob", "Eve"], 0)
THIRD_ROUND = """
round=3 turn=3 first=0 seat=0 phase=first arrow=counterclockwise from=1
0 up: green5 blue5
1 down: yellow3 red3 mistigri
2 out:
discard: {discard}
left 1: green5 | - | yellow8
left 2: red3 | yellow8 | -
0 knows: 1:mistigri
"""


def laid_out(position: str) -> ronron.Position:
    game = ronron.load("mistigri")
    hands = ["green5", "blue5", "yellow3", "red3", "mistigri"]
    deck = re.findall(r"\w+", "".join(game.deal(1, 3).notation().splitlines()[5].partition(":")[2]))
    for card in hands:
        deck.remove(card)
    return game.position(position.format(discard=" ".join(deck)), 3)


def view_of(position: ronron.Position) -> View:
    return cast(View, position.view(0))


@pytest.mark.parametrize(("players", "language"), [(3, "en"), (5, "fr")])
def test_a_whole_game_is_played_to_its_score_sheet_and_its_record_replays(
    players: int, language: str, tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    words = ("--players", str(players), "--lang", language, "--seed", "5", "--record", str(record))
    done = play("1\n" * 300, "mistigri", *words)
    assert (done.returncode, done.stderr) == (0, "")
    end = ronron.load("mistigri").read(record.read_text(encoding="utf-8"))
    assert end.over
    assert done.stdout.count("(M7)") >= 1
    assert say(language, "mistigri-reconstructed") in flat(done.stdout)
    totals = re.findall(rf"^ +{say(language, 'ui-total')} +(\d+) *$", done.stdout, re.MULTILINE)
    assert [int(total) for total in totals] == end.scores


def test_cards_that_the_person_may_not_see_are_backs_and_what_is_certain_is_said(tmp_path: Path) -> None:
    words = ("--players", "4", "--lang", "en", "--seed", "3", "--record", str(tmp_path / "game.txt"))
    out = flat(play("1\n" * 12 + "log\nquit\n", "mistigri", *words).stdout)
    assert "Matou 1 draws the red 6 from you." in out
    assert "Matou 2 draws a card from Matou 1." in out
    assert "Matou 1 gives a card to Matou 3." in out
    assert re.search(r"Matou 1 ▒▒▒▒▒ 5 cards help card face up", out)
    assert "for certain: " in out


def test_a_first_card_is_taken_back_and_refusals_cite_their_article(tmp_path: Path) -> None:
    words = ("--players", "4", "--lang", "en", "--seed", "3", "--record", str(tmp_path / "game.txt"))
    out = flat(play("green2\nback\nmistigri\nwhy yellow9\nrules M16\nmeow\nquit\n", "mistigri", *words).stdout)
    assert "You begin a pair with the green 2." in out
    assert "Taken back." in out
    assert "practice" not in out
    assert "No: Mistigri goes in no pair at all; it can only pass from hand to hand. (M16)" in out
    assert "You do not hold that card. (M5)" in out
    assert "I do not understand “meow”." in out


def test_choices_and_sentences_are_french_in_french(tmp_path: Path) -> None:
    words = ("--players", "4", "--lang", "fr", "--seed", "3", "--record", str(tmp_path / "game.txt"))
    out = flat(play("vert2\nbleu2\neffet\nrouge4\npasser\njournal\nquitter\n", "mistigri", *words).stdout)
    assert "Vous commencez une paire avec le 2 vert." in out
    assert "Vous défaussez le 2 vert et le 2 bleu." in out
    assert "2+2 : Choisir la carte que piochera le suivant, ou inverser la flèche (M9)" in out
    assert "Vous faites piocher le 4 rouge à Matou 1." in out
    assert not re.search(r"\b(play|with|pass|red|green|blue|purple|yellow|from|draws)\d?\b", out)


def test_hands_arrow_help_cards_totals_and_certainties_are_on_the_board() -> None:
    text = shown(board(view_of(laid_out(THIRD_ROUND)), PEOPLE, "en", ["blue5"], []))
    assert "↺ anticlockwise" in text
    assert re.search(r"1 Bob +▒▒▒ +3 cards +has passed +8 penalty points +for certain: mistigri", text)
    assert re.search(r"2 Eve +0 cards +out of the round +8 penalty points", text)
    assert re.search(r"0 You +▒▒ +2 cards +help card face up +8 penalty points", text)
    assert re.search(r"purple +· +· +2 +2 +1", text)
    assert "Your hand: green5  blue5" in text


@pytest.mark.parametrize("language", languages())
def test_the_result_names_every_card_left_and_the_third_round(language: str) -> None:
    over = THIRD_ROUND.replace("phase=first", "phase=over").replace(" from=1", "").replace("0 knows: 1:mistigri\n", "")
    over += "left 3: green5 blue5 | yellow3 red3 mistigri | -\n"
    result = telling.result(laid_out(over))
    text = shown(sheets(result, PEOPLE, language, label))
    left = {"en": "yellow3 red3 mistigri", "fr": "jaune3 rouge3 mistigri"}[language]
    assert re.search(rf"M20 .*{left} +16\b", text)
    assert re.findall(rf"^ +{say(language, 'ui-total')} +(\d+)", text, re.MULTILINE) == ["18", "24", "8"]
    assert say(language, "mistigri-third") in flat(text)


def test_who_leaves_the_round_says_so() -> None:
    position = laid_out(THIRD_ROUND)
    for said in ("You begin a pair with the green 5.", "You discard the green 5 and the blue 5."):
        assert told(position) == [said]
    assert told(position) == [
        "You serve the green 3 to Bob.",
        "Miaouuuu! You leave the round. (M7)",
        "Round 3 is over. (M19)",
        "Bob is left with the yellow 3, the red 3, the green 3 and Mistigri: 19 penalty points.",
        "The score so far: You: 8, Bob: 27 and Eve: 8.",
    ]


def told(position: ronron.Position) -> list[str]:
    """Play on, and what a person reads of it."""
    before = position.copy()
    position.play(position.legal[0], settle=False)
    return [tell_with_article("en", said, PEOPLE) for said in telling.entry(before, position, 0).told]


def test_the_status_and_the_effect_at_hand_are_told() -> None:
    position = laid_out(THIRD_ROUND.replace("phase=first", "phase=serve effect=5 other=1"))
    assert status(view_of(position), PEOPLE, "en") == "Round 3 · turn 3"
    shown_cards = cards(view_of(position), "en")
    assert shown_cards is not None
    assert flat(shown(shown_cards)) == "5+5: Serve every other player a card from the discard (M12)"
    assert cards(view_of(laid_out(THIRD_ROUND)), "en") is None


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--players", "2"), "mistigri is for 3, 4 or 5 players, not 2"),
        (("--option", "open=yes"), "mistigri has no option 'open'; it has no options"),
        (("--match",), "mistigri has no match; leave out --match"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(words: tuple[str, ...], complaint: str) -> None:
    done = play("", "mistigri", *words)
    assert done.returncode != 0
    assert complaint in flat(done.stderr)
