"""Everything that one viewer is sent, as bytes."""

from __future__ import annotations

import msgspec

import ronron
from ronron.api import telling
from ronron.said import tell
from ronron.words import languages


def packet(position: ronron.Position, seat: int) -> bytes:
    """What a seat is sent: state, view, log, notation, words; if it is to decide its choices, texts and reasons."""
    game = position.game
    parts: list[object] = [
        position.redacted(seat).tobytes(),
        msgspec.json.encode(position.view(seat)),
        position.log(seat),
        position.notation(seat),
        position.turn,
        position.over,
        telling.prompt(position, seat),
        telling.describe(position, seat),
    ]
    if position.turn == seat:
        decisions = range(game.title.decisions)
        parts += [position.legal, [game.text(position, decision) for decision in decisions]]
        parts += [[_reason(position, decision) for decision in decisions]]
        known = position.known_to_mover()
        parts += [[game.book.telling.choice(game.box, known, decision) for decision in decisions]]
        parts += [telling.choices(position)]
    if position.over:
        parts += [position.scores, position.winners, telling.result(position)]
    return msgspec.msgpack.encode(parts)


def _reason(position: ronron.Position, decision: int) -> list[str]:
    reason = position.why(decision)
    return [] if reason is None else [reason.article, *(tell(language, reason) for language in languages())]
