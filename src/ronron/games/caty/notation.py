"""Caty Mini as text.

A notch is its furniture and 0 or 1: `piano1`. A position has a line for the state of the turn, one for each seat with
its board, then the furniture played, the piles and the tokens:

    phase=entry first=1 seat=0 round=3
    0 C: start=1 runs=piano0,sofa1 won=block2+duck3,- hand=bed,?red
    1 A: start=0 runs=-,sofa0 won=-,car2 hand=chair
    order: lamp piano sofa desk
    piles: turquoise=bookcase yellow=?,? red=- violet=-
    tokens: block=3,3,4 ball=2,2,3 …

`runs` are the notches that a cat ran to, round by round, or `-` if it slept; `won` is what it won there. In a hand or
pile, an unknown tile is written as its colour, `?red`, or as `?`. `order` begins with the furniture where all strings
start. Tokens stand in the order in which they are won. `took=red,yellow` are the piles from which the mover has taken
one more tile. The string that is left follows from the runs.
"""

from __future__ import annotations

import re

from ronron.errors import PositionError
from ronron.games.caty.box import BOARDS, FURNITURE, NOTCHES, PER_WALL, TOKENS, TOYS, WALLS, Box, names
from ronron.games.caty.rules import MORE, NOTCH, PILE_OF, REMOVED, legal
from ronron.games.caty.state import (
    ASLEEP,
    ENTRY,
    NONE,
    OVER,
    PHASES,
    PILE,
    ROUNDS,
    START,
    TILE,
    UNKNOWN,
    State,
    race,
    wall_of,
)
from ronron.games.positions import (
    UNSEEN,
    after,
    expected,
    expected_in_all,
    not_with_phase,
    read_header,
    read_number,
    read_word,
)
from ronron.kernel import has
from ronron.kernel.bits import members, popcount
from ronron.said import all_of, one_of, said

WORDS = ("phase", "first", "seat", "round", "took")
NOTHING = "-"
READABLE = (PILE, START, TILE, ENTRY, OVER)
SEAT_LINE = re.compile(r"^(\d) ([A-D]): start=(\S+) runs=(\S+) won=(\S+) hand=(\S+)$")


def notch_name(box: Box, notch: int) -> str:
    """Furniture and side."""
    return f"{names(box)[notch // 2]}{notch % 2}"


def text(box: Box, s: State, decision: int) -> str:
    """A decision in a word or two."""
    if decision >= NOTCH:
        verb = "start" if s.phase == START else "enter"
        return f"{verb} {decision - NOTCH}"
    if decision >= PILE_OF:
        return f"pile {WALLS[decision - PILE_OF]}"
    return f"play {names(box)[decision]}"


def write(box: Box, s: State) -> str:
    """How far the game has come, the seats, and what lies on the table."""
    lines = [_header(s)]
    lines += [_seat(box, s, seat) for seat in range(s.players)]
    known = names(box)
    lines.append(" ".join(["order:", *(known[furniture] for furniture in s.order if furniture != NONE)]))
    piles = [f"{name}={_joined(_pile(box, s, wall))}" for wall, name in enumerate(WALLS)]
    lines.append(" ".join(["piles:", *piles]))
    tokens = [
        f"{known[FURNITURE + toy]}={_joined([str(value) for value in s.tokens[toy, : s.tokens_left[toy]][::-1]])}"
        for toy in range(TOYS)
    ]
    return "\n".join([*lines, " ".join(["tokens:", *tokens])])


def _joined(words: list[str]) -> str:
    return ",".join(words) or NOTHING


def _header(s: State) -> str:
    words = [f"phase={PHASES[s.phase]}", f"first={s.first}", f"seat={s.to_move}", f"round={s.round + 1}"]
    if s.chosen:
        words.append(f"took={_joined([WALLS[wall] for wall in members(int(s.chosen))])}")
    return " ".join(words)


def _seat(box: Box, s: State, seat: int) -> str:
    start = NOTHING if s.starts[seat] == NONE else str(s.starts[seat] % 2)
    raced = range(_raced(s, seat))
    runs = [
        NOTHING if s.entered[seat, number] == NONE else notch_name(box, s.entered[seat, number]) for number in raced
    ]
    won = [_won(box, s, seat, number) for number in raced]
    hand = _joined(_hand(box, s, seat))
    return f"{seat} {BOARDS[s.boards[seat]]}: start={start} runs={_joined(runs)} won={_joined(won)} hand={hand}"


