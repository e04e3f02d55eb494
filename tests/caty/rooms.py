"""What the tests of Caty Mini share: positions from hands, boxes with other rooms, and what is read off a position."""

from __future__ import annotations

import copy
import json
import random
import tempfile
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

import ronron
from ronron.errors import IllegalDecisionError
from ronron.games.caty.box import Box
from ronron.games.caty.view import Player, View

from .reference import FURNITURE, MORE, REMOVED, TOYS, VALUES, WALL_OF, WALLS, Table

caty = ronron.load("caty")
OWN = caty.book.folder / "components.toml"
KEPT = {players: VALUES[REMOVED[players] :] for players in (2, 3, 4)}
"""The tokens of each toy that `lay` leaves in the game."""


def lay(
    hands: Sequence[str],
    start: str = "chair",
    boards: str = "ABCD",
    first: int = 0,
    tokens: Mapping[str, Sequence[int]] | None = None,
    game: ronron.Game = caty,
    starts: Sequence[int] | None = None,
    **options: Any,
) -> ronron.Position:
    """A game whose setup is over: hands that may name the first tiles only, and are filled up from those left."""
    players = len(hands)
    full = _filled([hand.split() for hand in hands], start)
    table = Table(
        phase="tile",
        first=first,
        seat=first,
        round=1,
        boards=list(boards[:players]),
        starts=[str(side) for side in starts or [0] * players],
        runs=[[] for _ in hands],
        won=[[] for _ in hands],
        hands=full,
        order=[start],
        piles=left_over(full, [start]),
        tokens={toy: list((tokens or {}).get(toy, KEPT[players])) for toy in TOYS},
    )
    return game.position(table.write(), players, **options)


def _filled(hands: list[list[str]], start: str) -> list[list[str]]:
    """Whole hands, each with at least one tile of every colour while there are any."""
    size = len(WALLS) + MORE[len(hands)]
    spare = [tile for tile in FURNITURE if tile != start and not any(tile in hand for hand in hands)]
    for hand in hands:
        while len(hand) < size:
            counts = {tile: sum(WALL_OF[mine] == WALL_OF[tile] for mine in hand) for tile in spare}
            hand.append(min(spare, key=counts.__getitem__))
            spare.remove(hand[-1])
    return hands


def left_over(hands: Sequence[Sequence[str]], order: Sequence[str]) -> dict[str, list[str]]:
    """What lies in the piles when all else is somewhere."""
    used = {*order, *(tile for hand in hands for tile in hand)}
    return {wall: [tile for tile in names if tile not in used] for wall, names in WALLS.items()}


