"""Chabyrinthe, C8–C12: what is joined, who is won, and what moves then. The pictures of the rulebook are among them."""

from __future__ import annotations

import itertools

import pytest

from .reference import gutters
from .squares import cats, homes, lay, options, say, see, square, steps, table, won, won_by

NAMES = {"e": "elbow", "s": "straight", "t": "tee", "x": "cross", "d": "double_elbow", "b": "bridge"}
JOINED = {
    "e0": "NE", "e1": "ES", "e2": "SW", "e3": "WN",
    "s0": "NS", "s1": "EW", "s2": "NS", "s3": "EW",
    "t0": "WNE", "t1": "NES", "t2": "ESW", "t3": "SWN",
    "x0": "NESW", "x1": "NESW", "x2": "NESW", "x3": "NESW",
    "d0": "NE SW", "d1": "ES WN", "d2": "NE SW", "d3": "ES WN",
    "b0": "NS EW", "b1": "NS EW", "b2": "NS EW", "b3": "NS EW",
}  # fmt: skip
"""What each card joins as it lies, written out by hand."""
BESIDE = {"N": ("b1^", "b1", 0), "E": ("c2>", "c2", 1), "S": ("b3v", "b3", 0), "W": ("a2<", "a2", 1)}
"""The place on each side of the centre of the small square, the cell between, and how a straight leads there."""


def around(card: str, cat: str, home: str) -> str:
    """A card in the centre of a small square; on two sides a cat and a home, whose straight lies across."""
    facing = {cell: straight for _, cell, straight in BESIDE.values()}
    facing[BESIDE[home][1]] = 1 - BESIDE[home][2]
    at = dict.fromkeys("NESW", ".") | {cat: "5", home: "A"}
    return f"""
        + 3 {at["N"]} . +
        . e1 s{facing["b1"]} e2 .
        {at["W"]} s{facing["a2"]} {card} s{facing["c2"]} {at["E"]}
        . e0 s{facing["b3"]} e3 B
        + . {at["S"]} . +
    """


@pytest.mark.parametrize("card", JOINED)
def test_c8_every_card_joins_its_sides_and_no_others(card: str) -> None:
    for cat, home in itertools.permutations("NESW", 2):
        game = lay(around(card, cat, home))
        say(game, f"turn {BESIDE[home][1]} right")
        joined = any(cat in gutter and home in gutter for gutter in JOINED[card].split())
        assert (won(game)[0][:1] == [5]) == joined, f"a cat at {cat} and a home at {home}"


@pytest.mark.parametrize("card", JOINED)
def test_c8_the_view_tells_what_a_card_joins(card: str) -> None:
    seen = see(lay(around(card, "N", "E"))).cells[4]
    assert (seen.shape, seen.facing) == (NAMES[card[0]], int(card[1]))
    expected = {frozenset(gutter) for gutter in JOINED[card].split()}
    assert {frozenset(gutter) for gutter in seen.joins} == expected
    assert {frozenset(gutter) for gutter in gutters(card)} == expected, "and so does the second implementation"


LONG = """
    + 3  .  .  +
    B e0 s1 e2 .
    . s1 t0 s1 .
    . s1 s1 e0 A
    + .  4  .  +
"""


def test_c8_a_valid_path_wins_the_cat() -> None:
    game = say(lay(LONG), "turn c2 right")
    assert won(game) == [[3], []]
    assert (game.turn, see(game).actions) == (0, 1), "an action is left"


def test_c8_the_way_of_a_cat_is_shown_before_it_goes() -> None:
    game = lay(LONG)
    game.play(game.game.parse(game, "turn c2 right"), settle=False)
    (rescue,) = see(game).rescues
    assert (rescue.place, rescue.points, rescue.home) == ("a1^", 3, "A")
    assert [stretch.cell for stretch in rescue.path] == ["a1", "b1", "c1", "c2", "c3"]
    shapes = ["elbow", "straight", "elbow", "straight", "elbow"]
    assert [stretch.shape for stretch in rescue.path] == shapes
    assert [(stretch.enters, stretch.leaves) for stretch in rescue.path] == [
        ("N", "E"), ("W", "E"), ("W", "S"), ("N", "S"), ("N", "E"),
    ]  # fmt: skip


def test_c8_an_action_that_joins_nothing_wins_nothing() -> None:
    game = say(lay(LONG), "turn c2 half", "turn b2 right")
    assert (won(game), game.turn) == ([[], []], 1)


def test_c8_it_is_looked_after_each_action_and_whoever_acts_wins() -> None:
    game = say(lay(LONG), "turn c2 right", "turn b2 right")
    assert (won(game), game.turn) == ([[3], []], 1)
    game = say(lay(LONG, "seat=1 turn=2"), "turn b2 right", "turn c2 right")
    assert (won(game), game.turn) == ([[], [3]], 0)


