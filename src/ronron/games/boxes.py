"""Reading a box: the components of a game, from the game's own file or from a person's copy of it."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from ronron.errors import BoxError
from ronron.games.rulebook import Rulebook
from ronron.kernel import Record


def open_box(rulebook: Rulebook, source: str | Path | None = None) -> Record:
    """Read a component file, by default the game's own, into a box record; a file with any mistake is refused."""
    if source is not None and not isinstance(source, str | Path):
        raise BoxError(f"a box is the path of a component file, not {source!r}")
    path = Path(source) if source is not None else rulebook.folder / "components.toml"
    components = _parse(path, rulebook)
    if complaints := rulebook.check(components):
        raise BoxError(f"{path.name}: {'; '.join(complaints)}")
    box = rulebook.rules.box()
    rulebook.fill(components, box)
    return box


def fingerprint(box: Record) -> str:
    """A short hash of the content of a box: equal for two files with equal content.

    The version of Ronron is not part of it, so a record still names the right box after an upgrade.
    """
    content = msgspec.json.encode(box.facts())
    return hashlib.sha256(content).hexdigest()[:12]


def game_of(path: Path) -> str:
    """The game a component file is for, from its key `game`."""
    game = _read(path).get("game")
    if not isinstance(game, str):
        raise BoxError(f'{path.name}: game: expected the name of a game, such as game = "poche"')
    return game


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))  # some editors begin a file with a byte order mark
    except OSError as error:
        raise BoxError(f"the component file {path} cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise BoxError(f"{path.name}: byte {error.start} is not UTF-8 text; save the file as UTF-8") from None
    except RecursionError:
        raise BoxError(f"{path.name} is not a component file: it is nested too deeply") from None
    except ValueError as error:
        raise BoxError(f"{path.name} is not TOML: {error}") from None


def _parse(path: Path, rulebook: Rulebook) -> msgspec.Struct:
    data = _read(path)
    try:
        return msgspec.convert(data, rulebook.components)
    except msgspec.ValidationError as error:
        game, ours = data.get("game"), rulebook.title.slug
        if isinstance(game, str) and game != ours:
            raise BoxError(f"{path.name} is a box of {game}, not of {ours}") from None
        raise BoxError(f"{path.name}: {_sentence(str(error))}") from None


def _sentence(complaint: str) -> str:
    """Msgspec's error message with the key first: `ranks[0].copies: expected an int, got str`."""
    what, separator, where = complaint.partition(" - at `$")
    key = where.rstrip("`").lstrip(".")
    what = what.replace("`", "")
    return f"{key}: {what[0].lower()}{what[1:]}" if separator and key else f"{what[0].lower()}{what[1:]}"
