"""Chabyrinthe as text.

A cell is its column a–d and its row 1–4 from the top. A place outside the square is the cell it touches and the way
there: `a1^` is above a1, `d1>` at its right, `d4v` below, `a4<` at its left. The same name stands for the end of a
line: `out a1^` removes a1 by its column, which is pushed up; `out a1<` removes it by its row.

A gutter is a letter for its shape (e elbow, s straight, t tee, x cross, d double elbow, b bridge) and its quarter turns
clockwise: `t3`. A position is the square with the ring of places around it, where a digit is a cat and its points, `A`
and `B` are the homes, `.` is free and `+` a corner:

    phase=act first=0 seat=1 turn=4 idle=0 actions=2
    + 4 . . . +
    . e0 s1 t2 x0 A
    . s0 e3 e1 d1 .
    . b0 t0 s1 e2 .
    B e3 e0 e1 s0 .
    + . . . 3 +
    pile: ? ? ? ? ? ? ? ? | e t
    cats: ? ? ? ? ? ? ? ? ? ? ? ?
    won: 0:5

The piles have their top first; after the bar are the gutters that everybody saw go under the pile. `won` says in order
who won a cat, and its points. The first line may be left out, and so may any word of it: then seat 0 is to begin a
turn. `saved=yes` says that this turn has won a cat, `inserted=yes` that it had its insertion; `hand=t` is the gutter in
hand and `out=a1^` what it will push out; `took=a1^:B` a home that has been chosen while another is to be.
"""

from __future__ import annotations

from typing import NoReturn

from ronron.errors import PositionError
from ronron.games.chabyrinthe.box import CATS, GUTTERS, SHAPES, Box
from ronron.games.chabyrinthe.grid import cell_at_place
from ronron.games.chabyrinthe.gutters import cells_of, places_of, size_of
from ronron.games.chabyrinthe.rules import ACTIONS, INSERT, PATIENCE, choice, joined_now
from ronron.games.chabyrinthe.state import (
    ACT,
    CAT_PILE,
    FACING,
    HOME,
    HOMES,
    NONE,
    OVER,
    PHASES,
    UNKNOWN,
    WHERE,
    State,
)
from ronron.games.positions import (
    FIRST_LINE,
    after,
    begin,
    expected,
    expected_in_all,
    not_one_of,
    not_with_phase,
    read_number,
    read_word,
)
from ronron.kernel import has
from ronron.said import one_of, said

LETTERS = "estxdb"
HOME_LETTERS = "AB"
ARROWS = "^>v<"
"""Out of the square to the north, east, south and west."""
TURNS = ("right", "half", "left")
READABLE = (ACT, WHERE, FACING, HOME, OVER)
WORDS = ("phase", "first", "seat", "turn", "idle", "actions", "saved", "inserted", "hand", "out", "took")


def cell_name(s: State, cell: int) -> str:
    """`a1` is top left."""
    row, column = divmod(cell, size_of(s))
    return f"{'abcd'[column]}{row + 1}"


def place_name(s: State, place: int) -> str:
    """The cell it touches and the way there."""
    size = size_of(s)
    return f"{cell_name(s, cell_at_place(size, place))}{ARROWS[place // size]}"


def card_name(shape: int, facing: int) -> str:
    """A gutter as it lies."""
    return f"{LETTERS[shape]}{facing}"


def text(box: Box, s: State, decision: int) -> str:
    """A decision in a word or two."""
    if s.phase == WHERE:
        return f"out {place_name(s, decision)}" if decision < places_of(s) else f"out {decision}"
    if s.phase == FACING:
        return f"face {decision}"
    if s.phase == HOME:
        return f"home {HOME_LETTERS[decision] if decision < HOMES else decision}"
    if decision == INSERT:
        return "insert"
    if decision < 3 * cells_of(s):
        return f"turn {cell_name(s, decision // 3)} {TURNS[decision % 3]}"
    return f"turn {decision}"


