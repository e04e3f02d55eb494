"""What the tests of Chats de poche share: positions from grids, and what is read off them."""

from __future__ import annotations

from typing import cast

import pytest

import ronron
from ronron.api.telling import result
from ronron.errors import IllegalDecisionError
from ronron.games.poche.view import Step, Tile, View

from .reference import CELLS

poche = ronron.load("poche")


def lay(grid: str, *clans: str, effects: bool = True) -> ronron.Position:
    """A position without its first line: a tile is to be flipped, or the end to be resolved."""
    return poche.position(grid, clans=clans or ("royal", "gourmet"), effects=effects)


def moving(grid: str, cell: str, *clans: str, phase: str = "move", mode: str = "free") -> ronron.Position:
    """Seat 0 has just flipped the tile on this cell; what is not known lies there somehow."""
    up = sum("(" not in token for token in grid.split())
    position = poche.position(f"phase={phase} first={up % 2} clans={','.join(clans)} cell={cell}\n{grid}", mode=mode)
    return position.imagined(0, seed=1)


def see(position: ronron.Position, seat: int = ronron.SPECTATOR) -> View:
    return cast(View, position.view(seat))


def say(position: ronron.Position, *words: str) -> ronron.Position:
    for word in words:
        position.play(position.game.parse(position, word))
    return position


def options(position: ronron.Position) -> set[str]:
    return {position.game.text(position, decision) for decision in position.legal}


def cells(position: ronron.Position) -> set[str]:
    """The cells that may be named now; `stay` for the one the tile lies on."""
    return {option.split()[-1] for option in options(position)}


def refusal(position: ronron.Position, word: str) -> str:
    """The article that refuses a decision."""
    with pytest.raises(IllegalDecisionError) as error:
        say(position, word)
    return error.value.article


def tile(position: ronron.Position, cell: str) -> str:
    """The tile on a cell as it is written in the full truth."""
    return position.notation().split("\n", 1)[1].split()[CELLS.index(cell)]


def shown(position: ronron.Position, cell: str) -> str:
    """The tile on a cell as everybody sees it."""
    return position.notation(ronron.SPECTATOR).split("\n", 1)[1].split()[CELLS.index(cell)]


def resolve(position: ronron.Position) -> list[Step]:
    """Every consequence, one by one."""
    steps = []
    while position.step():
        step = see(position).step
        assert step is not None
        steps.append(step)
    return steps


def ended(grid: str, *clans: str, effects: bool = True) -> ronron.Position:
    """The position after the end, in which nobody had to decide."""
    position = lay(grid, *clans, effects=effects)
    resolve(position)
    assert position.over
    return position


def sums(grid: str, *clans: str, effects: bool = True) -> dict[str, list[int]]:
    """The attack of both seats against each prey."""
    steps = resolve(lay(grid, *clans, effects=effects))
    return {step.cell: step.sums for step in steps if step.cell and step.sums is not None}


def out(position: ronron.Position) -> set[str]:
    """The cats that were turned face down again."""
    return {tile.name for tile in tiles(position) if tile.out}


def tiles(position: ronron.Position) -> list[Tile]:
    return [tile for tile in see(position).cells if tile is not None]


def captured(position: ronron.Position, seat: int) -> set[str]:
    return {tile.name for tile in see(position).captured[seat]}


def sheet(position: ronron.Position, seat: int) -> dict[str, int]:
    """The lines of a score sheet."""
    lines = result(position).sheets[seat]
    return {line.said.id.removeprefix("poche-line-"): line.points for line in lines if line.points is not None}
