"""Chats de poche, P13–P17: what happens before the prey is shared out."""

from __future__ import annotations

import pytest

from .grids import captured, ended, lay, options, out, poche, refusal, resolve, say, see, sums, tile

WORKED = """
    M5b  D3^0 D5   D4   G4
    M3   R4   F3   G2   G3*
    G5   G1   D2^1 M4a  P2
    P5   R3   R5*  R2   M5a
    M4b  D1^3 F4   M6   R1
"""


def test_the_worked_position_without_effects() -> None:
    game = ended(WORKED, "royal", "gourmet", effects=False)
    assert out(game) == {"G2", "G4", "R4", "R5*"}
    assert [captured(game, seat) for seat in range(2)] == [{"M4a", "M5a", "M6"}, {"M3", "P2", "P5"}]
    assert (game.scores, game.winners) == ([15, 13], [0])


def test_the_worked_position_with_effects_and_the_centre_dog_turned_once() -> None:
    game = say(lay(WORKED, "royal", "gourmet"), "turn north 1")
    assert out(game) == {"G1", "G2", "G4", "R4"}
    assert [captured(game, seat) for seat in range(2)] == [{"M5a", "M6", "F4"}, {"M3", "M4a", "P2", "P5"}]
    assert (game.scores, game.winners) == ([15, 21], [1])


LAST_TILE = """
    M5b  D3^0 D5   D4   G4
    M3   R4   F3   G2   G3*
    G5   G1   D2^1 M4a  P2
    P5   R3   R5*  R2   M5a
    M4b  D1^3 F4   M6   (R1)
"""


def test_p13_the_end_comes_when_the_last_tile_has_been_flipped_and_moved() -> None:
    game = lay(LAST_TILE, "royal", "gourmet", effects=False)
    assert options(game) == {"flip e5"}
    say(game, "flip e5")
    assert (game.turn, game.over) == (1, False), "the 24th flip is the second player's, and the tile is moved yet"
    say(game, "to e4")
    assert (game.over, game.turn, game.legal) == (True, None, [])
    assert game.why(0).article == "P13"  # type: ignore[union-attr]


def test_p13_the_steps_come_in_the_order_of_the_articles() -> None:
    stages = [step.article for step in resolve(lay(CROOK_AND_CHAOS, "chaos", "crook"))]
    assert stages == sorted(stages)
    assert {"P15", "P16", "P17", "P18", "P20"} <= set(stages)


DEFENDER = """
    J9*  M3   J1d  D1^2 G5
    P5   G2   J1b  M4b  M5b
    J1a  G1   M6   D3^0 M4a
    M5a  J1c  F4   D2^3 F3
    G3*  P2   G4   D5^3 D4^0
"""


def test_p14_defender_the_chief_swaps_with_the_centre_tile() -> None:
    game = lay(DEFENDER, "defender", "gourmet")
    assert game.turn is None
    assert game.step()
    assert (tile(game, "c3"), tile(game, "a1")) == ("J9*", "M6")
    assert see(game).step.article == "P14"  # type: ignore[union-attr]
    resolve(game)
    assert sums(DEFENDER, "defender", "gourmet")["c4"] == [10, 4], "he fights where he stands now"


def test_p14_defender_nothing_happens_at_the_centre_or_without_effects() -> None:
    centre = DEFENDER.replace("J9*", "_").replace("M6", "J9*").replace("_", "M6")
    assert tile(ended(centre, "defender", "gourmet"), "c3") == "J9*"
    assert tile(ended(centre, "defender", "gourmet"), "a1") == "M6"
    plain = ended(DEFENDER, "defender", "gourmet", effects=False)
    assert (tile(plain, "a1"), tile(plain, "c3")) == ("J9*", "M6")


def test_p14_defender_a_dog_taken_from_the_centre_keeps_its_facing() -> None:
    game = lay(BRINGS_A_DOG, "defender", "royal")
    resolve(game)
    assert (tile(game, "b2"), tile(game, "c3")) == ("D1^2", "J9*")


BRINGS_A_DOG = """
    P5   D4^2 D2^1 M5b  J1b
    R5*  J9*  D3^2 R1   M4a
    M3   M4b  D1^2 J1a  P2
    M6   J1c  J1d  M5a  R2
    F4   R4   R3   F3   D5^0
"""
TAKES_A_DOG_AWAY = """
    J9*  F3   F4   M6   D4^3
    J1b  M4a  R4   J1d  M5b
    J1a  M3   D2^0 J1c  M4b
    D5^0 R2   R5*  R3   D1^1
    M5a  P2   R1   D3^1 P5
"""


def test_p14_defender_comes_before_royal_when_both_play() -> None:
    game = lay(BRINGS_A_DOG, "defender", "royal")
    resolve(game)
    assert (game.turn, options(game)) == (1, {"turn east 1", "turn east 2", "turn east 3", "decline"})
    gone = lay(TAKES_A_DOG_AWAY, "defender", "royal")
    resolve(gone)
    assert gone.over, "no dog is left beside the royal chief, so he is not asked"