def write(box: Box, s: State) -> str:
    """The line that says the rest, the square and its ring, the piles, and what was won."""
    lines = [_header(s), *_picture(s)]
    hidden = s.pile_count - s.known
    pile = ["?" if card == UNKNOWN else LETTERS[card] for card in s.pile[: s.pile_count]]
    lines.append(" ".join(["pile:", *pile[:hidden], "|", *pile[hidden:]]))
    lines.append(
        " ".join(["cats:", *("?" if points == UNKNOWN else str(points) for points in s.cat_pile[: s.cats_left][::-1])])
    )
    won = zip(s.winner[: sum(s.cats)], s.won, strict=False)
    lines.append(" ".join(["won:", *(f"{seat}:{points}" for seat, points in won)]))
    return "\n".join(lines)


def _header(s: State) -> str:
    words = [f"phase={PHASES[s.phase]}", f"first={s.first}", f"seat={s.to_move}", f"turn={s.turns}"]
    words += [f"idle={s.idle}", f"actions={s.actions}"]
    if s.lucky:
        words.append("saved=yes")
    if s.inserted:
        words.append("inserted=yes")
    if s.card != NONE:
        words.append(f"hand={'?' if s.card == UNKNOWN else LETTERS[s.card]}")
    if s.place != NONE:
        words.append(f"out={place_name(s, s.place)}")
    if s.phase == HOME:
        words += [f"took={place_name(s, place)}:{HOME_LETTERS[home]}" for place, home in _chosen(s)]
    return " ".join(words)


def _chosen(s: State) -> list[tuple[int, int]]:
    """Cats before the one that is asked about, and the homes they go to."""
    asked = choice(s)
    earlier = (asked & -asked) - 1
    takes = [(place, home) for place in range(places_of(s)) for home in range(HOMES) if has(s.takes[home], place)]
    return [(place, home) for place, home in takes if has(earlier, place)]


def _picture(s: State) -> list[str]:
    size = size_of(s)
    ring = [_place_text(s, place) for place in range(places_of(s))]
    cells = [card_name(s.shapes[cell], s.facings[cell]) for cell in range(cells_of(s))]
    top, right, bottom, left = (ring[start : start + size] for start in range(0, 4 * size, size))
    rows = [" ".join([left[size - 1 - row], *cells[row * size : row * size + size], right[row]]) for row in range(size)]
    return [" ".join(["+", *top, "+"]), *rows, " ".join(["+", *bottom[::-1], "+"])]


def _place_text(s: State, place: int) -> str:
    for home in range(HOMES):
        if s.homes[home] == place:
            return HOME_LETTERS[home]
    return str(s.points_at[place]) if has(s.waiting, place) else "."


def read(box: Box, s: State, position: str) -> None:
    """Fill a blank state from a position."""
    header, written = begin(position, WORDS)
    lines = [line.split() for line in written]
    size = size_of(s)
    if len(lines) != size + 5:
        raise expected_in_all(said("chabyrinthe-error-lines", lines=size + 2), len(lines))
    s.card = s.place = NONE
    _read_picture(s, lines[: size + 2])
    _read_pile(s, after(lines[-3], "pile:"))
    _read_cats(s, after(lines[-2], "cats:"))
    _read_won(s, after(lines[-1], "won:"))
    _read_rest(box, s, header)
    _check_gutters(box, s)
    _check_cats(box, s)


def _read_picture(s: State, rows: list[list[str]]) -> None:
    size = size_of(s)
    if any(len(row) != size + 2 for row in rows):
        raise PositionError("error-rows", rows=size + 2, words=size + 2, found=str([len(row) for row in rows]))
    corners = [rows[0][0], rows[0][-1], rows[-1][0], rows[-1][-1]]
    if corners != ["+"] * 4:
        raise PositionError("chabyrinthe-error-corners", found=" ".join(corners))
    s.shapes[:] = NONE
    for cell in range(size * size):
        row, column = divmod(cell, size)
        _read_card(s, cell, rows[row + 1][column + 1])
    right, left = [row[-1] for row in rows[1:-1]], [row[0] for row in rows[1:-1]]
    _read_ring(s, [*rows[0][1:-1], *right, *rows[-1][1:-1][::-1], *left[::-1]])


def _read_card(s: State, cell: int, word: str) -> None:
    if len(word) != 2 or word[0] not in LETTERS or word[1] not in "0123":
        raise expected(cell_name(s, cell), said("chabyrinthe-error-a-gutter"), word)
    s.shapes[cell], s.facings[cell] = LETTERS.index(word[0]), int(word[1])


