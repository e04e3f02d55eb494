"""Chats de poche, P6–P12: flipping and moving."""

from __future__ import annotations

import random

import pytest

import ronron

from .grids import cells, lay, moving, options, poche, refusal, say, see, shown, tile

EMPTY = """
    (?) (?) (?) (?) (?)
    (?) (?) (?) (?) (?)
    (?) (?) M3  (?) (?)
    (?) (?) (?) (?) (?)
    (?) (?) (?) (?) (?)
"""


def with_tile(name: str, cell: str, *more: tuple[str, str]) -> str:
    """The empty grid with some tiles face up."""
    words = EMPTY.split()
    for each, place in ((name, cell), *more):
        words[(int(place[1]) - 1) * 5 + "abcde".index(place[0])] = each
    return "\n".join(" ".join(words[start : start + 5]) for start in range(0, 25, 5))


def words(text: str) -> set[str]:
    return set(text.split())


@pytest.mark.parametrize("mode", ["first", "free", "limited", "expert"])
def test_p6_there_are_24_turns_12_each_in_turn(mode: str) -> None:
    dice = random.Random(3)
    game = poche.deal(seed=3, mode=mode, starts="seat 1")
    flips = []
    while not game.over:
        decision = dice.choice(game.legal)
        if poche.text(game, decision).startswith("flip"):
            flips.append(game.turn)
        game.play(decision)
    assert flips == [1, 0] * 12


def test_p6_a_tile_that_is_face_up_is_not_flipped() -> None:
    game = poche.deal(seed=3, mode="first")
    assert refusal(game, "flip c3") == "P6"


@pytest.mark.parametrize(
    ("cell", "around"),
    [("b3", "a2 b2 c2 a3 c3 a4 b4 c4"), ("a1", "b1 a2 b2"), ("e3", "d2 e2 d3 d4 e4"), ("c5", "b4 c4 d4 b5 d5")],
)
def test_p7_a_prey_is_swapped_with_any_tile_around_it(cell: str, around: str) -> None:
    game = moving(with_tile("M6", cell), cell, "royal", "gourmet")
    assert cells(game) == words(around)
    assert refusal(game, "stay") == "P7"
    assert refusal(game, "to e1" if cell != "e1" else "to a1") == "P7"


@pytest.mark.parametrize(
    ("cell", "reached"),
    [("b3", "a3 c3 d3 b1 b2 b4 b5"), ("a1", "b1 c1 a2 a3"), ("e4", "c4 d4 e2 e3 e5"), ("d2", "b2 c2 e2 d1 d3 d4")],
)
def test_p7_a_cat_goes_one_or_two_away_in_its_row_or_column(cell: str, reached: str) -> None:
    game = moving(with_tile("G2", cell), cell, "gourmet", "royal")
    assert cells(game) == words(reached)
    assert refusal(game, "stay") == "P11"
    assert refusal(game, "to c4" if cell == "b3" else "to e1") == "P7"


@pytest.mark.parametrize(
    ("cell", "reached"),
    [("b3", "a3 c3 d3 e3 b1 b2 b4 b5"), ("a1", "b1 c1 d1 e1 a2 a3 a4 a5"), ("e5", "a5 b5 c5 d5 e1 e2 e3 e4")],
)
def test_p7_a_dog_goes_anywhere_in_its_row_or_column(cell: str, reached: str) -> None:
    game = moving(with_tile("D3^1", cell), cell, "royal", "gourmet")
    assert cells(game) == words(reached)
    assert refusal(game, "stay") == "P7"
    assert refusal(game, "to d2" if cell != "d2" else "to a1") == "P7"


HALF_WAY = """
    (M6)   (R2)   (D4^3) (M4a)  (M5a)
    (G1)   G5     (M5b)  (R3)   (R1)
    (F4)   (G4)   P2     D2^1   (P5)
    (D1^2) (R4)   (G2)   (M4b)  (D5^1)
    (G3*)  (R5*)  (F3)   (M3)   (D3^0)
"""


def test_p7_a_face_down_tile_stays_face_down_and_unknown() -> None:
    game = say(lay(HALF_WAY), "flip b3", "to b1")
    assert (tile(game, "b1"), tile(game, "b3")) == ("G4", "(R2)")
    assert all(see(game, seat).cells[11] is None for seat in (0, 1, ronron.SPECTATOR))


