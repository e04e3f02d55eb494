"""Why a decision is refused: the article, and what is said."""

from __future__ import annotations

from ronron.games.mistigri.box import MISTIGRI_VALUE, Box
from ronron.games.mistigri.piles import copies
from ronron.games.mistigri.rules import NOTHING, SEAT
from ronron.games.mistigri.state import (
    BRANCH,
    CHAIN,
    DRAW,
    FIRST,
    OFFER,
    OVER,
    PUT,
    SECOND,
    SERVE,
    TAKE,
    TO,
    State,
)
from ronron.said import Said, said


def reason(box: Box, s: State, decision: int) -> Said:
    """The article that explains the refusal, by phase."""
    if s.phase == OVER:
        return said("mistigri-why-over", "M23")
    if s.phase == DRAW:
        return said("mistigri-why-drawn-at-random", "M5")
    if s.phase in (FIRST, CHAIN, SECOND):
        return _no_pair(box, s, decision)
    if s.phase == BRANCH:
        return _no_branch(s)
    if s.phase == TO:
        return _nobody_to_give_to(s, decision)
    if s.phase == TAKE:
        return _not_to_take(s, decision)
    if s.phase == SERVE:
        return _not_to_serve(s, decision)
    return _not_held(s)


def _no_pair(box: Box, s: State, decision: int) -> Said:
    """Why the chosen card makes no pair; if no card was chosen, why that is not allowed."""
    if decision >= box.kinds:
        return _something_else(s)
    if box.values[decision] == MISTIGRI_VALUE:
        return said("mistigri-why-mistigri", "M16")
    if copies(s.hands[s.to_move, :], decision) == 0:
        return said("mistigri-why-no-such-card", "M5")
    if s.phase == SECOND and decision == s.card:
        return said("mistigri-why-only-one", "M5")
    if s.phase == SECOND:
        return said("mistigri-why-no-match", "M5")
    if box.values[decision] == 9:
        return said("mistigri-why-nine", "M16")
    return said("mistigri-why-no-pair", "M5")


def _something_else(s: State) -> Said:
    if s.phase == SECOND:
        return said("mistigri-why-second", "M5")
    if s.phase == CHAIN:
        return said("mistigri-why-chain", "M13")
    return said("mistigri-why-choose-pair", "M5")


def _no_branch(s: State) -> Said:
    article = {1: "M8", 2: "M9", 3: "M10"}[int(s.effect)]
    return said("mistigri-why-branch", article)


def _nobody_to_give_to(s: State, decision: int) -> Said:
    if decision == SEAT + s.to_move:
        return said("mistigri-why-give-yourself", "M11")
    if SEAT <= decision < SEAT + s.players:
        return said("mistigri-why-has-left", "M11")
    return said("mistigri-why-choose-player", "M11")


def _not_to_take(s: State, decision: int) -> Said:
    if decision == s.card:
        return said("mistigri-why-just-put", "M10")
    return said("mistigri-why-take-discard", "M10")


def _not_to_serve(s: State, decision: int) -> Said:
    if decision == NOTHING:
        return said("mistigri-why-serve-everyone", "M12")
    return said("mistigri-why-serve-discard", "M12")


def _not_held(s: State) -> Said:
    """A card of one's own is to be chosen."""
    if s.phase == PUT:
        return said("mistigri-why-put", "M10")
    if s.phase == OFFER:
        return said("mistigri-why-offer", "M9")
    return said("mistigri-why-give-held", "M11")
