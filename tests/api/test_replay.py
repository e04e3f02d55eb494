"""A finished game can be replayed through anybody's eyes, and shows no more than they saw."""

from __future__ import annotations

import random

import msgspec
import pytest

import ronron
from ronron.api.telling import pictures
from ronron.conformance.cases import Case, decide, eyes, played
from ronron.conformance.worlds import scrambled
from ronron.errors import SeatError, TurnError
from support.cases import CASES


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_picture_is_what_these_eyes_saw_when_it_happened(case: Case) -> None:
    dice = random.Random(1)
    position = case.deal(1)
    seen: dict[int, list[bytes]] = {seat: [] for seat in eyes(position)}

    def look() -> None:
        for seat, views in seen.items():
            views.append(msgspec.json.encode(position.view(seat)))

    look()
    while not position.over:
        position.play(decide(position, dice), settle=False)
        look()
        while position.step():
            look()
    for seat, views in seen.items():
        shown = list(pictures(position, seat))
        assert [msgspec.json.encode(picture.view) for picture in shown] == views
        assert [picture.text for picture in shown if picture.mover is not None] == [
            entry.partition(" ")[2] for entry in position.log(seat)
        ]


@pytest.mark.parametrize("case", [case for case in CASES if case.game().title.hidden], ids=str)
def test_a_replay_through_a_seats_eyes_is_the_same_in_worlds_it_never_could_tell_apart(case: Case) -> None:
    first = played(case, 1)
    for seat in eyes(first):
        second = scrambled(first, seat, random.Random(seat))
        assert list(pictures(first, seat)) == list(pictures(second, seat))


def test_open_eyes_see_every_hand() -> None:
    position = played(next(case for case in CASES if case.slug == "mistigri"), 1)
    first = next(pictures(position, None))
    assert all(hand.open and len(hand.cards) == hand.size for hand in first.view.hands)


def test_a_running_game_and_a_seat_that_is_none_are_refused_in_words() -> None:
    poche = ronron.load("poche")
    with pytest.raises(TurnError, match="a game is shown again once it is over"):
        next(pictures(poche.deal(seed=1), 0))
    with pytest.raises(SeatError, match="no seat 9 here"):
        next(pictures(played(next(case for case in CASES if case.slug == "poche"), 1), 9))
