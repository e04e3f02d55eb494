"""The component file of a game: its shape, what is wrong with it, and how it fills the box.

A game whose file has one key for each field of its box need not write this down: it follows from the box. It may still
have a `components.py` with `check(box)`, which says what is wrong with values of the right shape.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Annotated, Any, Literal

import msgspec
import numpy as np

from ronron.errors import GameError
from ronron.kernel import Record
from ronron.said import Said

MOST = 1_000_000
"""The highest value in a file whose shape follows from the box; the lowest is 0."""
Value = Annotated[int, msgspec.Meta(ge=0, le=MOST)]


@dataclass(frozen=True)
class FromFile:
    """How a component file becomes a box."""

    components: type[msgspec.Struct]
    """The shape of the file."""
    check: Callable[[Any], list[Said]]
    """What is wrong with components of the right shape, in sentences that name the key."""
    fill: Callable[[Any, Any], None]
    """Turn checked components into the box record."""


def from_file(slug: str, box: type[Record], own: ModuleType | None) -> FromFile:
    """What a game's own module says, and the rest from the record of its box."""
    if own is not None and hasattr(own, "Components"):
        return FromFile(own.Components, own.check, own.fill)
    check_box: Callable[[Any], list[Said]] = _nothing_wrong if own is None else own.check

    def check(components: msgspec.Struct) -> list[Said]:
        filled = box()
        _fill(components, filled)
        return check_box(filled)

    return FromFile(_shape(slug, box), check, _fill)


def _shape(slug: str, box: type[Record]) -> type[msgspec.Struct]:
    """A key for each field, and `game`, by which a person's own file says which game it is for."""
    keys: list[Any] = [(name, _value(slug, name, box.dtype[name])) for name in box().facts()]
    return msgspec.defstruct("Components", [*keys, ("game", Literal[slug], slug)], forbid_unknown_fields=True)


def _value(slug: str, name: str, field: np.dtype[Any]) -> Any:
    """A number, or a list as long as the field; sets are not written as numbers."""
    if field.base != np.int32:
        raise GameError("error-game-components", game=slug, field=name)
    value: Any = Value
    for length in reversed(field.shape):
        value = Annotated[list[value], msgspec.Meta(min_length=length, max_length=length)]
    return value


def _fill(components: Any, box: Record) -> None:
    for name in box.facts():
        value = getattr(components, name)
        setattr(box, name, np.asarray(value, np.int64) if isinstance(value, list) else value)


def _nothing_wrong(box: Record) -> list[Said]:
    return []
