"""Chats de poche, P1–P5 and what is hidden: modes, the draft, the deal."""

from __future__ import annotations

from collections import Counter

import pytest
from scipy.stats import chisquare

import ronron
from ronron.errors import PositionError

from .grids import options, poche, refusal, say, see, tile
from .reference import CELLS

CLANS = {"royal", "gourmet", "crook", "defender", "chaos", "power", "ghost"}
EYES = (0, 1, ronron.SPECTATOR)
MODES = ("first", "free", "limited", "expert")


def all_down(position: ronron.Position) -> bool:
    return all(tile is None for seat in EYES for tile in see(position, seat).cells)


def dealt(position: ronron.Position) -> list[set[str]]:
    """The clan cards of both seats in the full truth."""
    hands = dict(word.split("=") for word in position.notation().split("\n")[0].split())["hands"]
    return [set() if hand == "-" else set(hand.split("+")) for hand in hands.split(",")]


@pytest.mark.parametrize("first", [0, 1])
def test_p1_the_first_game_is_royal_against_gourmet_and_the_first_player_is_royal(first: int) -> None:
    game = poche.deal(seed=1, mode="first", starts=f"seat {first}")
    assert (game.turn, see(game).clans[first], see(game).clans[1 - first]) == (first, "royal", "gourmet")
    assert options(game) == {f"flip {cell}" for cell in CELLS} - {"flip c3"}


def test_p2_only_the_first_game_is_without_effects() -> None:
    assert [see(poche.deal(seed=1, mode=mode)).effects for mode in MODES] == [False, True, True, True]


def test_p2_chaos_cannot_be_played_without_effects() -> None:
    with pytest.raises(PositionError, match="P2"):
        poche.position("M6 (?) (?) (?) (?)\n" + "(?) (?) (?) (?) (?)\n" * 4, clans=("royal", "chaos"), effects=False)


@pytest.mark.parametrize("first", [0, 1])
def test_p1_in_the_free_mode_both_choose_in_turn_and_differently(first: int) -> None:
    game = poche.deal(seed=2, mode="free", starts=f"seat {first}")
    assert (game.turn, options(game)) == (first, CLANS)
    say(game, "ghost")
    assert (game.turn, options(game), refusal(game, "ghost")) == (1 - first, CLANS - {"ghost"}, "P1")
    say(game, "royal")
    assert see(game).clans == (["ghost", "royal"] if first == 0 else ["royal", "ghost"])


@pytest.mark.parametrize("seed", range(5))
def test_p1_in_the_limited_mode_each_is_dealt_three_of_the_seven_cards(seed: int) -> None:
    game = poche.deal(seed=seed, mode="limited", starts="seat 1")
    hands = dealt(game)
    assert [len(hand) for hand in hands] == [3, 3]
    assert len(hands[0] | hands[1]) == 6
    assert (game.turn, options(game)) == (1, hands[1])
    assert refusal(game, min(hands[0])) == "P1"
    say(game, min(hands[1]))
    assert (game.turn, options(game)) == (0, hands[0])
    assert {refusal(game, clan) for clan in CLANS - hands[0]} == {"P1"}


def test_p1_in_the_limited_mode_each_sees_only_their_own_cards() -> None:
    game = poche.deal(seed=4, mode="limited", starts="seat 0")
    hands = dealt(game)
    for clan in (max(hands[0]), ""):
        assert [set(see(game, seat).hand) for seat in EYES] == [*hands, set()]
        for seat in EYES:
            shown = {name for name in CLANS if name in game.notation(seat).split("hands=")[1]}
            assert shown == (hands[seat] if seat in (0, 1) else set())
        if clan:
            say(game, clan)
            assert all(see(game, seat).clans == [clan, None] for seat in EYES), "a choice is shown as it is made"


@pytest.mark.parametrize("first", [0, 1])
def test_p1_in_the_expert_mode_the_second_chooses_from_the_two_cards_passed_on(first: int) -> None:
    game = poche.deal(seed=5, mode="expert", starts=f"seat {first}")
    drawn = dealt(game)[first]
    assert (len(drawn), dealt(game)[1 - first], game.turn, options(game)) == (3, set(), first, drawn)
    assert {refusal(game, clan) for clan in CLANS - drawn} == {"P1"}
    kept = min(drawn)
    say(game, kept)
    assert (game.turn, options(game)) == (1 - first, drawn - {kept})
    assert {refusal(game, clan) for clan in CLANS - drawn | {kept}} == {"P1"}
    say(game, max(drawn))
    assert (game.turn, see(game).clans[first], see(game).clans[1 - first]) == (first, kept, max(drawn))


@pytest.mark.parametrize("first", [0, 1])
def test_p1_in_the_expert_mode_the_second_sees_only_what_is_passed_on(first: int) -> None:
    game = poche.deal(seed=5, mode="expert", starts=f"seat {first}")
    drawn = dealt(game)[first]
    assert set(see(game, first).hand) == drawn
    assert see(game, 1 - first).hand == see(game, ronron.SPECTATOR).hand == []
    for seat in (1 - first, ronron.SPECTATOR):
        assert game.notation(seat).split("\n")[0].endswith("hands=-,-")
    say(game, min(drawn))
    assert set(see(game, 1 - first).hand) == drawn - {min(drawn)}
    assert see(game, ronron.SPECTATOR).hand == []
    assert game.notation(ronron.SPECTATOR).split("\n")[0].endswith("hands=-,-")


