"""The practice games, article by article."""

from __future__ import annotations

from pathlib import Path

import pytest

import ronron
from ronron.errors import BoxError, IllegalDecisionError, PositionError
from ronron.said import tell

four = ronron.load("connect4")
grid = ronron.load("tictactoe")
leduc = ronron.load("leduc")


def refusal(position: ronron.Position, decision: int) -> str:
    with pytest.raises(IllegalDecisionError) as error:
        position.play(decision)
    return error.value.article


def say(position: ronron.Position, *words: str) -> ronron.Position:
    for word in words:
        position.play(position.game.parse(position, word))
    return position


def test_f1_the_frame_is_empty_and_seat_0_begins() -> None:
    game = four.deal()
    assert (game.turn, game.notation()) == (0, "/".join(["......."] * 6))


def test_f2_a_stone_falls_on_the_top_one_of_its_column() -> None:
    game = say(four.deal(), "d", "d", "c")
    assert game.notation().endswith("...o.../..xx...")
    assert game.turn == 1


def test_f2_a_full_column_is_refused() -> None:
    game = say(four.deal(), "d", "d", "d", "d", "d", "d")
    assert refusal(game, 3) == "F2"
    assert tell("fr", game.why(3)) == "La colonne d est pleine."  # type: ignore[arg-type]


@pytest.mark.parametrize("moves", ["abacada", "abababa", "abbccdcddgd", "gffeededdad", "gababcbdb"])
def test_f3_four_in_a_row_a_column_or_a_diagonal_win_at_once(moves: str) -> None:
    game = say(four.deal(), *moves[:-1])
    assert not game.over
    say(game, moves[-1])
    winner = (len(moves) - 1) % 2
    assert (game.over, game.winners, game.scores[winner], sum(game.scores)) == (True, [winner], 1, 0)
    assert refusal(game, 0) == "F3"


def test_f3_four_do_not_run_from_the_top_of_a_column_into_the_next() -> None:
    game = four.position("x....../x....../x....../o....../o....../ox.....")
    assert not game.over


def test_f4_a_full_frame_without_four_is_shared() -> None:
    game = say(four.deal(), *"ababab", *"bababa", *"cdcdcd", *"dcdcdc", *"efefef", *"fefefe", *"gggggg")
    assert (game.over, game.winners, game.scores) == (True, [0, 1], [0, 0])
    assert refusal(game, 0) == "F4"


def test_t2_a_marked_cell_is_refused() -> None:
    game = say(grid.deal(), "b2")
    assert refusal(game, 4) == "T2"


def test_t3_a_line_wins_and_t4_a_full_grid_is_shared() -> None:
    won = grid.position("xxx/oo./...")
    assert (won.over, won.winners, won.scores, refusal(won, 8)) == (True, [0], [1, -1], "T3")
    shared = grid.position("xox/xox/oxo")
    assert (shared.over, shared.winners, shared.scores, refusal(shared, 8)) == (True, [0, 1], [0, 0], "T4")


def test_l1_each_seat_gets_one_card_the_other_does_not_see() -> None:
    game = leduc.position("J K")
    assert [game.notation(seat) for seat in (0, 1, ronron.SPECTATOR)] == ["J ?", "? K", "? ?"]
    assert game.facts()["staked"] == [1, 1]


def test_l2_seat_0_speaks_first_in_both_rounds() -> None:
    assert leduc.position("J K").turn == 0
    assert leduc.position("J K rc Q").turn == 0
    assert leduc.position("J K crc Q").turn == 0


def test_l3_without_a_raise_there_is_nothing_to_fold_to() -> None:
    game = leduc.position("J K c")
    assert refusal(game, 0) == "L3"
    assert [leduc.text(game, decision) for decision in game.legal] == ["call", "raise"]


def test_l3_raises_add_two_then_four_and_there_are_two_a_round() -> None:
    game = leduc.position("J K rr")
    assert game.facts()["staked"] == [3, 5]
    assert refusal(game, 2) == "L3"
    say(game, "call", "K", "raise", "raise")
    assert game.facts()["staked"] == [9, 13]


def test_l4_the_public_card_is_natures_each_card_as_likely() -> None:
    game = leduc.position("J J cc")
    assert (game.turn, game.legal, game.chances) == (ronron.NATURE, [1, 2], [0.5, 0.5])
    assert refusal(game, 0) == "L4"


@pytest.mark.parametrize(
    ("position", "winners", "scores"),
    [
        ("J K cc J cc", [0], [1, -1]),
        ("Q K cc J cc", [1], [-1, 1]),
        ("Q Q rc J rc", [0, 1], [0, 0]),
        ("Q K rrc K rrc", [1], [-13, 13]),
    ],
)
def test_l5_a_pair_beats_a_rank_and_equal_cards_share(position: str, winners: list[int], scores: list[int]) -> None:
    game = leduc.position(position)
    assert (game.over, game.winners, game.scores) == (True, winners, scores)
    assert game.notation(ronron.SPECTATOR) == position, "a showdown shows both cards"
    assert refusal(game, 1) == "L5"