def _raced(s: State, seat: int) -> int:
    """How many rounds a seat has run or slept in."""
    running = s.phase in (ENTRY, ASLEEP)
    return int(s.round) + int(running and (seat - s.first) % s.players < (s.to_move - s.first) % s.players)


def _won(box: Box, s: State, seat: int, number: int) -> str:
    row = s.won[race(seat, number), :].tolist()
    return "+".join(f"{names(box)[FURNITURE + toy]}{value}" for toy, value in enumerate(row) if value) or NOTHING


def _hand(box: Box, s: State, seat: int) -> list[str]:
    tiles = members(int(s.hands[seat]))
    words = [names(box)[tile] for tile in tiles]
    for wall, name in enumerate(WALLS):
        seen = sum(wall_of(tile) == wall for tile in tiles)
        words += [f"{UNSEEN}{name}"] * (int(s.held[seat, wall]) - seen)
    return words


def _pile(box: Box, s: State, wall: int) -> list[str]:
    """The tiles of a pile; the next to be drawn comes first."""
    tiles = s.piles[wall, : s.pile_counts[wall]].tolist()[::-1]
    return [UNSEEN if tile == UNKNOWN else names(box)[tile] for tile in tiles]


def read(box: Box, s: State, position: str) -> None:
    """Fill a blank state from a position."""
    lines = [" ".join(line.split()) for line in position.splitlines() if line.strip()]
    if len(lines) != s.players + 4:
        raise expected_in_all(said("caty-error-lines", lines=s.players + 4, seats=int(s.players)), len(lines))
    for blank in (s.order, s.exits, s.starts, s.boards):
        blank[:] = NONE
    s.entered[:, :] = NONE
    s.piles[:, :] = NONE
    _read_header(s, lines[0])
    _read_order(box, s, after(lines[-3].split(), "order:"))
    for seat in range(s.players):
        _read_seat(box, s, seat, lines[1 + seat])
    _read_piles(box, s, after(lines[-2].split(), "piles:"))
    _read_tokens(box, s, after(lines[-1].split(), "tokens:"))
    _check_tiles(box, s)
    _check_hands(s)
    _check_tokens(box, s)
    _check_phase(box, s)


def _read_header(s: State, line: str) -> None:
    header = read_header(line.split(), WORDS)
    allowed = [PHASES[phase] for phase in READABLE]
    s.phase = PHASES.index(read_word(header, "phase", allowed))
    s.first = read_number(header, "first", 0, s.players - 1)
    s.to_move = read_number(header, "seat", 0, s.players - 1)
    s.round = read_number(header, "round", 1, ROUNDS + 1) - 1
    for wall in header["took"].split(",") if "took" in header else []:
        if wall not in WALLS or has(s.chosen, WALLS.index(wall)):
            raise PositionError("caty-error-took-walls", walls=all_of(WALLS), found=repr(wall))
        s.chosen |= 1 << WALLS.index(wall)


def _furniture(box: Box, word: str, where: str) -> int:
    known = names(box)[:FURNITURE]
    if word not in known:
        raise expected(where, said("caty-error-furniture", name=known[0]), word)
    return known.index(word)


def _read_order(box: Box, s: State, words: list[str]) -> None:
    played = [_furniture(box, word, "order") for word in words]
    due = s.round + (2 if s.phase == ENTRY else 1)
    if len(played) != due or len(set(played)) != due:
        raise expected("order", said("caty-error-order", count=int(due)), " ".join(words))
    s.order[:due] = played
    s.played = sum(1 << furniture for furniture in played)


def _read_seat(box: Box, s: State, seat: int, line: str) -> None:
    match = SEAT_LINE.match(line)
    if match is None or match[1] != str(seat):
        raise PositionError(
            "error-line-such-as", example=f"'{seat} A: start=0 runs=- won=- hand=chair,?red'", found=repr(line)
        )
    _, board, start, runs, won, hand = match.groups()
    s.boards[seat] = BOARDS.index(board)
    if s.boards[seat] in s.boards[:seat]:
        raise PositionError("caty-error-board", "Y5", seat=seat, board=board)
    if start not in ("0", "1", NOTHING):
        raise expected(f"{seat} start", one_of(("0", "1", NOTHING)), start)
    s.strings[seat] = box.string
    if start != NOTHING:
        s.starts[seat] = s.exits[seat] = 2 * s.order[0] + int(start)
    _read_runs(box, s, seat, runs, won)
    for word in [] if hand == NOTHING else hand.split(","):
        _read_tile(box, s, seat, word)


