"""A table has its bounds: so much is said, so much happens, and nobody peeks by taking back."""

from __future__ import annotations

import random

import pytest

from ronron.errors import RefusedError
from ronron.table import Phase, decide
from ronron.table import commands as asked
from ronron.table import events as happened
from ronron.table.decide import MOST_EVENTS, MOST_SAID
from table.tables import CHANCE, Desk


def test_a_chair_has_said_enough_at_some_point_and_may_speak_again_in_the_next_game() -> None:
    desk, dice = Desk("tictactoe", "ada bob"), random.Random(1)
    for _ in range(MOST_SAID):
        desk.ask(0, asked.Say, phrase="purr")
    assert desk.refusal(0, asked.Say, phrase="purr").code == "said_enough"
    assert desk.refusal(0, asked.Say, text="but").code == "said_enough"
    desk.ask(1, asked.Say, phrase="hiss")
    desk.play_to_the_end(dice)
    for chair in (0, 1):
        desk.ask(chair, asked.Again)
    desk.ask(0, asked.Say, phrase="purr")


def worn(slug: str = "tictactoe", seats: str = "ada bob", **more: object) -> Desk:
    """A table at which so much has happened that it takes no more."""
    desk = Desk(slug, seats, **more)
    while desk.table.version < MOST_EVENTS:
        desk.table.apply(happened.Muted(at=desk.now, chair=1, muted=False))
    return desk


def test_a_table_at_which_too_much_happened_takes_nothing_more_but_its_game_is_played_to_the_end() -> None:
    desk = worn(practice=True)
    desk.move(4)
    wishes: list[asked.Command] = [
        asked.Say(id="1", phrase="purr"),
        asked.TakeBack(id="2", version=desk.table.version),
        asked.Mute(id="3", chair=1, muted=True),
        asked.SwitchChat(id="4", allowed=False),
    ]
    assert {_code(desk, 0, wish) for wish in wishes} == {"table_worn"}
    desk.play_to_the_end(random.Random(2))
    assert desk.phase() == Phase.OVER
    assert desk.refusal(0, asked.Again).code == "table_worn"
    desk.ask(0, asked.Close)
    assert desk.phase() == Phase.CLOSED


def _code(desk: Desk, chair: int, wish: asked.Command) -> str | None:
    try:
        decide(desk.table, chair, wish, desk.now, CHANCE)
    except RefusedError as error:
        return error.code
    return None


def test_nobody_sits_down_at_a_table_at_which_too_much_happened() -> None:
    desk = worn("leduc", "ada open")
    with pytest.raises(RefusedError, match="accepts nothing more"):
        desk.sit("bob")


def test_where_two_people_practise_nobody_peeks_by_taking_back_what_was_shown() -> None:
    desk = Desk("poche", "ada bob", practice=True, options={"starts": "seat 0"})
    position = desk.table.position
    assert position is not None
    assert position.reveals(position.legal[0])
    desk.move(position.legal[0])
    error = desk.refusal(0, asked.TakeBack, version=desk.table.version)
    assert (error.code, desk.table.movers) == ("already_shown", [0])


def test_who_practises_alone_takes_back_what_was_shown() -> None:
    desk = Desk("poche", "ada matou", practice=True, options={"starts": "seat 0"})
    assert desk.table.position is not None
    desk.move(desk.table.position.legal[0])
    desk.ask(0, asked.TakeBack, version=desk.table.version)
    assert desk.table.movers == []


def test_where_two_people_practise_a_turn_that_showed_nothing_is_taken_back() -> None:
    desk = Desk("tictactoe", "ada bob", practice=True)
    desk.move(4)
    desk.ask(0, asked.TakeBack, version=desk.table.version)
    assert desk.table.movers == []


def test_nobody_sits_down_in_a_practice_game_in_which_somebody_may_have_peeked() -> None:
    desk = Desk("poche", "ada matou", practice=True, options={"starts": "seat 0"})
    assert desk.table.position is not None
    desk.move(desk.table.position.legal[0])
    desk.ask(0, asked.TakeBack, version=desk.table.version)
    desk.ask(0, asked.Kick, chair=1)
    with pytest.raises(RefusedError, match="practice game is under way"):
        desk.sit("bob")
