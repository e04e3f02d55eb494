"""Everything that can be said about a game of Caty Mini, before it is put into a language."""

from __future__ import annotations

from collections.abc import Iterable

from ronron.games.caty.box import FURNITURE, TOYS, WALLS, Box, names
from ronron.games.caty.geometry import THOUSAND
from ronron.games.caty.naming import furniture, notch, the_furniture, toy, wall
from ronron.games.caty.rules import EXPERT, NOTCH, PILE_OF, bonus, kinds, score, winners
from ronron.games.caty.state import ASLEEP, ENTRY, NONE, OVER, PHASES, PILE, ROUNDS, START, TILE, State, race
from ronron.games.caty.view import barred, tokens_won, way
from ronron.games.contract import Line, Prompt
from ronron.kernel import popcount
from ronron.kernel.bits import members
from ronron.said import Said, Seat, said

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


def told(box: Box, before: State, after: State, mover: int, decision: int) -> list[Said]:
    """What a decision came to."""
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