def _read_runs(box: Box, s: State, seat: int, runs: str, won: str) -> None:
    due = _raced(s, seat)
    notches, gains = ([] if due == 0 and words == NOTHING else words.split(",") for words in (runs, won))
    if len(notches) != due or len(gains) != due:
        raise expected(str(seat), said("caty-error-runs", count=due), f"runs={runs} won={won}")
    for number, (notch, gain) in enumerate(zip(notches, gains, strict=True)):
        if notch != NOTHING:
            _read_run(box, s, seat, number, notch)
        elif gain != NOTHING:
            raise PositionError("caty-error-sleeps", "Y10", seat=seat, found=repr(gain))
        for word in [] if gain == NOTHING else gain.split("+"):
            _read_won(box, s, seat, number, word)


def _read_run(box: Box, s: State, seat: int, number: int, word: str) -> None:
    furniture = _furniture(box, word[:-1], f"{seat} runs")
    if word[-1] not in "01" or furniture != s.order[number + 1]:
        there = names(box)[s.order[number + 1]]
        notches = one_of((f"{there}0", f"{there}1"))
        raise PositionError("caty-error-run", "Y7", seat=seat, round=number + 1, notches=notches, found=repr(word))
    if s.exits[seat] == NONE:
        raise PositionError("caty-error-no-start", "Y3", seat=seat)
    notch = 2 * furniture + int(word[-1])
    s.strings[seat] -= box.lengths[s.boards[seat] * NOTCHES + s.exits[seat], notch] + box.under
    if s.strings[seat] < 0:
        raise PositionError("caty-error-too-short", "Y10", seat=seat, notch=word, round=number + 1)
    s.entered[seat, number], s.exits[seat] = notch, notch ^ 1


def _read_won(box: Box, s: State, seat: int, number: int, word: str) -> None:
    toys = names(box)[FURNITURE:]
    name, value = word[:-1], word[-1]
    if name not in toys or not value.isdecimal() or int(value) not in box.tokens:
        raise expected(f"{seat} won", said("caty-error-toy", example=f"{toys[0]}2"), word)
    toy = toys.index(name)
    if s.won[race(seat, number), toy]:
        raise PositionError("caty-error-toy-twice", "Y8", seat=seat, toy=name, round=number + 1)
    s.won[race(seat, number), toy] = int(value)
    s.points[seat] += int(value)
    s.collected[seat] |= 1 << toy


def _read_tile(box: Box, s: State, seat: int, word: str) -> None:
    if word.startswith(UNSEEN) and word[1:] in WALLS:
        s.held[seat, WALLS.index(word[1:])] += 1
        return
    tile = _furniture(box, word, f"{seat} hand")
    if has(s.hands[seat], tile):
        raise PositionError("caty-error-twice-in-hand", seat=seat, tile=word)
    s.hands[seat] |= 1 << tile
    s.held[seat, wall_of(tile)] += 1


def _read_piles(box: Box, s: State, words: list[str]) -> None:
    keys = [word.partition("=")[0] for word in words]
    if keys != list(WALLS):
        raise expected("piles", all_of(f"{wall}=…" for wall in WALLS), " ".join(words))
    for wall, word in enumerate(words):
        content = word.partition("=")[2]
        tiles = [] if content == NOTHING else content.split(",")
        if len(tiles) > PER_WALL:
            raise expected(f"piles {WALLS[wall]}", said("caty-error-most-tiles", count=PER_WALL), len(tiles))
        if UNSEEN in tiles and set(tiles) != {UNSEEN}:
            raise PositionError("caty-error-pile-known", wall=WALLS[wall], found=repr(content))
        s.pile_counts[wall] = len(tiles)
        for place, tile in enumerate(reversed(tiles)):
            s.piles[wall, place] = UNKNOWN if tile == UNSEEN else _furniture(box, tile, "piles")
            if tile != UNSEEN and wall_of(s.piles[wall, place]) != wall:
                raise PositionError("caty-error-other-wall", tile=tile, wall=WALLS[wall])


def _read_tokens(box: Box, s: State, words: list[str]) -> None:
    toys = names(box)[FURNITURE:]
    if [word.partition("=")[0] for word in words] != toys:
        raise expected("tokens", all_of(f"{toy}=…" for toy in toys), " ".join(words))
    for toy, word in enumerate(words):
        content = word.partition("=")[2]
        values = [] if content == NOTHING else content.split(",")
        if len(values) > TOKENS or not all(value.isascii() and value.isdecimal() for value in values):
            raise expected(f"tokens {toys[toy]}", said("caty-error-most-values", count=TOKENS), content)
        s.tokens_left[toy] = len(values)
        s.tokens[toy, : len(values)] = [int(value) for value in reversed(values)]


