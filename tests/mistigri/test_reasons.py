"""Every refusal of Crazy Mistigri cites its article, in both languages."""

from __future__ import annotations

import pytest

import ronron
from ronron.said import Said, tell

from .cards import game, lay, mistigri, phase, refusal, say

DECISIONS = range(mistigri.title.decisions)


def articles(position: ronron.Position) -> set[str]:
    """All that refuse something now."""
    return {reason.article for decision in DECISIONS if (reason := position.why(decision))}


def test_m5_nobody_chooses_the_card_that_is_drawn() -> None:
    position = lay("seat=1", "red3 red4", "blue5", "green6")
    assert articles(position) == {"M5"}


def test_m5_m16_cards_that_make_no_pair() -> None:
    position = lay("phase=first seat=0", "red3 red4 green5 yellow9 mistigri", "blue5", "green6", "red8")
    assert {word: refusal(position, f"play {word}") for word in ("green5", "blue6", "yellow9", "mistigri")} == {
        "green5": "M5",
        "blue6": "M5",
        "yellow9": "M16",
        "mistigri": "M16",
    }
    assert articles(position) == {"M5", "M16"}


def test_m5_a_second_card_that_does_not_go_with_the_first() -> None:
    position = say(lay("phase=first seat=0", "red3 red4 green5", "blue5", "green6"), "play red3")
    assert [refusal(position, f"with {card}") for card in ("red3", "green5", "red8")] == ["M5"] * 3
    assert refusal(position, "with mistigri") == "M16"
    assert refusal(position, "nothing") == "M5"


def test_m13_anything_but_another_pair_or_declining() -> None:
    position = say(lay("phase=first seat=0", "red6 blue6 red4 green5", "blue5", "green6"), "red6+blue6")
    assert refusal(position, "effect") == "M13"
    assert articles(position) == {"M5", "M13", "M16"}


@pytest.mark.parametrize(("pair", "article"), [("red1+blue1", "M8"), ("red2+blue2", "M9"), ("red3+blue3", "M10")])
def test_m8_m9_m10_anything_but_a_branch(pair: str, article: str) -> None:
    position = lay("phase=first seat=0", f"{pair.replace('+', ' ')} red8", "blue5", "green6", "", "")
    assert articles(say(position, pair)) == {article}


@pytest.mark.parametrize(
    ("words", "article", "now"),
    [
        (["red2+blue2", "effect"], "M9", "offer"),
        (["red4+blue4"], "M11", "to"),
        (["red4+blue4", "choose 1"], "M11", "give"),
        (["red5+blue5"], "M12", "serve"),
        (["red3+blue3", "effect", "red8"], "M10", "put"),
        (["red3+blue3", "effect", "red8", "put green7"], "M10", "take"),
    ],
)
def test_each_choice_of_an_effect_cites_it(words: list[str], article: str, now: str) -> None:
    pair = words[0].replace("+", " ")
    position = say(lay("phase=first seat=0", f"{pair} red8 green7", "purple5", "green6", ""), *words)
    assert phase(position)[0] == now
    assert articles(position) == {article}


def test_m12_skipping_while_there_is_enough() -> None:
    position = say(lay("phase=first seat=0", "red5 blue5 red8", "purple5", "green6"), "red5+blue5")
    assert refusal(position, "skip 1") == "M12"


def test_m23_anything_after_the_end() -> None:
    position = say(lay("round=3 phase=first seat=0", "red5", "down: purple5", "down: green6"), "pass")
    assert position.over
    assert articles(position) == {"M23"}
    assert all(position.why(decision) is not None for decision in DECISIONS)


def test_every_refusal_is_a_sentence_in_both_languages_that_cites_an_article() -> None:
    found: set[Said] = set()
    for seed in range(3):
        for number, position in enumerate(game(seed, 3 + seed)):
            if number % 3 == 0:
                reasons = [position.why(decision) for decision in DECISIONS]
                assert [reason is None for reason in reasons] == [each in position.legal for each in DECISIONS]
                found |= {reason for reason in reasons if reason is not None}
    known = mistigri.articles()
    for reason in found:
        assert reason.article in known
        assert tell("en", reason).endswith(".")
        assert tell("fr", reason).endswith(".")
        assert tell("en", reason) != tell("fr", reason)
    assert {reason.article for reason in found} >= {"M5", "M8", "M9", "M10", "M11", "M12", "M13", "M16"}


def test_a_refused_decision_changes_nothing() -> None:
    position = lay("phase=first seat=0", "red3 red4 green5", "blue5", "green6")
    before = position.notation()
    refusal(position, "play green5")
    assert (position.notation(), position.decisions) == (before, [])


def test_the_rules_on_the_shelf_have_all_twenty_three_articles() -> None:
    for language in ("en", "fr"):
        assert list(mistigri.articles(language)) == [f"M{number}" for number in range(1, 24)]