def _read_ring(s: State, ring: list[str]) -> None:
    s.homes[:] = NONE
    for place, word in enumerate(ring):
        if word in HOME_LETTERS and s.homes[HOME_LETTERS.index(word)] == NONE:
            s.homes[HOME_LETTERS.index(word)] = place
        elif word in tuple("123456789"):
            s.points_at[place] = int(word)
            s.waiting |= 1 << place
        elif word != ".":
            raise expected(place_name(s, place), said("chabyrinthe-error-a-place"), word)
    if NONE in s.homes:
        raise PositionError("chabyrinthe-error-homes")
    if sum(word in tuple("123456789") for word in ring) > 2:
        raise PositionError("chabyrinthe-error-two-cats", "C2")


def _read_pile(s: State, words: list[str]) -> None:
    if words.count("|") != 1:
        raise expected("pile", said("chabyrinthe-error-bar"), " ".join(words))
    bar = words.index("|")
    cards = words[:bar] + words[bar + 1 :]
    s.pile_count, s.known = len(cards), len(cards) - bar
    if s.pile_count > GUTTERS - cells_of(s):
        raise expected(
            "pile", said("chabyrinthe-error-most-gutters", count=int(GUTTERS - cells_of(s))), int(s.pile_count)
        )
    s.pile[:] = NONE
    for index, word in enumerate(cards):
        if word not in (*LETTERS, "?") or (word == "?" and index >= bar):
            raise expected("pile", said("chabyrinthe-error-pile-letter", letters=one_of(LETTERS)), word)
        s.pile[index] = UNKNOWN if word == "?" else LETTERS.index(word)


def _read_cats(s: State, words: list[str]) -> None:
    if len(words) > CAT_PILE:
        raise expected("cats", said("chabyrinthe-error-most-cats", count=CAT_PILE), len(words))
    s.cats_left = len(words)
    for index, word in enumerate(reversed(words)):
        if word not in (*"123456789", "?"):
            raise expected("cats", said("chabyrinthe-error-points"), word)
        s.cat_pile[index] = UNKNOWN if word == "?" else int(word)


def _read_won(s: State, words: list[str]) -> None:
    if len(words) > CATS:
        raise expected("won", said("chabyrinthe-error-most-cats", count=CATS), len(words))
    for index, word in enumerate(words):
        seat, _, points = word.partition(":")
        if seat not in tuple("0123"[: s.players]) or points not in tuple("123456789"):
            raise expected("won", said("chabyrinthe-error-seat-points"), word)
        s.winner[index], s.won[index] = int(seat), int(points)
        s.points[int(seat)] += int(points)
        s.cats[int(seat)] += 1


def _read_rest(box: Box, s: State, header: dict[str, str]) -> None:
    """Whose turn it is and how far it has come."""
    names = [PHASES[phase] for phase in READABLE]
    s.phase = PHASES.index(read_word(header, "phase", names, "act"))
    s.first = read_number(header, "first", 0, s.players - 1, 0)
    s.to_move = read_number(header, "seat", 0, s.players - 1, s.first)
    s.turns = read_number(header, "turn", 1, CATS * PATIENCE, 1)
    s.idle = read_number(header, "idle", 0, PATIENCE, 0)
    s.actions = read_number(header, "actions", 0, ACTIONS, ACTIONS)
    s.lucky = _yes(header, "saved")
    s.inserted = _yes(header, "inserted")
    _read_hand(s, header)
    _check_turn(s)
    _check_joined(box, s, header)


def _yes(header: dict[str, str], key: str) -> int:
    if header.get(key, "yes") != "yes":
        raise PositionError("chabyrinthe-error-yes", key=key, found=repr(header[key]))
    return int(key in header)


def _read_hand(s: State, header: dict[str, str]) -> None:
    """C7: the gutter drawn, and where it is to go."""
    drawn = s.phase in (WHERE, FACING)
    if drawn != ("hand" in header) or (s.phase == FACING) != ("out" in header):
        raise PositionError("chabyrinthe-error-hand-and-out")
    if drawn:
        if header["hand"] not in tuple(LETTERS):
            raise not_one_of("hand", LETTERS, header["hand"])
        s.card = LETTERS.index(header["hand"])
    if s.phase == FACING:
        s.place = _place(s, header["out"])


