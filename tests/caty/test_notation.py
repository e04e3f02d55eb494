"""Positions of Caty Mini as text: read again as written, and refused in words where they could not be."""

from __future__ import annotations

import pytest

import ronron
from ronron.errors import DecisionError, PositionError, TurnError

from .reference import TOYS
from .rooms import caty, end_of, furnished, game, lay, say

GOOD = """
phase=entry first=1 seat=0 round=2
0 C: start=1 runs=piano0 won=block2+duck3 hand=bed,armchair,mirror,desk,stool,clock
1 A: start=0 runs=piano1,sofa0 won=-,car2 hand=chair,drawers,table,wardrobe,fishtank,radio
order: lamp piano sofa
piles: turquoise=bookcase yellow=sideboard red=bedside,chest violet=plantstand
tokens: {tokens}
""".replace("{tokens}", " ".join(f"{toy}={'3,4' if toy in ('block', 'car') else '3,4,4'}" for toy in TOYS))
GOOD = GOOD.replace("duck=3,4,4", "duck=3,4").replace("3,4,4", "2,3,4")


def test_a_position_is_read_and_written_again() -> None:
    """A hand is written wall by wall."""
    position = caty.position(GOOD, 2)
    expected = GOOD.strip().replace("bed,armchair,mirror,desk,stool,clock", "bed,armchair,clock,mirror,desk,stool")
    expected = expected.replace("table,wardrobe,fishtank,radio", "table,radio,wardrobe,fishtank")
    assert position.notation() == expected
    assert caty.position("\n\n".join(f"  {line}  " for line in GOOD.splitlines()), 2).notation() == expected


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_of_a_game_can_be_written_down_and_read_again(players: int) -> None:
    for seed, scoring in ((1, "standard"), (2, "expert")):
        for position in game(seed, players, waste=0.8, scoring=scoring):
            again = caty.position(position.notation(), players, scoring=scoring)
            assert (again.notation(), again.choices) == (position.notation(), position.choices)
            assert (again.scores, again.winners, again.turn) == (position.scores, position.winners, position.turn)
            assert again.view(0) == position.view(0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_knows_can_be_written_down_and_read_again(players: int) -> None:
    for position in game(3, players, waste=0.5):
        for seat in (0, players - 1, ronron.SPECTATOR):
            known = position.notation(seat)
            again = caty.position(known, players)
            assert again.notation() == known
            assert again.redacted(seat).tobytes() == position.redacted(seat).tobytes()


def test_a_position_that_does_not_say_everything_is_played_on_in_one_of_its_worlds() -> None:
    position = caty.position(lay(["table", ""]).notation(0), 2)
    with pytest.raises(TurnError, match="does not say everything"):
        position.play(position.legal[0])
    world = position.imagined(0, seed=1)
    world.play(world.legal[0])
    assert "?" not in world.notation()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_tells_a_game_again(players: int) -> None:
    position = end_of(game(4, players, waste=0.9, scoring="expert"))
    again = caty.read(position.record())
    assert (again.notation(), again.record()) == (position.notation(), position.record())


def test_decisions_are_said_in_two_words_in_any_case() -> None:
    position = lay(["table", ""])
    assert caty.parse(position, "  PLAY   Table ") == caty.parse(position, "play table") == 5
    assert {caty.text(position, decision) for decision in (0, 20, 24)} == {"play chair", "pile turquoise", "enter 0"}
    with pytest.raises(DecisionError, match="'play cat' is no decision of caty here; possible now: play "):
        say(position, "play cat")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("phase=entry", "phase=dance", "phase is"),
        ("phase=entry", "phase=asleep", "phase is"),
        ("phase=entry", "phase=tile", "expected"),
        ("phase=entry", "phase=start", "expected"),
        ("phase=entry", "phase=pile", "expected"),
        ("phase=entry", "phase=over", "expected"),
        ("phase=entry ", "", "phase is"),
        ("first=1", "first=2", "first is a number"),
        ("first=1", "first=0", "expected"),
        ("first=1", "first=01", "first is a number"),
        ("first=1 ", "", "first is a number"),
        ("seat=0", "seat=1", "expected"),
        ("seat=0", "seat=-1", "seat is a number"),
        ("round=2", "round=3", "expected"),
        ("round=2", "round=14", "round is a number"),
        ("round=2", "round=two", "round is a number"),
        ("round=2", f"round={'9' * 5000}", "round is a number"),
        ("round=2", "round=2 round=2", "round= stands there twice"),
        ("round=2", "round=2 weather=fine", "expected phase=, first=, seat=, round= or took=, found 'weather=fine'"),
        ("round=2", "round=2 took=red", "took="),
        ("round=2", "round=2 took=pink", "took="),
        ("0 C:", "0 E:", "a line such as '0 A: start=0 "),
        ("0 C:", "1 C:", "a line such as '0 A: start=0 "),
        ("0 C:", "0 A:", r"Y5"),
        ("start=1", "start=2", "0 start: expected 0, 1 or -"),
        ("start=1", "start=-", r"Y3"),
        ("runs=piano0", "runs=piano2", r"Y7"),
        ("runs=piano0", "runs=desk0", r"Y7"),
        ("runs=piano0", "runs=cat0", "expected furniture"),
        ("runs=piano0", "runs=-,sofa0", "expected 1 runs"),
        ("runs=piano1,sofa0", "runs=piano1", "expected 2 runs"),
        ("runs=piano0", "runs=-", r"Y10"),
        ("won=block2+duck3", "won=block2+block3", r"Y8"),
        ("won=block2+duck3", "won=block9", "expected a toy and its value"),
        ("won=block2+duck3", "won=kite2", "expected a toy and its value"),
        ("won=block2+duck3", "won=block2", r"Y4"),
        ("won=block2+duck3", "won=block4+duck3", r"lowest of block .*Y4"),
        ("won=-,car2", "won=car2", "expected 2 runs"),
        ("hand=bed,", "hand=", "expected 5 tiles of turquoise"),
        ("hand=bed,", "hand=bed,bed,", "twice"),
        ("hand=bed,", "hand=chair,", "chair lies in two places"),
        ("hand=bed,", "hand=lamp,", "lamp lies in two places"),
        ("hand=bed,", "hand=sofabed,", "expected furniture"),
        ("hand=bed,", "hand=?blue,", "expected furniture"),
        ("hand=bed,", "hand=?red,", "expected 5 tiles of turquoise"),
        ("hand=bed,armchair,", "hand=armchair,", "expected 5 tiles of turquoise"),
        ("order: lamp piano sofa", "order: lamp piano", "order: expected 3 pieces"),
        ("order: lamp piano sofa", "order: lamp piano piano", "order: expected 3 pieces"),
        ("order: lamp", "order: lump", "expected furniture"),
        ("order:", "ordre:", "expected a line that begins with 'order:'"),
        ("turquoise=bookcase", "turquoise=radio", "radio does not belong to turquoise"),
        ("turquoise=bookcase", "turquoise=-", "expected 5 tiles of turquoise"),
        ("turquoise=bookcase", "turquoise=?,?", "expected 5 tiles of turquoise"),
        ("turquoise=bookcase", "turquoise=bed", "bed lies in two places"),
        ("turquoise=bookcase", "pink=bookcase", "piles: expected"),
        ("red=bedside,chest", "red=bedside,?", "known wholly or not at all"),
        ("red=bedside,chest", "red=bedside,chest,?,?,?,?", "at most 5"),
        ("piles:", "heaps:", "expected a line that begins with 'piles:'"),
        ("ball=2,3,4", "ball=2,3", r"tokens ball: expected 3 won and left, .*Y4"),
        ("ball=2,3,4", "ball=2,3,3,4", r"tokens ball: expected 3 won and left, .*Y4"),
        ("ball=2,3,4", "ball=4,3,2", r"lowest of ball .*Y4"),
        ("ball=2,3,4", "ball=4,4,4", r"Y4"),
        ("ball=2,3,4", "ball=2,3,5", r"Y4"),
        ("ball=2,3,4", "ball=two", "tokens ball: expected at most 5 values"),
        ("ball=2,3,4", "ball=2,3,4,4,4,4", "tokens ball: expected at most 5 values"),
        ("ball=2,3,4", "kite=2,3,4", "tokens: expected"),
        ("tokens:", "", "expected a line that begins with 'tokens:'"),
        ("order: lamp piano sofa\n", "", "expected 6 lines"),
    ],
)
def test_a_position_that_could_not_be_is_refused_in_words(old: str, new: str, said: str) -> None:
    assert old in GOOD
    with pytest.raises(PositionError, match="not a position of caty: ") as error:
        caty.position(GOOD.replace(old, new, 1), 2)
    assert error.match(said)


def test_y10_what_a_string_is_too_short_for_is_refused() -> None:
    short = furnished(string=1119)
    asked = say(lay(["bedside", ""]), "play bedside")
    with pytest.raises(PositionError, match=r"seat 0 has nothing to choose \(Y10\)"):
        short.position(asked.notation(), 2)
    with pytest.raises(PositionError, match=r"0: the string is too short for bedside1 in round 1 \(Y10\)"):
        short.position(say(asked, "enter 1").notation(), 2)


@pytest.mark.parametrize("text", ["", "purr", "phase=tile", "phase=tile first=0 seat=0 round=1\n" * 6])
def test_what_is_no_position_at_all_is_refused_in_words(text: str) -> None:
    with pytest.raises(PositionError, match="not a position of caty: "):
        caty.position(text, 2)


def test_a_position_is_for_its_number_of_players() -> None:
    with pytest.raises(PositionError, match="expected 7 lines"):
        caty.position(GOOD, 3)
