"""Everything that can be said about a game of Crazy Mistigri, before it is put into a language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ronron.games.contract import UNTOLD, Line, Prompt
from ronron.games.mistigri.box import MISTIGRI, Box
from ronron.games.mistigri.notation import card_name, cards_in
from ronron.games.mistigri.piles import Pile, copies, kinds_in, size
from ronron.games.mistigri.rules import (
    EFFECT,
    LAST_TURN,
    NOTHING,
    REVERSE,
    SEAT,
    along,
    can_be_felt,
    lowest_totals,
    penalty,
    score,
)
from ronron.games.mistigri.state import (
    BRANCH,
    CHAIN,
    CLOCKWISE,
    COUNTED,
    DRAW,
    FIRST,
    GIVE,
    NONE,
    OFFER,
    OVER,
    PHASES,
    PUT,
    ROUNDS,
    SECOND,
    SERVE,
    TAKE,
    TO,
    State,
    remains,
)
from ronron.kernel import bit, has, popcount
from ronron.kernel.bits import members
from ronron.said import Said, Seat, said

VERBS = (
    "draw",
    "play",
    "with",
    "pass",
    "decline",
    "effect",
    "reverse",
    "offer",
    "choose",
    "give",
    "serve",
    "skip",
    "put",
    "take",
)
CARD_VERBS = {DRAW: "draw", SECOND: "with", OFFER: "offer", GIVE: "give", SERVE: "serve", PUT: "put", TAKE: "take"}
"""The verb for a card, by phase; in phases not listed it begins a pair."""
CARD_TOLD = {GIVE: "gave", SERVE: "served", PUT: "put-down", TAKE: "took", FIRST: "began", CHAIN: "began"}
EFFECT_ARTICLES = {1: "M8", 2: "M9", 3: "M10", 4: "M11", 5: "M12", 6: "M13", 7: "M14", 8: "M15"}
PHASE_ARTICLES = {
    PUT: "M10",
    TAKE: "M10",
    OFFER: "M9",
    TO: "M11",
    GIVE: "M11",
    SERVE: "M12",
    CHAIN: "M13",
    COUNTED: "M19",
    OVER: "M23",
}
NEAR = 20
"""From this many remaining turns on, the prompt mentions that the round will stop (M22)."""
ALIKE = 1024


@lru_cache(maxsize=ALIKE)
def card(box: Box, kind: int) -> Said:
    """A card by its name, as in a list: red 4."""
    return _card("mistigri-card", box, kind)


@lru_cache(maxsize=ALIKE)
def the_card(box: Box, kind: int) -> Said:
    """A card in a sentence, the red 4; UNTOLD is a card that the reader did not see."""
    return said("mistigri-a-card") if kind == UNTOLD else _card("mistigri-the-card", box, kind)


def _card(message: str, box: Box, kind: int) -> Said:
    name = card_name(box, kind)
    if name == MISTIGRI:
        return said("mistigri-mummy")
    return said(message, colour=name.rstrip("123456789"), value=int(box.values[kind]))


def _the_cards(box: Box, kinds: Sequence[int]) -> list[Said]:
    return [the_card(box, kind) for kind in kinds]


def decider(s: State) -> int:
    """Whose decision it is, nature's included: in a swap its owner's, though the turn is another's."""
    return int(s.source if s.phase in (PUT, TAKE) else s.to_move)


def next_player(s: State) -> int:
    """Whose turn comes as the arrow points now."""
    return int(along(s, s.to_move, s.arrow))


def choice(box: Box, s: State, decision: int) -> tuple[str, list[str], Said]:
    """Targets are cards by name and players by seat; a card is followed by the player who gets it or loses it."""
    if decision < NOTHING:
        return _card_choice(box, s, decision)
    if decision == NOTHING:
        return _no_card_choice(s)
    if decision == EFFECT:
        return "effect", [], _effect_label(box, s)
    if decision == REVERSE:
        return "reverse", [], _reverse_label(s)
    seat = decision - SEAT
    return "choose", [str(seat)], said("mistigri-do-choose", other=Seat(seat))


