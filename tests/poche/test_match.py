"""P5: the expert match of two games."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import ronron
from ronron.games.poche import match


def end(scores: list[int], prey: list[int], clans: tuple[str, str] = ("royal", "gourmet")) -> Any:
    return SimpleNamespace(scores=scores, captured=[["M"] * count for count in prey], clans=list(clans))


@pytest.mark.parametrize(
    ("first", "second", "winners", "decided_by"),
    [
        (end([10, 5], [1, 4]), end([3, 7], [1, 4]), [0], "points"),
        (end([10, 5], [3, 4]), end([5, 10], [2, 4]), [1], "prey"),
        (end([10, 5], [3, 4], ("defender", "ghost")), end([5, 10], [4, 3]), [0], "defenders"),
        (end([10, 5], [3, 4], ("defender", "ghost")), end([5, 10], [4, 3], ("royal", "defender")), [0, 1], "nothing"),
        (end([10, 5], [3, 4]), end([5, 10], [4, 3]), [0, 1], "nothing"),
    ],
)
def test_p5_points_then_prey_then_who_alone_led_the_defenders(
    first: Any, second: Any, winners: list[int], decided_by: str
) -> None:
    verdict = match.verdict([first, second])
    assert (verdict.winners, verdict.decided_by) == (winners, decided_by)
    assert verdict.points == [first.scores[seat] + second.scores[seat] for seat in range(2)]


@pytest.mark.parametrize("seed", range(6))
def test_p5_in_game_two_the_other_seat_chooses_first_and_plays_first_from_all_seven_cards(seed: int) -> None:
    poche = ronron.load("poche")
    one = poche.deal(seed, **match.options([]))
    first = one.facts()["first"]
    two = poche.deal(seed + 100, **match.options([one.view(ronron.SPECTATOR)]))
    assert one.turn == first
    assert two.turn == two.facts()["first"] == 1 - first
    assert len(two.legal) == 3
