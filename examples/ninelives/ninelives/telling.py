"""What can be said about Nine Lives, before it is put into a language."""

from ronron.games.contract import Line, Prompt
from ronron.kernel import NATURE, has
from ronron.said import Said, Seat, said

from ninelives.box import Box
from ninelives.notation import CARDS
from ninelives.rules import NAP, NINE, POUNCE, lives, over, score
from ninelives.state import State

VERBS = ("nap", "pounce", "draw")


def choice(box: Box, s: State, decision: int) -> tuple[str, list[str], Said]:
    """Verb, targets and label of a decision."""
    if decision == NAP:
        return "nap", [], said("ninelives-nap")
    if decision == POUNCE:
        return "pounce", ["deck"], said("ninelives-pounce")
    return "draw", [CARDS[decision]], said("as-written", text=CARDS[decision])


def prompt(box: Box, s: State, seat: int) -> Prompt:
    """What is to be done now."""
    if over(box, s):
        return Prompt(said("ninelives-over"), "N5")
    if seat == s.to_move and lives(s, seat) > NINE:
        return Prompt(said("ninelives-too-many", lives=int(lives(s, seat))), "N4")
    return Prompt(said("ninelives-decides", who=Seat(s.to_move)), "N2")


def describe(box: Box, s: State, seat: int) -> list[Said]:
    """A line for each cat."""
    return [_cat(s, owner) for owner in range(s.players)]


def _cat(s: State, owner: int) -> Said:
    cards = ", ".join(CARDS[card] for card in s.drawn[owner, : s.pounces[owner]])
    naps = "yes" if has(s.napping, owner) else "no"
    hidden = int(s.cards[owner]) + 1
    return said("ninelives-cat", who=Seat(owner), hidden=hidden, cards=cards or "-", naps=naps)


def told(box: Box, before: State, after: State, mover: int, decision: int) -> list[Said]:
    """What a decision did; nature turns up a card for the cat that pounced."""
    if mover == NATURE:
        return [said("ninelives-drawn", who=Seat(before.to_move), worth=CARDS[decision])]
    return [said("ninelives-naps" if decision == NAP else "ninelives-pounces", who=Seat(mover))]


def followed(box: Box, before: State, after: State) -> list[Said]:
    """The hidden cards are shown."""
    return [
        said("ninelives-shown", "N5", who=Seat(seat), lives=int(lives(after, seat))) for seat in range(after.players)
    ]


def result(box: Box, s: State) -> tuple[None, list[list[Line]], list[Said]]:
    """What decided beyond the scores (nothing here), a score sheet for each cat, and notes."""
    return None, [[_counted(box, s, seat)] for seat in range(s.players)], []


def _counted(box: Box, s: State, seat: int) -> Line:
    message = "ninelives-counted" if lives(s, seat) <= NINE else "ninelives-lost"
    return Line(said(message, lives=int(lives(s, seat))), "N6", int(score(box, s, seat)), [])
