"""Every path around a game: leaving, returning, being sent away, substitutes, another game, other options."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ronron.errors import RefusedError
from ronron.table import Phase, Table, bot_move, decide, flag, rehearse, sit
from ronron.table import commands as asked
from ronron.table.events import ClockRule, Dealt
from table.tables import CHANCE, Desk, whole_move

LEVELS = ("chaton", "matou")
PEOPLE = ("ada", "bob", "cyd", "dan")
ODD = {"mode": "no such mode"}


def refusal_of(happening: Callable[[], Any]) -> RefusedError | None:
    try:
        happening()
    except RefusedError as error:
        return error
    return None


def move(desk: Desk, dice: random.Random) -> None:
    """A whole move of whoever is to move, person or bot."""
    table, mover = desk.table, desk.table.mover
    assert mover is not None
    decisions = whole_move(table, dice)
    if table.chairs[mover].level is None:
        desk.move(*decisions)
    else:
        desk.happen(bot_move(table, rehearse(table, mover, decisions), desk.now, CHANCE))


class Evening:
    """A table at which anybody may ask for anything at any time; what is refused changes nothing."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        slug, seats = self.dice.choice(
            [("tictactoe", "ada open"), ("leduc", "ada bob"), ("chabyrinthe", "ada open matou")]
        )
        clock = self.dice.choice([None, ClockRule(bank_s=10)])
        self.desk = Desk(slug, seats, clock=clock)
        self.before = self.desk.table.copy()

    @property
    def table(self) -> Table:
        return self.desk.table

    def something_happens(self) -> None:
        """A move, a command of anybody's, somebody who sits down, or time that runs out."""
        self.before = self.table.copy()
        happening: Callable[[], None] = self.dice.choice(
            [self._move, self._move, self._move, self._ask, self._ask, self._sit, self._wait]
        )
        refused = refusal_of(happening)
        if refused is not None:
            assert set(refused.sentences) == {"en", "fr"}
            assert all(refused.sentences.values())
            assert self.table.version == self.before.version

    def _move(self) -> None:
        if self.table.mover is not None:
            move(self.desk, self.dice)

    def _sit(self) -> None:
        self.desk.sit(self.dice.choice(PEOPLE))

    def _wait(self) -> None:
        self.desk.now += 11_000
        self.desk.happen(flag(self.table, self.desk.now))

    def _ask(self) -> None:
        by, chair = self._chair(), self._chair()
        if self.table.chairs[by].person is None:
            return  # nobody has a token for it
        wishes: list[tuple[type[asked.Command], dict[str, Any]]] = [
            (asked.Again, {}),
            (asked.Again, {}),
            (asked.Leave, {}),
            (asked.ComeBack, {}),
            (asked.SeatBot, {"chair": chair, "level": self.dice.choice(LEVELS)}),
            (asked.Kick, {"chair": chair}),
            (asked.Mute, {"chair": chair, "muted": self.dice.random() < 0.5}),
            (asked.SwitchEyes, {"allowed": self.dice.random() < 0.5}),
            (asked.ChangeOptions, {"options": self._options()}),
        ]
        command, more = self.dice.choice(wishes)
        wish: Any = command
        away = [number for number in range(len(self.table.chairs)) if number != by and self.dice.random() < 0.2]
        made = wish(id=f"w{self.table.version}", **more)
        self.desk.happen(decide(self.table, by, made, self.desk.now, CHANCE, away))

    def _chair(self) -> int:
        return self.dice.randrange(len(self.table.chairs))

    def _options(self) -> dict[str, Any]:
        options = self.table.game.title.options
        return self.dice.choice([ODD, {name: self.dice.choice(list(values)) for name, values in options.items()}])


@settings(max_examples=30)
@given(seed=st.integers(0, 2**32))
def test_whatever_people_do_the_table_has_a_host_and_somebody_who_can_go_on(seed: int) -> None:
    evening = Evening(seed)
    for _ in range(40):
        evening.something_happens()
        has_a_host_who_plays(evening.table)
        keeps_its_options_while_playing(evening.before, evening.table)
        asks_again_after_a_change(evening.before, evening.table)
        if evening.table.phase == Phase.CLOSED:
            assert not any(chair.person and not chair.left for chair in evening.table.chairs)
            return
        can_go_on(evening.table)


def has_a_host_who_plays(table: Table) -> None:
    present = [number for number, chair in enumerate(table.chairs) if chair.present]
    assert not present or table.host in present


def keeps_its_options_while_playing(before: Table, after: Table) -> None:
    playing = before.phase == after.phase == Phase.PLAYING and len(before.finished) == len(after.finished)
    assert not playing or before.options == after.options
    new = after.events[before.version :]
    assert all(event.options == after.options for event in new if isinstance(event, Dealt))


def asks_again_after_a_change(before: Table, after: Table) -> None:
    if before.options != after.options:
        assert not any(chair.wants_more for chair in after.chairs)
    for chair in after.chairs:
        assert chair.person or not chair.wants_more, "nobody wants anything who is not there"


def can_go_on(table: Table) -> None:
    """Somebody has something to do that brings the table on."""
    ways = [way for number, chair in enumerate(table.chairs) if chair.person for way in ways_on(table, number)]
    bot_moves = table.mover is not None and table.chairs[table.mover].level is not None
    assert ways or bot_moves, "nobody can do anything"


