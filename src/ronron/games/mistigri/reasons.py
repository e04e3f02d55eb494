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
from ronron.games.title import Reason
from ronron.said import Said


def reason(box: Box, s: State, decision: int) -> Reason:
    """The article that refuses, by phase."""
    if s.phase == OVER:
        return Reason("M23", Said("mistigri-why-over"))
    if s.phase == DRAW:
        return Reason("M5", Said("mistigri-why-drawn-at-random"))
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


def _no_pair(box: Box, s: State, decision: int) -> Reason:
    """A card that makes no pair, or something else than a card."""
    if decision >= box.kinds:
        return _something_else(s)
    if box.values[decision] == MISTIGRI_VALUE:
        return Reason("M16", Said("mistigri-why-mistigri"))
    if copies(s.hands[s.to_move, :], decision) == 0:
        return Reason("M5", Said("mistigri-why-no-such-card"))
    if s.phase == SECOND and decision == s.card:
        return Reason("M5", Said("mistigri-why-only-one"))
    if s.phase == SECOND:
        return Reason("M5", Said("mistigri-why-no-match"))
    if box.values[decision] == 9:
        return Reason("M16", Said("mistigri-why-nine"))
    return Reason("M5", Said("mistigri-why-no-pair"))


def _something_else(s: State) -> Reason:
    if s.phase == SECOND:
        return Reason("M5", Said("mistigri-why-second"))
    if s.phase == CHAIN:
        return Reason("M13", Said("mistigri-why-chain"))
    return Reason("M5", Said("mistigri-why-choose-pair"))


def _no_branch(s: State) -> Reason:
    article = {1: "M8", 2: "M9", 3: "M10"}[int(s.effect)]
    return Reason(article, Said("mistigri-why-branch"))


def _nobody_to_give_to(s: State, decision: int) -> Reason:
    if decision == SEAT + s.to_move:
        return Reason("M11", Said("mistigri-why-give-yourself"))
    if SEAT <= decision < SEAT + s.players:
        return Reason("M11", Said("mistigri-why-has-left"))
    return Reason("M11", Said("mistigri-why-choose-player"))


def _not_to_take(s: State, decision: int) -> Reason:
    if decision == s.card:
        return Reason("M10", Said("mistigri-why-just-put"))
    return Reason("M10", Said("mistigri-why-take-discard"))


def _not_to_serve(s: State, decision: int) -> Reason:
    if decision == NOTHING:
        return Reason("M12", Said("mistigri-why-serve-everyone"))
    return Reason("M12", Said("mistigri-why-serve-discard"))


def _not_held(s: State) -> Reason:
    """A card of one's own is to be chosen."""
    if s.phase == PUT:
        return Reason("M10", Said("mistigri-why-put"))
    if s.phase == OFFER:
        return Reason("M9", Said("mistigri-why-offer"))
    return Reason("M11", Said("mistigri-why-give-held"))
