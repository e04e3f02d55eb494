"""Chabyrinthe, C1–C4: setting up."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from scipy.stats import chi2_contingency, chisquare

import ronron

from .reference import CARDS, POINTS, Table
from .squares import BOARDS, cats, chabyrinthe, homes, see, square, table

SIZES = {"matous": 4, "chatons": 3}
DEALS = 400


def corners(board: str) -> tuple[int, int]:
    """The cells at the bottom left and the top right."""
    size = SIZES[board]
    return size * (size - 1), size - 1


def dealt_by_hand(board: str, dice: random.Random) -> Table:
    """C1 and C2 as a table, joined or not."""
    size = SIZES[board]
    cards = list(Counter(CARDS).elements())
    cards.remove("e")
    cards.remove("e")
    dice.shuffle(cards)
    cells = [f"{cards.pop()}{dice.randrange(4)}" for _ in range(size * size - 2)]
    cells.insert(size - 1, "e1")
    cells.insert(size * (size - 1), "e3")
    return Table(
        square=[cells[start : start + size] for start in range(0, size * size, size)],
        cats={0: 3, 2 * size: 3},
        homes={"A": size, "B": 3 * size},
        pile=cards,
        known=0,
        to_come=[],
        won=[],
    )


@pytest.mark.parametrize("board", BOARDS)
def test_c1_the_square_has_its_size_and_elbows_in_two_corners(board: str) -> None:
    for seed in range(DEALS):
        game = chabyrinthe.deal(seed, board=board)
        cells = square(game).replace(" / ", " ").split()
        assert len(cells) == SIZES[board] ** 2
        bottom_left, top_right = (see(game).cells[cell] for cell in corners(board))
        assert (bottom_left.shape, set(bottom_left.joins[0])) == ("elbow", {"W", "N"})
        assert (top_right.shape, set(top_right.joins[0])) == ("elbow", {"E", "S"})
        assert [cells[cell] for cell in corners(board)] == ["e3", "e1"]


@pytest.mark.parametrize("board", BOARDS)
def test_c1_every_other_cell_gets_every_shape_and_facing(board: str) -> None:
    seen: list[set[str]] = [set() for _ in range(SIZES[board] ** 2)]
    for seed in range(1500):
        for cell, card in enumerate(square(chabyrinthe.deal(seed, board=board)).replace(" / ", " ").split()):
            seen[cell].add(card)
    for cell, cards in enumerate(seen):
        assert len(cards) == (1 if cell in corners(board) else 24), f"cell {cell}"


def test_c2_cats_and_homes_begin_on_their_places() -> None:
    large, small = (chabyrinthe.deal(1, board=board) for board in BOARDS)
    assert (list(cats(large)), homes(large)) == (["a1^", "d4v"], ["d1>", "a4<"])
    assert (list(cats(small)), homes(small)) == (["a1^", "c3v"], ["c1>", "a3<"])


@pytest.mark.parametrize("board", BOARDS)
def test_c3_no_cat_is_joined_to_a_home_when_the_game_begins(board: str) -> None:
    for seed in range(DEALS):
        game = chabyrinthe.deal(seed, board=board)
        assert not table(game).joined()
        assert (see(game).won, see(game).phase) == ([[], []], "act")


@pytest.mark.parametrize(("board", "rate"), [("matous", 0.12), ("chatons", 0.28)])
def test_c3_what_is_dealt_is_what_a_hand_deals_that_deals_again(board: str, rate: float) -> None:
    """Shapes beside the first cat and on the pile are as frequent as among deals by hand in which no cat is joined."""
    dice = random.Random(5)
    by_hand = [dealt_by_hand(board, dice) for _ in range(6000)]
    kept = [one for one in by_hand if not one.joined()]
    assert 1 - len(kept) / len(by_hand) == pytest.approx(rate, abs=0.02)
    engine = [table(chabyrinthe.deal(seed, board=board)) for seed in range(4000)]
    for sight in (_beside_the_cat, _beside_the_home, _top):
        ours, theirs = Counter(map(sight, engine)), Counter(map(sight, kept))
        names = sorted({*ours, *theirs})
        counts = [[side[name] for name in names] for side in (ours, theirs)]
        assert chi2_contingency(counts).pvalue > 1e-6


def _beside_the_cat(one: Table) -> str:
    return one.square[0][0]


def _beside_the_home(one: Table) -> str:
    return one.square[1][0]


def _top(one: Table) -> str:
    return one.pile[0]


@pytest.mark.parametrize("board", BOARDS)
def test_c4_the_other_gutters_and_cats_form_the_piles(board: str) -> None:
    for seed in range(50):
        game = table(chabyrinthe.deal(seed, board=board))
        assert len(game.pile) == 26 - SIZES[board] ** 2
        assert Counter(game.pile) + Counter(card[0] for row in game.square for card in row) == CARDS
        assert len(game.to_come) == 13
        assert Counter(game.to_come) + Counter(game.cats.values()) == POINTS
        assert game.known == 0


def test_c4_both_piles_lie_face_down() -> None:
    for board in BOARDS:
        game = chabyrinthe.deal(3, board=board)
        for seat in (0, 1, ronron.SPECTATOR):
            assert set(see(game, seat).pile) == {None}
            assert see(game, seat).cat_pile == 13
            assert sorted(see(game, seat).to_come) == see(game, seat).to_come
            pile, coming, _won = game.notation(seat).splitlines()[-3:]
            assert set(pile.split()[1:-1]) == set(coming.split()[1:]) == {"?"}


def test_c4_cats_come_in_any_order() -> None:
    games = [table(chabyrinthe.deal(seed)) for seed in range(900)]
    for orders in (
        [one.cats[0] for one in games],
        [one.to_come[0] for one in games],
        [one.to_come[-1] for one in games],
    ):
        assert chisquare([Counter(orders)[points] for points in POINTS]).pvalue > 1e-6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c4_the_first_player_is_drawn_evenly_and_turns_go_round(players: int) -> None:
    games = [chabyrinthe.deal(seed, players) for seed in range(600)]
    assert all(game.turn == see(game).first for game in games)
    first = Counter(game.turn for game in games)
    assert chisquare([first[seat] for seat in range(players)]).pvalue > 1e-6
    game, order = games[0], []
    for _ in range(2 * players):
        order.append(game.turn)
        while game.turn == order[-1]:
            game.play(game.legal[0])
    begins = see(game).first
    assert order == [(begins + later) % players for later in range(2 * players)]


def test_c15_alone_the_first_player_is_the_only_one() -> None:
    game = chabyrinthe.deal(1, players=1)
    assert (game.turn, see(game).first) == (0, 0)


def test_two_play_unless_told_though_one_can_play_alone() -> None:
    assert chabyrinthe.deal(1).players == 2
    assert chabyrinthe.deal(1, 1).players == 1
