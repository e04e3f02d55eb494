"""Everything that can be said about a game of Chabyrinthe, before it is put into a language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ronron.games.chabyrinthe.box import CATS, QUARTERS, SEPARATE, SHAPES, Box
from ronron.games.chabyrinthe.grid import SIDES, cell_at_place
from ronron.games.chabyrinthe.gutters import cells_of, opposite, places_of, size_of
from ronron.games.chabyrinthe.notation import HOME_LETTERS, TURNS, cell_name, place_name
from ronron.games.chabyrinthe.previews import Gain, pushes, turns
from ronron.games.chabyrinthe.rules import INSERT, PATIENCE, may_insert
from ronron.games.chabyrinthe.rules import choice as asked
from ronron.games.chabyrinthe.state import (
    ACT,
    FACING,
    HOME,
    HOMES,
    OVER,
    PHASES,
    SAVING,
    STEPPING,
    UNKNOWN,
    WHERE,
    State,
)
from ronron.games.contract import Line, Prompt
from ronron.kernel.bits import has, lowest, members
from ronron.said import Said, Seat, in_turn, said

VERBS = ("turn", "insert", "push", "face", "home")
PHASE_ARTICLES = ("C5", "C7", "C7", "C10", "C8", "C9", "C9", "C13")
NEAR = 20
"""From this many remaining turns on, the prompt mentions that the game will stop (C17)."""
ALIKE = 1024


@lru_cache(maxsize=ALIKE)
def gutter(box: Box, shape: int, facing: int) -> Said:
    """A card as it lies: its shape and the sides it joins."""
    joins = sorted(filter(None, (sides_of(box, shape, facing, number) for number in range(SEPARATE))))
    return said("chabyrinthe-gutter", shape=SHAPES[shape], joins="_".join(joins))


def sides_of(box: Box, shape: int, facing: int, number: int) -> str:
    """The sides that one gutter of a card joins."""
    joined = int(box.joins[shape, number])
    return "".join(side for index, side in enumerate(SIDES) if joined >> (index - facing) % QUARTERS & 1)


def place(s: State, number: int) -> Said:
    """Where a place is: beside which cell, and on which side of it."""
    return _place(int(size_of(s)), cell_name(s, cell_at_place(size_of(s), number)), number)


@lru_cache(maxsize=ALIKE)
def _place(size: int, cell: str, number: int) -> Said:
    return said("chabyrinthe-place", side=SIDES[number // size], cell=cell)


def line(s: State, number: int) -> Said:
    """The row or column that is pushed towards a place."""
    cell = cell_name(s, cell_at_place(size_of(s), number))
    side = SIDES[number // size_of(s)]
    return said("chabyrinthe-push-line", side=side, line=cell[0] if side in "NS" else cell[1])


def cat(s: State, number: int) -> Said:
    """The cat that waits at a place."""
    return said("chabyrinthe-cat", points=int(s.points_at[number]), place=place(s, number))


def home(s: State, number: int) -> Said:
    """One of the two homes, and where it is."""
    return said("chabyrinthe-home", home=HOME_LETTERS[number], place=place(s, int(s.homes[number])))


def choice(box: Box, s: State, decision: int) -> tuple[str, list[str], Said]:
    """Cards are turned by cell and quarters, lines pushed towards a place; a facing is a number of quarters."""
    if s.phase == WHERE:
        return _push_choice(s, decision)
    if s.phase == FACING:
        return _face_choice(box, s, decision)
    if s.phase == HOME:
        return _home_choice(s, decision)
    if decision == INSERT:
        return "insert", [], said("chabyrinthe-do-insert")
    return _turn_choice(box, s, decision)


def _turn_choice(box: Box, s: State, decision: int) -> tuple[str, list[str], Said]:
    cell, quarters = decision // 3, decision % 3 + 1
    if cell >= cells_of(s):
        return "turn", [], said("chabyrinthe-do-nothing")
    name = cell_name(s, cell)
    after = gutter(box, int(s.shapes[cell]), int(s.facings[cell] + quarters) % QUARTERS)
    words = said("chabyrinthe-do-turn", cell=name, way=TURNS[quarters - 1], gutter=after)
    gain = turns(box, s)[cell][quarters - 1].gain if s.phase == ACT else None
    return "turn", [name, str(quarters)], _worth(words, gain)


def _push_choice(s: State, decision: int) -> tuple[str, list[str], Said]:
    if decision >= places_of(s):
        return "push", [], said("chabyrinthe-do-nothing")
    name = place_name(s, decision)
    enters = place(s, int(opposite(s, decision)))
    return "push", [name], said("chabyrinthe-do-push", place=enters, line=line(s, decision), cell=name[:2])


def _face_choice(box: Box, s: State, decision: int) -> tuple[str, list[str], Said]:
    if decision >= QUARTERS:
        return "face", [], said("chabyrinthe-do-nothing")
    words = said("chabyrinthe-do-face", quarters=decision, gutter=gutter(box, int(s.card), decision))
    (previews,) = pushes(box, s).values()
    return "face", [str(decision)], _worth(words, previews[decision].gain)


def _home_choice(s: State, decision: int) -> tuple[str, list[str], Said]:
    if decision >= HOMES:
        return "home", [], said("chabyrinthe-do-nothing")
    letter = HOME_LETTERS[decision]
    return "home", [letter], said("chabyrinthe-do-home", home=letter, place=place(s, int(s.homes[decision])))


def _worth(words: Said, gain: Gain | None) -> Said:
    """A choice, and what it would win."""
    return words if gain is None else said("chabyrinthe-gaining", choice=words, gain=gain.words)


def prompt(box: Box, s: State, seat: int) -> Prompt:
    """What is to be done, by phase."""
    if s.phase == OVER:
        return Prompt(said("chabyrinthe-phase-over"), _end_article(s))
    return Prompt(_to_do(s), PHASE_ARTICLES[s.phase], list(_remaining(s)))


def _to_do(s: State) -> Said:
    if s.phase == ACT:
        return said("chabyrinthe-phase-act" if may_insert(s) else "chabyrinthe-phase-turn", actions=int(s.actions))
    if s.phase == WHERE:
        return said("chabyrinthe-phase-where", shape=SHAPES[s.card])
    if s.phase == FACING:
        return said("chabyrinthe-phase-facing", line=line(s, int(s.place)))
    if s.phase == HOME:
        return said("chabyrinthe-phase-home", cat=cat(s, lowest(asked(s))))
    return said(f"chabyrinthe-phase-{PHASES[s.phase]}")


def _end_article(s: State) -> str:
    if s.idle == PATIENCE:
        return "C17"
    return "C15" if s.players == 1 else "C13"


def _remaining(s: State) -> Iterator[Said]:
    yield said("chabyrinthe-cats-left", cats=CATS - int(sum(s.cats)))
    if s.players == 1:
        yield said("chabyrinthe-turn-number", turns=int(s.turns))
    if PATIENCE - s.idle <= NEAR:
        yield said("chabyrinthe-patience", "C17", turns=PATIENCE - int(s.idle))


def describe(box: Box, s: State, seat: int) -> list[Said]:
    """From the ring inwards, then the piles and what everybody has won. All hear the same."""
    return [
        *(cat(s, number) for number in members(int(s.waiting))),
        *(home(s, number) for number in range(HOMES)),
        *([said("chabyrinthe-in-hand", shape=SHAPES[s.card])] if s.card >= 0 else []),
        *_rows(box, s),
        said("chabyrinthe-piles", gutters=int(s.pile_count), cats=int(s.cats_left)),
        *([said("chabyrinthe-pile-top", shape=SHAPES[s.pile[0]])] if s.pile_count and s.pile[0] != UNKNOWN else []),
        *(said("chabyrinthe-has", who=Seat(owner), cats=_cats_of(s, owner)) for owner in range(s.players)),
    ]


def _rows(box: Box, s: State) -> Iterator[Said]:
    size = size_of(s)
    for row in range(size):
        cards = [_card_at(box, s, cell) for cell in range(row * size, row * size + size)]
        yield said("chabyrinthe-row", row=row + 1, cards=in_turn(cards))


def _card_at(box: Box, s: State, cell: int) -> Said:
    lying = gutter(box, int(s.shapes[cell]), int(s.facings[cell]))
    return said("chabyrinthe-at", cell=cell_name(s, cell), gutter=lying)


def _cats_of(s: State, owner: int) -> Said:
    won = [said("as-written", text=str(points)) for points in cats_won(s, owner)]
    return said("chabyrinthe-cats-worth", list=won) if won else said("chabyrinthe-no-cats")


def told(box: Box, before: State, after: State, mover: int, decision: int) -> list[Said]:
    """What a decision did; after an insertion the next gutter of an open pile is turned up."""
    sentences = [_decided(box, before, after, Seat(mover), decision)]
    if before.phase == FACING and after.open_pile and after.pile[0] != UNKNOWN:
        sentences.append(said("chabyrinthe-turned-up", "C16", shape=SHAPES[after.pile[0]]))
    if after.phase == OVER:
        sentences.append(said("chabyrinthe-stopped", "C17"))
    return sentences


def _decided(box: Box, before: State, after: State, who: Seat, decision: int) -> Said:
    if before.phase == WHERE:
        return _aimed(before, who, decision)
    if before.phase == FACING:
        entering = gutter(box, int(before.card), decision)
        return said("chabyrinthe-pushed", who=who, line=line(before, int(before.place)), gutter=entering)
    if before.phase == HOME:
        where = place(before, lowest(asked(before)))
        return said("chabyrinthe-chose", "C10", who=who, cat=where, home=HOME_LETTERS[decision])
    if decision == INSERT:
        return said("chabyrinthe-drew", who=who, shape=SHAPES[after.card])
    cell, quarters = divmod(decision, 3)
    shape = SHAPES[before.shapes[cell]]
    return said("chabyrinthe-turned", who=who, cell=cell_name(before, cell), shape=shape, way=TURNS[quarters])


def _aimed(before: State, who: Seat, decision: int) -> Said:
    leaving = cell_at_place(size_of(before), decision)
    shape = SHAPES[before.shapes[leaving]]
    return said("chabyrinthe-aimed", who=who, line=line(before, decision), cell=cell_name(before, leaving), shape=shape)


def followed(box: Box, before: State, after: State) -> list[Said]:
    """Cats come home, a home moves on, or a new cat arrives."""
    if before.phase == SAVING:
        ended = [said("chabyrinthe-all-home", "C13")] if after.phase == OVER else []
        return [*_rescued(before), *ended]
    if before.phase == STEPPING:
        moved = next(number for number in range(HOMES) if before.homes[number] != after.homes[number])
        where = place(after, int(after.homes[moved]))
        return [said("chabyrinthe-stepped", "C9", home=HOME_LETTERS[moved], place=where)]
    arrived = lowest(int(after.waiting & ~before.waiting))
    return [said("chabyrinthe-arrived", "C9", points=int(after.points_at[arrived]), place=place(after, arrived))]


def _rescued(before: State) -> Iterator[Said]:
    """C8, C10: each cat and the home it goes to; the first of two homes if nobody chose."""
    for number in members(int(before.takes[0] | before.takes[1])):
        letter = HOME_LETTERS[0 if has(int(before.takes[0]), number) else 1]
        points = int(before.points_at[number])
        who = Seat(int(before.to_move))
        yield said("chabyrinthe-won", "C8", who=who, place=place(before, number), home=letter, points=points)


def result(box: Box, s: State) -> tuple[Said | None, list[list[Line]], list[Said]]:
    """C13–C17: the cats of every player, and the tie-break that was used."""
    return _tie_breaker(s), [sheet(s, seat) for seat in range(s.players)], list(_notes(s))


def tie_break(box: Box, s: State, seat: int) -> int:
    """C14: more cats."""
    return int(s.cats[seat])


def _tie_breaker(s: State) -> Said | None:
    """C14: a tie goes to the player with more cats, or is shared; None if points decide, or in a game alone."""
    points = s.points[: s.players].tolist()
    best = [int(s.cats[seat]) for seat in range(s.players) if points[seat] == max(points)]
    if len(best) == 1:
        return None
    return said("chabyrinthe-tie-cats" if best.count(max(best)) == 1 else "chabyrinthe-tie-shared", "C14")


def sheet(s: State, seat: int) -> list[Line]:
    """C8: cats by their points, the highest first. C15: in a game alone turns count instead of cats."""
    alone = s.players == 1
    won = cats_won(s, seat)
    lines = [_cats_line(won, points, alone) for points in sorted(set(won), reverse=True)]
    return [*lines, Line(said("chabyrinthe-line-turns"), "C15", int(s.turns), [])] if alone else lines


def _cats_line(won: list[int], points: int, alone: bool) -> Line:
    count = won.count(points)
    words = said("chabyrinthe-cats-of", count=count, points=points)
    return Line(words, "C15" if alone else "C8", None if alone else points * count, [str(points)] * count)


def cats_won(s: State, seat: int) -> list[int]:
    """The points of the cats a seat has won, in order."""
    return [int(points) for points, owner in zip(s.won, s.winner, strict=True) if points and owner == seat]


def _notes(s: State) -> Iterator[Said]:
    stopped = s.idle == PATIENCE
    if s.players > 1:
        if stopped:
            yield said("chabyrinthe-stopped-line", "C17")
    elif stopped:
        yield said("chabyrinthe-alone-lost", "C17")
    else:
        yield said("chabyrinthe-alone-won", "C15")
    yield said("chabyrinthe-reconstructed")