def test_c8_a_path_that_another_action_closes_again_has_won() -> None:
    game = say(lay(LONG), "turn c2 right", "turn c2 right")
    assert (won(game), table(game).square[1][2]) == ([[3], []], "s3")


def test_c8_an_insertion_wins_by_the_card_put_in() -> None:
    game = say(lay(LONG.replace("s1 t0 s1", "s1 s0 e0"), pile="s"), "insert", "out a2<", "face 0")
    assert (square(game).split()[4:7], won(game)) == (["s0", "e0", "s0"], [[3], []])


def test_c8_an_insertion_wins_by_the_line_it_pushes() -> None:
    game = lay(LONG.replace("s1 t0 s1", "e0 s0 t0"), pile="x")
    say(game, "insert", "out c2>", "face 0")
    assert (square(game).split()[4:7], won(game)) == (["x0", "e0", "s0"], [[3], []])


def test_c8_on_a_bridge_a_path_crosses_itself() -> None:
    game = lay(
        """
        + .  5  .  +
        3 e1 s0 e1 .
        A s0 b0 e2 .
        . e0 e0 e3 B
        + .  .  .  +
        """
    )
    assert not table(game).joined()
    say(game, "turn a2 right")
    assert won(game) == [[5], []], "down over b2, round the corner, and back over b2 from the right"


def test_c8_separate_gutters_do_not_mix() -> None:
    game = lay(
        """
        + .  5  .  +
        3 e1 s0 e1 .
        A s0 b0 e0 .
        . e0 e2 e3 B
        + .  .  .  +
        """
    )
    say(game, "turn a2 right")
    assert won(game) == [[], []]


def test_c8_cat_to_cat_and_home_to_home_do_nothing() -> None:
    game = lay(
        """
        + 3  .  .  +
        4 e0 s0 e1 .
        . s1 t0 s1 .
        . s1 s0 e2 A
        + .  .  B  +
        """
    )
    assert steps(game, "turn a1 left") == [""]
    assert steps(game, "turn c3 left") == [""]
    assert (won(game), game.turn) == ([[], []], 1)
    assert (cats(game), homes(game)) == ({"a1^": 3, "a1<": 4}, ["c3>", "c3v"])


def test_c9_every_consequence_is_its_own_step() -> None:
    game = lay(LONG, cats="5 4")
    assert steps(game, "turn c2 right") == ["", "a1^ won", "A to c3v", "cat at b1^"]
    assert cats(game) == {"b1^": 5, "b3v": 4}


def test_c9_the_home_that_took_the_cat_steps_clockwise_and_the_other_stays() -> None:
    assert homes(say(lay(LONG), "turn c2 right")) == ["c3v", "a1<"]
    swapped = LONG.replace("A", "?").replace("B", "A").replace("?", "B")
    assert homes(say(lay(swapped), "turn c2 right")) == ["a1<", "c3v"]


def test_c9_the_new_cat_is_the_top_one_and_comes_to_the_place_after_the_one_just_won() -> None:
    for points in (3, 4, 5):
        game = say(lay(LONG, cats=f"{points} 3"), "turn c2 right")
        assert cats(game) == {"b1^": points, "b3v": 4}
        assert (see(game).cat_pile, table(game).to_come[0]) == (12, 3)


def test_c9_a_home_skips_an_occupied_place() -> None:
    game = lay(LONG.replace("+ .  4  .  +", "+ .  .  4  +"))
    assert steps(game, "turn c2 right")[1:] == ["a1^ won", "A to b3v", "cat at b1^"]


def test_c9_a_home_skips_as_many_places_as_are_occupied() -> None:
    game = lay(LONG.replace("+ .  4  .  +", "+ .  B  4  +").replace("B e0", ". e0"))
    assert steps(game, "turn c2 right")[1:] == ["a1^ won", "A to a3v", "cat at b1^"]


def test_c9_a_new_cat_skips_a_cat_and_a_home() -> None:
    game = lay(LONG.replace("+ 3  .  .  +", "+ 3  4  B  +").replace("B e0", ". e0").replace("+ .  4 ", "+ .  . "))
    assert steps(game, "turn c2 right")[1:] == ["a1^ won", "A to c3v", "cat at c1>"]


CORNER = """
    + 3  .  .  +
    A e0 s0 e1 .
    . s1 t0 s1 .
    B e0 s0 e3 .
    + .  .  4  +
"""


def test_c9_after_the_last_place_comes_the_first_and_the_place_just_left_is_free() -> None:
    assert steps(lay(CORNER), "turn a1 left")[1:] == ["a1^ won", "A to a1^", "cat at b1^"]