def _card_choice(box: Box, s: State, kind: int) -> tuple[str, list[str], Said]:
    if kind >= box.kinds:
        return "play", [], said("mistigri-no-cards")
    verb, name = CARD_VERBS.get(s.phase, "play"), card_name(box, kind)
    message = f"mistigri-do-{verb}"
    other = {DRAW: int(s.source), OFFER: next_player(s), GIVE: int(s.other), SERVE: int(s.other)}.get(s.phase)
    if other is None:
        return verb, [name], said(message, card=the_card(box, kind))
    return verb, [name, str(other)], said(message, card=the_card(box, kind), other=Seat(other))


def _no_card_choice(s: State) -> tuple[str, list[str], Said]:
    """To pass, to decline, to serve nobody."""
    if s.phase == SERVE:
        return "skip", [str(s.other)], said("mistigri-do-skip", other=Seat(int(s.other)))
    verb = "decline" if s.phase == CHAIN else "pass"
    return verb, [], said(f"mistigri-do-{verb}")


def _effect_label(box: Box, s: State) -> Said:
    """What the effect does here."""
    if not 1 <= s.effect <= 3 or not _is_felt(box, s):
        return said("mistigri-do-effect-none")
    if s.effect == 1:
        return said("mistigri-do-effect-1", ones=_ones(box, s))
    return said(f"mistigri-do-effect-{s.effect}", other=Seat(next_player(s)))


def _is_felt(box: Box, s: State) -> bool:
    """M8, M17–M19: whether the effect to choose now would do anything, as far as the reader can know."""
    if s.effect == 1:
        return _ones(box, s) > 0 or size(s.hands[s.to_move, :]) < s.sizes[s.to_move]
    return bool(can_be_felt(s))


def _ones(box: Box, s: State) -> int:
    return sum(int(copies(s.hands[s.to_move, :], kind)) for kind in members(int(box.alike[1])))


def _reverse_label(s: State) -> Said:
    """The label for reversing the arrow; it names the player whose turn would come next."""
    staying = s.playing if s.sizes[s.to_move] else s.playing & ~bit(s.to_move)
    if popcount(staying) <= 1 or s.turns == LAST_TURN:
        return said("mistigri-do-reverse-last")
    return said("mistigri-do-reverse", other=Seat(int(along(s, s.to_move, -s.arrow))))


def prompt(box: Box, s: State, seat: int) -> Prompt:
    """What is to be done, by phase, and in BRANCH by what the effect would do."""
    phase = PHASES[s.phase]
    article = PHASE_ARTICLES.get(s.phase, "M5")
    if s.phase in (BRANCH, DRAW):
        article = EFFECT_ARTICLES.get(int(s.effect), "M5")
    if s.phase == OVER:
        return Prompt(said("mistigri-phase-over"), article)
    if s.phase == COUNTED:
        return Prompt(said("mistigri-phase-counted", round=int(s.round) + 1), article, _remaining(s))
    if s.phase == BRANCH:
        phase = f"branch-{s.effect}" if _is_felt(box, s) else "branch-none"
    return Prompt(_question(box, s, f"mistigri-phase-{phase}"), article, _remaining(s))


def _question(box: Box, s: State, message: str) -> Said:
    """The prompt for the player who decides, or about that player for everybody else."""
    who = Seat(decider(s))
    if s.phase in (SECOND, TAKE):
        return said(message, who=who, card=the_card(box, int(s.card)))
    if s.phase in (GIVE, SERVE):
        return said(message, who=who, other=Seat(int(s.other)))
    if s.phase in (DRAW, PUT):
        return said(message, who=who, other=Seat(int(s.source if s.phase == DRAW else s.to_move)))
    if s.phase in (BRANCH, OFFER):
        return said(message, who=who, other=Seat(next_player(s)), value=int(s.effect))
    return said(message, who=who)


def _remaining(s: State) -> list[Said]:
    """M22: how far the round has come, and when it will be stopped once that is near."""
    left = LAST_TURN - int(s.turns)
    told = [said("mistigri-round-turn", round=int(s.round) + 1, turn=int(s.turns))]
    return told if left > NEAR else [*told, said("mistigri-turns-left", turns=left)]


