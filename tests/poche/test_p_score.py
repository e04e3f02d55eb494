"""Chats de poche, P18–P21: capture, score and who wins."""

from __future__ import annotations

import pytest

from .grids import captured, ended, lay, out, resolve, see, sheet, sums
from .reference import CELLS

TIES = """
    G5   P2   R5*  R3   R1
    R2   M6   G2   P5   G1
    R4   M5b  F3   M4b  M4a
    D5^0 G4   F4   D3^0 D4^2
    D2^0 D1^3 G3*  M5a  M3
"""


def test_p18_the_strictly_higher_sum_wins_and_a_tie_wins_nothing() -> None:
    game = ended(TIES, "royal", "gourmet", effects=False)
    fights = sums(TIES, "royal", "gourmet", effects=False)
    assert (fights["b2"], fights["e5"], fights["c3"]) == ([2, 2], [0, 0], [0, 2])
    assert (captured(game, 0), captured(game, 1)) == (set(), {"F3", "F4", "M4a", "M5a"})


def test_p18_the_view_names_who_took_the_prey_that_was_fought_for() -> None:
    fights = [step for step in resolve(lay(TIES, "royal", "gourmet", effects=False)) if step.sums is not None]
    assert {step.taker for step in fights} == {None, 1}
    for step in fights:
        first, second = step.sums or [0, 0]
        assert step.taker == (None if first == second else int(second > first))


def test_p18_every_prey_is_looked_at_once_and_on_its_own() -> None:
    fights = sums(TIES, "royal", "gourmet", effects=False)
    assert sorted(fights) == sorted(["b1", "b2", "d2", "b3", "c3", "d3", "e3", "c4", "d5", "e5"])
    assert (fights["b1"], fights["d2"]) == ([5, 5], [3, 3]), "the same cats count for several prey"


def test_p18_bitten_cats_do_not_count() -> None:
    grid = """
        P2   P5   F3   F4   D4^0
        M4a  R4   M6   G2   M4b
        D2^0 D1^0 M5a  M5b  D3^0
        R1   M3   R2   R5*  G1
        D5^0 R3   G3*  G4   G5
    """
    assert out(ended(grid, "royal", "gourmet")) == {"R4"}
    assert sums(grid, "royal", "gourmet")["c2"] == [0, 2]
    assert sums(grid.replace("D1^0", "D1^2"), "royal", "gourmet")["c2"] == [4, 2]


def test_p18_gourmet_the_chief_counts_on_diagonals_too_and_once() -> None:
    grid = """
        R1   R2   P2   P5   R3
        R4   M4a  M6   F3   R5*
        M5b  M3   G3*  F4   M4b
        D3^2 M5a  D2^0 D1^0 D4^0
        G1   G2   G4   G5   D5^0
    """
    cells = ("b2", "d2", "b4", "c2", "b3", "d3")
    fights = sums(grid, "royal", "gourmet")
    assert [fights[cell] for cell in cells] == [[6, 3], [5, 3], [0, 5], [0, 3], [0, 3], [0, 3]]
    fights = sums(grid, "royal", "gourmet", effects=False)
    assert [fights[cell] for cell in cells] == [[6, 0], [5, 0], [0, 2], [0, 3], [0, 3], [0, 3]]


def test_p18_power_the_chief_counts_all_along_his_row_and_column_and_once() -> None:
    grid = """
        F3   G1   M4a  D2^1 M3
        F4   P5   G2   M5b  P2
        M5a  D1^3 W2*  M6   D4^0
        G4   G5   W3   W4a  D5^0
        W6   W4b  G3*  M4b  D3^0
    """
    cells = ("c1", "a3", "d3", "e1", "b2", "d2", "d5")
    fights = sums(grid, "power", "gourmet")
    assert [fights[cell] for cell in cells] == [[2, 3], [2, 4], [6, 0], [0, 0], [0, 3], [0, 2], [4, 3]]
    fights = sums(grid, "power", "gourmet", effects=False)
    assert [fights[cell] for cell in cells] == [[0, 3], [0, 4], [6, 0], [0, 0], [0, 3], [0, 2], [4, 3]]


BONUS = """
    M3   D2^0 D4^0 D1^0 D5^0
    D3^2 X*   P2   M5b  R2
    M4a  M6   M4b  R1   R3
    Xa   Xb   Xc   F3   F4
    R4   R5*  Xd   M5a  P5
"""