def test_c9_a_new_cat_may_come_where_the_home_has_just_been() -> None:
    game = lay(CORNER.replace("3  .  . ", "A  .  . ").replace("A e0", "3 e0"))
    assert steps(game, "turn a1 left")[1:] == ["a1< won", "A to b1^", "cat at a1^"]


def test_c9_a_new_cat_goes_round_the_corner_from_the_last_place() -> None:
    game = lay(
        """
        + .  .  A  +
        3 s0 s1 e3 .
        . s1 t0 s1 .
        B e0 s0 e3 .
        + .  .  4  +
        """
    )
    assert steps(game, "turn a1 right")[1:] == ["a1< won", "A to c1>", "cat at a1^"]


BOTH = """
    + 3  .  .  +
    A t2 s1 s1 B
    . s1 e0 s1 .
    . e0 s0 e3 .
    + .  .  4  +
"""


def test_c10_a_cat_joined_to_both_homes_goes_to_the_one_its_player_chooses() -> None:
    game = say(lay(BOTH), "turn a1 half")
    assert (game.turn, options(game), see(game).asks) == (0, {"home A", "home B"}, "a1^")
    assert (won(game), homes(game)) == ([[], []], ["a1<", "c1>"])
    to_a, to_b = say(game.copy(), "home A"), say(game.copy(), "home B")
    assert (homes(to_a), won(to_a), to_a.turn) == (["a1^", "c1>"], [[3], []], 0)
    assert (homes(to_b), won(to_b), to_b.turn) == (["a1<", "c2>"], [[3], []], 0)


def test_c10_the_choice_takes_no_action_away() -> None:
    game = say(lay(BOTH), "turn a1 half", "home B")
    assert (game.turn, see(game).actions) == (0, 1)
    game = say(lay(BOTH), "turn b2 half", "turn a1 half", "home B")
    assert (game.turn, see(game).actions, won(game)) == (1, 2, [[3], []])


def test_c10_which_home_is_chosen_by_the_active_player() -> None:
    game = say(lay(BOTH, "seat=2 turn=3", players=3), "turn b2 half", "turn a1 half")
    assert game.turn == 2
    say(game, "home A")
    assert (won(game), game.turn) == ([[], [], [3]], 0)


CROSSROADS = """
    + 3  .  4  +
    . e0 t2 e3 .
    B s1 t2 s1 A
    . e0 s1 e3 .
    + .  .  .  +
"""
"""Half a turn of b2 joins everybody to everybody."""


def test_c10_two_cats_joined_to_both_homes_are_asked_for_one_by_one_before_anything_moves() -> None:
    game = say(lay(CROSSROADS, cats="5 3"), "turn b2 half")
    before = (cats(game), homes(game), won(game), see(game).cat_pile)
    assert (see(game).asks, options(game)) == ("a1^", {"home A", "home B"}), "the cat at the smaller place first"
    say(game, "home A")
    assert (see(game).asks, options(game)) == ("c1^", {"home A", "home B"})
    assert (cats(game), homes(game), won(game), see(game).cat_pile) == before
    say(game, "home B")
    assert (cats(game), homes(game), won(game)) == ({"b1^": 5, "c1>": 3}, ["c3>", "a1<"], [[3, 4], []])


@pytest.mark.parametrize(
    ("chosen", "after"),
    [("AA", ["c3>", "a2<"]), ("AB", ["c3>", "a1<"]), ("BA", ["c3>", "a1<"]), ("BB", ["c2>", "a1<"])],
)
def test_c10_each_home_used_steps_once_even_if_it_took_both(chosen: str, after: list[str]) -> None:
    game = say(lay(CROSSROADS, cats="5 3"), "turn b2 half", *(f"home {home}" for home in chosen))
    assert (homes(game), won(game), game.turn) == (after, [[3, 4], []], 0)
    assert cats(game) == {"b1^": 5, "c1>": 3}


def test_c10_one_home_takes_two_cats_without_being_asked() -> None:
    game = say(lay(CROSSROADS.replace("B s1", ". s1").replace(". e0 s1", "B e0 s1"), cats="5 3"), "turn b2 half")
    assert (homes(game), won(game), cats(game)) == (["c3>", "a3<"], [[3, 4], []], {"b1^": 5, "c1>": 3})


def test_c10_of_two_new_cats_the_first_is_for_the_smaller_place() -> None:
    """Both were won on neighbouring places, so each new one may come where the other was."""
    game = lay(
        """
        + 4  3  .  +
        . e0 t0 s0 A
        . s1 s1 s0 .
        B e0 s1 e3 .
        + .  .  .  +
        """,
        cats="5 4",
    )
    assert steps(game, "turn c1 right")[-3:] == ["A to c2>", "cat at b1^", "cat at c1^"]
    assert (cats(game), won(game), homes(game)) == ({"b1^": 5, "c1^": 4}, [[4, 3], []], ["c2>", "a3<"])