def test_l5_the_showdown_is_a_consequence_of_its_own() -> None:
    game = leduc.position("J K cc J c")
    game.play(1, settle=False)
    assert (game.turn, game.over, game.legal) == (None, False, [])
    assert game.notation(0) == "J ? cc J cc"
    assert game.step()
    assert (game.over, game.notation(0)) == (True, "J K cc J cc")
    assert not game.step()


def test_l6_a_fold_loses_the_stake_and_shows_nothing() -> None:
    game = leduc.position("J K rrf")
    assert (game.winners, game.scores) == ([1], [-3, 3])
    assert [game.notation(seat) for seat in (0, 1)] == ["J ? rrf", "? K rrf"]
    assert refusal(game, 1) == "L6"


@pytest.mark.parametrize(
    ("game", "text", "complaint"),
    [
        (four, "...", "expected 6 rows of 7 cells"),
        (four, "......./......./......./......./......./..y....", "row 6, column 3: expected x, o or ., found 'y'"),
        (four, "......./......./......./......./..x..../.......", "row 5, column 3: the stone x hangs in the air"),
        (four, "......./......./......./......./......./xx.....", "2 x and 0 o: x begins"),
        (four, "......./......./......./......./xxxx.../oooo...", "x has a line, yet the other seat has played since"),
        (grid, "xo", "expected 3 rows of 3 cells"),
        (grid, "xo./.z./...", "row 2, column 2: expected x, o or ., found 'z'"),
        (grid, "ooo/.../...", "0 x and 3 o: x begins"),
        (grid, "xxx/ooo/...", "x has a line, yet the other seat has played since"),
        (leduc, "J", "expected two cards, what was said"),
        (leduc, "J X", "word 2: expected J, Q, K or ., found 'X'"),
        (leduc, "J J cc J", "word 4: there is no further J"),
        (leduc, "J K f", "word 3: fold is not possible after 'J K'"),
        (leduc, "J K cc ? cc", "word 4: the public card is known to all"),
        (leduc, "J K cb", "word 3: expected f, c or r, found 'b'"),
        (leduc, "J K ccr", "word 3: raise is not possible after 'J K cc'"),
        (leduc, "J ? cc Q cc", "after a showdown both cards are known"),
    ],
)
def test_a_wrong_position_is_refused_where_it_is_wrong(game: ronron.Game, text: str, complaint: str) -> None:
    with pytest.raises(PositionError, match=complaint):
        game.position(text)


@pytest.mark.parametrize(
    ("slug", "toml", "complaint"),
    [
        ("connect4", "columns = 7\nrows = 9", "rows: expected 1 to 6, found 9"),
        ("connect4", "columns = 0\nrows = 9", "columns: expected 1 to 7, found 0; rows: expected 1 to 6, found 9"),
        ("connect4", "columns = 7", "rows is missing"),
        ("connect4", "columns = 'many'\nrows = 6", "columns: expected a whole number, found a text"),
        ("connect4", "columns = 7\nrows = 6\nshelves = 2", "there is no shelves here"),
        ("connect4", "columns = ", "is not TOML: at its end .“Invalid value”"),
        ("tictactoe", "lines = [[0, 1, 2]]", "lines: expected 8 lines, found 1"),
        ("tictactoe", f"lines = {[[0, 1, 2]] * 7 + [[3, 3, 4]]}", r"lines\[7\]: expected three different cells"),
        (
            "tictactoe",
            f"lines = {[[0, 1, 2]] * 7 + [[3, 4, 'x']]}",
            r"lines\[7\]\[2\]: expected a whole number, found a text",
        ),
        ("leduc", "ranks = ['A']\ncopies = [2, 2, 2]\nante = 1\nraises = [2, 4]", "there is no ranks here"),
        (
            "leduc",
            "copies = [1, 1]\nante = 1\nraises = [2, 4]",
            "copies: expected a list of length >= 3",
        ),
        ("leduc", "copies = [1, 1, 0]\nante = 1\nraises = [2, 4]", "at least 3 cards in all"),
        (
            "leduc",
            "copies = [2, 2, 2]\nante = 1\nraises = [0, 4]",
            "raises: expected 2 numbers",
        ),
        ("leduc", "copies = [2, 2, 2]\nante = 2\nraises = [2, 4]", "at most 13 staked"),
    ],
)
def test_a_wrong_box_is_refused_in_words(slug: str, toml: str, complaint: str, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(toml)
    with pytest.raises(BoxError, match=complaint):
        ronron.load(slug, box=box)


def test_two_boxes_can_be_played_at_once(tmp_path: Path) -> None:
    box = tmp_path / "small.toml"
    box.write_text("columns = 4\nrows = 3\n")
    small = ronron.load("connect4", box=box)
    assert small.fingerprint != four.fingerprint
    assert small.deal().legal == [0, 1, 2, 3]
    assert four.deal().legal == [0, 1, 2, 3, 4, 5, 6]
    assert refusal(small.deal(), 6) == "F1"
    with pytest.raises(ronron.RonronError, match="line 4: box"):
        four.read(small.deal().record())
