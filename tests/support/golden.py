"""Golden games: whole games written out value by value, and perft counts, for each version of each game's rules.

`make golden` writes what is missing. What is there it never changes: when a game plays differently, its rules have a
new version, and the CHANGELOG says why.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import msgspec

import ronron
from support.cases import CASES, Case, decide, eyes, played

ROOT = Path(__file__).resolve().parent.parent / "golden"
RECORDS_PER_CASE = 3
MOST_LEAVES = 100_000


def folder(case: Case) -> Path:
    """Where the golden files of a game's present rules lie."""
    return ROOT / case.slug / f"rules-{case.game().title.version}"


def expected(case: Case) -> dict[Path, str]:
    """Every golden file of a case, by path."""
    files = {folder(case) / f"{case}.perft.txt": perft(case), folder(case) / f"{case}.game.txt": playthrough(case, 0)}
    for seed in range(RECORDS_PER_CASE):
        files[folder(case) / f"{case}.record-{seed}.txt"] = played(case, seed).record()
    return files


def perft(case: Case) -> str:
    """The counts of a deal, depth by depth, as far as they stay small."""
    game, start = case.game(), case.deal(0)
    lines = []
    for depth in range(game.title.longest + 2):
        count = game.perft(start, depth)
        lines.append(f"{depth} {count}")
        if count > MOST_LEAVES or count == 0:
            break
    return "\n".join(lines) + "\n"


def playthrough(case: Case, seed: int) -> str:
    """A random game: at each moment the truth, what everybody knows of it, and what the mover sees."""
    dice = random.Random(seed)
    position = case.deal(seed)
    lines = [f"{case.slug}, {case.players} players, {dict(case.options)}, seed {seed}"]
    while True:
        lines += ["", f"after {len(position.decisions)} decisions", *_moment(position)]
        if position.over:
            return "\n".join(lines) + "\n"
        decision = decide(position, dice)
        lines.append(f"plays: {position.game.text(position, decision)}")
        position.play(decision)


def _moment(position: ronron.Position) -> list[str]:
    game = position.game
    lines = [f"position: {position.notation()}", f"facts: {msgspec.json.encode(position.facts()).decode()}"]
    for seat in eyes(position):
        who = "spectator" if seat == ronron.SPECTATOR else f"seat {seat}"
        lines.append(f"{who} knows: {position.notation(seat)}")
    mover = position.turn if position.turn is not None and position.turn >= 0 else ronron.SPECTATOR
    lines.append(f"sees: {msgspec.json.encode(position.view(mover)).decode()}")
    if position.over:
        return [*lines, f"scores: {position.scores}", f"winners: {position.winners}"]
    lines.append(f"to decide: {position.turn}")
    choices = [f"{decision} {game.text(position, decision)}" for decision in position.legal]
    if position.turn == ronron.NATURE:
        choices = [f"{choice} ({chance:.4f})" for choice, chance in zip(choices, position.chances, strict=True)]
    return [*lines, f"may choose: {', '.join(choices)}"]


def main() -> None:
    """Write what is missing; refuse to change what is there."""
    changed = []
    for case in CASES:
        for path, text in expected(case).items():
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            elif path.read_text(encoding="utf-8") != text:
                changed.append(path.relative_to(ROOT))
    if changed:
        sys.exit(
            f"{', '.join(map(str, changed))} would change: raise the version of the rules, say why in the CHANGELOG, "
            "and keep the old records playing (`replays` in the game's title)"
        )


if __name__ == "__main__":
    main()
