"""Golden games: whole games written out value by value, and perft counts, for each version of each game's rules.

`python -m ronron.conformance.golden --game hop` writes what is missing. What is there it never changes: when a game
plays differently, its rules have a new version, and its CHANGELOG says why. What people see of these games lies apart,
by the version of the view: a view may grow under the same rules.
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

import ronron
from ronron.conformance.cases import Case, all_cases, decide, eyes, played
from ronron.conformance.kit import kit_of
from ronron.errors import RonronError

RECORDS_PER_CASE = 3
MOST_LEAVES = 100_000


def folder(case: Case) -> Path:
    """Where the golden files of a game's present rules lie."""
    return kit_of(case.slug).golden / f"rules-{case.game().title.version}"


def view_folder(case: Case) -> Path:
    """Where the views of the same games lie, by the version of the game's view."""
    view = importlib.import_module(f"{case.game().book.package}.view")
    return kit_of(case.slug).golden / f"view-{getattr(view, 'VERSION', 1)}"


def expected(case: Case, most_leaves: int = MOST_LEAVES) -> dict[Path, str]:
    """Every golden file of a case, by path."""
    counts, game = perft(case, most_leaves), playthrough(case, 0)
    files = {folder(case) / f"{case}.perft.txt": counts, folder(case) / f"{case}.game.txt": game}
    for seed in range(RECORDS_PER_CASE):
        files[folder(case) / f"{case}.record-{seed}.txt"] = played(case, seed).record()
    return files | {view_folder(case) / f"{case}.views.txt": views(case, 0)}


def perft(case: Case, most_leaves: int) -> str:
    """The counts of a deal, depth by depth, as far as they stay small."""
    game, start = case.game(), case.deal(0)
    lines = []
    for depth in range(game.title.longest + 2):
        count = game.perft(start, depth)
        lines.append(f"{depth} {count}")
        if count > most_leaves or count == 0:
            break
    return "\n".join(lines) + "\n"


def playthrough(case: Case, seed: int) -> str:
    """A random game: at each moment the truth, and what everybody knows of it."""
    lines = [f"{case.slug}, {case.players} players, {dict(case.options)}, seed {seed}"]
    for position, decision in _decided(case, seed):
        lines += ["", f"after {len(position.decisions)} decisions", *_moment(position)]
        if decision is not None:
            lines.append(f"plays: {position.game.text(position, decision)}")
    return "\n".join(lines) + "\n"


def views(case: Case, seed: int) -> str:
    """The same game: at each moment what the mover sees."""
    lines = []
    for position, _ in _decided(case, seed):
        mover = position.turn if position.turn is not None and position.turn >= 0 else ronron.SPECTATOR
        lines.append(msgspec.json.encode(position.view(mover)).decode())
    return "\n".join(lines) + "\n"


def _decided(case: Case, seed: int) -> Iterator[tuple[ronron.Position, int | None]]:
    """Each moment of a random game, and what is decided then; nothing at its end."""
    dice = random.Random(seed)
    position = case.deal(seed)
    while not position.over:
        decision = decide(position, dice)
        yield position, decision
        position.play(decision)
    yield position, None


def _moment(position: ronron.Position) -> list[str]:
    game = position.game
    lines = [f"position: {position.notation()}", f"facts: {msgspec.json.encode(position.facts()).decode()}"]
    for seat in eyes(position):
        who = "spectator" if seat == ronron.SPECTATOR else f"seat {seat}"
        lines.append(f"{who} knows: {position.notation(seat)}")
    if position.over:
        return [*lines, f"scores: {position.scores}", f"winners: {position.winners}"]
    lines.append(f"to decide: {position.turn}")
    choices = [f"{decision} {game.text(position, decision)}" for decision in position.legal]
    if position.turn == ronron.NATURE:
        choices = [f"{choice} ({chance:.4f})" for choice, chance in zip(choices, position.chances, strict=True)]
    return [*lines, f"may choose: {', '.join(choices)}"]


def write(slugs: Iterable[str]) -> list[str]:
    """Write what is missing; what is there is not changed, but named if it would be."""
    changed = []
    for case in (case for slug in slugs for case in all_cases(slug)):
        for path, text in expected(case).items():
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            elif path.read_text(encoding="utf-8") != text:
                changed.append(path.name)
    return changed


def main(slugs: Iterable[str]) -> None:
    """Write the golden games of these games, or refuse to change what is there."""
    try:
        changed = write(slugs)
    except RonronError as error:
        sys.exit(str(error))
    if changed:
        sys.exit(
            f"{', '.join(changed)} would change. Where only views did, raise VERSION in the game's view.py "
            "and delete the old view folder. Where the rules did, raise their version, say why in the CHANGELOG, and "
            "keep the old records playing (`replays` in the game's title)"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Write the golden games of a new version of a game's rules.")
    parser.add_argument("--game", action="append", required=True, metavar="NAME", help="a game; may be repeated")
    main(parser.parse_args().game)
