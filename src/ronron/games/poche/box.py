"""The box of Chats de poche: seven clans, ten prey, five dogs."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ronron.games.poche.grid import CELLS, DIRECTIONS, neighbour
from ronron.kernel import Ints, Masks, Record

CLANS = ("royal", "gourmet", "crook", "defender", "chaos", "power", "ghost")
ROYAL, GOURMET, CROOK, DEFENDER, CHAOS, POWER, GHOST = range(7)
CATS = 5
"""The cats of one clan."""
MOUSE, PIGEON, FLY = range(3)
PREY_KINDS = {"mice": 6, "pigeons": 2, "flies": 2}
PREY = 10
DOGS = 5
QUARTERS = 4
MOST_ATTACK = 20
MOST_PREY = 9
MOST_PAIR = 20


class Clan(msgspec.Struct, forbid_unknown_fields=True):
    """One clan of the component file."""

    id: str
    fr: str
    en: str
    colour: str
    tiles: list[int]
    chief: int


class Effects(msgspec.Struct, forbid_unknown_fields=True):
    """Numbers printed on clan cards."""

    chaos_values: list[int]


class Prey(msgspec.Struct, forbid_unknown_fields=True):
    """The prey tiles."""

    mice: list[int]
    pigeons: list[int]
    flies: list[int]
    both_pigeons: int
    both_flies: int


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The component file."""

    game: str
    origin: dict[str, str]
    clans: list[Clan]
    effects: Effects
    prey: Prey
    dogs: dict[str, list[str]]


class Box(Record):
    """What rules look up. `bites` are the cells a dog's arrows point to, for each facing and cell it may lie on."""

    bites: Annotated[Masks, DOGS * QUARTERS * CELLS]
    attack: Annotated[Ints, 7, CATS]
    chiefs: Annotated[Ints, 7]
    chaos_values: Annotated[Ints, CATS + 1]
    prey_values: Annotated[Ints, PREY]
    prey_kinds: Annotated[Ints, PREY]
    pair_values: Annotated[Ints, 3]
    arrows: Annotated[Ints, DOGS]


def check(components: Components) -> list[str]:
    """What is wrong, in sentences that name the key and what it should be."""
    return [*_check_clans(components.clans), *_check_numbers(components), *_check_dogs(components.dogs)]


def _check_clans(clans: list[Clan]) -> list[str]:
    found = tuple(clan.id for clan in clans)
    if found != CLANS:
        return [f"clans: expected the ids {', '.join(CLANS)} in this order, found {', '.join(found) or 'none'}"]
    complaints = []
    for index, clan in enumerate(clans):
        key = f"clans[{index}] ({clan.id})"
        if len(clan.tiles) != CATS:
            complaints.append(f"{key}.tiles: expected {CATS} values, found {len(clan.tiles)}")
        lowest = 0 if clan.id == "chaos" else 1
        highest = 0 if clan.id == "chaos" else MOST_ATTACK
        if bad := [value for value in clan.tiles if not lowest <= value <= highest]:
            expected = "0, as no value is printed" if highest == 0 else f"values from 1 to {MOST_ATTACK}"
            complaints.append(f"{key}.tiles: expected {expected}, found {bad[0]}")
        if not 1 <= clan.chief <= CATS:
            complaints.append(f"{key}.chief: expected 1 to {CATS}, found {clan.chief}")
        if not (clan.fr.strip() and clan.en.strip() and clan.colour.strip()):
            complaints.append(f"{key}: expected a name in fr and en and a colour, found an empty one")
    return complaints


def _check_numbers(components: Components) -> list[str]:
    complaints = []
    if components.game != "poche":
        complaints.append(f"game: expected 'poche', found {components.game!r}")
    for kind, count in PREY_KINDS.items():
        values: list[int] = getattr(components.prey, kind)
        if len(values) != count:
            complaints.append(f"prey.{kind}: expected {count} values, found {len(values)}")
        if bad := [value for value in values if not 1 <= value <= MOST_PREY]:
            complaints.append(f"prey.{kind}: expected values from 1 to {MOST_PREY}, found {bad[0]}")
    for key in ("both_pigeons", "both_flies"):
        value = getattr(components.prey, key)
        if not 1 <= value <= MOST_PAIR:
            complaints.append(f"prey.{key}: expected 1 to {MOST_PAIR}, found {value}")
    values = components.effects.chaos_values
    if len(values) != CATS:
        complaints.append(f"effects.chaos_values: expected {CATS} values, for 1 to {CATS} cats, found {len(values)}")
    if bad := [value for value in values if not 0 <= value <= MOST_ATTACK]:
        complaints.append(f"effects.chaos_values: expected values from 0 to {MOST_ATTACK}, found {bad[0]}")
    return complaints


def _check_dogs(dogs: dict[str, list[str]]) -> list[str]:
    expected = [f"D{number}" for number in range(1, DOGS + 1)]
    if sorted(dogs) != expected:
        return [f"dogs: expected {', '.join(expected)}, found {', '.join(sorted(dogs)) or 'none'}"]
    complaints = []
    for name, arrows in dogs.items():
        if bad := [arrow for arrow in arrows if arrow not in DIRECTIONS]:
            complaints.append(f"dogs.{name}: expected arrows out of {', '.join(DIRECTIONS)}, found {bad[0]!r}")
        elif not arrows or len(set(arrows)) != len(arrows):
            complaints.append(f"dogs.{name}: expected at least one arrow and none twice, found {arrows}")
    return complaints


def fill(components: Components, box: Box) -> None:
    """Turn the lists into tables."""
    for index, clan in enumerate(components.clans):
        box.attack[index, :] = clan.tiles
        box.chiefs[index] = clan.chief - 1
    box.chaos_values[1:] = components.effects.chaos_values
    prey = components.prey
    box.prey_values[:] = [*prey.mice, *prey.pigeons, *prey.flies]
    box.prey_kinds[:] = [MOUSE] * 6 + [PIGEON] * 2 + [FLY] * 2
    box.pair_values[:] = [0, prey.both_pigeons, prey.both_flies]
    for dog in range(DOGS):
        directions = [DIRECTIONS.index(arrow) for arrow in components.dogs[f"D{dog + 1}"]]
        box.arrows[dog] = sum(1 << direction for direction in directions)
        for quarters in range(QUARTERS):
            for cell in range(CELLS):
                box.bites[(dog * QUARTERS + quarters) * CELLS + cell] = _bitten(directions, quarters, cell)


def _bitten(directions: list[int], quarters: int, cell: int) -> int:
    """The cells the arrows point to, as a set."""
    cells = [neighbour(cell, (direction + 2 * quarters) % 8) for direction in directions]
    return sum(1 << found for found in cells if found is not None)
