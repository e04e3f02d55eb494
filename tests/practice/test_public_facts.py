"""The practice games against numbers anybody can look up."""

from __future__ import annotations

import itertools
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import ronron

TICTACTOE_PERFT = [1, 9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872]
CONNECT4_PERFT = [1, 7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234, 39_394_572]
CONNECT4_POSITIONS = [1, 7, 49, 238, 1_120, 4_263, 16_422, 54_859, 184_275, 558_186]
"""Distinct positions after n stones: OEIS A212693."""
CONNECT4_GAMES = {(2, 1): 2, (3, 2): 90, (4, 3): 356_232}
"""All games on small frames of columns × rows: OEIS A342329."""


def test_perft_of_tictactoe() -> None:
    game = ronron.load("tictactoe")
    assert [game.perft(game.deal(), depth) for depth in range(11)] == [*TICTACTOE_PERFT, 0]


def test_tictactoe_has_255168_games_and_5478_positions() -> None:
    assert _count_games(ronron.load("tictactoe").deal()) == 255_168
    seen = set()

    def visit(position: ronron.Position) -> None:
        if (text := position.notation()) in seen:
            return
        seen.add(text)
        for decision in position.legal:
            child = position.copy()
            child.play(decision)
            visit(child)

    visit(ronron.load("tictactoe").deal())
    assert len(seen) == 5_478


def test_perft_of_connect4() -> None:
    game = ronron.load("connect4")
    assert [game.perft(game.deal(), depth) for depth in range(10)] == CONNECT4_PERFT


def test_positions_of_connect4() -> None:
    engine = ronron.load("connect4").engine
    states = engine.blank_states(1)
    engine.begin(engine.boxes, states, engine.generator(0))
    for expected in CONNECT4_POSITIONS:
        assert len(states) == expected
        following = []
        for column in range(7):
            children = states.copy()
            playable = (children["winner"] < 0) & (children["open_columns"] >> column & 1 == 1)
            decisions = np.where(playable, column, -1).astype(np.int64)
            turns, masks = np.zeros(len(children), np.int64), children["open_columns"].copy()
            assert engine.play_all(engine.boxes, children, decisions, turns, masks) == -1
            following.append(children[playable])
        children = np.concatenate(following)
        _, first = np.unique(children["stones"], axis=0, return_index=True)
        states = children[first]


@pytest.mark.parametrize(("columns", "rows"), CONNECT4_GAMES)
def test_games_of_connect4_on_small_frames(columns: int, rows: int, tmp_path: Path) -> None:
    box = tmp_path / "small.toml"
    box.write_text(f"columns = {columns}\nrows = {rows}\n")
    assert _count_games(ronron.load("connect4", box=box).deal()) == CONNECT4_GAMES[columns, rows]


def test_leduc_has_288_information_sets() -> None:
    """144 for each seat: twins are alike, so the three ranks count, not the six cards (936 with those told apart)."""
    leduc = ronron.load("leduc")
    known: set[tuple[int, str]] = set()

    def visit(position: ronron.Position) -> None:
        if position.turn in (0, 1):
            known.add((position.turn, position.notation(position.turn)))
        for decision in position.legal:
            child = position.copy()
            child.play(decision)
            visit(child)

    for first, second in itertools.product("JQK", repeat=2):
        visit(leduc.position(f"{first} {second}"))
    assert len(known) == 288
    assert sum(seat == 0 for seat, _ in known) == 144


def test_leduc_is_worth_nothing_to_either_seat_when_both_only_call() -> None:
    leduc = ronron.load("leduc")
    total = 0.0
    for first, second in itertools.product("JQK", repeat=2):
        position = leduc.position(f"{first} {second} cc")
        dealt = (2 if first != second else 1) / (6 * 5 / 2)
        for outcome, chance in zip(position.legal, position.chances, strict=True):
            end = position.copy()
            for decision in (outcome, 1, 1):
                end.play(decision)
            assert sum(end.scores) == 0
            total += dealt * chance * end.scores[0]
    assert total == pytest.approx(0)


def _count_games(start: ronron.Position) -> int:
    """How many ways there are to play to the end."""
    positions: dict[str, ronron.Position] = {}

    @cache
    def games(notation: str) -> int:
        position = positions[notation]
        if position.over:
            return 1
        total = 0
        for decision in position.legal:
            child = position.copy()
            child.play(decision)
            positions[child.notation()] = child
            total += games(child.notation())
        return total

    positions[start.notation()] = start
    return games(start.notation())
