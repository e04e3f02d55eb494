"""Reading a box: the components of a game, from the game's own file or from a person's copy of it."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from ronron.causes import shape_complaint, system_cause, toml_complaint
from ronron.errors import BoxError
from ronron.games.rulebook import Rulebook
from ronron.kernel import Record
from ronron.said import in_turn


def open_box(rulebook: Rulebook, source: str | Path | None = None) -> Record:
    """Read a component file, by default the game's own, into a box record; a file with any mistake is refused."""
    if source is not None and not isinstance(source, str | Path):
        raise BoxError("error-box-path", given=repr(source))
    path = Path(source) if source is not None else rulebook.folder / "components.toml"
    components = _parse(path, rulebook)
    if complaints := rulebook.from_file.check(components):
        raise BoxError("error-box", file=path.name, why=in_turn(complaints))
    box = rulebook.rules.box()
    rulebook.from_file.fill(components, box)
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
        raise BoxError("error-box-game", file=path.name)
    return game


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))  # some editors begin a file with a byte order mark
    except OSError as error:
        raise BoxError("error-box-unread", path=str(path), why=system_cause(error)) from None
    except UnicodeDecodeError as error:
        raise BoxError("error-box-utf8", file=path.name, byte=error.start) from None
    except RecursionError:
        raise BoxError("error-box-deep", file=path.name) from None
    except ValueError as error:
        raise BoxError("error-box-toml", file=path.name, why=toml_complaint(error)) from None


def _parse(path: Path, rulebook: Rulebook) -> msgspec.Struct:
    data = _read(path)
    try:
        return msgspec.convert(data, rulebook.from_file.components)
    except msgspec.ValidationError as error:
        game, ours = data.get("game"), rulebook.title.slug
        if isinstance(game, str) and game != ours:
            raise BoxError("error-box-of-other", file=path.name, game=game, ours=ours) from None
        raise BoxError("error-box", file=path.name, why=shape_complaint(error)) from None
