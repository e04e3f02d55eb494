"""Positions of Crazy Mistigri as text: written, read again, and refused in words where they could not be."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

import ronron
from ronron.errors import PositionError, RonronError
from support.scramblers import mistigri as scrambler

from .cards import game, lay, mistigri, say

GOOD = """
round=3 turn=9 first=1 seat=0 phase=first arrow=clockwise from=2
0 up: red4 blue4 purple5
1 down: yellow3
2 up: blue3 blue6
discard: DISCARD
left 1: red8 | - | mistigri
left 2: - | yellow8 | -
0 knows: 1:yellow3
1 knows: 2:blue3
2 knows: 1:yellow3
""".replace(
    "DISCARD",
    "red3 green3 blue3 purple3 purple3 yellow4 green4 purple4 purple4 yellow5 red5 green5 blue5 yellow6 red6 green6 "
    "yellow7 red7 green7 yellow8 red8 mistigri",
).strip()


def test_a_position_is_written_as_it_was_read() -> None:
    assert mistigri.position(GOOD, 3).notation() == GOOD


def test_the_order_of_lines_and_cards_and_the_spaces_do_not_matter() -> None:
    first, *lines = GOOD.splitlines()
    shuffled = [line.replace("red4 blue4 purple5", "purple5   red4 blue4") for line in reversed(lines)]
    assert mistigri.position("\n\n".join([first, *shuffled]), 3).notation() == GOOD


def test_without_a_first_line_the_first_seat_is_about_to_draw() -> None:
    dealt = mistigri.deal(3, 4).notation().splitlines()[1:]
    text = "\n".join(dealt)
    first = mistigri.position(text, 4).notation().splitlines()[0]
    assert first == "round=1 turn=1 first=0 seat=0 phase=draw arrow=clockwise from=3 draws=1 drawn=0"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_moment_can_be_written_down_and_read_again(players: int) -> None:
    for position in game(players, players):
        again = mistigri.position(position.notation(), players)
        assert (again.notation(), again.turn, again.legal) == (position.notation(), position.turn, position.legal)
        assert again.view(0) == position.view(0)
        if position.turn is not None and position.turn >= 0:
            assert again.choices == position.choices


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_a_seat_knows_can_be_written_down_and_read_again(players: int) -> None:
    for number, position in enumerate(game(players + 10, players)):
        if number % 4 == 0:
            for seat in (*range(players), ronron.SPECTATOR):
                known = position.notation(seat)
                assert mistigri.position(known, players).notation() == known
                assert mistigri.position(known, players).notation(seat) == known


def test_a_position_that_does_not_say_everything_cannot_be_played_on() -> None:
    known = mistigri.position(lay("phase=first seat=0", "red3 red4", "blue5", "green6").notation(0), 3)
    with pytest.raises(RonronError, match="imagined"):
        say(known, "play red3")


@pytest.mark.parametrize("turn", ["turn=200", "turn=9"])
@pytest.mark.parametrize("pair", ["red3+blue3", "red7+yellow7", "red8+yellow8"])
def test_an_effect_that_waits_is_written_down(turn: str, pair: str) -> None:
    position = lay(f"round=3 phase=first seat=0 {turn}", f"{pair.replace('+', ' ')} green5 green7", "blue5", "green6")
    say(position, pair, *(["effect"] if pair == "red3+blue3" else []))
    assert mistigri.position(position.notation(), 3).notation() == position.notation()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("round=3", "round=4", "round is a number from 1 to 3, not '4'"),
        ("round=3", "round=0", "round is a number"),
        ("round=3", "round=two", "round is a number"),
        ("round=3", "round=1", "deck 2"),
        ("turn=9", "turn=201", "turn is a number from 1 to 200"),
        ("turn=9", "turn=09", "turn is a number"),
        ("first=1", "first=3", "first is a number from 0 to 2"),
        ("seat=0", "seat=3", "seat is a number from 0 to 2"),
        ("seat=0", "seat=-1", "seat is a number"),
        ("phase=first", "phase=dance", "phase is draw, .*not 'dance'"),
        ("phase=first", "phase=counted", "phase is draw"),
        ("phase=first", "phase=second", "needs card="),
        ("phase=first", "phase=branch", "needs effect="),
        ("phase=first", "phase=give effect=4", "needs other="),
        ("phase=first", "phase=second card=mistigri", "card=mistigri is not where it should be|no card goes"),
        ("phase=first", "phase=second card=red8", "card=red8 is not where it should be"),
        ("phase=first", "phase=give effect=4 other=0", r"other=0 must be another player still in \(M11"),
        ("phase=first", "phase=branch effect=4", "effect=4 does not go with phase=branch"),
        ("phase=first", "phase=first effect=3", "effect= does not go with phase=first"),
        ("phase=first", "phase=first draws=1", "draws= does not go with phase=first"),
        ("phase=first", "phase=draw draws=2", r"draws=2 .*\(M5"),
        ("phase=first", "phase=draw draws=3 effect=8", "seat 2 has 2"),
        ("phase=first", "phase=draw draws=0", "draws is a number from 1 to 3"),
        ("from=2", "from=0", "from=0"),
        ("arrow=clockwise", "arrow=left", "arrow is clockwise or counterclockwise, not 'left'"),
        ("turn=9", "turn=9 turn=9", "turn= stands there twice"),
        ("turn=9", "weather=fine", "expected round=, .*, found 'weather=fine'"),
        ("turn=9", "turn", "expected round=, .*, found 'turn'"),
        ("0 up:", "0 sideways:", "expected one line '0 up: …'"),
        ("1 down: yellow3", "", "expected one line '1 up: …'"),
        ("1 down: yellow3", "1 down: yellow3\n1 up:", "expected one line '1 up: …'.*found 2"),
        ("1 down: yellow3", "1 down: yellow3\n3 up: yellow3", "'3 up'"),
        ("1 down: yellow3", "1 down:", r"expected 28 cards in hands and discard, found 27 \(M1\)"),
        ("1 down: yellow3", "1 out: yellow3", r"out of the round has no cards \(M7\)"),
        ("1 down: yellow3", "1 down: yellow9", "1 down: expected cards of this deck.*'yellow9'"),
        ("1 down: yellow3", "1 down: pink3", "1 down: expected cards of this deck.*'pink3'"),
        ("1 down: yellow3", "1 down: red3", r"expected 1 of .*\(M1\)"),
        ("discard: red3", "discard: yellow3", r"of yellow3 in hands and discard, found 2 \(M1\)"),
        ("discard: red3", "discard:", r"found 27 \(M1\)"),
        ("discard:", "pile:", "there is no line 'discard: …'"),
        ("left 2: - | yellow8 | -", "", "there is no line 'left 2: …'"),
        ("left 2: - | yellow8 | -", "left 2: - | -", "left 2: expected 3 hands .*found 2"),
        ("left 2: - | yellow8 | -", "left 2: - | yellow8 yellow8 | -", r"left 2: expected at most 1 of yellow8"),
        ("left 2: - | yellow8 | -", "left 2: - | pink8 | -", "left 2: expected cards of this deck"),
        ("left 2:", "left 3: - | - | -\nleft 2:", "'left 3'"),
        ("left 2:", "deck 3: ?\nleft 2:", "deck 3: this round is dealt already"),
        ("0 knows: 1:yellow3", "0 knows: 1:red8", "0 knows: seat 1 does not hold all of that"),
        ("0 knows: 1:yellow3", "0 knows: 0:red4", "0 knows: expected another seat and a card"),
        ("0 knows: 1:yellow3", "0 knows: yellow3", "0 knows: expected another seat and a card"),
        ("0 knows: 1:yellow3", "0 knows: 3:yellow3", "0 knows: expected another seat and a card"),
        ("0 knows: 1:yellow3", "all know: 1:yellow3", "0 knows: what all know of seat 1 belongs here too"),
        ("0 knows: 1:yellow3", "3 knows: 1:yellow3", "'3 knows'"),
        ("0 knows: 1:yellow3", "hello", "expected a line such as"),
    ],
)
def test_a_position_that_could_not_be_is_refused_in_words(old: str, new: str, complaint: str) -> None:
    assert old in GOOD
    text = GOOD.replace(old, new, 1)
    with pytest.raises(PositionError, match=f"not a position of mistigri: .*{complaint}"):
        mistigri.position(text, 3)


def test_m7_who_has_no_card_is_out() -> None:
    with pytest.raises(PositionError, match=r"who has no card left is out of the round \(M7\)"):
        mistigri.position(GOOD.replace("1 down: yellow3", "1 down:").replace("discard:", "discard: yellow3"), 3)


def test_m7_nobody_plays_who_is_out() -> None:
    text = GOOD.replace("1 down: yellow3", "1 out:").replace("discard:", "discard: yellow3").replace("seat=0", "seat=1")
    text = "\n".join(line for line in text.splitlines() if "knows" not in line)
    with pytest.raises(PositionError, match=r"seat=1 is out of the round \(M7\)"):
        mistigri.position(text, 3)


def test_m3_a_deck_has_nine_cards_each_and_one() -> None:
    text = lay("phase=first seat=0", "red3 red4", "blue5", "green6").notation()
    with pytest.raises(PositionError, match=r"deck 2: expected 28 cards or one \?, found 27"):
        mistigri.position(text.replace("deck 2: yellow3 ", "deck 2: ", 1), 3)
    with pytest.raises(PositionError, match=r"deck 3: expected 1 of .*\(M1\)"):
        mistigri.position(text.replace("deck 3: yellow3 ", "deck 3: yellow4 ", 1), 3)


def test_m23_the_first_round_is_never_the_last() -> None:
    text = lay("phase=first seat=0", "red3 red4", "blue5", "green6").notation()
    with pytest.raises(PositionError, match=r"\(M23\)"):
        mistigri.position(text.replace("phase=first", "phase=over").replace(" from=2", ""), 3)


def test_m5_a_first_card_needs_an_unseen_second_one_that_may_be_there() -> None:
    """What is imagined then would be looked for without end."""
    seen = lay("round=3 phase=second seat=0 card=red3", "red3 red8", "green6", "mistigri").notation()
    unseen = seen.replace("0 up: red3 red8", "0 up: red3 ?").replace("1 up: green6", "1 up: ?")
    assert mistigri.position(unseen, 3).imagined(2, 1).legal
    impossible = seen.replace("0 up: red3 red8", "0 up: red3 ?").replace("2 up: mistigri", "2 up: red8")
    code = f"import ronron; ronron.load('mistigri').position({impossible!r}, 3)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert re.search(r"PositionError: not a position of mistigri: .*\(M5", answer.stderr)


def test_a_position_of_another_number_of_players_is_refused() -> None:
    with pytest.raises(PositionError, match="not a position of mistigri: "):
        mistigri.position(GOOD, 4)


def test_decisions_are_read_as_they_are_written() -> None:
    for players in (3, 4, 5):
        for text in scrambler.few_worlds(players):
            position = mistigri.position(text, players)
            for decision, said in position.choices.items():
                assert mistigri.parse(position, said.upper()) == decision


def test_a_record_brings_the_game_back() -> None:
    for seed, players in enumerate((3, 4, 5)):
        for number, position in enumerate(game(seed, players)):
            if number in (30, 90):
                assert mistigri.read(position.record()).notation() == position.notation()
        assert mistigri.read(position.record()).scores == position.scores