def ways_on(table: Table, chair: int) -> list[str]:
    """What the person on a chair may do that is not refused and leads towards a game."""
    wishes: list[Any] = [asked.ComeBack(id="x"), asked.Again(id="x")]
    wishes += [asked.SeatBot(id="x", chair=other, level="matou") for other in range(len(table.chairs))]
    if table.mover == chair and table.position is not None:
        wishes.append(asked.Move(id="x", version=table.version, decisions=[table.position.legal[0]]))
    found = [type(wish).__name__ for wish in wishes if is_allowed(table, chair, wish)]
    waits = table.chairs[chair].present and (table.chairs[chair].wants_more or table.phase == Phase.PLAYING)
    others = any(each.present for number, each in enumerate(table.chairs) if number != chair)
    return [*found, *(["waits for another"] if waits and others else [])]


def is_allowed(table: Table, chair: int, wish: asked.Command) -> bool:
    return refusal_of(lambda: decide(table, chair, wish, 2_000_000, CHANCE)) is None


# One path at a time


def play_on(desk: Desk) -> None:
    while desk.table.mover is not None:
        move(desk, random.Random(1))


def over(slug: str = "tictactoe", seats: str = "ada bob", **more: Any) -> Desk:
    desk = Desk(slug, seats, **more)
    play_on(desk)
    assert desk.phase() == Phase.OVER
    return desk


def test_who_takes_the_seat_of_one_who_wanted_more_is_asked_for_themselves() -> None:
    desk = over()
    desk.ask(1, asked.Again)
    desk.ask(1, asked.Leave)
    assert desk.sit("cyd") == 1
    assert not desk.table.chairs[1].wants_more
    desk.ask(0, asked.Again)
    assert desk.phase() == Phase.OVER
    desk.ask(1, asked.Again)
    assert desk.phase() == Phase.PLAYING


def test_between_games_the_host_chooses_options_and_bots_and_everybody_is_asked_again() -> None:
    desk = over("chabyrinthe", "ada bob matou")
    desk.ask(1, asked.Again)
    desk.ask(0, asked.ChangeOptions, options={"board": "matous"})
    assert not desk.table.chairs[1].wants_more
    desk.ask(0, asked.SeatBot, chair=2, level="chaton")
    assert desk.refusal(1, asked.ChangeOptions, options={}).code == "host_only"
    assert desk.refusal(0, asked.ChangeOptions, options=ODD).code == "no_such_option"
    for chair in (0, 1):
        desk.ask(chair, asked.Again)
    assert desk.phase() == Phase.PLAYING
    assert desk.table.options == {"board": "matous"}
    assert desk.table.chairs[2].level == "chaton"
    assert desk.refusal(0, asked.ChangeOptions, options={}).code == "options_while_playing"
    assert desk.refusal(0, asked.SeatBot, chair=2, level="matou").code == "chair_in_use"


def test_in_the_waiting_room_options_change_and_in_a_match_they_do_not() -> None:
    desk = Desk("poche", "ada open")
    desk.ask(0, asked.ChangeOptions, options={"mode": "expert"})
    desk.sit("bob")
    dealt = desk.table.events[-1]
    assert isinstance(dealt, Dealt)
    assert dealt.options["mode"] == "expert"
    match = Desk("poche", "ada open", match=True)
    assert match.refusal(0, asked.ChangeOptions, options={"mode": "first"}).code == "options_of_match"


@pytest.mark.parametrize("instead", ["a bot", "somebody new"])
def test_another_game_without_who_left_is_played_with_somebody_else(instead: str) -> None:
    desk = Desk("tictactoe", "ada bob")
    for cell in (0, 3, 1, 4):
        desk.move(cell)
    desk.ask(1, asked.Leave)
    desk.move(2)
    assert (desk.phase(), desk.table.chairs[1].kind) == (Phase.OVER, "left")
    assert desk.refusal(0, asked.Again).code == "somebody_missing"
    if instead == "a bot":
        desk.ask(0, asked.SeatBot, chair=1, level="matou")
    else:
        desk.ask(0, asked.Kick, chair=1)
        assert desk.sit("cyd") == 1
        desk.ask(1, asked.Again)
    desk.ask(0, asked.Again)
    assert desk.phase() == Phase.PLAYING


def test_the_host_lets_spectators_see_through_all_eyes_and_everybody_sees_that() -> None:
    desk = over()
    assert desk.refusal(1, asked.SwitchEyes, allowed=True).code == "host_only"
    desk.ask(0, asked.SwitchEyes, allowed=True)
    assert all(b'"eyes":true' in each for each in desk.bytes())
    desk.ask(0, asked.SwitchEyes, allowed=False)
    assert all(b'"eyes":false' in each for each in desk.bytes())


def test_who_was_sent_away_does_not_come_back_and_a_full_table_says_so() -> None:
    desk = Desk("tictactoe", "ada bob")
    with pytest.raises(RefusedError) as full:
        sit(desk.table, "cyd", desk.now, CHANCE)
    assert full.value.code == "table_full"
    desk.ask(0, asked.Kick, chair=1)
    with pytest.raises(RefusedError) as gone:
        sit(desk.table, "bob", desk.now, CHANCE)
    assert gone.value.code == "sent_away"
    assert desk.sit("cyd") == 1
