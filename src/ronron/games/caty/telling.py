"""Everything that can be said about a game of Caty Mini, before it is put into a language."""

from __future__ import annotations

from collections.abc import Iterable

from ronron.games.caty.box import FURNITURE, TOYS, WALLS, Box, names
from ronron.games.caty.geometry import THOUSAND
from ronron.games.caty.naming import furniture, notch, the_furniture, toy, wall
from ronron.games.caty.rules import EXPERT, NOTCH, PILE_OF, bonus, kinds, score, winners
from ronron.games.caty.state import ASLEEP, ENTRY, NONE, OVER, PHASES, PILE, ROUNDS, START, TILE, State, race
from ronron.games.caty.view import Player, Room, View, Way, barred, tokens_won, view, way
from ronron.games.contract import Line, Prompt
from ronron.kernel import popcount
from ronron.kernel.bits import members
from ronron.said import Said, Seat, in_turn, said

VERBS = ("pile", "start", "play", "enter")
PHASE_ARTICLES = ("Y2", "Y3", "Y6", "Y7", "Y10", "Y12")


def choice(box: Box, s: State, decision: int) -> tuple[str, list[str], Said]:
    """Piles are chosen by wall, tiles by their furniture, notches by their furniture and 0 or 1."""
    if decision < PILE_OF:
        return "play", [names(box)[decision]], said("caty-do-play", furniture=the_furniture(box, decision))
    if decision < NOTCH:
        return "pile", [WALLS[decision - PILE_OF]], said("caty-do-pile", wall=wall(decision - PILE_OF))
    side, target = decision - NOTCH, _target(s)
    verb = "start" if s.phase == START else "enter"
    return verb, ["" if target == NONE else names(box)[target], str(side)], _notch_label(box, s, side)


def _target(s: State) -> int:
    """The furniture whose notches are to be chosen from; NONE while there is none."""
    if s.phase == START:
        return int(s.order[0])
    return int(s.order[s.round + 1]) if s.phase in (ENTRY, ASLEEP) else NONE


def _notch_label(box: Box, s: State, side: int) -> Said:
    if s.phase == START:
        return said("caty-do-start", notch=notch(box, int(s.boards[s.to_move]), 2 * _target(s) + side))
    if _target(s) == NONE:
        return said("caty-do-enter", notch=said(("caty-notch-first", "caty-notch-second")[side]))
    return way(box, s, int(s.to_move), _target(s), side).words


def prompt(box: Box, s: State, seat: int) -> Prompt:
    """The article behind the prompt, by phase; at the end it depends on the scoring."""
    article = "Y13" if s.phase == OVER and s.scoring == EXPERT else PHASE_ARTICLES[s.phase]
    return Prompt(_asked(box, s), article, _remaining(s))


def _asked(box: Box, s: State) -> Said:
    if s.phase == TILE:
        last = barred(s)
        return said("caty-phase-tile", wall=wall(WALLS.index(last))) if last else said("caty-phase-tile-any")
    if s.phase in (START, ENTRY):
        return said(f"caty-phase-{PHASES[s.phase]}", furniture=the_furniture(box, _target(s)))
    return said(f"caty-phase-{PHASES[s.phase]}")


def _remaining(s: State) -> list[Said]:
    if s.phase == OVER:
        return []
    if s.phase in (PILE, START):
        return [said("caty-setup")]
    return [said("caty-round", round=int(s.round) + 1, rounds=ROUNDS)]


def describe(box: Box, s: State, seat: int) -> list[Said]:
    """Where all are, every room and who plays in it, where one's own string would go, and what is left."""
    seen = view(box, s, seat)
    return [
        *([said("caty-round", round=seen.round, rounds=seen.rounds)] if s.phase not in (PILE, START) else []),
        seen.call,
        said("caty-marker", who=Seat(int(s.first))),
        *(line for owner in range(s.players) for line in _seat_lines(box, s, seen, owner)),
        *(_way_line(box, each) for each in seen.ways),
        *([_piles(seen)] if s.phase == PILE else []),
        _tokens(seen),
    ]


