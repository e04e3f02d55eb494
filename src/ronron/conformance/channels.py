"""Everything that one viewer is sent, channel by channel, and where two worlds differ in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Any

import msgspec

import ronron
from ronron.api import telling
from ronron.conformance.cases import truth
from ronron.conformance.worlds import viewer
from ronron.said import tell
from ronron.words import languages

MOST_SHOWN = 8
"""Fields that are listed; after a few the cause is plain."""
MADE_BY = {
    "state": "`redact` in secrets.py",
    "turn": "`turn` in rules.py",
    "turn_number": "`turn_number` in view.py",
    "over": "`over` in rules.py",
    "legal": "`legal` in rules.py",
    "reveals": "`reveals` in secrets.py",
    "view": "`view` in view.py",
    "log": "`knows` in secrets.py, or `text` and `untold` in notation.py",
    "notation": "`write` in notation.py",
    "texts": "`text` in notation.py",
    "reasons": "`reason` in reasons.py",
    "told": "`told` and `followed` in telling.py",
    "prompt": "`prompt` in telling.py",
    "describe": "`describe` in telling.py",
    "choice": "`choice` in telling.py",
    "choices": "`choice` in telling.py",
    "result": "`result` in telling.py",
    "scores": "`score` in rules.py",
    "winners": "`winners` in rules.py",
}
"""For each channel: which function of a game fills it."""


class Nothing:
    """Stands for what only the other world has."""

    def __repr__(self) -> str:
        return "nothing"


def packet(position: ronron.Position, seat: int) -> bytes:
    """What a seat is sent, as bytes."""
    return msgspec.msgpack.encode({**channels(position, seat), "log": position.log(seat)})


def channels(position: ronron.Position, seat: int) -> dict[str, Any]:
    """State, view, notation and words for a seat; if it is to decide, its choices, texts and reasons.

    The log is left out: writing it takes the longer the more was decided.
    """
    sent: dict[str, Any] = {
        "state": position.game.book.rules.state.read(position.redacted(seat)).facts(),
        "view": position.view(seat),
        "notation": position.notation(seat),
        "turn": position.turn,
        "turn_number": position.turn_number,
        "over": position.over,
        "prompt": telling.prompt(position, seat),
        "describe": telling.describe(position, seat),
    }
    if position.turn == seat:
        sent |= _offered(position)
    if position.over:
        sent |= {"scores": position.scores, "winners": position.winners, "result": telling.result(position)}
    return sent


def _offered(position: ronron.Position) -> dict[str, Any]:
    """What the mover is offered."""
    game, known = position.game, position.known_to_mover()
    decisions = range(game.title.decisions)
    return {
        "legal": position.legal,
        "reveals": [position.reveals(decision) for decision in position.legal],
        "texts": [game.text(position, decision) for decision in decisions],
        "reasons": [_reason(position, decision) for decision in decisions],
        "choice": [game.book.telling.choice(game.box, known, decision) for decision in decisions],
        "choices": telling.choices(position),
    }


def _reason(position: ronron.Position, decision: int) -> list[str]:
    reason = position.why(decision)
    return [] if reason is None else [reason.article, *(tell(language, reason) for language in languages())]


def replay(position: ronron.Position) -> list[ronron.Position]:
    """The game again, at each of its moments, between one consequence and the next too."""
    moments = [position.beginning()]
    for decision in position.decisions:
        moment = moments[-1].copy()
        moment.play(decision, settle=False)
        moments.append(moment.copy())
        while moment.step():
            moments.append(moment.copy())
    assert truth(moments[-1]) == truth(position)
    return moments


def leak(one: Sequence[ronron.Position], other: Sequence[ronron.Position], at: int, seat: int) -> str | None:
    """What a seat can tell apart at one moment of two games that should look alike to it; None if nothing."""
    mine, its = (_sent_at(moments, at, seat) for moments in (one, other))
    if mine == its:
        return None
    fields = _by_field(differences(msgspec.to_builtins(mine), msgspec.to_builtins(its)))
    shown = "".join(f"\n  {line}" for line in fields[:MOST_SHOWN])
    more = f"\n  and {len(fields) - MOST_SHOWN} more fields" if len(fields) > MOST_SHOWN else ""
    return (
        f"{one[at].game.slug}: {viewer(seat)} is told what it cannot know, {_moment(one, at)}:{shown}{more}\n"
        f"one world:\n{one[at].record()}\nthe other:\n{other[at].record()}"
    )


def _by_field(found: Iterable[tuple[str, Any, Any]]) -> list[str]:
    """A line for each field of each channel: its first difference, and how many more it has."""
    fields: dict[str, list[tuple[str, Any, Any]]] = {}
    for each in found:
        fields.setdefault(each[0].partition("[")[0], []).append(each)
    return [_differs(*places[0], len(places) - 1) for places in fields.values()]


def _differs(path: str, one: Any, other: Any, more: int) -> str:
    channel = re.split(r"[.\[]", path)[0]
    others = f", and differs in {more} more places" if more else ""
    return f"{path} is {one!r} in one world and {other!r} in the other{others}; it comes from {MADE_BY[channel]}"


def _sent_at(moments: Sequence[ronron.Position], at: int, seat: int) -> dict[str, Any]:
    """What a seat is sent at a moment, with what is added to its log then; at the last moment the whole log."""
    position = moments[at]
    sent = channels(position, seat)
    if at:
        told = telling.entry(moments[at - 1], position, seat)
        sent |= {"told": told.told, "log": [[told.mover, told.text]]}
    if at == len(moments) - 1:
        sent["log"] = position.log(seat)
    return sent


def _moment(moments: Sequence[ronron.Position], at: int) -> str:
    """When it is, by the last decision and who made it."""
    position, count = moments[at], len(moments[at].decisions)
    end = ", at the end" if position.over else ""
    if not count:
        return f"before the first decision{end}"
    before = next(each for each in reversed(moments[:at]) if len(each.decisions) < count)
    text = position.game.text(before, position.decisions[-1])
    mover = "nature" if before.turn == ronron.NATURE else f"seat {before.turn}"
    steps = sum(len(each.decisions) == count for each in moments[:at])
    followed = f" and {steps} consequence{'s' * (steps > 1)}" if steps else ""
    return f"after {count} decision{'s' * (count > 1)}, the last {text!r} by {mover}{followed}{end}"


def differences(one: Any, other: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every place where two plain values differ, with both values: `view.cards[0]`."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in [*one, *(each for each in other if each not in one)]:
            yield from differences(one.get(name), other.get(name), f"{path}.{name}" if path else str(name))
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple):
        for index, (mine, its) in enumerate(zip_longest(one, other, fillvalue=Nothing())):
            yield from differences(mine, its, f"{path}[{index}]")
    elif one != other:
        yield path, one, other
