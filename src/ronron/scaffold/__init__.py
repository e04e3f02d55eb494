"""A new game to begin with: a package that passes the conformance suite.

The files in `template` end in `.txt`, so that no tool takes them for modules of the house. In their text, and in their
names, stand `@name@`, `@title@` and `@letter@`; the folder `game` becomes the package.
"""

from __future__ import annotations

import importlib.util
import keyword
import shutil
from collections.abc import Iterator
from pathlib import Path

from ronron.causes import quoted, system_cause
from ronron.errors import GameError
from ronron.games import refused, slugs
from ronron.games.guests import SLUG

TEMPLATE = Path(__file__).parent / "template"


def create(name: str, into: Path) -> Path:
    """Write the package of a new game into a folder; where anything is in the way, nothing is written."""
    folder = into / name
    _check(name, folder)
    try:
        folder.mkdir(parents=True)
    except FileExistsError:
        raise GameError("error-new-folder", folder=str(folder)) from None
    except OSError as error:
        raise GameError("error-new-unwritten", folder=str(folder), why=system_cause(error)) from None
    try:
        for path, text in files(name):
            _write(folder / path, text)
    except OSError as error:
        shutil.rmtree(folder, ignore_errors=True)  # it was not there before
        raise GameError("error-new-unwritten", folder=str(folder), why=system_cause(error)) from None
    return folder


def files(name: str) -> Iterator[tuple[Path, str]]:
    """The files of a new game, with their places in its folder."""
    for source in sorted(TEMPLATE.rglob("*.txt")):
        first, *rest = source.relative_to(TEMPLATE).with_suffix("").parts
        place = Path(name if rest else first, *(_filled(part, name) for part in rest))
        yield place, _filled(source.read_text(encoding="utf-8"), name)


def _filled(text: str, name: str) -> str:
    for mark, value in (("@name@", name), ("@title@", name.capitalize()), ("@letter@", name[0].upper())):
        text = text.replace(mark, value)
    return text


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def _check(name: str, folder: Path) -> None:
    """Refuse a name that cannot be used, and a folder that is there."""
    if not SLUG.fullmatch(name):
        raise GameError("error-new-name", given=quoted(name))
    if name in slugs() or name in refused():
        raise GameError("error-new-taken", game=name)
    if folder.exists() or folder.is_symlink():
        raise GameError("error-new-folder", folder=str(folder))
    if keyword.iskeyword(name) or _is_module(name):
        raise GameError("error-new-module", game=name)


def _is_module(name: str) -> bool:
    """Whether Python already has a module of this name; a folder that happens to lie about is none."""
    found = importlib.util.find_spec(name)
    return found is not None and found.origin is not None
