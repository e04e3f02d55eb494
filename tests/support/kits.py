"""The kits of the games of the house, which lie here and not in their packages; `make golden` runs this."""

from __future__ import annotations

from pathlib import Path

from ronron.conformance import golden
from ronron.conformance.kit import Kit, lend
from ronron.games import GAMES, PRACTICE

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
HOUSE = (*GAMES, *PRACTICE)

lend({slug: Kit(f"support.scramblers.{slug}", f"support.walks.{slug}", GOLDEN / slug) for slug in HOUSE})

if __name__ == "__main__":
    golden.main(HOUSE)