def _place(s: State, name: str) -> int:
    names = [place_name(s, place) for place in range(places_of(s))]
    if name not in names:
        raise expected(FIRST_LINE, said("chabyrinthe-error-place-such-as", places=one_of((names[0], names[-1]))), name)
    return names.index(name)


def _check_turn(s: State) -> None:
    """Refuse positions that no turn can reach."""
    if s.phase in (ACT, WHERE, FACING) and s.actions == 0:
        raise PositionError("chabyrinthe-error-no-action-left", "C5", phase=PHASES[s.phase])
    if s.phase == HOME and s.actions == ACTIONS:
        raise PositionError("chabyrinthe-error-won-by-action", "C8", word="phase=home")
    if s.inserted and s.actions == ACTIONS:
        raise PositionError("chabyrinthe-error-insertion-is-action", "C5")
    if s.phase in (WHERE, FACING) and s.inserted and not s.free_actions:
        raise PositionError("chabyrinthe-error-inserted", "C5", phase=PHASES[s.phase])
    if s.lucky and s.actions == ACTIONS:
        raise PositionError("chabyrinthe-error-won-by-action", "C8", word="saved=yes")
    if (s.idle == PATIENCE) != (s.phase == OVER and not _all_won(s)):
        raise PositionError("chabyrinthe-error-idle", "C13, C17", idle=int(s.idle), turns=PATIENCE)
    if s.phase != OVER and _all_won(s):
        raise PositionError("chabyrinthe-error-all-won", "C13", phase=PHASES[s.phase])


def _all_won(s: State) -> bool:
    return s.waiting == 0 and s.cats_left == 0


def _check_joined(box: Box, s: State, header: dict[str, str]) -> None:
    """C8: refuse a cat joined to a home, since it would have been won, unless its home is still to be chosen."""
    joined = joined_now(box, s)
    if s.phase == HOME:
        _read_choices(s, header)
        return
    if "took" in header:
        raise not_with_phase("took=", PHASES[s.phase])
    if joined:
        place = next(place for place in range(places_of(s)) if has(joined, place))
        raise PositionError("chabyrinthe-error-joined", "C8", place=place_name(s, place))


def _read_choices(s: State, header: dict[str, str]) -> None:
    """C10: which homes were chosen so far; at most one, since there are at most two cats."""
    if choice(s) == 0:
        raise PositionError("chabyrinthe-error-no-choice", "C10")
    if "took" not in header:
        return
    name, _, letter = header["took"].partition(":")
    place, asked = _place(s, name), choice(s)
    if letter not in tuple(HOME_LETTERS) or 1 << place != asked & -asked or asked == 1 << place:
        _bad_choice(header["took"])
    s.takes[1 - HOME_LETTERS.index(letter)] &= ~(1 << place)


def _bad_choice(word: str) -> NoReturn:
    raise PositionError("chabyrinthe-error-took", "C10", found=repr(word))


def _check_gutters(box: Box, s: State) -> None:
    """Check that there are 26 gutters, with no more of a shape than the box has."""
    total = cells_of(s) + s.pile_count + (s.card != NONE)
    if total != GUTTERS:
        raise expected_in_all(said("chabyrinthe-error-gutters", count=GUTTERS), int(total))
    lying = [*s.shapes[: cells_of(s)], *s.pile[: s.pile_count], s.card]
    for shape, name in enumerate(SHAPES):
        if lying.count(shape) > box.counts[shape]:
            raise expected_in_all(
                said("chabyrinthe-error-cards", count=int(box.counts[shape]), card=f"{LETTERS[shape]} ({name})"),
                lying.count(shape),
            )


def _check_cats(box: Box, s: State) -> None:
    """Check that there are 15 cats with the values of the box."""
    seen = [int(points) for points in (*s.points_at, *s.won, *s.cat_pile[: s.cats_left]) if points != 0]
    if len(seen) != CATS:
        raise expected_in_all(said("chabyrinthe-error-cats", count=CATS), len(seen))
    worth = box.cats.tolist()
    for points in set(seen) - {UNKNOWN}:
        if seen.count(points) > worth.count(points):
            raise expected_in_all(
                said("chabyrinthe-error-cats-worth", count=worth.count(points), points=points), seen.count(points)
            )
    if s.cats_left and len([place for place in range(places_of(s)) if has(s.waiting, place)]) != 2:
        raise PositionError("chabyrinthe-error-two-wait", "C9")
