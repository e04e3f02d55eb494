"""Whatever speaks to people is given redacted states only, whichever game it belongs to."""

from __future__ import annotations

import dataclasses

import ronron
from ronron.conformance.channels import packet
from ronron.said import said


def test_texts_reasons_and_logs_are_made_from_what_a_seat_knows() -> None:
    """Even a rulebook that repeats everything it is given reveals nothing more."""
    game = ronron.load("leduc")
    game.book = dataclasses.replace(
        game.book,
        text=lambda box, s, decision: f"{s.cards} {decision}",
        reason=lambda box, s, decision: said("is-legal", "L1", text=f"{s.cards}"),
    )
    for seat in (0, 1):
        packets = set()
        for other in "JQK":
            position = game.position(" ".join(["Q", other] if seat == 0 else [other, "Q"]))
            for _ in range(seat):
                position.play(1)
            assert position.turn == seat
            packets.add(packet(position, seat))
        assert len(packets) == 1