def describe(box: Box, s: State, seat: int) -> list[Said]:
    """The arrow, every place and what is known of its hand, the discard, and who draws from whom."""
    discard = kinds_in(s.discard[:])
    drawing = s.phase == DRAW and s.source != NONE
    return [
        said(f"mistigri-arrow-{way(s)}"),
        *(line for owner in _seats(s) for line in (place(box, s, owner), *_held(box, s, owner))),
        said("mistigri-discard-words", count=len(discard), list=_cards(box, discard)),
        *([_drawing(s)] if drawing else []),
    ]


def place(box: Box, s: State, owner: int) -> Said:
    """What a seat shows to all."""
    who, points = Seat(owner), _score(box, s, owner)
    if not has(s.playing, owner) and not s.sizes[owner]:
        return said("mistigri-place-out", who=who, points=points)
    lies = "down" if has(s.face_down, owner) else "up"
    return said("mistigri-place", who=who, cards=int(s.sizes[owner]), help=lies, points=points)


def _held(box: Box, s: State, owner: int) -> list[Said]:
    """What is seen of a hand, or is certain to be there."""
    kinds = kinds_in(s.hands[owner, :])
    if not kinds:
        return []
    message = "mistigri-holds" if len(kinds) == s.sizes[owner] else "mistigri-certain"
    return [said(message, who=Seat(owner), list=_cards(box, kinds))]


def _cards(box: Box, kinds: Sequence[int]) -> list[Said]:
    return [card(box, kind) for kind in kinds] or [said("mistigri-no-cards")]


def _drawing(s: State) -> Said:
    return said("mistigri-drawing", who=Seat(int(s.to_move)), other=Seat(int(s.source)), draws=int(s.draws))


def told(box: Box, before: State, after: State, mover: int, decision: int) -> list[Said]:
    """What a decision did: the action, an effect that is now pending, players who leave, penalties at the end of a
    round."""
    return [
        *_acted(box, before, after, mover, decision),
        *_waiting(before, after),
        *(said("mistigri-left", "M7", who=Seat(seat)) for seat in members(int(before.playing & ~after.playing))),
        *(_counted(box, before, after) if after.phase == COUNTED else []),
    ]


def _acted(box: Box, before: State, after: State, mover: int, decision: int) -> list[Said]:
    who = Seat(mover)
    if before.phase == DRAW:
        taker, giver = Seat(int(before.to_move)), Seat(int(before.source))
        return [said("mistigri-drew", who=taker, other=giver, card=the_card(box, decision))]
    if decision == NOTHING:
        return [_nothing_done(before, who)]
    if before.phase == BRANCH:
        return _branched(box, before, after, who, decision)
    if before.phase == SECOND:
        return [said("mistigri-discarded", who=who, cards=_the_cards(box, [int(before.card), decision]))]
    if before.phase == TO:
        return [said("mistigri-chose", who=who, other=Seat(decision - SEAT))]
    if before.phase == OFFER:
        return [_offered(box, before, after, who, decision)]
    message, shown = f"mistigri-{CARD_TOLD[before.phase]}", the_card(box, decision)
    if before.phase in (GIVE, SERVE):
        return [said(message, who=who, other=Seat(int(before.other)), card=shown)]
    return [said(message, who=who, card=shown)]


def _nothing_done(before: State, who: Seat) -> Said:
    if before.phase == SERVE:
        return said("mistigri-served-nothing", who=who, other=Seat(int(before.other)))
    return said("mistigri-declined" if before.phase == CHAIN else "mistigri-passed", who=who)


def _branched(box: Box, before: State, after: State, who: Seat, decision: int) -> list[Said]:
    """M8–M10: the effect of a pair; a swap that becomes pending is told by `_waiting`."""
    if decision == REVERSE:
        return [said("mistigri-turned", who=who, way=way(after))]
    if after.phase == OFFER:
        return [said("mistigri-will-choose", who=who, other=Seat(next_player(after)))]
    if ones := kinds_in(after.discard[:] & ~before.discard[:]):
        return [said("mistigri-discarded", who=who, cards=_the_cards(box, ones))]
    return [] if _waits(before, after) else [said("mistigri-left-arrow", who=who)]


def way(s: State) -> str:
    """Which way the arrow points."""
    return "clockwise" if s.arrow == CLOCKWISE else "counterclockwise"