def swapped(grid: str, *pairs: str) -> str:
    words = grid.split()
    for one, other in [pair.split() for pair in pairs]:
        first, second = CELLS.index(one), CELLS.index(other)
        words[first], words[second] = words[second], words[first]
    return "\n".join(" ".join(words[start : start + 5]) for start in range(0, 25, 5))


def test_p19_chaos_the_chief_who_helped_to_catch_one_pigeon_brings_the_other() -> None:
    game = ended(BONUS, "chaos", "royal")
    assert sums(BONUS, "chaos", "royal")["c2"] == [2, 0]
    assert sums(BONUS, "chaos", "royal")["e5"] == [0, 0]
    assert captured(game, 0) >= {"P2", "P5"}
    assert sheet(game, 0)["both_pigeons"] == 10


@pytest.mark.parametrize(
    ("swaps", "dogs", "fights"),
    [
        pytest.param(["c3 c5"], {"D3^2": "D3^0"}, {"c2": [4, 0], "e5": [0, 0]}, id="the chief is bitten"),
        pytest.param(["b2 a4"], {}, {"c2": [2, 0], "e5": [0, 0]}, id="another chaos cat caught it"),
        pytest.param(["b2 b3", "c3 c4"], {}, {"c2": [2, 0], "e5": [0, 0]}, id="the chief is on a diagonal"),
        pytest.param(["c3 a5"], {}, {"c2": [2, 4], "e5": [0, 0]}, id="the opponent caught it"),
        pytest.param(["c3 e2"], {}, {"c2": [2, 2], "e5": [0, 0]}, id="nobody caught it"),
        pytest.param(["d5 d3"], {}, {"c2": [2, 0], "e5": [0, 1]}, id="the opponent caught the other"),
    ],
)
def test_p19_chaos_no_bonus(swaps: list[str], dogs: dict[str, str], fights: dict[str, list[int]]) -> None:
    grid = swapped(BONUS, *swaps)
    for dog, turned in dogs.items():
        grid = grid.replace(dog, turned)
    found = sums(grid, "chaos", "royal")
    assert {cell: found[cell] for cell in fights} == fights
    game = ended(grid, "chaos", "royal")
    assert "P5" not in captured(game, 0)


def test_p19_chaos_a_tie_for_the_other_is_nobodys_and_brings_it_too() -> None:
    grid = swapped(BONUS, "d5 e2", "e4 c5")
    assert sums(grid, "chaos", "royal")["e5"] == [2, 2]
    assert captured(ended(grid, "chaos", "royal"), 0) >= {"P2", "P5"}


def test_p19_chaos_works_for_flies_and_for_both_kinds_at_once() -> None:
    flies = swapped(BONUS, "c2 d4", "e5 e4")
    assert captured(ended(flies, "chaos", "royal"), 0) >= {"F3", "F4"}
    assert sheet(ended(flies, "chaos", "royal"), 0)["both_flies"] == 12
    both = swapped(BONUS, "b3 d4", "e3 a3")
    fights = sums(both, "chaos", "royal")
    assert (fights["c2"], fights["b3"], fights["e4"], fights["e5"]) == ([2, 0], [4, 3], [0, 0], [0, 0])
    assert captured(ended(both, "chaos", "royal"), 0) >= {"P2", "P5", "F3", "F4"}


def test_p19_chaos_a_pigeon_brings_no_fly() -> None:
    grid = swapped(BONUS, "e3 a3")
    fights = sums(grid, "chaos", "royal")
    assert (fights["c2"], fights["d4"], fights["e4"]) == ([2, 0], [2, 1], [0, 0])
    assert captured(ended(grid, "chaos", "royal"), 0) & {"P2", "P5", "F3", "F4"} == {"P2", "P5", "F3"}


def test_p20_both_pigeons_are_10_both_flies_12_and_gourmets_get_one_a_tile() -> None:
    grid = """
        D4^2 M5b  P2   D1^0 W6
        M4a  G1   G2   P5   W4b
        D2^3 M5a  D5^2 G3*  M3
        G5   D3^1 F4   W3   M4b
        W2*  W4a  F3   G4   M6
    """
    game = ended(grid, "gourmet", "power")
    assert captured(game, 0) == {"F3", "F4", "M4b", "M6", "P2", "P5"}
    assert sheet(game, 0) == {"mice": 10, "both_pigeons": 10, "both_flies": 12, "gourmet": 6}
    assert game.scores == [38, 3]