def _seat_lines(box: Box, s: State, seen: View, owner: int) -> Iterable[Said]:
    who, player = Seat(owner), seen.players[owner]
    yield said("caty-seat", who=who, board=player.board, points=seen.scores[owner], left=player.left)
    yield from _room_lines(box, player.room, who)
    if player.hand:
        yield said("caty-seat-hand", who=who, list=[tile.words for tile in player.hand])
    if player.exit is not None:
        comes_out = furniture(box, player.exit // 2), notch(box, int(s.boards[owner]), player.exit)
        yield said("caty-seat-exit", who=who, furniture=comes_out[0], notch=comes_out[1])
    if player.last is not None:
        yield said("caty-seat-last", who=who, race=player.last)
    if player.won:
        yield said("caty-seat-won", who=who, list=list(_won(box, player)))


def _room_lines(box: Box, room: Room, who: Seat) -> Iterable[Said]:
    """How a room is laid out: the furniture clockwise along its walls, and where on the floor the toys are."""
    rows = [[furniture(box, number) for number in along] for along in room.along]
    walls = [said("caty-along", wall=wall(number), list=row) for number, row in enumerate(rows)]
    yield said("caty-seat-walls", who=who, list=in_turn(walls))
    zones = [said(f"caty-zone-{shape.zone}") for shape in room.toys]
    toys = [said("caty-toy-lies", toy=toy(box, number), where=zone) for number, zone in enumerate(zones)]
    yield said("caty-seat-floor", who=who, list=toys)


def _won(box: Box, player: Player) -> Iterable[Said]:
    """Toy by toy: "ball 2 + 3"."""
    for number in range(TOYS):
        values = [str(token.value) for token in player.won if token.toy == names(box)[FURNITURE + number]]
        if values:
            yield said("caty-tokens-won", toy=toy(box, number), values=" + ".join(values))


def _way_line(box: Box, leads: Way) -> Said:
    """Where one's own string would go; with the article, if that is too far."""
    return said("caty-way-to", leads.words.article, furniture=furniture(box, leads.furniture), way=leads.words)


def _piles(seen: View) -> Said:
    piles = zip(seen.walls, seen.piles, strict=True)
    return said("caty-piles-left", list=[said("caty-pile-count", wall=wall.words, count=left) for wall, left in piles])


def _tokens(seen: View) -> Said:
    toys = zip(seen.toys, seen.tokens, strict=True)
    return said("caty-tokens-left", list=in_turn([_tokens_of(toy.words, values) for toy, values in toys]))


def _tokens_of(toy: Said, values: list[int]) -> Said:
    left = [said("as-written", text=str(value)) for value in values]
    return said("caty-toy-tokens", toy=toy, list=left or said("caty-tokens-none"))


def told(box: Box, before: State, after: State, mover: int, decision: int) -> list[Said]:
    """What a decision did."""
    who = Seat(mover)
    if before.phase == PILE:
        return [_took(box, before, after, mover, decision - PILE_OF)]
    if before.phase == START:
        return [said("caty-started", who=who, notch=notch(box, int(after.boards[mover]), int(after.starts[mover])))]
    if before.phase == TILE:
        return [said("caty-called", who=who, furniture=the_furniture(box, decision))]
    return [_ran(box, before, after, mover), *_ended(after)]


def _took(box: Box, before: State, after: State, mover: int, number: int) -> Said:
    """Y2: only the player who took the tile knows which it was."""
    drawn = members(int(after.hands[mover] & ~before.hands[mover]))
    if not drawn:
        return said("caty-took-unseen", who=Seat(mover), wall=wall(number))
    return said("caty-took", who=Seat(mover), wall=wall(number), furniture=furniture(box, drawn[0]))


def _ran(box: Box, before: State, after: State, mover: int) -> Said:
    end = int(after.entered[mover, before.round])
    to, where = the_furniture(box, end // 2), notch(box, int(after.boards[mover]), end)
    values = after.won[race(mover, before.round), :].tolist()
    won = [said("caty-token", toy=toy(box, number), value=value) for number, value in enumerate(values) if value]
    if not won:
        return said("caty-ran-bare", who=Seat(mover), furniture=to, notch=where)
    return said("caty-ran", who=Seat(mover), furniture=to, notch=where, won=won)


def _ended(after: State) -> list[Said]:
    return [said("caty-ended", "Y12")] if after.phase == OVER else []


def followed(box: Box, before: State, after: State) -> list[Said]:
    """A cat sleeps."""
    return [said("caty-slept", "Y10", who=Seat(int(before.to_move))), *_ended(after)]


def result(box: Box, s: State) -> tuple[Said | None, list[list[Line]], list[Said]]:
    """Y12, Y13: the score sheets, the tie-break that was used, and a note on the scoring."""
    notes = [said("caty-counted", "Y12"), said("caty-reconstructed")]
    return _tie_breaker(box, s), [sheet(box, s, seat) for seat in range(s.players)], notes


def tie_break(box: Box, s: State, seat: int) -> int:
    """Y12: more string left; the other ranks are settled as the first."""
    return int(s.strings[seat])


def _tie_breaker(box: Box, s: State) -> Said | None:
    """Y12: a tie goes to the player with more string left; if that is equal too, the win is shared."""
    scores = [int(score(box, s, seat)) for seat in range(s.players)]
    if scores.count(max(scores)) == 1:
        return None
    return said("caty-tie-string" if popcount(winners(box, s)) == 1 else "caty-tie-shared", "Y12")


def sheet(box: Box, s: State, seat: int) -> list[Line]:
    """Y12, Y13: every line of a seat's score; they add up to it."""
    left = said("caty-line-string", left=int(s.strings[seat]) // THOUSAND)
    return [*_toy_lines(box, s, seat), *_expert_lines(s, seat), Line(left, "Y12", None, [])]


def _toy_lines(box: Box, s: State, seat: int) -> Iterable[Line]:
    won = tokens_won(box, s, seat)
    for number in range(TOYS):
        tokens = [token for token in won if token.toy == names(box)[FURNITURE + number]]
        if tokens:
            points = sum(token.value for token in tokens)
            yield Line(toy(box, number), "Y8", points, [token.name for token in tokens])


def _expert_lines(s: State, seat: int) -> Iterable[Line]:
    if s.scoring == EXPERT:
        yield Line(said("caty-line-kinds", kinds=int(kinds(s, seat))), "Y13", int(bonus(s, seat)), [])
