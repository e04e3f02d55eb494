"""Compiled and un-compiled rules are the same rules, to the byte."""

from __future__ import annotations

import random

import msgspec

from ronron.conformance.cases import Case, decide, eyes, truth
from ronron.conformance.effort import few, many
from ronron.conformance.kit import is_long

DECISIONS = 4_000
"""Per game and option; a quarter of them in long games."""


def test_compiled_and_plain_play_the_same_bytes(case: Case) -> None:
    dice = random.Random(20_000)
    decisions = 0
    seed = 0
    while decisions < many(DECISIONS // 4 if is_long(case.slug) else DECISIONS):
        compiled, plain = case.deal(seed), case.deal(seed, plain=True)
        while not compiled.over:
            assert truth(compiled) == truth(plain)
            assert (compiled.turn, compiled.mask) == (plain.turn, plain.mask)
            decision = decide(compiled, dice)
            compiled.play(decision)
            plain.play(decision)
            decisions += 1
        assert plain.over
        assert (compiled.scores, compiled.winners) == (plain.scores, plain.winners)
        seed += 1


def test_compiled_and_plain_hide_imagine_and_follow_alike(case: Case) -> None:
    dice = random.Random(5)
    for seed in range(few(2 if is_long(case.slug) else 8)):
        compiled, plain = case.deal(seed), case.deal(seed, plain=True)
        while not compiled.over:
            for seat in eyes(compiled):
                assert compiled.redacted(seat).tobytes() == plain.redacted(seat).tobytes()
                assert truth(compiled.imagined(seat, seed)) == truth(plain.imagined(seat, seed))
            decision = decide(compiled, dice)
            compiled.play(decision, settle=False)
            plain.play(decision, settle=False)
            assert truth(compiled) == truth(plain)
            while compiled.step():
                assert plain.step()
                assert truth(compiled) == truth(plain)
            assert not plain.step()


def test_random_games_add_up_alike(case: Case) -> None:
    options = dict(case.options)
    games = many(30 if is_long(case.slug) else 150)
    compiled = case.game().playouts(games, seed=3, players=case.players, **options)
    plain = case.game(plain=True).playouts(games, seed=3, players=case.players, **options)
    assert compiled.facts() == plain.facts()


def test_batches_choose_and_step_alike(case: Case) -> None:
    options = dict(case.options)
    compiled = case.game().batch(50, seed=3, players=case.players, **options)
    plain = case.game(plain=True).batch(50, seed=3, players=case.players, **options)
    for _ in range(many(60)):
        chosen = compiled.choose()
        assert chosen.tolist() == plain.choose().tolist()
        compiled.play(chosen)
        plain.play(chosen)
        assert compiled.renew() == plain.renew()
        assert compiled.masks.tolist() == plain.masks.tolist()
        assert compiled.states.tobytes() == plain.states.tobytes()


def test_compiled_and_plain_show_the_same(case: Case) -> None:
    dice = random.Random(6)
    compiled, plain = case.deal(6), case.deal(6, plain=True)
    while not compiled.over:
        decision = decide(compiled, dice)
        for position in (compiled, plain):
            position.play(decision)
        for seat in eyes(compiled):
            assert msgspec.json.encode(compiled.view(seat)) == msgspec.json.encode(plain.view(seat))
