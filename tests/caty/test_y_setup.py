"""Caty Mini, Y1–Y5: setting up."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from scipy.stats import chisquare

import ronron

from .reference import FURNITURE, MORE, REMOVED, TOYS, WALL_OF, WALLS, Table
from .rooms import caty, notch_number, options, player, refusal, say, see, table

PLAYERS = (2, 3, 4)
DEALS = 600
THREE = """
phase=pile first=1 seat=1 round=1
0 A: start=- runs=- won=- hand=chair,table,sofa,piano
1 B: start=- runs=- won=- hand=bed,armchair,wardrobe,desk
2 C: start=- runs=- won=- hand=drawers,sideboard,mirror,stool
order: lamp
piles: turquoise=bookcase yellow=clock,radio red=chest,bedside violet=fishtank,plantstand
tokens: {tokens}
""".replace("{tokens}", " ".join(f"{toy}=2,2,3,4" for toy in TOYS))


@cache
def many_deals(players: int) -> list[Table]:
    return [table(caty.deal(seed, players)) for seed in range(DEALS)]


def evenly(counts: Counter[str], shares: dict[str, int]) -> bool:
    """Are these as frequent as their shares say?"""
    assert set(counts) <= set(shares)
    if len(shares) == 1:
        return True
    expected = [share * counts.total() / sum(shares.values()) for share in shares.values()]
    return bool(chisquare([counts[name] for name in shares], expected).pvalue > 1e-6)


def chosen(players: int, seed: int = 1) -> ronron.Position:
    """A game in which all piles are chosen; what remains for everybody is where their strings begin."""
    position = caty.deal(seed, players)
    while see(position).phase == "pile":
        position.play(position.legal[0])
    return position


@pytest.mark.parametrize("players", PLAYERS)
def test_y1_one_random_tile_lies_in_the_middle(players: int) -> None:
    deals = many_deals(players)
    assert all(len(deal.order) == 1 for deal in deals)
    assert all(deal.tiles().count(deal.order[0]) == 1 for deal in deals)
    assert evenly(Counter(deal.order[0] for deal in deals), dict.fromkeys(FURNITURE, 1))


@pytest.mark.parametrize("players", PLAYERS)
def test_y1_all_strings_start_at_its_notches(players: int) -> None:
    position = chosen(players)
    start = see(position).order[0]
    while see(position).phase == "start":
        position.play(position.legal[-1])
    assert [each.start for each in see(position).players] == [2 * start + 1] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_y2_everybody_is_dealt_one_tile_of_each_colour(players: int) -> None:
    for seed in range(30):
        deal = table(caty.deal(seed, players))
        assert [sorted(WALL_OF[tile] for tile in hand) for hand in deal.hands] == [sorted(WALLS)] * players
        for wall, pile in deal.piles.items():
            assert all(WALL_OF[tile] == wall for tile in pile)
            assert len(pile) == 5 - players - (WALL_OF[deal.order[0]] == wall)
        assert sorted(deal.tiles()) == sorted(FURNITURE)


@pytest.mark.parametrize("players", PLAYERS)
def test_y2_the_tiles_are_shuffled(players: int) -> None:
    deals = many_deals(players)
    for seat in (0, players - 1):
        reds = Counter(tile for deal in deals for tile in deal.hands[seat] if WALL_OF[tile] == "red")
        assert evenly(reds, dict.fromkeys(WALLS["red"], 1))
    for end in (0, -1):
        violets = Counter(deal.piles["violet"][end] for deal in deals if deal.piles["violet"])
        assert evenly(violets, dict.fromkeys(WALLS["violet"], 1))


def test_y2_four_players_choose_no_piles() -> None:
    position = caty.deal(1, 4)
    assert see(position).phase == "start"
    assert [len(each.hand) for each in see(position).players] == [4] * 4


@pytest.mark.parametrize(("players", "more"), [(2, 3), (3, 1)])
def test_y2_each_player_makes_all_own_choices_in_turn_order(players: int, more: int) -> None:
    for seed in range(10):
        position = caty.deal(seed, players)
        first, order = see(position).first, []
        while see(position).phase == "pile":
            order.append(position.turn)
            position.play(position.legal[seed % len(position.legal)])
        assert order == [(first + turn) % players for turn in range(players) for _ in range(more)]
        assert [len(each.hand) for each in see(position).players] == [4 + MORE[players]] * players


def test_y2_two_players_choose_three_different_piles() -> None:
    position = caty.deal(1, 2)
    say(position, "pile red")
    assert options(position) == {"pile turquoise", "pile yellow", "pile violet"}
    assert refusal(position, "pile red") == "Y2"
    say(position, "pile violet")
    assert options(position) == {"pile turquoise", "pile yellow"}
    say(position, "pile turquoise")
    assert options(position) == {f"pile {wall}" for wall in WALLS}, "the other player chooses anew"


def test_y2_a_player_sees_each_tile_drawn_before_the_next_choice_and_nobody_else_does() -> None:
    for seed in range(10):
        position = caty.deal(seed, 2)
        mover = see(position).first
        top = table(position).piles["red"][0]
        say(position, "pile red")
        assert position.turn == mover
        assert top in table(position).hands[mover]
        assert top in position.notation(mover)
        for other in (1 - mover, ronron.SPECTATOR):
            assert top not in position.notation(other)
            assert Counter(tile.wall for tile in see(position, other).players[mover].hand)["red"] == 2


def test_y2_an_empty_pile_cannot_be_chosen() -> None:
    position = caty.position(THREE, 3)
    say(position, "pile turquoise")
    assert (position.turn, see(position).piles) == (2, [0, 2, 2, 2])
    assert options(position) == {"pile yellow", "pile red", "pile violet"}
    assert refusal(position, "pile turquoise") == "Y2"
    say(position, "pile red", "pile red")
    assert table(position).hands == [
        ["chair", "table", "sofa", "bedside", "piano"],
        ["bed", "bookcase", "armchair", "wardrobe", "desk"],
        ["drawers", "sideboard", "mirror", "chest", "stool"],
    ]


@pytest.mark.parametrize("players", PLAYERS)
def test_y2_what_remains_goes_back_unseen(players: int) -> None:
    position = chosen(players)
    assert sum(see(position).piles) == 20 - 1 - players * (4 + MORE[players])
    for seat in (*range(players), ronron.SPECTATOR):
        piles = Table.read(position.notation(seat)).piles
        assert {tile for pile in piles.values() for tile in pile} <= {"?"}
        assert [len(pile) for pile in piles.values()] == see(position).piles


@pytest.mark.parametrize("players", PLAYERS)
def test_y3_from_the_first_player_on_everybody_chooses_a_notch_and_no_string_is_used(players: int) -> None:
    position = chosen(players, seed=5)
    first, start = see(position).first, table(position).order[0]
    for turn in range(players):
        seat, side = (first + turn) % players, turn % 2
        assert (position.turn, see(position).phase, options(position)) == (seat, "start", {"start 0", "start 1"})
        assert player(position, seat).exit is None
        say(position, f"start {side}")
        assert player(position, seat).start == player(position, seat).exit == notch_number(f"{start}{side}")
        assert player(position, seat).string == see(position).string == 14_000_000
    assert (position.turn, see(position).phase) == (first, "tile")


@pytest.mark.parametrize(
    ("players", "shares"),
    [
        (2, {"2 2 3": 2, "2 2 4": 1, "2 3 3": 2, "2 3 4": 4, "3 3 4": 1}),
        (3, {"2 2 3 3": 1, "2 2 3 4": 2, "2 3 3 4": 2}),
        (4, {"2 2 3 3 4": 1}),
    ],
)
def test_y4_random_tokens_are_removed_and_the_lowest_lies_on_top(players: int, shares: dict[str, int]) -> None:
    deals = [see(caty.deal(seed, players)) for seed in range(200)]
    assert all(len(deal.tokens) == len(TOYS) == 10 for deal in deals)
    piles = [pile for deal in deals for pile in deal.tokens]
    assert all(pile == sorted(pile) and len(pile) == 5 - REMOVED[players] for pile in piles)
    for toys in (piles, piles[::10], piles[9::10]):
        assert evenly(Counter(" ".join(map(str, pile)) for pile in toys), shares)


@pytest.mark.parametrize("players", PLAYERS)
def test_y4_the_piles_of_tokens_are_open(players: int) -> None:
    position = caty.deal(2, players)
    truth = list(table(position).tokens.values())
    assert all(see(position, seat).tokens == truth for seat in (*range(players), ronron.SPECTATOR))


@pytest.mark.parametrize("players", PLAYERS)
def test_y5_the_first_player_and_the_boards_are_drawn(players: int) -> None:
    deals = many_deals(players)
    assert evenly(Counter(str(deal.first) for deal in deals), {str(seat): 1 for seat in range(players)})
    assert all(len({*deal.boards}) == players for deal in deals)
    pairs = Counter("".join(deal.boards[:2]) for deal in deals)
    assert evenly(pairs, {one + other: 1 for one in "ABCD" for other in "ABCD" if one != other})
    assert evenly(Counter(deal.boards[-1] for deal in deals), dict.fromkeys("ABCD", 1))