def _offered(box: Box, before: State, after: State, who: Seat, decision: int) -> Said:
    """M9: drawn at once, unless the round has ended with this turn (M22)."""
    message = "mistigri-offered-in-vain" if after.phase == COUNTED else "mistigri-offered"
    return said(message, who=who, other=Seat(next_player(before)), card=the_card(box, decision))


def _waits(before: State, after: State) -> bool:
    """Whether an effect becomes pending for the next player."""
    return bool(before.phase in (SECOND, BRANCH) and after.phase == DRAW and after.effect)


def _waiting(before: State, after: State) -> list[Said]:
    """M10, M14, M15: what will happen in the next turn."""
    if not _waits(before, after):
        return []
    article = EFFECT_ARTICLES[int(after.effect)]
    owner, drawer = Seat(int(before.to_move)), Seat(int(after.to_move))
    if after.effect == 3:
        return [said("mistigri-waits-swap", article, who=owner, other=drawer)]
    return [said("mistigri-waits-draws", article, who=drawer, other=owner, draws=int(after.draws))]


def _counted(box: Box, before: State, after: State) -> list[Said]:
    """M19–M22: why the round is over, what everybody was left with, and how they stand."""
    scores = [said("mistigri-score-of", who=Seat(seat), score=_score(box, after, seat)) for seat in _seats(after)]
    rests = [_rest(box, after, seat) for seat in _seats(after) if after.sizes[seat]]
    round_over = said("mistigri-counted", _ended_by(before, after), round=int(after.round) + 1)
    return [round_over, *rests, said("mistigri-standing", scores=scores)]


def _ended_by(before: State, after: State) -> str:
    if popcount(after.playing) <= 1:
        return "M19"
    return "M20" if before.phase == FIRST and after.playing & ~after.face_down == 0 else "M22"


def _rest(box: Box, s: State, seat: int) -> Said:
    left = _the_cards(box, kinds_in(_left(s, int(s.round), seat)))
    return said("mistigri-rest", who=Seat(seat), cards=left, points=int(penalty(box, s, s.round, seat)))


def _left(s: State, number: int, seat: int) -> Pile:
    """What a seat was left with in a round."""
    return s.left[remains(number, seat), :]


def _seats(s: State) -> range:
    return range(int(s.players))


def _score(box: Box, s: State, seat: int) -> int:
    return int(score(box, s, seat))


def followed(box: Box, before: State, after: State) -> list[Said]:
    """M2, M23: the next round is dealt, the third one because of a tie; or that was the last."""
    if after.phase == OVER:
        return [said("mistigri-last-round", "M23")]
    dealt = said("mistigri-dealt", "M2", who=Seat(int(after.first)), round=int(after.round) + 1)
    return [said("mistigri-third-round", "M23"), dealt] if after.round == ROUNDS - 1 else [dealt]


def result(box: Box, s: State) -> tuple[Said | None, list[list[Line]], list[Said]]:
    """M23: the score sheets; only the lowest total decides, there is no tie-break."""
    shared = popcount(lowest_totals(box, s)) > 1
    notes = [said("mistigri-fewest", "M23")]
    if s.round == ROUNDS - 1:
        notes.append(said("mistigri-third", "M23"))
    notes.append(said("mistigri-reconstructed"))
    return said("mistigri-tie", "M23") if shared else None, [sheet(box, s, seat) for seat in _seats(s)], notes


def sheet(box: Box, s: State, seat: int) -> list[Line]:
    """M19–M21: what a seat was left with, round by round."""
    return [_line(box, s, number, seat) for number in range(int(s.round) + (s.phase >= COUNTED))]


def _line(box: Box, s: State, number: int, seat: int) -> Line:
    names = cards_in(box, _left(s, number, seat))
    if not names:
        return Line(said("mistigri-sheet-out", round=number + 1), "M21", 0, [])
    holding = sum(size(_left(s, number, other)) > 0 for other in _seats(s))
    what = said("mistigri-sheet-cards", round=number + 1, cards=len(names))
    return Line(what, "M19" if holding == 1 else "M20", int(penalty(box, s, number, seat)), names)
