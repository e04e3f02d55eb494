"""Everything that can be said about a game of Chats de poche, before it is put into a language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from ronron.games.contract import UNTOLD, Line, Prompt
from ronron.games.poche.box import CATS, CHAOS, CLANS, CROOK, DEFENDER, FLY, GOURMET, MOUSE, PIGEON, PREY, Box
from ronron.games.poche.end import DECLINE, attack_of, prey_points
from ronron.games.poche.grid import BESIDE_AT, CELLS, CENTRE, DIRECTIONS, SIDE
from ronron.games.poche.notation import SIDE_NAMES, cell_name, tile_name
from ronron.games.poche.state import (
    BY_CHAOS,
    CAPTURE,
    DRAFT,
    END,
    FIRST_DOG,
    FIRST_PREY,
    FLIP,
    LAYING,
    MOVE,
    NONE,
    OVER,
    PHASES,
    PREY_CHOICE,
    ROTATE,
    STAGES,
    UNKNOWN,
    State,
)
from ronron.games.poche.tiles import cats_up, cell_of, chief_of, plays
from ronron.kernel import has, popcount
from ronron.kernel.bits import members
from ronron.said import Said, Seat, in_turn, said

VERBS = ("choose", "flip", "move", "to", "stay", "turn", "decline")
PREY_NAMES = ("mouse", "pigeon", "fly")
PHASE_ARTICLES = ("P1", "P3", "P6", "P12", "P7", "P14", "P13", "P21")
STAGE_ARTICLES = ("P14", "P14", "P15", "P16", "P17", "P18", "P19", "P20")
"""The article of each stage of the end."""
ALIKE = 1024


def clan(number: int) -> Said:
    """A clan by its name."""
    return said(f"poche-clan-{CLANS[number]}")


class Look(NamedTuple):
    """What decides how a tile looks and is called, apart from its number."""

    clan: int = NONE
    """The clan of a cat."""
    attack: int | None = None
    """The attack of a cat; None for a chaos cat before its attack is fixed."""
    quarters: int = 0
    """How far a dog is turned."""


def look_of(box: Box, s: State, number: int) -> Look:
    """How a tile looks now."""
    if number >= FIRST_DOG:
        return Look(quarters=int(s.facings[number - FIRST_DOG]))
    if number >= FIRST_PREY:
        return Look()
    clan = int(s.clans[number // CATS])
    return Look(clan, int(attack_of(box, s, number)) if clan != CHAOS or s.chaos_left else None)


def tile_in_full(box: Box, s: State, number: int) -> Said:
    """A tile whose face is known; of a dog also where it looks."""
    return in_full(box, number, look_of(box, s, number))


def tile(box: Box, s: State, number: int) -> Said:
    """A tile whose face is known."""
    return _DOG if number >= FIRST_DOG else in_full(box, number, look_of(box, s, number))


_DOG = said("poche-dog")


@lru_cache(maxsize=ALIKE)
def in_full(box: Box, number: int, look: Look) -> Said:
    """A tile by its look; of a dog also where it looks."""
    if number >= FIRST_DOG:
        arrows = members(int(box.arrows[number - FIRST_DOG]))
        ways = [DIRECTIONS[(direction + 2 * look.quarters) % 8] for direction in arrows]
        return said("poche-dog-looking", ways=[said(f"poche-way-{way}") for way in ways])
    if number >= FIRST_PREY:
        index = number - FIRST_PREY
        return said(f"poche-{PREY_NAMES[box.prey_kinds[index]]}", value=int(box.prey_values[index]))
    chief = number % CATS == box.chiefs[look.clan]
    value = said("poche-no-value") if look.attack is None else look.attack
    return said("poche-chief" if chief else "poche-cat", clan=clan(look.clan), value=value)


def choice(box: Box, s: State, decision: int) -> tuple[str, list[str], Said]:
    """Targets are clans by name, tiles by their cell, and dogs by their cell and quarter turns."""
    if s.phase == DRAFT:
        return _clan_choice(decision)
    if s.phase == ROTATE:
        return _turn_choice(box, s, decision)
    if s.phase == MOVE and decision == s.moving:
        return "stay", [cell_name(decision)], said("poche-do-stay")
    return _cell_choice({MOVE: "to", PREY_CHOICE: "move"}.get(s.phase, "flip"), decision)


@cache
def _cell_choice(verb: str, decision: int) -> tuple[str, list[str], Said]:
    cell = cell_name(decision)
    return verb, [cell], said(f"poche-do-{verb}", cell=cell)


def _clan_choice(decision: int) -> tuple[str, list[str], Said]:
    if decision >= len(CLANS):
        return "choose", [], said("poche-do-choose-none")
    return "choose", [CLANS[decision]], clan(decision)


def _turn_choice(box: Box, s: State, decision: int) -> tuple[str, list[str], Said]:
    if decision >= DECLINE:
        return "decline", [], said("poche-do-decline")
    side, quarters = divmod(decision, 3)
    cell = BESIDE_AT[cell_of(s, chief_of(box, s, s.to_move)), side]
    label = said("poche-do-turn", side=said(f"poche-side-{SIDE_NAMES[side]}"), quarters=quarters + 1)
    return "turn", [cell_name(cell) if cell >= 0 else "", str(quarters + 1)], label


def prompt(box: Box, s: State, seat: int) -> Prompt:
    """What is to be done, by phase; at the end, by what happened last."""
    return _prompt(box, s)


@lru_cache(maxsize=64)
def _prompt(box: Box, s: State) -> Prompt:
    """Cached: seats with the same knowledge share one redacted state, and are asked the same."""
    phase = PHASES[s.phase]
    article = PHASE_ARTICLES[s.phase]
    if s.phase == MOVE:
        words = said("poche-phase-move", tile=tile(box, s, s.tiles[s.moving]), cell=cell_name(s.moving))
    else:
        words = said(f"poche-phase-{phase}")
    if s.phase == END and s.happened != NONE:
        article = STAGE_ARTICLES[s.happened]
    if s.phase in (DRAFT, LAYING, END, OVER):
        return Prompt(words, article)
    return Prompt(words, article, [said("turns-left", turns=CELLS - popcount(s.up))])


def describe(box: Box, s: State, seat: int) -> list[Said]:
    """Both sides, then the tiles row by row."""
    rows = [range(first, first + SIDE) for first in range(0, CELLS, SIDE)]
    tiles = [
        in_turn([said("poche-at", cell=cell_name(cell), tile=lying(box, s, cell)) for cell in row]) for row in rows
    ]
    return [
        *(_side(box, s, owner) for owner in range(2)),
        *(said("poche-row", row=number, tiles=row) for number, row in enumerate(tiles, 1)),
    ]


def _side(box: Box, s: State, owner: int) -> Said:
    plays_for = said("poche-no-clan") if s.clans[owner] == NONE else clan(int(s.clans[owner]))
    caught = [tile(box, s, number) for number in members(int(s.taken[owner]))]
    return said("poche-has", who=Seat(owner), clan=plays_for, prey=caught or said("poche-no-prey"))


def lying(box: Box, s: State, cell: int) -> Said:
    """What lies on a cell, and which way up."""
    number = int(s.tiles[cell])
    if number == UNKNOWN or not has(s.up, cell):
        return said("poche-face-down")
    gone = has(s.taken[0] | s.taken[1], number)
    return lying_so(in_full(box, number, look_of(box, s, number)), gone, has(s.out, cell))


def lying_so(words: Said, gone: bool, out: bool) -> Said:
    """A tile that lies there, is gone, or is turned face down again."""
    if gone:
        return said("poche-gone", tile=words)
    return said("poche-turned-down", tile=words) if out else words


def told(box: Box, before: State, after: State, mover: int, decision: int) -> list[Said]:
    """What a decision did."""
    who = Seat(mover)
    if decision == UNTOLD:
        return [said("poche-chose-in-secret", who=who)]
    if before.phase == DRAFT:
        return [said("poche-chose", who=who, clan=clan(decision))]
    if before.phase == ROTATE:
        return [_turned(box, after, who, decision)]
    cell = cell_name(decision)
    if before.phase == FLIP:
        return [said("poche-flipped", who=who, cell=cell, tile=tile_in_full(box, after, after.tiles[decision]))]
    if before.phase == PREY_CHOICE:
        named = "poche-named-flipped" if decision == before.cell else "poche-named"
        return [said(named, who=who, cell=cell, tile=tile(box, before, before.tiles[decision]))]
    return [_moved(box, before, who, decision)]


def _turned(box: Box, after: State, who: Seat, decision: int) -> Said:
    if decision == DECLINE:
        return said("poche-declined", "P14", who=who)
    dog = tile_in_full(box, after, after.tiles[after.subject])
    return said("poche-turned", "P14", who=who, cell=cell_name(after.subject), dog=dog)


def _moved(box: Box, before: State, who: Seat, cell: int) -> Said:
    moving = tile(box, before, before.tiles[before.moving])
    if cell == before.moving:
        return said("poche-stayed", who=who, tile=moving)
    if not has(before.up, cell):
        return said("poche-swapped-hidden", who=who, tile=moving, cell=cell_name(cell))
    other = tile(box, before, before.tiles[cell])
    return said("poche-swapped", who=who, tile=moving, cell=cell_name(cell), other=other)


def followed(box: Box, before: State, after: State) -> list[Said]:
    """The tiles are laid, or a step of the end."""
    if before.phase == LAYING:
        return [said("poche-laid", "P4", tile=tile_in_full(box, after, after.tiles[CENTRE]))]
    name, article = f"poche-step-{STAGES[after.happened]}", STAGE_ARTICLES[after.happened]
    if after.happened == CAPTURE:
        return [_captured(box, before, after)]
    if after.happened == BY_CHAOS:
        return [said(name, article, attack=int(box.chaos_values[after.chaos_left]))]
    if after.subject == NONE:
        return [said(name, article)]
    where = cell_name(after.subject)
    subject = tile(box, after, after.tiles[after.subject])
    return [said(name, article, cell=where, tile=subject, bitten=_fallen(box, before, after))]


def _fallen(box: Box, before: State, after: State) -> list[Said]:
    """The cats that were turned face down in this step."""
    fallen = [tile(box, after, after.tiles[cell]) for cell in members(int(after.out & ~before.out))]
    return fallen or [said("poche-bites-nobody")]


def _captured(box: Box, before: State, after: State) -> Said:
    takers = [seat for seat in range(2) if after.taken[seat] != before.taken[seat]]
    result = said("poche-taken-by", who=Seat(takers[0])) if takers else said("poche-taken-by-nobody")
    first, second = after.sums.tolist()
    fought_for = tile(box, after, after.tiles[after.subject])
    cell = cell_name(after.subject)
    return said("poche-step-capture", "P18", tile=fought_for, cell=cell, first=first, second=second, result=result)


def result(box: Box, s: State) -> tuple[Said | None, list[list[Line]], list[Said]]:
    """P20, P21: both score sheets, and the tie-break that was used."""
    sheets = [sheet(box, s, seat) for seat in range(2)]
    first, second = (sum(line.points or 0 for line in lines) for lines in sheets)
    return (_tie_breaker(s) if first == second else None), sheets, []


def _tie_breaker(s: State) -> Said:
    """P21: a tie goes to the player with more prey, then to the defenders; otherwise the win is shared."""
    if popcount(s.taken[0]) != popcount(s.taken[1]):
        return said("poche-tie-prey", "P21")
    defended = plays(s, 0, DEFENDER) or plays(s, 1, DEFENDER)
    return said("poche-tie-defenders" if defended else "poche-tie-shared", "P21")


def sheet(box: Box, s: State, seat: int) -> list[Line]:
    """P20: every line of a seat's score; they add up to it."""
    if not s.taken[seat] and s.phase != OVER:
        return []
    return [*_prey_lines(box, s, seat), *_clan_lines(box, s, seat)]


def _prey_lines(box: Box, s: State, seat: int) -> Iterable[Line]:
    for kind, plural in ((MOUSE, "mice"), (PIGEON, "pigeons"), (FLY, "flies")):
        caught = [FIRST_PREY + index for index in range(PREY) if box.prey_kinds[index] == kind]
        names = [tile_name(box, s, number) for number in caught if has(s.taken[seat], number)]
        if names:
            what = f"both_{plural}" if kind != MOUSE and len(names) == 2 else plural
            yield Line(said(f"poche-line-{what}"), "P20", int(prey_points(box, s, seat, kind)), names)


def _clan_lines(box: Box, s: State, seat: int) -> Iterable[Line]:
    if plays(s, seat, GOURMET) and s.taken[seat]:
        caught = [tile_name(box, s, number) for number in members(int(s.taken[seat]))]
        yield Line(said("poche-line-gourmet"), "P20", len(caught), caught)
    if plays(s, seat, CROOK) and s.phase == OVER:
        cats = [tile_name(box, s, s.tiles[cell]) for cell in members(int(cats_up(s, seat)))]
        yield Line(said("poche-line-crook"), "P20", len(cats), cats)
