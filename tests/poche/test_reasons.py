"""Every refusal of Chats de poche, in both languages, against a list that is written down."""

from __future__ import annotations

import random
import re
from pathlib import Path

from ronron.conformance.cases import decide
from ronron.said import tell
from support.cases import CASES

LIST = Path(__file__).resolve().parents[1] / "golden" / "poche" / "reasons.txt"
POCHE = [case for case in CASES if case.slug == "poche"]


def refusals() -> list[str]:
    """What random games in every mode refuse, cells made alike."""
    found = set()
    for number, case in enumerate(POCHE * 12):
        dice = random.Random(number)
        position = case.deal(number)
        while True:
            for decision in range(case.game().title.decisions):
                reason = position.why(decision)
                if reason is not None:
                    found.add("\n".join([reason.article, f"  {tell('en', reason)}", f"  {tell('fr', reason)}"]))
            if position.over:
                break
            position.play(decide(position, dice))
    return sorted({re.sub(r"\b[a-e][1-5]\b", "CELL", text) for text in found})


def test_the_list_of_refusals_has_not_changed() -> None:
    assert LIST.read_text(encoding="utf-8") == "\n".join(refusals()) + "\n"


def test_every_article_that_limits_a_choice_can_be_cited() -> None:
    cited = {line for line in LIST.read_text(encoding="utf-8").splitlines() if not line.startswith(" ")}
    assert cited == {"P1", "P6", "P7", "P9", "P10", "P11", "P12", "P13", "P14"}