def test_p7_a_face_up_tile_stays_face_up_and_may_be_jumped_over() -> None:
    game = say(lay(HALF_WAY), "flip b3", "to d3")
    assert (tile(game, "d3"), tile(game, "c3"), tile(game, "b3")) == ("G4", "P2", "D2^1")


def test_p7_whoever_flips_moves_it_even_an_opponents_cat() -> None:
    game = lay(HALF_WAY)
    assert (game.turn, see(game).clans) == (0, ["royal", "gourmet"])
    say(game, "flip a2")
    assert (tile(game, "a2"), game.turn) == ("G1", 0)
    say(game, "to a1")
    assert (tile(game, "a1"), game.turn) == ("G1", 1)


def test_p8_a_dog_keeps_its_facing_when_it_moves_or_is_moved() -> None:
    game = say(lay(HALF_WAY), "flip c1")
    assert tile(game, "c1") == "D4^3"
    say(game, "to e1")
    assert tile(game, "e1") == "D4^3"
    say(game, "flip d2", "to d3")
    assert (tile(game, "d3"), tile(game, "d2")) == ("R3", "D2^1")
    say(game, "flip e4", "to c4")
    assert (tile(game, "c4"), tile(game, "e4")) == ("D5^1", "(G2)")


@pytest.mark.parametrize("cat", ["R2", "G2"])
def test_p9_royal_any_cat_may_change_places_with_a_face_up_dog_anywhere(cat: str) -> None:
    grid = with_tile(cat, "a1", ("D4^3", "e5"), ("D1^1", "d2"), ("M6", "c5"))
    game = moving(grid, "a1", "royal", "gourmet")
    assert (game.turn, cells(game)) == (0, words("b1 c1 a2 a3 e5 d2"))
    assert refusal(game, "to c5") == "P9", "a prey is no dog"
    say(game, "to e5")
    assert (shown(game, "e5"), shown(game, "a1")) == (cat, "D4^3")


def test_p9_royal_a_face_down_dog_is_no_target() -> None:
    game = say(lay(HALF_WAY), "flip b5")
    assert (tile(game, "b5"), cells(game)) == ("R5*", words("a5 c5 d5 b4 b3 d3"))
    assert refusal(game, "to c1") == "P9"


def test_p9_royal_only_on_this_players_turn_only_for_cats_and_not_in_the_first_game() -> None:
    grid = with_tile("R2", "a1", ("D4^3", "e5"))
    assert cells(moving(grid, "a1", "gourmet", "royal")) == words("b1 c1 a2 a3")
    assert cells(moving(with_tile("M6", "a1", ("D4^3", "e5")), "a1", "royal", "gourmet")) == words("b1 a2 b2")
    first = moving(grid, "a1", "royal", "gourmet", mode="first")
    assert (see(first).effects, cells(first)) == (False, words("b1 c1 a2 a3"))


@pytest.mark.parametrize("cat", ["J1a", "G2"])
def test_p10_defender_any_cat_may_go_one_or_two_away_diagonally(cat: str) -> None:
    game = moving(with_tile(cat, "b2"), "b2", "defender", "gourmet")
    assert cells(game) == words("a2 c2 d2 b1 b3 b4 a1 c1 a3 c3 d4")
    assert refusal(game, "to c4") == "P10", "a knight's move is no straight diagonal"
    assert refusal(game, "to d3") == "P10"
    assert refusal(game, "to e5") == "P10", "three away"
    assert refusal(game, "stay") == "P11"
    say(game, "to d4")
    assert (shown(game, "d4"), shown(game, "c3"), shown(game, "b2")) == (cat, "M3", "(?)"), "nothing blocks"


def test_p10_defender_only_on_this_players_turn_and_only_for_cats() -> None:
    assert cells(moving(with_tile("J1", "b2"), "b2", "gourmet", "defender")) == words("a2 c2 d2 b1 b3 b4")
    assert cells(moving(with_tile("D1", "b2"), "b2", "defender", "gourmet")) == words("a2 c2 d2 e2 b1 b3 b4 b5")
    assert cells(moving(with_tile("M6", "a1"), "a1", "defender", "gourmet")) == words("b1 a2 b2")


@pytest.mark.parametrize("cat", ["W6", "G2"])
def test_p11_power_any_cat_may_be_left_where_it_is_and_the_turn_ends(cat: str) -> None:
    game = moving(with_tile(cat, "a1"), "a1", "power", "gourmet")
    assert cells(game) == words("b1 c1 a2 a3 stay")
    say(game, "stay")
    assert (game.turn, see(game).phase, shown(game, "a1")) == (1, "flip", cat)