@pytest.mark.parametrize("mode", MODES[1:])
def test_p3_the_draft_comes_before_anything_is_seen(mode: str) -> None:
    game = poche.deal(seed=6, mode=mode)
    assert all_down(game)
    game.play(game.legal[0])
    assert all_down(game)
    game.play(game.legal[0])
    assert not all_down(game)


@pytest.mark.parametrize("mode", MODES)
def test_p3_25_tiles_are_dealt_and_p4_only_the_centre_is_turned_face_up(mode: str) -> None:
    game = poche.deal(seed=7, mode=mode, starts="seat 0")
    while see(game).phase == "draft":
        game.play(game.legal[0])
    tiles = [tile(game, cell) for cell in CELLS]
    assert [cell for cell in CELLS if not tile(game, cell).startswith("(")] == ["c3"]
    names = [name.strip("()") for name in tiles]
    assert len(set(names)) == 25
    cats = {name[0]: sum(other[0] == name[0] for other in names) for name in names if name[0] not in "MPFD"}
    assert sorted(cats.values()) == [5, 5]
    assert sorted(name[:2] for name in names if name[0] in "MPF") == [
        "F3",
        "F4",
        "M3",
        "M4",
        "M4",
        "M5",
        "M5",
        "M6",
        "P2",
        "P5",
    ]
    assert sorted(name[:2] for name in names if name[0] == "D") == ["D1", "D2", "D3", "D4", "D5"]
    for seat in EYES:
        seen = see(game, seat).cells
        assert [cell for cell, shown in zip(CELLS, seen, strict=True) if shown] == ["c3"]
        assert game.notation(seat).count("(?)") == 24, "not even who holds it knows a face-down tile"


def test_p3_every_dog_lies_every_way_as_often() -> None:
    """And each tile may lie at the centre."""
    games = [poche.deal(seed=seed, mode="first") for seed in range(800)]
    facings = [game.facts()["facings"] for game in games]
    for dog in range(5):
        assert chisquare(list(Counter(facing[dog] for facing in facings).values())).pvalue > 1e-6
    centres = Counter(tile(game, "c3").partition("^")[0] for game in games)
    assert len(centres) == 25
    assert chisquare(list(centres.values())).pvalue > 1e-6


def test_p4_the_first_player_is_drawn_and_begins() -> None:
    for mode in MODES:
        games = [poche.deal(seed=seed, mode=mode) for seed in range(40)]
        assert {game.turn for game in games} == {0, 1}
        assert all(game.turn == see(game).first for game in games)


def test_p4_the_first_player_also_flips_first_after_a_draft() -> None:
    for mode in MODES[1:]:
        game = poche.deal(seed=8, mode=mode, starts="seat 1")
        turns = [game.turn]
        for _ in range(2):
            game.play(game.legal[0])
            turns.append(game.turn)
        assert turns == [1, 0, 1]


def test_p5_the_expert_draw_is_from_all_seven_clans() -> None:
    drawn = Counter(clan for seed in range(420) for clan in dealt(poche.deal(seed, mode="expert", starts="seat 0"))[0])
    assert set(drawn) == CLANS
    assert chisquare(list(drawn.values())).pvalue > 1e-6


def test_rejected_cards_stay_secret_after_the_draft() -> None:
    for mode in ("limited", "expert"):
        game = poche.deal(seed=9, mode=mode, starts="seat 0")
        rejected = set().union(*dealt(game))
        for _ in range(2):
            rejected.discard(poche.text(game, game.legal[0]))
            game.play(game.legal[0])
        for seat in EYES:
            told = f"{game.notation(seat)} {see(game, seat)} {game.log(seat)}"
            assert not any(clan in told for clan in rejected - set(see(game).clans))


def test_what_a_seat_imagines_of_clan_cards_is_spread_evenly_over_what_it_may_think() -> None:
    game = poche.deal(seed=10, mode="limited", starts="seat 0")
    mine, other = dealt(game)
    say(game, max(mine))
    imagined = [dealt(game.imagined(0, seed)) for seed in range(400)]
    assert all(hands[0] == mine for hands in imagined)
    seen = Counter(frozenset(hands[1]) for hands in imagined)
    assert len(seen) == 4
    assert chisquare(list(seen.values())).pvalue > 1e-6
    imagined = [dealt(game.imagined(1, seed)) for seed in range(400)]
    assert all(hands[1] == other and max(mine) in hands[0] for hands in imagined)
    seen = Counter(frozenset(hands[0]) for hands in imagined)
    assert len(seen) == 3
    assert chisquare(list(seen.values())).pvalue > 1e-6
    expert = poche.deal(seed=10, mode="expert", starts="seat 0")
    seen = Counter(frozenset(dealt(expert.imagined(1, seed))[0]) for seed in range(3500))
    assert len(seen) == 35
    assert chisquare(list(seen.values())).pvalue > 1e-6
