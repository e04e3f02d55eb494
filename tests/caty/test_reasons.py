"""Every refusal of Caty Mini cites its article, in both languages."""

from __future__ import annotations

import pytest

import ronron
from ronron.said import Said, tell

from .rooms import caty, end_of, furnished, game, lay, refusal, say

DECISIONS = range(caty.title.decisions)


def articles(position: ronron.Position) -> set[str]:
    """Of all that is refused here."""
    return {reason.article for decision in DECISIONS if (reason := position.why(decision))}


@pytest.mark.parametrize("word", ["play chair", "enter 0"])
def test_y2_anything_but_choosing_a_pile(word: str) -> None:
    position = caty.deal(1, 2)
    assert refusal(position, word) == "Y2"
    assert articles(position) == {"Y2"}


def test_y2_a_pile_taken_from_and_an_empty_one_are_told_apart() -> None:
    position = say(caty.deal(1, 2), "pile red")
    again = position.why(22)
    assert again is not None
    assert "different" in tell("en", again)
    for seed in range(20):
        three = caty.deal(seed, 3)
        empty = three.view(0).order[0] // 5  # type: ignore[attr-defined]
        three.play(20 + empty)
        reason = three.why(20 + empty)
        assert reason is not None
        assert "empty" in tell("en", reason)


def test_y3_anything_but_a_notch_to_start() -> None:
    position = caty.deal(1, 4)
    assert articles(position) == {"Y3"}
    assert len([decision for decision in DECISIONS if position.why(decision)]) == 24


def test_y6_anything_but_a_tile_that_may_be_played() -> None:
    position = lay(["bed table", ""])
    assert articles(position) == {"Y6"}
    colour, foreign, notch = (position.why(decision) for decision in (1, 0, 24))
    assert len({colour, foreign, notch}) == 3


def test_y7_anything_but_running_to_the_furniture_played() -> None:
    position = say(lay(["table", ""]), "play table")
    assert articles(position) == {"Y7"}


def test_y10_a_notch_that_is_too_far() -> None:
    position = say(lay(["bedside", ""], game=furnished(string=1120)), "play bedside")
    assert articles(position) == {"Y7", "Y10"}
    assert refusal(position, "enter 0") == "Y10"


def test_y12_anything_after_the_end() -> None:
    position = end_of(game(1))
    assert articles(position) == {"Y12"}
    assert all(position.why(decision) for decision in DECISIONS)


def test_every_refusal_is_a_sentence_in_both_languages_that_cites_an_article() -> None:
    found: set[Said] = set()
    for players in (2, 3, 4):
        for position in game(players, players, waste=1.0):
            reasons = [position.why(decision) for decision in DECISIONS]
            assert [reason is None for reason in reasons] == [decision in position.legal for decision in DECISIONS]
            found |= {reason for reason in reasons if reason is not None}
    known = caty.articles()
    for reason in found:
        assert reason.article in known
        assert tell("en", reason).endswith(".")
        assert tell("fr", reason).endswith(".")
        assert tell("en", reason) != tell("fr", reason)
    assert {reason.article for reason in found} >= {"Y2", "Y3", "Y6", "Y7", "Y12"}


def test_the_rules_on_the_shelf_have_all_thirteen_articles() -> None:
    assert list(caty.articles("en")) == [f"Y{number}" for number in range(1, 14)]
    assert list(caty.articles("fr")) == [f"Y{number}" for number in range(1, 14)]