def _check_tiles(box: Box, s: State) -> None:
    """Y1, Y2: check that every tile is in exactly one place."""
    for wall, name in enumerate(WALLS):
        total = sum(wall_of(tile) == wall for tile in members(int(s.played)))
        total += int(s.pile_counts[wall]) + sum(int(s.held[seat, wall]) for seat in range(s.players))
        if total != PER_WALL:
            raise expected_in_all(said("caty-error-tiles", count=PER_WALL, wall=name), total, "Y2")
    seen = [*members(int(s.played)), *(tile for row in s.piles.tolist() for tile in row if tile >= 0)]
    seen += [tile for seat in range(s.players) for tile in members(int(s.hands[seat]))]
    if len(seen) != len(set(seen)):
        twice = names(box)[next(tile for tile in seen if seen.count(tile) > 1)]
        raise PositionError("caty-error-two-places", tile=twice)


def _check_hands(s: State) -> None:
    """Y2, Y6: check how many tiles each seat holds at this point of the game."""
    for seat in range(s.players):
        whole = len(WALLS) + MORE[s.players]
        if s.phase == PILE:
            turns = (seat - s.first) % s.players - (s.to_move - s.first) % s.players
            due = whole if turns < 0 else len(WALLS) + (popcount(int(s.chosen)) if turns == 0 else 0)
        else:
            due = whole - _tiles_played(s, seat)
        found = int(sum(s.held[seat, :]))
        if found != due:
            raise expected(str(seat), said("caty-error-in-hand", count=due), found, "Y2, Y6")


def _tiles_played(s: State, seat: int) -> int:
    """How often a seat has had the marker and played, by the rounds so far."""
    began = (s.first - s.round) % s.players if s.phase != OVER else (s.first - (s.round - 1)) % s.players
    played = int(s.round) + (s.phase == ENTRY)
    return sum((began + number) % s.players == seat for number in range(played))


def _check_tokens(box: Box, s: State) -> None:
    """Y4: check that the tokens won and left are those of the box, minus those taken out, and that the lowest is won
    first."""
    for toy in range(TOYS):
        left = s.tokens[toy, : s.tokens_left[toy]].tolist()
        won = [int(value) for value in s.won[:, toy] if value]
        name = names(box)[FURNITURE + toy]
        if left != sorted(left, reverse=True) or (won and left and max(won) > left[-1]):
            raise PositionError("caty-error-lowest-first", "Y4", toy=name)
        spare = box.tokens.tolist()
        for value in (*left, *won):
            if value not in spare:
                raise PositionError("caty-error-not-so-many", "Y4", toy=name, value=int(value))
            spare.remove(value)
        due = TOKENS - REMOVED[s.players]
        if len(left) + len(won) != due:
            raise expected(f"tokens {name}", said("caty-error-tokens", count=due), len(left) + len(won), "Y4")


def _check_phase(box: Box, s: State) -> None:
    """Refuse positions that no game can reach."""
    begun = s.phase in (TILE, ENTRY, OVER)
    for seat in range(s.players):
        before = (seat - s.first) % s.players < (s.to_move - s.first) % s.players
        if (s.starts[seat] != NONE) != (begun or (s.phase == START and before)):
            raise PositionError("caty-error-start", "Y3", seat=seat, phase=PHASES[s.phase])
    if (s.round == ROUNDS) != (s.phase == OVER):
        raise PositionError("caty-error-rounds", "Y12", rounds=ROUNDS)
    if s.phase in (PILE, START) and (s.round or (s.phase == PILE and MORE[s.players] == 0)):
        raise not_with_phase(f"round={s.round + 1}", PHASES[s.phase], "Y2")
    if s.chosen and s.phase != PILE:
        raise not_with_phase("took=", PHASES[s.phase])
    if s.phase == PILE and popcount(int(s.chosen)) >= MORE[s.players]:
        raise PositionError("caty-error-took-many", "Y2", count=int(MORE[s.players]))
    if s.phase in (TILE, OVER) and s.to_move != s.first:
        raise PositionError("caty-error-seat-first", "Y6", phase=PHASES[s.phase])
    if s.phase != OVER and s.phase != TILE and legal(box, s) == 0:
        raise PositionError("caty-error-nothing-to-choose", "Y10", seat=int(s.to_move))
