"""Every refusal of Chabyrinthe cites its article, in both languages."""

from __future__ import annotations

import pytest

from ronron.said import Said, tell

from .squares import chabyrinthe, game, lay, refusal, say, see

SMALL = """
    + 3  .  .  +
    . t2 s1 s1 B
    A s1 x0 t0 .
    . e0 e2 b0 .
    + .  .  4  +
"""
DECISIONS = range(chabyrinthe.title.decisions)


def test_c5_a_second_insertion() -> None:
    position = say(lay(SMALL, pile="s"), "insert", "out b1^", "face 0")
    assert refusal(position, "insert") == "C5"


def test_c1_a_card_that_the_small_square_does_not_have() -> None:
    position = lay(SMALL)
    beyond = [decision for decision in DECISIONS if decision not in position.legal]
    assert len(beyond) == 49 - 28
    assert {reason.article for decision in beyond if (reason := position.why(decision))} == {"C1"}


@pytest.mark.parametrize(("said", "article"), [([], "C7"), (["out a1^"], "C7")])
def test_c7_anything_but_going_on_with_an_insertion(said: list[str], article: str) -> None:
    position = say(lay(SMALL), "insert", *said)
    assert {reason.article for decision in DECISIONS if (reason := position.why(decision))} == {article}
    assert len([decision for decision in DECISIONS if position.why(decision)]) == 49 - len(position.legal)


def test_c10_anything_but_choosing_a_home() -> None:
    position = say(lay(SMALL.replace("A s1", ". s1").replace(". t2", "A t2")), "turn a1 half")
    assert see(position).phase == "home"
    assert refusal(position, "home 2") == "C10"
    assert {reason.article for decision in DECISIONS if (reason := position.why(decision))} == {"C10"}


def test_c17_anything_after_a_hundred_turns_without_a_cat() -> None:
    position = chabyrinthe.deal(3, 2)
    while not position.over:
        position.play(0)
    assert {reason.article for decision in DECISIONS if (reason := position.why(decision))} == {"C17"}


def test_every_refusal_is_a_sentence_in_both_languages_that_cites_an_article() -> None:
    found: set[Said] = set()
    for seed in range(12):
        board, free = ("matous", "chatons")[seed % 2], seed % 3 == 0
        for position in game(seed, board=board, free_actions=free):
            reasons = [position.why(decision) for decision in DECISIONS]
            assert [reason is None for reason in reasons] == [decision in position.legal for decision in DECISIONS]
            found |= {reason for reason in reasons if reason is not None}
    articles = chabyrinthe.articles()
    for reason in found:
        assert reason.article in articles
        assert tell("en", reason).endswith(".")
        assert tell("fr", reason).endswith(".")
        assert tell("en", reason) != tell("fr", reason)
    assert {reason.article for reason in found} == {"C1", "C5", "C7", "C10", "C13"}


def test_the_rules_on_the_shelf_have_all_seventeen_articles() -> None:
    assert list(chabyrinthe.articles("en")) == [f"C{number}" for number in range(1, 18)]
    assert list(chabyrinthe.articles("fr")) == [f"C{number}" for number in range(1, 18)]