TWO_DOGS = """
    G2   P2   D1^0 F3   M5b
    D3^0 D2^1 R5*  M5a  D5^3
    M4b  M6   R3   P5   D4^3
    G5   R4   M4a  G3*  F4
    R1   R2   M3   G1   G4
"""


@pytest.mark.parametrize("seat", [0, 1])
def test_p14_royal_is_asked_which_adjacent_dog_to_turn_and_by_how_much(seat: int) -> None:
    game = lay(TWO_DOGS, *(("royal", "gourmet") if seat == 0 else ("gourmet", "royal")))
    turns = {f"turn {side} {quarters}" for side in ("north", "west") for quarters in (1, 2, 3)}
    assert (game.turn, options(game)) == (seat, turns | {"decline"})
    assert refusal(game, "turn east 1") == "P14"
    assert refusal(game, "turn south 2") == "P14"


@pytest.mark.parametrize(
    ("word", "north", "west", "bitten"),
    [
        ("turn north 1", "D1^1", "D2^1", set()),
        ("turn north 2", "D1^2", "D2^1", {"R5*"}),
        ("turn north 3", "D1^3", "D2^1", set()),
        ("turn west 1", "D1^0", "D2^2", {"R5*"}),
        ("turn west 2", "D1^0", "D2^3", set()),
        ("turn west 3", "D1^0", "D2^0", {"R5*"}),
        ("decline", "D1^0", "D2^1", set()),
    ],
)
def test_p14_royal_turns_one_dog_clockwise_or_none(word: str, north: str, west: str, bitten: set[str]) -> None:
    """`turn west 2` is a turn without visible effect."""
    game = say(lay(TWO_DOGS, "royal", "gourmet"), word)
    assert game.over, "only one dog is turned"
    assert (tile(game, "c1"), tile(game, "b2"), out(game)) == (north, west, bitten)


def test_p14_royal_is_not_asked_about_a_dog_on_a_diagonal_nor_without_effects() -> None:
    diagonal = """
        P2   D4^0 F4   D3^3 D2^0
        R4   P5   R5*  G4   M4a
        D1^3 F3   G2   G1   G5
        R2   M6   M5a  G3*  M4b
        R3   R1   M3   D5^0 M5b
    """
    assert ended(diagonal, "royal", "gourmet").over
    assert ended(TWO_DOGS, "royal", "gourmet", effects=False).over


ARROWS = {
    "D1": ("N", "E", "S", "W"),
    "D2": ("W E", "N S", "E W", "S N"),
    "D3": ("NE E SE", "SE S SW", "SW W NW", "NW N NE"),
    "D4": ("N E S W",) * 4,
    "D5": ("NE SE SW NW",) * 4,
}
RING = {"NW": "R1", "N": "R2", "NE": "R3", "W": "R4", "E": "R5*", "SW": "G1", "S": "G2", "SE": "G3*"}


@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize("dog", ARROWS)
def test_p15_every_arrow_turns_the_cat_it_points_to_face_down_of_either_clan(dog: str, quarters: int) -> None:
    harmless = "D5" if dog != "D5" else "D1"
    others = [other for other in ARROWS if other not in (dog, harmless)]
    game = ended(
        f"""
        R1   R2   R3   M3   {others[0]}
        R4   {dog}^{quarters} R5*  M4   M4
        G1   G2   G3*  M5   M5
        M6   P2   P5   F3   F4
        G4   G5   {harmless} {others[1]} {others[2]}
        """,
        effects=False,
    )
    assert out(game) == {RING[arrow] for arrow in ARROWS[dog][quarters].split()}


def test_p15_no_dog_bites_over_the_border() -> None:
    """Their arrows leave the grid towards R4, R3, G2, G5 and G4 on the far side."""
    game = ended(
        """
        F3   R5*  D1^0 R2   R4
        D2^0 M4b  M3   P5   D3^0
        R3   M4a  M5b  R1   D5^3
        G2   G1   M6   M5a  D4^0
        G5   G3*  G4   P2   F4
        """,
        effects=False,
    )
    assert out(game) == set()


GHOST = """
    M4b  H5*  D3^0 D1^3 M3
    H2a  D4^0 H3a  M6   G3*
    M5b  G5   H2b  P2   G1
    G2   P5   G4   M5a  D2^2
    D5^1 M4a  F3   H3b  F4
"""


def test_p15_the_ghost_chief_is_immune_other_ghosts_are_not() -> None:
    assert out(ended(GHOST, "ghost", "gourmet")) == {"H2a", "H3a", "G5"}
    assert out(ended(GHOST, "ghost", "gourmet", effects=False)) == {"H5*", "H2a", "H3a", "G5"}