def test_p20_a_single_pigeon_or_fly_counts_its_value() -> None:
    grid = """
        H5*  M5b  W6   M5a  H2a
        F3   W2*  W4b  W3   D1^3
        H3b  M4b  D5^1 D4^3 M4a
        D3^2 M6   D2^1 H3a  P5
        P2   W4a  F4   M3   H2b
    """
    game = ended(grid, "power", "ghost")
    assert sheet(game, 0) == {"mice": 16, "pigeons": 2, "flies": 4}
    assert sheet(game, 1) == {"mice": 7, "pigeons": 5, "flies": 3}
    assert game.scores == [22, 15]


CROOKS = """
    C7*  F4   D4^0 W2*  M4a
    W6   W4a  M5b  C2   P2
    P5   M4b  D2^3 W4b  D3^3
    M6   F3   D5^0 D1^0 W3
    M5a  M3   C1   C4   C3
"""


def test_p20_crooks_get_one_for_each_of_their_cats_still_face_up() -> None:
    game = ended(CROOKS, "power", "crook")
    assert out(game) >= {"C2", "C4"}
    assert sheet(game, 1) == {"mice": 3, "flies": 4, "crook": 3}
    assert game.scores == [9, 10]
    plain = ended(CROOKS, "power", "crook", effects=False)
    assert "crook" not in sheet(plain, 1)


def test_p20_no_gourmet_points_without_effects() -> None:
    game = ended(TIES, "royal", "gourmet", effects=False)
    assert (sheet(game, 1), game.scores) == ({"mice": 9, "both_flies": 12}, [0, 21])


def tiles(grid: str, *clans: str) -> tuple[list[int], list[int], list[int]]:
    """Points, prey tiles and winners."""
    game = ended(grid, *clans)
    return game.scores, [len(caught) for caught in see(game).captured], game.winners


def test_p21_most_points_win() -> None:
    grid = """
        D5^1 W3   M5a  F4   D3^3
        H2b  P5   M3   F3   H5*
        M4a  M4b  H3a  D2^1 W6
        D1^2 M5b  W4a  H3b  W2*
        P2   M6   D4^1 H2a  W4b
    """
    assert tiles(grid, "power", "ghost") == ([15, 14], [3, 4], [0])


def test_p21_then_more_prey_tiles() -> None:
    grid = """
        W4b  H2a  M5b  M4b  M5a
        F4   H3b  F3   D5^0 H2b
        H3a  P2   M6   W2*  W4a
        D4^2 D1^2 D2^1 H5*  W3
        D3^2 M3   W6   M4a  P5
    """
    assert tiles(grid, "power", "ghost") == ([19, 19], [4, 5], [1])


def test_p21_more_prey_tiles_come_before_the_defenders() -> None:
    grid = """
        F3   D1^3 H3b  J1c  J1b
        H2b  D4^1 M4b  P5   D3^0
        M4a  D5^3 J9*  F4   J1a
        H3a  M6   D2^1 H5*  H2a
        M3   M5a  M5b  J1d  P2
    """
    assert tiles(grid, "defender", "ghost") == ([10, 10], [2, 3], [1])


@pytest.mark.parametrize("seat", [0, 1])
def test_p21_then_the_defenders(seat: int) -> None:
    grid = """
        D2^3 F4   M3   H2a  M5b
        H3a  M4a  D4^1 D3^3 D5^3
        P2   H3b  J9*  M5a  M4b
        J1a  H2b  M6   P5   J1c
        H5*  J1d  J1b  F3   D1^3
    """
    clans = ("defender", "ghost") if seat == 0 else ("ghost", "defender")
    assert tiles(grid, *clans) == ([12, 12], [3, 3], [seat])


def test_p21_else_the_win_is_shared() -> None:
    grid = """
        W4a  H3a  M4b  M4a  H2b
        D5^1 H3b  M6   F3   M3
        P2   D2^0 W4b  P5   D4^3
        F4   H2a  W3   W2*  W6
        H5*  D3^0 M5b  M5a  D1^3
    """
    assert tiles(grid, "power", "ghost") == ([13, 13], [3, 3], [0, 1])


def test_p21_a_bonus_prey_counts_as_a_tile() -> None:
    grid = """
        M4b  D4^0 W3   P5   Xa
        Xc   M5b  M3   D5^0 Xb
        M4a  M6   P2   X*   W2*
        F3   W4b  D1^0 Xd   W4a
        D2^3 F4   W6   D3^2 M5a
    """
    assert sums(grid, "chaos", "power")["d1"] == [0, 0], "P5 is the chaos chief's bonus"
    assert tiles(grid, "chaos", "power") == ([23, 23], [5, 4], [0])
