"""The component file of Chats de poche: its shape, what is wrong with it, and the box it becomes."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ronron.games.complaints import expected, from_to, names_found, values_from
from ronron.games.poche.box import CATS, CLANS, DOGS, FLY, MOUSE, PIGEON, QUARTERS, Box
from ronron.games.poche.grid import CELLS, DIRECTIONS, neighbour
from ronron.said import Said, all_of, one_of, said

PREY_KINDS = {"mice": 6, "pigeons": 2, "flies": 2}
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


def check(components: Components) -> list[Said]:
    """What is wrong, by key, and what it should be."""
    return [*_check_clans(components.clans), *_check_numbers(components), *_check_dogs(components.dogs)]


def _check_clans(clans: list[Clan]) -> Iterator[Said]:
    found = tuple(clan.id for clan in clans)
    if found != CLANS:
        yield expected("clans", said("poche-error-ids", ids=all_of(CLANS)), names_found(found))
        return
    for index, clan in enumerate(clans):
        yield from _check_clan(f"clans[{index}] ({clan.id})", clan)


def _check_clan(key: str, clan: Clan) -> Iterator[Said]:
    if len(clan.tiles) != CATS:
        yield expected(f"{key}.tiles", said("error-values", count=CATS), len(clan.tiles))
    printed = clan.id != "chaos"
    lowest, highest = (1, MOST_ATTACK) if printed else (0, 0)
    if bad := [value for value in clan.tiles if not lowest <= value <= highest]:
        yield expected(f"{key}.tiles", values_from(lowest, highest) if printed else said("poche-error-blank"), bad[0])
    if not 1 <= clan.chief <= CATS:
        yield expected(f"{key}.chief", from_to(1, CATS), clan.chief)
    if not (clan.fr.strip() and clan.en.strip() and clan.colour.strip()):
        yield said("poche-error-clan-name", key=key)


def _check_numbers(components: Components) -> Iterator[Said]:
    if components.game != "poche":
        yield expected("game", repr("poche"), components.game)
    for kind, count in PREY_KINDS.items():
        yield from _check_values(f"prey.{kind}", getattr(components.prey, kind), count, 1, MOST_PREY)
    for key in ("both_pigeons", "both_flies"):
        value = getattr(components.prey, key)
        if not 1 <= value <= MOST_PAIR:
            yield expected(f"prey.{key}", from_to(1, MOST_PAIR), value)
    yield from _check_values("effects.chaos_values", components.effects.chaos_values, CATS, 0, MOST_ATTACK)


def _check_values(key: str, values: list[int], count: int, lowest: int, highest: int) -> Iterator[Said]:
    if len(values) != count:
        yield expected(key, said("error-values", count=count), len(values))
    if bad := [value for value in values if not lowest <= value <= highest]:
        yield expected(key, values_from(lowest, highest), bad[0])


def _check_dogs(dogs: dict[str, list[str]]) -> Iterator[Said]:
    wanted = [f"D{number}" for number in range(1, DOGS + 1)]
    if sorted(dogs) != wanted:
        yield expected("dogs", all_of(wanted), names_found(sorted(dogs)))
        return
    for name, arrows in dogs.items():
        if bad := [arrow for arrow in arrows if arrow not in DIRECTIONS]:
            yield expected(f"dogs.{name}", one_of(DIRECTIONS), bad[0])
        elif not arrows or len(set(arrows)) != len(arrows):
            yield expected(f"dogs.{name}", said("poche-error-arrows"), arrows)


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