def finished(
    won: Sequence[Mapping[str, Sequence[int]]],
    runs: Sequence[Sequence[str]] | None = None,
    boards: str = "ABCD",
    order: Sequence[str] = (),
    **options: Any,
) -> ronron.Position:
    """A finished game from what each seat won and where its cat ran; the n-th token of a toy is won in round n.

    By default a cat runs to notch 0 in rounds in which it wins something, and sleeps in the others. The order of the
    furniture may be given in part.
    """
    players = len(won)
    colourful = [FURNITURE[number % 4 * 5 + number // 4] for number in range(20)]
    order = [*order, *(tile for tile in colourful if tile not in order)][:13]
    hands = [[tile] for tile in FURNITURE if tile not in order][:players]
    gains = [_by_round(tokens) for tokens in won]
    here = [[f"{tile}0" if gain else "-" for tile, gain in zip(order[1:], row, strict=True)] for row in gains]
    where = [_all_rounds(row) for row in runs] if runs else here
    table = Table(
        phase="over",
        first=11 % players,
        seat=11 % players,
        round=13,
        boards=list(boards[:players]),
        starts=["0"] * players,
        runs=where,
        won=gains,
        hands=hands,
        order=order,
        piles=left_over(hands, order),
        tokens={toy: _rest(toy, won) for toy in TOYS},
    )
    return caty.position(table.write(), players, **options)


def _by_round(tokens: Mapping[str, Sequence[int]]) -> list[dict[str, int]]:
    return [{toy: values[number] for toy, values in tokens.items() if number < len(values)} for number in range(12)]


def _all_rounds(runs: Sequence[str]) -> list[str]:
    return [*runs, *["-"] * (12 - len(runs))]


def _rest(toy: str, won: Sequence[Mapping[str, Sequence[int]]]) -> list[int]:
    left = list(KEPT[len(won)])
    for tokens in won:
        for value in tokens.get(toy, ()):
            left.remove(value)
    return left


def components() -> dict[str, Any]:
    """The component file as data, to be changed."""
    return copy.deepcopy(_own_components())


@cache
def _own_components() -> dict[str, Any]:
    return tomllib.loads(OWN.read_text(encoding="utf-8"))


def save(path: Path, box: Mapping[str, Any]) -> Path:
    """A component file from data."""
    path.write_text("".join(f"{key} = {_toml(value)}\n" for key, value in box.items()), encoding="utf-8")
    return path


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


@cache
def furnished(string: int = 14_000, under: int = 120, **toys: Any) -> ronron.Game:
    """A game in which all rooms are room A, with these toys: (x, y, radius) is a disc, three corners or more a polygon.

    All other toys are tiny and lie in a row by the middle of the red wall.
    """
    box = components()
    aside = {toy: {"disc": [450 + 10 * number, 995, 1]} for number, toy in enumerate(TOYS)}
    shapes = {toy: {"polygon" if isinstance(shape[0], tuple) else "disc": shape} for toy, shape in toys.items()}
    room = {**box["boards"]["A"], "toys": {**aside, **shapes}}
    box |= {"string": string, "under": under, "boards": dict.fromkeys("ABCD", room)}
    with tempfile.TemporaryDirectory() as folder:
        return ronron.load("caty", box=save(Path(folder) / "mine.toml", box))


def tables(game: ronron.Game) -> Box:
    """What a box knows of all ways between notches."""
    return cast(Box, game.box)


def see(position: ronron.Position, seat: int = ronron.SPECTATOR) -> View:
    return cast(View, position.view(seat))


def player(position: ronron.Position, seat: int) -> Player:
    return see(position).players[seat]


def table(position: ronron.Position) -> Table:
    """The whole truth, read off its notation."""
    return Table.read(position.notation(), expert=see(position).scoring == "expert")


def say(position: ronron.Position, *words: str) -> ronron.Position:
    for word in words:
        position.play(position.game.parse(position, word))
    return position


def options(position: ronron.Position) -> set[str]:
    return set(position.choices.values())


def refusal(position: ronron.Position, word: str) -> str:
    """The article that refuses a decision."""
    with pytest.raises(IllegalDecisionError) as error:
        say(position, word)
    return error.value.article


def won(position: ronron.Position, seat: int) -> list[dict[str, int]]:
    """What a cat won, round by round."""
    return [race.won for race in player(position, seat).races]


def notch_number(name: str) -> int:
    """Of a notch such as `piano1`, as the view counts them."""
    return 2 * FURNITURE.index(name[:-1]) + int(name[-1])


def wasteful(position: ronron.Position, dice: random.Random, waste: float) -> int:
    """A random decision that often takes the way that costs most, so that strings run out."""
    if dice.random() >= waste or len(position.legal) == 1:
        return dice.choice(position.legal)
    assert position.turn is not None
    view = see(position, position.turn)
    dearest = sorted((way for way in view.ways if way.enough), key=lambda way: -way.cost)
    wanted = [24 + way.side if view.phase == "entry" else way.furniture for way in dearest]
    return next((decision for decision in wanted if decision in position.legal), position.legal[0])


def game(seed: int, players: int = 2, waste: float = 0.0, **options: Any) -> Iterator[ronron.Position]:
    """A random game, yielding the same position object after each decision until it is over."""
    dice = random.Random(seed)
    position = caty.deal(seed, players, **options)
    yield position
    while not position.over:
        position.play(wasteful(position, dice, waste))
        yield position


def end_of(positions: Iterator[ronron.Position]) -> ronron.Position:
    """The last position of a game."""
    *_, last = positions
    return last