def test_p15_a_bitten_cat_stays_known_to_all() -> None:
    game = ended(GHOST, "ghost", "gourmet")
    assert game.notation(0) == game.notation(1) == game.notation()
    assert tile(game, "b3") == "[G5]"


@pytest.mark.parametrize(
    ("dogs", "bitten", "beside_a_cat", "beside_the_chief"),
    [
        ("D3^1 D5^0 D2^1 D1^0 D4^1", "", 2, 2),
        ("D3^1 D1^0 D2^1 D5^0 D4^1", "Xa", 4, 4),
        ("D3^1 D2^0 D1^0 D5^0 D4^1", "Xb Xc", 6, 6),
        ("D5^0 D2^0 D3^0 D1^1 D4^1", "Xb Xc X*", 8, 0),
        ("D3^1 D4^0 D2^1 D5^0 D1^2", "Xa Xb Xc Xd", 0, 10),
        ("D5^0 D4^0 D3^0 D1^1 D2^0", "Xa Xb Xc Xd X*", 0, 0),
    ],
)
def test_p16_chaos_cats_attack_by_how_many_are_left(
    dogs: str, bitten: str, beside_a_cat: int, beside_the_chief: int
) -> None:
    a3, b2, c4, d4, d5 = dogs.split()
    grid = f"""
        F4   Xa   P2   R2   R4
        Xb   {b2} Xc   R3   R5*
        {a3} Xd   M4b  M4a  M5b
        F3   M6   {c4} {d4} X*
        R1   P5   M5a  {d5} M3
    """
    assert out(ended(grid, "chaos", "royal")) == set(bitten.split())
    fights = sums(grid, "chaos", "royal")
    assert (fights["b4"], fights["e5"]) == ([beside_a_cat, 0], [beside_the_chief, 0])
    values = {tile.value for tile in see(ended(grid, "chaos", "royal")).cells if tile and tile.clan == "chaos"}
    assert values == ({beside_a_cat or beside_the_chief} if beside_a_cat or beside_the_chief else {None})


CROOK_AND_CHAOS = """
    D4^1 M4a  Xc   M3   C4
    D2^3 C1   Xa   X*   D5^1
    P2   P5   C7*  D1^2 M5a
    Xd   M5b  F3   M4b  C3
    D3^1 C2   F4   M6   Xb
"""


def test_p16_the_chaos_value_is_not_recomputed_after_the_crook_chief() -> None:
    assert out(ended(CROOK_AND_CHAOS, "chaos", "crook")) == {"Xa"}
    assert sums(CROOK_AND_CHAOS, "chaos", "crook")["d5"] == [2, 0]


def test_p17_crook_the_chief_eliminates_weaker_cats_beside_him_of_both_clans_and_the_ghost_chief() -> None:
    grid = """
        C3   P5   D1^0 D2^3 P2
        M4a  C1   C4   M5b  C2
        M5a  M6   C7*  H5*  H2a
        H2b  F3   H3a  F4   M3
        D5^2 M4b  H3b  D3^1 D4^2
    """
    assert out(ended(grid, "crook", "ghost")) == {"C4", "H5*", "H3a"}, "C1 is on a diagonal"
    assert out(ended(grid, "crook", "ghost", effects=False)) == set()


def test_p17_crook_stronger_cats_stay() -> None:
    defender = """
        J1d  M5b  F3   C1   C4
        M5a  J1a  D1^0 M4a  J1c
        D2^1 C7*  J9*  F4   C2
        D4^2 C3   M3   J1b  M4b
        D3^1 P5   M6   D5^1 P2
    """
    assert out(ended(defender, "crook", "defender")) == {"C3", "J1a"}
    eight = """
        M5b  P2   M3   X*   P5
        M6   Xc   Xa   M4a  C1
        D3^3 F3   C7*  Xd   M5a
        D1^2 M4b  C4   C2   D5^1
        Xb   D4^0 D2^1 F4   C3
    """
    assert out(ended(eight, "chaos", "crook")) == {"Xb", "Xc", "Xd", "C4"}, "two chaos cats are left, with attack 8"


def test_p17_crook_a_bitten_chief_eliminates_nobody() -> None:
    grid = """
        M5a  C2   J1c  F3   M4a
        P5   J1a  J1d  C1   P2
        D1^1 C7*  J9*  C4   M3
        M4b  C3   M5b  M6   D2^3
        J1b  D5^0 D4^1 F4   D3^3
    """
    assert out(ended(grid, "crook", "defender")) == {"C7*"}


def test_p13_the_worked_steps_are_named_with_their_articles() -> None:
    game = lay(WORKED, "royal", "gourmet")
    game.play(poche.parse(game, "decline"), settle=False)
    steps = resolve(game)
    dogs = [step.cell for step in steps if step.article == "P15"]
    prey = [step.cell for step in steps if step.article == "P18"]
    assert sorted(cell for cell in dogs if cell) == ["b1", "b5", "c1", "c3", "d1"]
    assert len(prey) == 10
    assert steps[-1].article == "P20"