def test_p11_power_only_on_this_players_turn_and_only_for_cats() -> None:
    assert refusal(moving(with_tile("W6", "a1"), "a1", "gourmet", "power"), "stay") == "P11"
    assert refusal(moving(with_tile("M6", "a1"), "a1", "power", "gourmet"), "stay") == "P7"
    assert refusal(moving(with_tile("D1", "a1"), "a1", "power", "gourmet"), "stay") == "P7"


def test_p12_ghost_which_prey_moves_is_asked_when_another_is_face_up() -> None:
    game = moving(with_tile("M6", "a1"), "a1", "ghost", "gourmet", phase="prey")
    assert (game.turn, options(game)) == (0, {"move a1", "move c3"})
    assert refusal(game, "move b1") == "P12"


def test_p12_ghost_naming_the_flipped_prey_is_the_normal_move() -> None:
    game = say(moving(with_tile("M6", "a1"), "a1", "ghost", "gourmet", phase="prey"), "move a1")
    assert (game.turn, options(game)) == (0, {"to b1", "to a2", "to b2"})
    say(game, "to b2")
    assert (game.turn, shown(game, "b2"), shown(game, "a1"), shown(game, "c3")) == (1, "M6", "(?)", "M3")


def test_p12_ghost_another_prey_moves_instead_by_the_rule_for_prey() -> None:
    game = say(moving(with_tile("M6", "a1"), "a1", "ghost", "gourmet", phase="prey"), "move c3")
    assert (game.turn, cells(game)) == (0, words("b2 c2 d2 b3 d3 b4 c4 d4"))
    assert refusal(game, "to a1") == "P12"
    assert refusal(game, "stay") == "P12"
    say(game, "to d4")
    assert (game.turn, shown(game, "d4"), shown(game, "c3"), shown(game, "a1")) == (1, "M3", "(?)", "M6")


def test_p12_ghost_the_other_prey_may_be_swapped_with_the_flipped_one() -> None:
    game = say(moving(with_tile("M6", "b2"), "b2", "ghost", "gourmet", phase="prey"), "move c3", "to b2")
    assert (shown(game, "b2"), shown(game, "c3")) == ("M3", "M6")


GHOSTS = """
    (H2a)  (M3)   (D4^3) (M4a)  (M5a)
    (H3a)  G5     (M5b)  (G1)   (H5*)
    (F4)   (G4)   {}     D2^1   (P5)
    (D1^2) (H3b)  (G2)   (M4b)  (D5^1)
    (G3*)  (H2b)  (F3)   {}     (D3^0)
"""
"""To be filled with the prey P2 and M6, which way up they lie."""


def test_p12_ghost_it_is_not_asked_without_another_face_up_prey() -> None:
    grid = GHOSTS.format("(P2)", "(M6)").replace("(H5*)", "H5*")
    game = say(lay(grid, "ghost", "gourmet"), "flip d5")
    assert (game.turn, see(game).phase, cells(game)) == (0, "move", words("c5 e5 c4 d4 e4"))
    game = say(lay(GHOSTS.format("P2", "(M6)"), "ghost", "gourmet"), "flip d5")
    assert (game.turn, options(game)) == (0, {"move d5", "move c3"})


def test_p12_ghost_only_when_this_player_flips_a_prey() -> None:
    theirs = say(lay(GHOSTS.format("P2", "(M6)"), "gourmet", "ghost"), "flip d5")
    assert (theirs.turn, see(theirs).phase) == (0, "move")
    cat = say(lay(GHOSTS.format("P2", "(M6)"), "ghost", "gourmet"), "flip e2")
    assert (cat.turn, see(cat).phase, tile(cat, "e2")) == (0, "move", "H5*")
    plain = say(lay(GHOSTS.format("P2", "(M6)"), "ghost", "gourmet", effects=False), "flip d5")
    assert (plain.turn, see(plain).phase) == (0, "move")


def test_p12_ghost_every_other_face_up_prey_may_be_named() -> None:
    grid = with_tile("M6", "a1", ("F3", "e1"), ("P5", "b4"), ("H2", "d4"), ("D1", "e5"))
    game = moving(grid, "a1", "ghost", "gourmet", phase="prey")
    assert options(game) == {"move a1", "move c3", "move e1", "move b4"}
