"""Everything that can be said about a game of Leduc poker, before it is put into a language."""

from __future__ import annotations

from ronron.games.contract import Line, Prompt
from ronron.kernel import NATURE, SPECTATOR
from ronron.said import Said, Seat, said
from ronron_practice.leduc.box import LETTERS, RANKS, ROUNDS, Box
from ronron_practice.leduc.notation import text
from ronron_practice.leduc.rules import CALL, FOLD, MOST_RAISES, RAISE, score, strength
from ronron_practice.leduc.state import NONE, State

VERBS = ("fold", "check", "call", "raise", "turn")


def card(rank: int) -> Said:
    """A card by its name."""
    return said(f"leduc-piece-{LETTERS[rank]}")


def behind(s: State, seat: int) -> int:
    """L3: how much more the other has staked."""
    return int(s.staked[1 - seat] - s.staked[seat])


def raise_now(box: Box, s: State) -> int:
    """L3: how much a raise adds in this round, or in the last one when both are over."""
    return int(box.raises[min(s.betting_round, ROUNDS - 1)])


def choice(box: Box, s: State, decision: int) -> tuple[str, list[str], Said]:
    """Verb, target and label of what may be said; of a card that chance turns over, the card."""
    if s.to_move == NATURE:
        return "turn", [text(box, s, decision)], card(decision)
    more = behind(s, s.to_move)
    if decision == FOLD:
        return "fold", [], said("leduc-fold", lost=int(s.staked[s.to_move]))
    if decision == RAISE:
        return "raise", [], said("leduc-raise", more=more + raise_now(box, s))
    return ("call", [], said("leduc-call", more=more)) if more > 0 else ("check", [], said("leduc-check"))


def prompt(box: Box, s: State, seat: int) -> Prompt:
    """What may be said, and which betting round it is."""
    if s.to_move == NATURE or s.betting_round == ROUNDS:
        return Prompt(said("leduc-prompt-chance"), "L4")
    rounds = [said("leduc-rounds", number=int(s.betting_round) + 1, of=ROUNDS)]
    if seat != s.to_move:
        return Prompt(said("leduc-prompt-other", who=Seat(int(s.to_move))), "L2", rounds)
    more, amount = behind(s, seat), raise_now(box, s)
    if more == 0:
        return Prompt(said("leduc-prompt-first", **{"raise": amount}), "L3", rounds)
    if s.raises_made == MOST_RAISES:
        return Prompt(said("leduc-prompt-call", more=more), "L3", rounds)
    return Prompt(said("leduc-prompt-raise", more=more, **{"raise": amount}), "L3", rounds)


def describe(box: Box, s: State, seat: int) -> list[Said]:
    """Your card, the card for all, and what is staked."""
    yours = [said("leduc-your-card", card=card(s.cards[seat]))] if seat != SPECTATOR else []
    public = said("leduc-no-public") if s.public == NONE else said("leduc-public", card=card(s.public))
    stakes = [said("leduc-stake", who=Seat(each), staked=int(s.staked[each])) for each in range(2)]
    return [*yours, public, *stakes]


def told(box: Box, before: State, after: State, mover: int, decision: int) -> list[Said]:
    """What somebody said, or which card was turned over."""
    if mover == NATURE:
        return [said("leduc-turned", "L4", card=card(decision))]
    if decision == FOLD:
        return [said("leduc-folds", who=Seat(mover))]
    if decision == CALL and behind(before, mover) == 0:
        return [said("leduc-checks", who=Seat(mover))]
    message = "leduc-calls" if decision == CALL else "leduc-raises"
    return [said(message, who=Seat(mover), staked=int(after.staked[mover]))]


def followed(box: Box, before: State, after: State) -> list[Said]:
    """L5: the showdown."""
    first, second = (card(rank) for rank in after.cards)
    return [said("leduc-shown", "L5", first=first, second=second)]


def result(box: Box, s: State) -> tuple[Said | None, list[list[Line]], list[Said]]:
    """What each seat had to show, or who folded, and what that won or lost."""
    sheets = [[Line(*_why(s, seat), int(score(box, s, seat)), _shown(s, seat))] for seat in range(2)]
    equal = s.folded == NONE and strength(s, 0) == strength(s, 1)
    return said("leduc-equal", "L5") if equal else None, sheets, []


def _why(s: State, seat: int) -> tuple[Said, str]:
    if s.folded != NONE:
        return said("leduc-folded" if s.folded == seat else "leduc-other-folded"), "L6"
    pair = strength(s, seat) == RANKS
    return said("leduc-pair" if pair else "leduc-high", card=card(s.cards[seat])), "L5"


def _shown(s: State, seat: int) -> list[str]:
    """L6: after a fold nobody shows a card."""
    return [] if s.folded != NONE else [LETTERS[s.cards[seat]]]
