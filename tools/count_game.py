"""Count what an author writes for a game: files and lines, part by part, as a Markdown table.

    python tools/count_game.py                    # a new game, the tutorial's, and two practice games
    python tools/count_game.py FOLDER_OR_FILE …   # these together, as one game

Golden files are left out, since a command writes them. A bare line is one that is neither blank nor only a comment or,
in Python, part of a docstring. In a text for people every line that is not blank is bare.
"""

from __future__ import annotations

import ast
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from ronron.scaffold import create

ROOT = Path(__file__).resolve().parent.parent
PRACTICE = ROOT / "bench" / "ronron_practice"
SUPPORT = ROOT / "tests" / "support"
GAMES = {
    "tutorial, `examples/ninelives`": [ROOT / "examples" / "ninelives"],
    "practice, Leduc": [PRACTICE / "leduc", SUPPORT / "scramblers" / "leduc.py", SUPPORT / "tellings" / "leduc.py"],
    "practice, tic-tac-toe": [PRACTICE / "tictactoe", *PRACTICE.glob("duel*.py")],
}
"""Our games, and everywhere their files lie; what tic-tac-toe shares with connect four is counted in full."""

COMMENTS = {".py": "#", ".toml": "#", ".ftl": "#", ".js": "//", ".mjs": "//", ".jsx": "//", ".json": "", ".html": ""}
"""The files that are counted beside texts, and how a comment begins in each."""
TESTS = ("kit", "scramblers", "tellings", "test", "tests")
"""The folders with what tests a game."""
PARTS = ("code", "tests", "words", "data and package")


def part_of(path: Path) -> str:
    """The part of a game that a file belongs to."""
    if path.suffix in (".md", ".ftl") and path.name != "README.md":
        return "words"
    if path.suffix in (".toml", ".json", ".md"):
        return "data and package"
    tests = path.parent.name in TESTS or path.stem.startswith("test_") or path.stem.endswith(("_test", ".test"))
    return "tests" if tests else "code"


def bare_lines(path: Path) -> int:
    """The lines that are neither blank nor a comment."""
    text = path.read_text(encoding="utf-8")
    lines = dict(enumerate(text.splitlines(), 1))
    for number in _docstrings(text) if path.suffix == ".py" else ():
        del lines[number]
    mark = COMMENTS.get(path.suffix)
    return sum(bool(line.strip()) and not (mark and line.lstrip().startswith(mark)) for line in lines.values())


def _docstrings(text: str) -> set[int]:
    """The lines of a module's docstrings, those of constants included."""
    found = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr)]
    alone = [node for node in found if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)]
    return {number for node in alone for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)}


def files_in(places: Iterable[Path]) -> Iterator[Path]:
    """The files that an author wrote."""
    for place in places:
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            known = path.suffix in COMMENTS or path.suffix == ".md"
            if path.is_file() and known and not {"golden", "__pycache__", "node_modules"} & set(path.parts):
                yield path


def rows(name: str, places: Iterable[Path]) -> Iterator[str]:
    """A row for each part of a game, and one for all."""
    files, lines, bare = Counter[str](), Counter[str](), Counter[str]()
    for path in files_in(places):
        for part in (part_of(path), "all"):
            files[part] += 1
            lines[part] += len(path.read_text(encoding="utf-8").splitlines())
            bare[part] += bare_lines(path)
    for part in (*PARTS, "all"):
        if files[part]:
            yield f"| {name} | {part} | {files[part]} | {lines[part]} | {bare[part]} |"


def main(arguments: list[str]) -> None:
    """Print the table."""
    print("| game | part | files | lines | bare lines |\n| --- | --- | --- | --- | --- |")
    if arguments:
        print(*rows(Path(arguments[0]).name, map(Path, arguments)), sep="\n")
        return
    with tempfile.TemporaryDirectory() as folder:
        new = create("mousing", Path(folder))
        for name, places in {"new, `ronron new`": [new], **GAMES}.items():
            print(*rows(name, places), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
