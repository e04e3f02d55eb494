"""Crazy Mistigri in words, hand by hand, for people who cannot see the table."""

from __future__ import annotations

import re

import ronron
from support.aloud import aloud

from .cards import game, see

WATCHER = ronron.SPECTATOR


def test_a_place_tells_how_many_cards_there_are_and_how_the_help_card_lies() -> None:
    position = next(each for each in game(1) if each.turn == 0)
    place = re.compile(r"(You|Bob|Cleo): \d+ cards?, help card face (up|down), \d+ penalty points?")
    assert sum(bool(place.fullmatch(line)) for line in aloud(position)) == 3


def test_who_has_left_the_round_is_out() -> None:
    position = next(each for each in game(2) if not all(hand.playing or hand.size for hand in see(each).hands))
    out = next(seat for seat, hand in enumerate(see(position).hands) if not hand.playing)
    assert any(re.match(r"You are out of the round, \d+ penalty points?$", line) for line in aloud(position, out))
    assert any(" is out of the round, " in line for line in aloud(position, WATCHER))


def test_what_others_hold_is_described_only_as_far_as_it_is_certain() -> None:
    position = next(each for each in game(3) if any(hand.cards and not hand.open for hand in see(each, 0).hands[1:]))
    lines = "\n".join(aloud(position))
    known = next(seat for seat, hand in enumerate(see(position, 0).hands) if hand.cards and not hand.open)
    assert re.search("^You hold: ", lines, re.MULTILINE)
    assert f"{('You', 'Bob', 'Cleo')[known]}, certainly in hand: " in lines


def test_a_draw_is_described_to_who_draws_whose_card_it_is_and_who_looks_on() -> None:
    position = next(each for each in game(4) if each.turn == ronron.NATURE)
    drawing, source = see(position).to_move, see(position).source
    assert source is not None
    assert re.fullmatch(r"You are drawing from \w+; \d still to draw", aloud(position, drawing)[-1])
    assert re.fullmatch(r"\w+ is drawing from you; \d still to draw", aloud(position, source)[-1])
    assert re.fullmatch(r"\w+ is drawing from (?!you)\w+; \d still to draw", aloud(position, WATCHER)[-1])


def test_the_arrow_comes_first_and_the_discard_is_named() -> None:
    position = next(each for each in game(5) if each.turn == 0 and see(each).discard)
    lines = aloud(position, language="fr")
    assert lines[0] == "La flèche indique le sens horaire"
    count = len(see(position).discard)
    assert any(line.startswith(f"Dans la défausse, {count} carte") for line in lines)
