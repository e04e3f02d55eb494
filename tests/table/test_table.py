"""A table is the fold of its events, and what is asked for at it happens by its own rules."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ronron
from ronron.conformance.cases import Case
from ronron.errors import OptionError, RecordError, RefusedError
from ronron.games.poche.state import PREY_CHOICE
from ronron.table import (
    ClockRule,
    Draft,
    News,
    Phase,
    Place,
    Rehearsal,
    bot_move,
    decide,
    decode,
    encode,
    fold,
    found,
    news,
    rehearse,
    see,
)
from ronron.table import commands as asked
from ronron.table import events as happened
from ronron.table.clock import GRACE_MS
from ronron.table.decide import flag, resume
from ronron.table.sight import log, moment
from ronron.table.texts import clean
from ronron.words import languages, say
from table.tables import CHANCE, Desk, library, whole_move

SOURCE = Path(ronron.__file__).parent
seeds = st.integers(0, 2**32)


@settings(max_examples=5)
@given(seed=seeds)
def test_folding_the_stored_events_gives_the_same_table_to_everybody(case: Case, seed: int) -> None:
    dice = random.Random(seed)
    names = ["ada", "bob", "cat", "dan", "eve", "fay"][: case.players]
    desk = Desk(case.slug, " ".join(names), options=dict(case.options), practice=True, clock=ClockRule(60, 5))
    for _ in range(40):
        desk.now += dice.randrange(5000)
        _do_something(desk, dice)
    stored = [encode(event) for event in desk.table.events]
    again = Desk(case.slug, " ".join(names))
    again.table = fold([decode(body) for body in stored], library)
    assert again.table.events == desk.table.events
    assert again.bytes() == desk.bytes()


def _do_something(desk: Desk, dice: random.Random) -> None:
    """Something a person may ask for, mostly a move; refusals are answers too."""
    chair = dice.randrange(len(desk.table.chairs))
    other = dice.randrange(len(desk.table.chairs))
    asks: list[tuple[type[asked.Command], dict[str, object]]] = [
        (asked.TakeBack, {"version": desk.table.version}),
        (asked.Say, {"text": "Miaou"}),
        (asked.Again, {}),
        (asked.Leave, {}),
        (asked.ComeBack, {}),
        (asked.SeatBot, {"chair": other, "level": "matou"}),
        (asked.Mute, {"chair": other, "muted": dice.random() < 0.5}),
        (asked.SwitchChat, {"allowed": dice.random() < 0.5}),
    ]
    try:
        if desk.table.mover is not None and dice.random() < 0.8:
            desk.move_somehow(dice)
        else:
            command, values = dice.choice(asks)
            desk.ask(chair, command, **values)
    except RefusedError:
        pass


@settings(max_examples=2)
@given(seed=seeds)
def test_a_viewer_who_follows_the_news_has_the_log_and_the_table_of_one_who_just_came(case: Case, seed: int) -> None:
    dice = random.Random(seed)
    desk = Desk(case.slug, " ".join(f"p{number}" for number in range(case.players)), options=dict(case.options))
    followed: dict[int | None, list[News]] = {viewer: [] for viewer in (None, *range(case.players))}
    drawn_at_first = len(desk.table.movers)
    while desk.table.mover is not None:
        for event in _move(desk, dice).events:
            pictures = desk.table.apply(event)
            for viewer, told in news(desk.table, event, pictures, followed, {}).items():
                followed[viewer].append(told)
    for viewer, heard in followed.items():
        lines = [picture.without_view() for each in heard for picture in each.pictures]
        assert lines == [entry for entry in log(desk.table, viewer) if entry.decisions > drawn_at_first]
        last = heard[-1].pictures[-1]
        sight = msgspec.structs.replace(heard[-1].sight, view=last.view, prompt=last.prompt)
        assert msgspec.json.encode(sight) == msgspec.json.encode(see(desk.table, viewer, {}))
        assert moment(desk.table, viewer, len(desk.table.movers)) == (last.view, last.prompt)


def _move(desk: Desk, dice: random.Random) -> Draft:
    mover = desk.table.mover
    assert mover is not None
    command = asked.Move(id="x", version=desk.table.version, decisions=whole_move(desk.table, dice))
    return decide(desk.table, mover, command, desk.now, CHANCE)


def _ghosts_who_may_choose_a_prey(seed: int) -> Desk:
    """A table where the mover chooses a prey, which nobody hears of before it moves too (P12)."""
    dice = random.Random(seed)
    while True:
        desk = Desk(options={"mode": "free"})
        while desk.table.mover is not None:
            assert desk.table.position is not None
            if desk.table.position.facts()["phase"] == PREY_CHOICE:
                return desk
            desk.move_somehow(dice)


def test_alone_a_turn_is_published_when_it_is_over_though_the_next_is_ones_own() -> None:
    desk = Desk("chabyrinthe", "ada")
    table, dice = desk.table, random.Random(1)
    for _ in range(5):
        assert table.position is not None
        before = table.position.turn_number
        whole = whole_move(table, dice)
        begun = rehearse(table, 0, whole[:-1])
        assert (begun.position.turn_number, begun.finished) == (before, False)
        desk.move(*whole)
        assert table.position.turn_number - before in (0, 1), "a gutter drawn is published at once, a turn at its end"
    assert table.position is not None
    assert table.position.turn_number > 1


def test_an_unfinished_move_is_rehearsed_and_nobody_else_hears_of_it() -> None:
    desk = _ghosts_who_may_choose_a_prey(1)
    position, mover = desk.table.position, desk.table.mover
    assert position is not None
    assert mover is not None
    before, first = desk.bytes(), position.legal[0]
    assert desk.move(first) == []
    assert desk.bytes() == before
    begun = rehearse(desk.table, mover, [first])
    assert not begun.finished
    other = position.legal[-1]
    assert desk.move(other) == []  # taken back and chosen anew, as often as one likes
    second = begun.position.legal[0]
    events = desk.move(first, second)
    assert [event.decisions for event in events if isinstance(event, happened.Moved)] == [[first, second]]


def test_a_decision_that_shows_something_is_published_at_once_and_ends_the_move() -> None:
    desk = Desk(options={"mode": "first"})
    position = desk.table.position
    assert position is not None
    flip = position.legal[0]
    assert desk.table.position is not None
    move = rehearse(desk.table, desk.table.seats[position.turn or 0], [flip])
    assert move.finished
    assert move.position.turn == position.turn
    version = desk.table.version
    assert desk.refusal(desk.table.mover or 0, asked.Move, version=version, decisions=[flip, 0]).code == "move_too_long"
    assert len(desk.move(flip)) == 1


def test_an_illegal_move_is_refused_with_its_article_and_one_out_of_turn_without() -> None:
    desk = Desk(options={"mode": "first"})
    desk.move_somehow(random.Random(1))
    mover = desk.table.mover
    assert mover is not None
    assert desk.table.position is not None
    illegal = next(each for each in range(25) if each not in desk.table.position.legal)
    error = desk.refusal(mover, asked.Move, version=desk.table.version, decisions=[illegal])
    reason = desk.table.position.why(illegal)
    assert reason is not None
    assert (error.code, error.article, error.said) == ("illegal", reason.article, reason)
    other = 1 - mover
    assert desk.refusal(other, asked.Move, version=desk.table.version, decisions=[illegal]).code == "not_your_turn"
    assert desk.refusal(mover, asked.Move, version=desk.table.version, decisions=[61]).code == "no_such_decision"


def test_a_move_made_without_seeing_the_last_one_is_stale_but_chatter_makes_nothing_stale() -> None:
    desk = Desk(options={"mode": "first"})
    seen = desk.table.version
    desk.ask(0, asked.Say, text="Bonjour")
    mover = desk.table.mover
    assert mover is not None
    decisions = whole_move(desk.table, random.Random(1))
    desk.ask(mover, asked.Move, version=seen, decisions=decisions)
    decisions = whole_move(desk.table, random.Random(1))
    mover = desk.table.mover
    assert mover is not None
    for version in (seen, desk.table.version + 1):
        assert desk.refusal(mover, asked.Move, version=version, decisions=decisions).code == "stale"


def test_at_a_practice_table_a_whole_turn_is_taken_back_past_bots_but_not_past_people() -> None:
    dice = random.Random(3)
    desk = Desk("tictactoe", "ada bob", practice=True)
    assert desk.refusal(0, asked.TakeBack, version=desk.table.version).code == "nothing_to_take_back"
    desk.move_somehow(dice)
    desk.ask(0, asked.TakeBack, version=desk.table.version)
    assert desk.table.movers == []
    desk.move_somehow(dice)
    desk.move_somehow(dice)
    assert desk.refusal(0, asked.TakeBack, version=desk.table.version).code == "others_moved"
    desk.ask(1, asked.Leave)
    desk.ask(0, asked.SeatBot, chair=1, level="matou")
    assert desk.refusal(0, asked.TakeBack, version=desk.table.version).code == "others_moved"
    desk.move_somehow(dice)
    _let_bot_move(desk, dice)
    desk.ask(0, asked.TakeBack, version=desk.table.version)
    assert desk.table.movers == [0, 1]


def _let_bot_move(desk: Desk, dice: random.Random) -> None:
    assert desk.table.position is not None
    move = Rehearsal(desk.table.position, whole_move(desk.table, dice))
    desk.happen(bot_move(desk.table, move, desk.now, CHANCE))


def test_what_was_drawn_for_a_turn_stays_drawn_when_the_turn_is_taken_back() -> None:
    dice = random.Random(3)
    desk = Desk("mistigri", "ada matou matou", practice=True)
    while desk.table.mover != 0:
        _let_bot_move(desk, dice)
    before = _decisions(desk)
    desk.move_somehow(dice)
    desk.ask(0, asked.TakeBack, version=desk.table.version)
    assert desk.table.mover == 0
    assert _decisions(desk) == before


def test_the_first_card_of_a_pair_is_staged_and_nobody_hears_of_it() -> None:
    dice = random.Random(3)
    desk = Desk("mistigri", "ada bob eve")
    while (position := desk.table.position) is not None and len(position.legal) < 3:  # a pair, or pass
        desk.move_somehow(dice)
    mover, before = desk.table.mover, _decisions(desk)
    assert mover is not None
    assert position is not None
    assert desk.ask(mover, asked.Move, version=desk.table.version, decisions=[position.legal[0]]) == []
    assert _decisions(desk) == before
    events = desk.ask(mover, asked.Move, version=desk.table.version, decisions=[PASS])
    moves = [event.decisions for event in events if isinstance(event, happened.Moved)]
    assert moves[0] == [PASS]


PASS = 45


def _decisions(desk: Desk) -> list[int]:
    assert desk.table.position is not None
    return desk.table.position.decisions


def test_taking_back_the_last_move_of_a_practice_game_plays_on() -> None:
    desk = Desk("tictactoe", "ada bob", practice=True)
    desk.play_to_the_end(random.Random(1))
    assert desk.phase() == Phase.OVER
    last = desk.table.seats[desk.table.movers[-1]]
    desk.ask(last, asked.TakeBack, version=desk.table.version)
    assert desk.phase() == Phase.PLAYING
    assert desk.table.mover == last


def test_elsewhere_what_is_played_stays_played() -> None:
    desk = Desk("tictactoe", "ada bob")
    desk.move_somehow(random.Random(1))
    assert desk.refusal(0, asked.TakeBack, version=desk.table.version).code == "no_take_back"


def test_the_game_begins_when_the_last_chair_is_taken() -> None:
    desk = Desk(seats="ada open")
    assert desk.phase() == Phase.WAITING
    assert desk.refusal(0, asked.Move, version=1, decisions=[0]).code == "no_game"
    assert desk.sit("ada") == 0
    assert desk.sit("bob") == 1
    assert desk.phase() == Phase.PLAYING
    with pytest.raises(RefusedError, match="no free seat"):
        desk.sit("cat")


def test_a_person_who_leaves_between_games_frees_the_chair_and_their_token() -> None:
    desk = Desk("leduc")
    desk.play_to_the_end(random.Random(1))
    desk.ask(1, asked.Leave)
    assert (desk.table.chairs[1].kind, desk.table.chairs[1].generation) == ("open", 1)
    assert desk.sit("cat") == 1


def test_who_leaves_in_the_middle_is_replaced_by_a_bot_and_can_come_back() -> None:
    desk = Desk()
    desk.ask(1, asked.Leave)
    assert desk.table.chairs[1].kind == "left"
    assert desk.refusal(0, asked.SeatBot, chair=1, level="tiger").code == "no_such_level"
    desk.ask(0, asked.SeatBot, chair=1, level="matou")
    assert desk.table.chairs[1].kind == "bot"
    assert desk.refusal(1, asked.Move, version=desk.table.version, decisions=[0]).code == "bot_plays_for_you"
    desk.ask(1, asked.ComeBack)
    assert desk.table.chairs[1].present
    assert desk.table.chairs[1].generation == 0
    assert desk.refusal(1, asked.ComeBack).code == "never_left"


def test_a_bot_takes_the_chair_of_nobody_who_is_there() -> None:
    desk = Desk()
    assert desk.refusal(0, asked.SeatBot, chair=1, level="matou").code == "chair_in_use"
    events = fold(desk.table.events, library)
    command = asked.SeatBot(id="x", chair=1, level="matou")
    assert decide(events, 0, command, desk.now, CHANCE, away=[1]).events
    with pytest.raises(RefusedError):
        decide(events, 1, asked.SeatBot(id="y", chair=0, level="matou"), desk.now, CHANCE)


def test_a_host_who_is_away_keeps_nobody_waiting_and_hands_the_table_on() -> None:
    desk = Desk("poche", "ada bob")
    for_the_host = asked.SeatBot(id="x", chair=0, level="matou")
    desk.happen(decide(desk.table, 1, for_the_host, desk.now, CHANCE, away=[0]))
    assert (desk.table.chairs[0].kind, desk.table.host) == ("bot", 1)
    desk.ask(0, asked.ComeBack)
    assert (desk.table.chairs[0].kind, desk.table.host) == ("person", 1)


def test_the_host_kicks_and_the_next_one_sits_on_a_chair_with_another_token() -> None:
    desk = Desk()
    assert desk.refusal(1, asked.Kick, chair=0).code == "host_only"
    assert desk.refusal(0, asked.Kick, chair=0).code == "nobody_to_kick"
    desk.ask(0, asked.Kick, chair=1)
    assert (desk.table.chairs[1].kind, desk.table.chairs[1].generation) == ("left", 1)
    assert desk.refusal(0, asked.Kick, chair=1).code == "nobody_to_kick"
    assert desk.refusal(0, asked.Kick, chair=7).code == "no_such_chair"
    for person, code in (("ada", "one_chair_each"), ("bob", "sent_away")):
        with pytest.raises(RefusedError) as refused:
            desk.sit(person, 1)
        assert refused.value.code == code
    assert desk.sit("cat") == 1
    assert desk.table.chairs[1].present


def test_a_host_who_leaves_hands_the_table_on_and_an_empty_table_closes() -> None:
    desk = Desk()
    desk.ask(0, asked.Leave)
    assert desk.table.host == 1
    desk.ask(1, asked.Leave)
    assert desk.phase() == Phase.CLOSED
    assert desk.refusal(0, asked.ComeBack).code == "table_closed"
    with pytest.raises(RefusedError):
        desk.sit("cat")


def test_chat_has_a_switch_and_a_mute_but_quick_phrases_always_work() -> None:
    desk = Desk()
    assert desk.refusal(1, asked.SwitchChat, allowed=False).code == "host_only"
    desk.ask(0, asked.SwitchChat, allowed=False)
    assert desk.refusal(1, asked.Say, text="Miaou").code == "chat_off"
    desk.ask(1, asked.Say, phrase="purr")
    desk.ask(0, asked.Mute, chair=1, muted=True)
    assert desk.refusal(1, asked.Say, phrase="purr").code == "muted"
    assert desk.refusal(0, asked.Say).code == "nothing_said"


def test_rematch_rotates_the_seats_once_everybody_wants_it() -> None:
    dice = random.Random(2)
    desk = Desk("leduc")
    assert desk.refusal(0, asked.Again).code == "not_over"
    desk.play_to_the_end(dice)
    desk.ask(0, asked.Again)
    assert desk.phase() == Phase.OVER
    desk.ask(1, asked.Again)
    assert (desk.phase(), desk.table.seats, len(desk.table.finished)) == (Phase.PLAYING, [1, 0], 1)
    desk.play_to_the_end(dice)
    desk.ask(1, asked.Leave)
    assert desk.refusal(0, asked.Again).code == "somebody_missing"


def test_p5_a_match_keeps_its_seats_and_ends_with_a_verdict() -> None:
    dice = random.Random(2)
    desk = Desk(match=True)
    first = see(desk.table, None, {}).view.first
    verdict: Any = None
    for _ in range(2):
        assert verdict is None
        desk.play_to_the_end(dice)
        verdict = see(desk.table, None, {}).verdict
        desk.ask(0, asked.Again)
        desk.ask(1, asked.Again)
        if verdict is None:
            assert desk.table.seats == [0, 1]
            assert see(desk.table, None, {}).view.first == 1 - first
    assert sorted(verdict.scores) == sorted(
        sum(position.scores[seat] for position in desk.table.finished) for seat in range(2)
    )
    assert desk.table.seats == [1, 0]
    assert desk.table.verdict is None


def test_time_runs_for_the_mover_alone_and_each_turn_adds_its_increment() -> None:
    desk = Desk("tictactoe", clock=ClockRule(60, 5))
    clock = desk.table.clock
    assert clock is not None
    desk.now += 10_000
    desk.ask(1, asked.Say, text="…")
    desk.now += 10_000
    desk.move_somehow(random.Random(1))
    assert clock.remaining == [45_000, 60_000]
    assert clock.deadline == desk.now + 60_000


def test_when_time_is_up_a_bot_takes_over_and_hands_back_with_time_to_go_on() -> None:
    desk = Desk("tictactoe", clock=ClockRule(60, 5))
    desk.now += 59_999
    assert not flag(desk.table, desk.now).events
    desk.now += 1
    desk.happen(flag(desk.table, desk.now))
    assert desk.table.chairs[0].kind == "bot"
    assert not flag(desk.table, desk.now + 10**6).events
    desk.ask(0, asked.ComeBack)
    clock = desk.table.clock
    assert clock is not None
    assert clock.deadline == desk.now + GRACE_MS


def test_time_during_which_nobody_could_move_is_charged_to_nobody() -> None:
    desk = Desk("tictactoe", clock=ClockRule(60, 5))
    desk.now += 10**9
    desk.happen(resume(desk.table, desk.now))
    assert desk.table.clock is not None
    assert desk.table.clock.deadline == desk.now + 60_000
    assert not resume(Desk("tictactoe").table, desk.now).events


def test_rules_and_box_are_pinned_and_a_table_of_others_is_not_opened() -> None:
    events = found(library("poche"), [Place(person="ada"), Place(level="matou")], 0).events
    opened = events[0]
    assert isinstance(opened, happened.Opened)
    for changed, said in (({"rules": 99}, "rules 99"), ({"box": "other"}, "box other")):
        with pytest.raises(RecordError, match=said):
            fold([msgspec.structs.replace(opened, **changed), *events[1:]], library)
    with pytest.raises(RecordError, match="begins with its opening"):
        fold(events[1:], library)


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"options": {"mode": "wild"}}, "option mode of poche is"),
        ({"match": True, "options": {"mode": "free"}}, "a match of poche is played with mode 'expert'"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(wish: dict[str, object], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        Desk(**wish)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="leduc has no match"):
        Desk("leduc", match=True)


@given(text=st.text())
def test_what_people_say_is_one_line_without_tricks(text: str) -> None:
    said = clean(text)
    assert said == clean(said)
    assert not set(said) & set("\n\r\t\0\x1b\u202e\u2066\u200b")


def test_every_refusal_and_every_goodbye_is_said_in_both_languages() -> None:
    sources = [
        path.read_text(encoding="utf-8") for room in ("table", "server") for path in (SOURCE / room).rglob("*.py")
    ]
    codes = {code for source in sources for code in re.findall(r'refused?\(\s*"(\w+)"', source)}
    byes = {code for source in sources for code in re.findall(r'say_bye\(\w+, "(\w+)"', source)}
    assert len(codes) > 30
    assert len(byes) > 5
    values = {"chair": 1, "chairs": 2, "last": 3, "level": "x", "game": "x", "what": "x", "seconds": 2, "most": 9}
    values |= {"asked": "x", "of": 2, "line": 3, "decided": 4, "number": 5, "name": "x", "host": "x"}
    for language in languages():
        for message in [f"refused-{code}" for code in codes] + [f"bye-{code}" for code in byes]:
            assert say(language, message.replace("_", "-"), **values)


def test_with_two_at_caty_mini_a_run_is_published_before_the_next_tile_of_the_same_seat() -> None:
    desk, dice = Desk("caty", "ada bob"), random.Random(1)
    for _ in range(200):
        if desk.table.mover is None:
            break
        draft = _move(desk, dice)
        moved = next(event for event in draft.events if isinstance(event, happened.Moved))
        texts = [text for text in _told(desk, moved) if text.startswith(("play", "enter"))]
        assert texts in ([], ["play", "enter"], ["enter"])
        desk.happen(draft)
    assert desk.phase() == Phase.OVER


def _told(desk: Desk, moved: happened.Moved) -> list[str]:
    assert desk.table.position is not None
    trial, texts = desk.table.position.copy(), []
    for decision in moved.decisions:
        texts.append(trial.choices[decision].split()[0])
        trial.play(decision)
    return texts
