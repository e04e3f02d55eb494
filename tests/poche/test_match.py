"""P5: the expert match of two games."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

import ronron
from ronron.games.poche import match
from ronron.games.poche.view import View
from ronron.said import Seat, said, tell

SHARED = "poche-tie-shared"


def end(scores: list[int], prey: list[int], clans: tuple[str, str] = ("royal", "gourmet")) -> Any:
    return SimpleNamespace(scores=scores, captured=[["M"] * count for count in prey], clans=list(clans))


@pytest.mark.parametrize(
    ("first", "second", "winners", "decided_by"),
    [
        (end([10, 5], [1, 4]), end([3, 7], [1, 4]), [0], None),
        (end([10, 5], [3, 4]), end([5, 10], [2, 4]), [1], "poche-tie-prey"),
        (end([10, 5], [3, 4], ("defender", "ghost")), end([5, 10], [4, 3]), [0], "poche-match-tie-defenders"),
        (
            end([10, 5], [3, 4], ("defender", "ghost")),
            end([5, 10], [4, 3], ("royal", "defender")),
            [0, 1],
            SHARED,
        ),
        (end([10, 5], [3, 4]), end([5, 10], [4, 3]), [0, 1], SHARED),
    ],
)
def test_p5_points_then_prey_then_who_alone_led_the_defenders(
    first: Any, second: Any, winners: list[int], decided_by: str | None
) -> None:
    verdict = match.verdict([first, second])
    assert (verdict.winners, verdict.decided_by and verdict.decided_by.id) == (winners, decided_by)
    assert verdict.outcome == (said("shared-win") if len(winners) > 1 else said("wins", who=Seat(winners[0])))
    assert verdict.scores == [first.scores[seat] + second.scores[seat] for seat in range(2)]


def test_p5_every_game_is_a_line_of_the_sheet_and_prey_only_breaks_ties() -> None:
    verdict = match.verdict([end([10, 5], [1, 4]), end([3, 7], [2, 4])])
    first, second = ([(tell("en", line.said), line.points) for line in sheet] for sheet in verdict.sheets)
    assert first == [("Game 1", 10), ("Game 2", 3), ("Prey of both games: 3", None)]
    assert second == [("Game 1", 5), ("Game 2", 7), ("Prey of both games: 8", None)]
    assert all(line.article == "P5" for sheet in verdict.sheets for line in sheet)


@pytest.mark.parametrize("seed", range(6))
def test_p5_in_game_two_the_other_seat_chooses_first_and_plays_first_from_all_seven_cards(seed: int) -> None:
    poche = ronron.load("poche")
    one = poche.deal(seed, **match.options([]))
    first = one.facts()["first"]
    two = poche.deal(seed + 100, **match.options([cast(View, one.view(ronron.SPECTATOR))]))
    assert one.turn == first
    assert two.turn == two.facts()["first"] == 1 - first
    assert len(two.legal) == 3