NEIGHBOURS = """
    + .  3  4  +
    . e1 e3 s0 .
    . s0 t0 s0 .
    A d0 s1 e3 .
    + B  .  .  +
"""
"""A quarter turn of the double elbow a3 joins each cat to a home of its own."""


def test_c10_two_cats_are_taken_at_once_by_two_homes() -> None:
    game = say(lay(NEIGHBOURS, cats="5 3"), "turn a3 right")
    assert (won(game), game.turn, see(game).actions) == ([[3, 4], []], 0, 1)


def test_c10_of_two_homes_the_one_at_the_smaller_place_steps_first() -> None:
    game = lay(NEIGHBOURS, cats="5 3")
    assert table(game).homes == {"A": 9, "B": 8}
    told = steps(game, "turn a3 right")
    assert told[-4:] == ["B to a2<", "A to a1<", "cat at c1^", "cat at c1>"], "over A, and then A over B"
    assert cats(game) == {"c1^": 5, "c1>": 3}


def test_c10_the_smaller_place_steps_first_even_if_it_lies_clockwise_of_the_other() -> None:
    game = lay(
        """
        + A  .  .  +
        B d1 s1 s1 3
        . s0 t0 s0 .
        . s0 e0 e0 .
        + 4  .  .  +
        """
    )
    assert table(game).homes == {"A": 0, "B": 11}
    assert steps(game, "turn a1 right")[-4:] == ["A to b1^", "B to a1^", "cat at c2>", "cat at a3<"]


def test_c10_no_home_is_chosen_for_the_very_last_cat() -> None:
    game = say(lay(BOTH.replace("4", "."), won=won_by("3333", "4444455555")), "turn a1 half")
    assert (game.over, won(game)) == (True, [[3, 3, 3, 3, 3], [4, 4, 4, 4, 4, 5, 5, 5, 5, 5]])


def test_c10_no_home_is_chosen_for_the_last_two_cats() -> None:
    game = say(lay(CROSSROADS, won=won_by("3333", "444455555")), "turn b2 half")
    assert (game.over, game.scores) == (True, [19, 41])


def test_c10_a_home_is_chosen_for_the_last_cat_but_one() -> None:
    game = say(lay(BOTH, won=won_by("3333", "444455555")), "turn a1 half")
    assert options(game) == {"home A", "home B"}
    say(game, "home A")
    assert (game.over, homes(game), cats(game)) == (False, ["a1^", "c1>"], {"c3v": 4})


def test_c11_a_chain_of_three_is_won_by_the_same_player() -> None:
    game = lay(
        """
        + 3  .  .  +
        . t2 t0 x0 A
        . s1 s1 t1 .
        B e0 s1 e0 .
        + .  4  .  +
        """,
        cats="5 4 3",
    )
    assert steps(game, "turn a1 half") == [
        "",
        *("a1^ won", "A to c2>", "cat at b1^"),
        *("b1^ won", "A to c3>", "cat at c1^"),
        *("c1^ won", "A to c3v", "cat at c1>"),
    ]
    assert (won(game), game.turn, see(game).actions) == ([[3, 5, 4], []], 0, 1)


def test_c11_a_home_that_steps_may_find_the_other_cat() -> None:
    game = lay(
        """
        + 3  .  .  +
        B e0 s1 e2 .
        . s1 t0 e1 A
        . s1 e1 s1 .
        + .  4  .  +
        """
    )
    assert steps(game, "turn c2 left")[1:] == [
        *("a1^ won", "A to c3>", "cat at b1^"),
        *("b3v won", "A to c3v", "cat at a3v"),
    ]


def test_c11_a_chain_may_ask_for_a_home_on_its_way() -> None:
    game = lay(
        """
        + 3  .  .  +
        . e0 b0 s0 A
        B s1 t0 s1 .
        . e0 s1 e3 .
        + .  .  4  +
        """,
        cats="5 4",
    )
    assert steps(game, "turn c1 right")[1:] == ["a1^ won", "A to c2>", "cat at b1^"]
    assert (game.turn, see(game).asks, options(game), won(game)) == (0, "b1^", {"home A", "home B"}, [[3], []])
    assert steps(game, "home B")[1:] == ["b1^ won", "B to a1<", "cat at c1^"]
    assert (won(game), homes(game), see(game).actions) == ([[3, 5], []], ["c2>", "a1<"], 1)


def test_c12_without_cats_to_come_homes_still_step() -> None:
    game = lay(LONG, won=won_by("33335", "44445555"))
    assert steps(game, "turn c2 right")[1:] == ["a1^ won", "A to c3v"]
    assert (cats(game), game.over, see(game).cat_pile) == ({"b3v": 4}, False, 0)
