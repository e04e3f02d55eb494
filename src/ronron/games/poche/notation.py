"""Chats de poche as text.

A cell is its column a–e and its row 1–5 from the top. A tile is

- a cat: the letter of its clan (R royal, G gourmet, C crook, J defender, X chaos, W power, H ghost) and its value, `*`
  for the chief: `R4`, `G3*`, `X*`; in the draft, before its clan is chosen, its seat and number: `0.3`;
- a prey: `M` mouse, `P` pigeon, `F` fly and its value;
- a dog: `D1`–`D5` and its quarter turns clockwise, `D3^1` (without `^` it is not turned).

Tiles alike are told apart by a letter: `M4a`, `M4b`. A tile face down is in parentheses, `(M6)`, or `(?)` if it is not
known; a cat turned face down again at the end is in brackets, `[R4]`.

A position is five rows of five tiles, and above them a line that says the rest: `phase=move first=0
clans=royal,ghost cell=c3`. Without that line the clans are named by the caller, seat 0 began, and a tile is to be
flipped, or, with all of them face up, the end is to be resolved.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ronron.errors import PositionError
from ronron.games.poche.box import CATS, CHAOS, CLANS, GHOST, PREY, ROYAL, Box
from ronron.games.poche.end import DECLINE, find_next_step, rotations
from ronron.games.poche.grid import ALL_CELLS, CELLS, SIDE
from ronron.games.poche.rules import ALL_CLANS, advance, clans_to_choose, forced
from ronron.games.poche.state import (
    BY_DEFENDER,
    BY_DOGS,
    DRAFT,
    END,
    FIRST_DOG,
    FIRST_GAME,
    FIRST_PREY,
    FLIP,
    FREE,
    MOVE,
    NONE,
    OVER,
    PHASES,
    PREY_CHOICE,
    ROTATE,
    UNKNOWN,
    State,
)
from ronron.games.poche.tiles import plays, prey_face_up, seat_of
from ronron.games.positions import FIRST_LINE, begin, expected, not_one_of, read_word
from ronron.kernel import has, lowest, popcount
from ronron.said import all_of, one_of, said

CLAN_LETTERS = "RGCJXWH"
PREY_LETTERS = "MPF"
SIDE_NAMES = ("north", "east", "south", "west")
WORDS = ("phase", "first", "clans", "hands", "cell", "moving", "from", "effects")
READABLE = (DRAFT, FLIP, PREY_CHOICE, MOVE, ROTATE, END, OVER)


def cell_name(cell: int) -> str:
    """`a1` is top left, `e5` bottom right."""
    return f"{'abcde'[cell % SIDE]}{cell // SIDE + 1}"


def text(box: Box, s: State, decision: int) -> str:
    """A decision in a word or two."""
    if s.phase == DRAFT:
        return CLANS[decision] if decision < len(CLANS) else f"clan {decision + 1}"
    if s.phase == ROTATE:
        if decision < DECLINE:
            return f"turn {SIDE_NAMES[decision // 3]} {decision % 3 + 1}"
        return "decline" if decision == DECLINE else f"turn {decision}"
    if s.phase == MOVE:
        return "stay" if decision == s.moving else f"to {cell_name(decision)}"
    return f"{'move' if s.phase == PREY_CHOICE else 'flip'} {cell_name(decision)}"


def tile_name(box: Box, s: State, tile: int) -> str:
    """A tile, without whether it is face up."""
    if tile >= FIRST_DOG:
        return name_of(box, tile, NONE, int(s.facings[tile - FIRST_DOG]))
    return name_of(box, tile, int(s.clans[tile // CATS]) if tile < FIRST_PREY else NONE, 0)


def name_of(box: Box, tile: int, clan: int, quarters: int) -> str:
    """A cat by its clan, a prey, or a dog by its quarter turns."""
    if tile >= FIRST_DOG:
        return f"D{tile - FIRST_DOG + 1}^{quarters}"
    if tile >= FIRST_PREY:
        return _prey_names(box)[tile - FIRST_PREY]
    seat, index = divmod(tile, CATS)
    return f"{seat}.{index + 1}" if clan == NONE else _cat_names(box, clan)[index]


@lru_cache
def _prey_names(box: Box) -> list[str]:
    values = [(int(box.prey_kinds[index]), int(box.prey_values[index])) for index in range(PREY)]
    return [f"{PREY_LETTERS[kind]}{value}{_twin(values, index)}" for index, (kind, value) in enumerate(values)]


@lru_cache
def _cat_names(box: Box, clan: int) -> list[str]:
    chief = int(box.chiefs[clan])
    cats = [(int(box.attack[clan, index]), index == chief) for index in range(CATS)]
    values = ["" if clan == CHAOS else str(attack) for attack, _ in cats]
    marks = ["*" if index == chief else _twin(cats, index) for index in range(CATS)]
    return [f"{CLAN_LETTERS[clan]}{value}{mark}" for value, mark in zip(values, marks, strict=True)]


def _twin(alike: Sequence[object], index: int) -> str:
    """The letter that distinguishes a tile from others like it."""
    if alike.count(alike[index]) == 1:
        return ""
    return "abcdef"[alike[:index].count(alike[index])]


def write(box: Box, s: State) -> str:
    """The line that says the rest, then the grid."""
    cells = [_cell_text(box, s, cell) for cell in range(CELLS)]
    rows = [" ".join(cells[start : start + SIDE]) for start in range(0, CELLS, SIDE)]
    return "\n".join([_header(s), *rows])


def _cell_text(box: Box, s: State, cell: int) -> str:
    tile = s.tiles[cell]
    name = "?" if tile == UNKNOWN else tile_name(box, s, tile)
    if has(s.out, cell):
        return f"[{name}]"
    return name if has(s.up, cell) else f"({name})"


def _header(s: State) -> str:
    clans = ",".join("-" if clan == NONE else CLANS[clan] for clan in s.clans)
    words = [f"phase={PHASES[s.phase]}", f"first={s.first}", f"clans={clans}"]
    if s.phase == DRAFT and s.mode != FREE:
        words.append(f"hands={','.join(_hand_text(hand) for hand in s.hands)}")
    if s.phase in (MOVE, PREY_CHOICE):
        words.append(f"cell={cell_name(s.cell)}")
    if s.phase == MOVE and s.moving != s.cell:
        words.append(f"moving={cell_name(s.moving)}")
    if s.phase == ROTATE and s.happened == BY_DEFENDER:
        words.append(f"from={cell_name(s.subject)}")
    if s.effects == (s.mode == FIRST_GAME):
        words.append(f"effects={'yes' if s.effects else 'no'}")
    return " ".join(words)


def _hand_text(hand: int) -> str:
    return "+".join(clan for index, clan in enumerate(CLANS) if hand >> index & 1) or "-"


def read(box: Box, s: State, position: str, clans: Sequence[str] = ("royal", "gourmet"), effects: bool = True) -> None:
    """Fill a blank state from a position, with the header line or without."""
    header, rows = begin(position, WORDS)
    if not header and effects and s.mode == FIRST_GAME:
        s.mode = FREE  # the first game is the only mode without effects (P2)
    s.cell = s.moving = s.happened = s.subject = s.place = NONE
    s.effects = int(read_word(header, "effects", ("no", "yes"), "no" if s.mode == FIRST_GAME else "yes") == "yes")
    s.first = s.to_move = int(read_word(header, "first", ("0", "1"), "0"))
    s.clans[:] = _read_clans(header["clans"].split(",") if "clans" in header else clans)
    _read_grid(box, s, [row.split() for row in rows])
    _check_grid(s, header.get("phase"))
    _read_phase(box, s, header)


def _read_clans(names: Sequence[str]) -> list[int]:
    known = isinstance(names, list | tuple) and len(names) == 2 and all(name in (*CLANS, "-") for name in names)
    if not known:
        raise PositionError("poche-error-clans", clans=all_of(CLANS), found=repr(names))
    if names[0] == names[1] != "-":
        raise PositionError("poche-error-same-clan", "P1", clan=names[0])
    return [NONE if name == "-" else CLANS.index(name) for name in names]


def _read_grid(box: Box, s: State, rows: list[list[str]]) -> None:
    if [len(row) for row in rows] != [SIDE] * SIDE:
        raise PositionError("error-rows", rows=SIDE, words=SIDE, found=str([len(row) for row in rows]))
    names = {tile_name(box, s, tile): tile for tile in range(FIRST_DOG)}
    free = dict.fromkeys(range(CELLS))
    s.tiles[:] = UNKNOWN
    s.facings[:] = UNKNOWN
    for cell, token in enumerate(token for row in rows for token in row):
        _read_tile(s, cell, token, names, free)


def _read_tile(s: State, cell: int, token: str, names: dict[str, int], free: dict[int, None]) -> None:
    name = token.strip("()[]")
    if token == f"({name})":
        pass
    elif token == f"[{name}]":
        s.up |= 1 << cell
        s.out |= 1 << cell
    elif token == name:
        s.up |= 1 << cell
    else:
        raise expected(cell_name(cell), said("poche-error-a-tile"), token)
    if name == "?":
        if s.up >> cell & 1:
            raise PositionError("poche-error-unknown-face-up", cell=cell_name(cell))
        return
    tile = _tile_named(s, name, names, free, cell)
    del free[tile]
    s.tiles[cell] = tile
    if s.out >> cell & 1 and tile >= FIRST_PREY:
        raise PositionError("poche-error-only-cats", cell=cell_name(cell), tile=name)


def _tile_named(s: State, name: str, names: dict[str, int], free: dict[int, None], cell: int) -> int:
    """The tile of that name that is not on the grid yet; the letter that tells twins apart may be left out."""
    where = cell_name(cell)
    if name.startswith("D"):
        return _dog_named(s, name, free, where)
    fitting = [tile for full_name, tile in names.items() if full_name == name or full_name[:-1] == name]
    exact = [tile for full_name, tile in names.items() if full_name == name]
    found = next((tile for tile in exact or fitting if tile in free), None)
    if found is None:
        if fitting:
            raise PositionError("error-no-further", where=where, name=name)
        raise PositionError("poche-error-no-such-tile", cell=where, found=repr(name))
    return found


def _dog_named(s: State, name: str, free: dict[int, None], where: str) -> int:
    dog, _, quarters = name[1:].partition("^")
    if dog not in ("1", "2", "3", "4", "5") or quarters not in ("", "0", "1", "2", "3"):
        raise expected(where, said("poche-error-a-dog"), name)
    index = int(dog) - 1
    if FIRST_DOG + index not in free:
        raise PositionError("error-no-further", where=where, name=f"D{dog}")
    s.facings[index] = int(quarters or 0)
    return FIRST_DOG + index


def _check_grid(s: State, phase: str | None) -> None:
    """Refuse positions that no game can reach."""
    if s.effects == 0 and CHAOS in s.clans:
        raise PositionError("poche-error-chaos", "P2")
    if phase == PHASES[DRAFT] and s.up != 0:
        raise PositionError("poche-error-face-up-in-draft", "P3")
    if phase != PHASES[DRAFT] and s.up == 0:
        raise PositionError("poche-error-nothing-face-up", "P4")
    if phase != PHASES[DRAFT] and NONE in s.clans:
        raise PositionError("poche-error-clan-missing", "P3")
    if phase != PHASES[OVER] and s.out != 0:
        raise PositionError("poche-error-turned-down-early", "P15")


def _read_phase(box: Box, s: State, header: dict[str, str]) -> None:
    """What is to be done, and by whom."""
    s.phase = _phase(s, header)
    if s.phase == DRAFT:
        _read_draft(s, header)
    elif s.phase in (FLIP, PREY_CHOICE, MOVE):
        _read_turn(s, header)
    else:
        _read_end(box, s, header)


def _phase(s: State, header: dict[str, str]) -> int:
    all_up = s.up == ALL_CELLS
    name = header.get("phase", PHASES[END if all_up else FLIP])
    if name not in PHASES or PHASES.index(name) not in READABLE:
        raise not_one_of("phase", [PHASES[phase] for phase in READABLE], name)
    phase = PHASES.index(name)
    if phase in (ROTATE, END, OVER) and not all_up:
        raise PositionError("poche-error-end-early", "P13", phase=name)
    if phase == FLIP and all_up:
        raise PositionError("poche-error-nothing-to-flip", "P13")
    return phase


def _read_draft(s: State, header: dict[str, str]) -> None:
    if s.mode == FIRST_GAME:
        raise PositionError("poche-error-no-draft", "P1")
    if s.clans[1 - s.first] != NONE:
        raise PositionError("poche-error-draft-order", "P4")
    s.to_move = s.first if s.clans[s.first] == NONE else 1 - s.first
    s.hands[:] = ALL_CLANS
    if s.mode != FREE:
        hands = header.get("hands", "").split(",")
        if len(hands) != 2:
            raise expected(FIRST_LINE, said("poche-error-hands"), header.get("hands", ""))
        s.hands[:] = [_read_hand(hand) for hand in hands]
    if s.hands[s.to_move] != 0 and clans_to_choose(s) == 0:
        raise PositionError("poche-error-no-clan-left", "P1")


def _read_hand(text: str) -> int:
    names = [] if text == "-" else text.split("+")
    if bad := [name for name in names if name not in CLANS]:
        raise expected(said("error-first-line-key", key="hands"), one_of(CLANS), bad[0])
    return sum(1 << CLANS.index(name) for name in set(names))


def _read_turn(s: State, header: dict[str, str]) -> None:
    flips = popcount(s.up) - (1 if s.phase == FLIP else 2)
    if flips < 0:
        raise PositionError("poche-error-too-few-face-up", "P4, P6", phase=PHASES[s.phase])
    s.to_move = (s.first + flips) % 2
    if s.phase == FLIP:
        return
    s.cell = s.moving = _read_cell(s, header, "cell")
    if s.phase == MOVE and "moving" in header:
        s.moving = _read_cell(s, header, "moving")
    if s.phase == PREY_CHOICE or s.moving != s.cell:
        _check_ghosts(s)


def _check_ghosts(s: State) -> None:
    """P12: another prey than the one flipped moves only for the ghosts."""
    if not plays(s, s.to_move, GHOST):
        raise PositionError("poche-error-no-ghosts", "P12", seat=int(s.to_move))
    for cell in (s.cell, s.moving):
        if not has(prey_face_up(s), cell):
            raise PositionError("poche-error-ghosts-prey", "P12", cell=cell_name(cell))


def _read_cell(s: State, header: dict[str, str], key: str) -> int:
    names = {cell_name(cell): cell for cell in range(CELLS)}
    if header.get(key) not in names:
        raise expected(FIRST_LINE, said("poche-error-key-and-cell", key=key), header.get(key, ""))
    cell = names[header[key]]
    if not has(s.up, cell):
        raise PositionError("poche-error-lies-face-down", key=key, cell=header[key])
    return cell


def _read_end(box: Box, s: State, header: dict[str, str]) -> None:
    """Resolve as far as the position says; the cats in brackets must be those that are really turned down."""
    phase, out = s.phase, s.out
    s.phase, s.out = END, 0
    if phase == END:
        find_next_step(box, s)
        return
    s.stage = BY_DOGS
    if phase == ROTATE:
        s.phase, s.to_move = ROTATE, seat_of(s, ROYAL)
        if rotations(box, s) == 0:
            raise PositionError("poche-error-no-dog-to-turn", "P14")
        if "from" in header:
            s.happened, s.subject = BY_DEFENDER, _read_cell(s, header, "from")
        return
    while forced(box, s):
        advance(box, s)
    if out not in (0, s.out):
        wrong = lowest(out ^ s.out)
        raise PositionError("poche-error-other-cats", "P15", cell=cell_name(wrong))
