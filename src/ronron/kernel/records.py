"""Records: the state of a game, or its box, as one flat NumPy record.

A record is declared once, as a class with typed fields:

>>> class Pond(Record):
...     fish: Mask                      # a set of up to 62 things: 64 bits
...     depth: Annotated[Ints, 2, 3]    # a 2 × 3 array
...     players: int                    # 32 bits

The class gives the layout that compiled code works on. Its instances are un-compiled twins with the same fields:

>>> Pond.dtype.itemsize
40
>>> pond = Pond()
>>> pond.depth[1, 2] = 7
>>> pond.facts()
{'fish': 0, 'depth': [[0, 0, 0], [0, 0, 7]], 'players': 0}

Fields are 32 bits or wider, since small integers wrap in NumPy and do not in compiled code. Both sides calculate in 64
bits, and a twin refuses to store what its record could not hold. A field that is one number may have a default.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, ClassVar, Protocol, Self, TypeAlias, get_args, get_origin, get_type_hints, overload

import numpy as np
import numpy.typing as npt


class Ints(Protocol):
    """An array field of 32-bit whole numbers, as rules use it; at run time it is a NumPy array."""

    @overload
    def __getitem__(self, index: int | tuple[int, int]) -> int: ...
    @overload
    def __getitem__(self, index: slice | tuple[int, slice] | tuple[slice, int]) -> npt.NDArray[np.int64]: ...
    def __setitem__(self, index: int | slice | tuple[int | slice, ...], value: Any) -> None: ...
    def __iter__(self) -> Iterator[int]: ...
    def __len__(self) -> int: ...
    def __contains__(self, value: object) -> bool: ...
    def tolist(self) -> list[Any]:
        """The values as nested lists."""


class Masks(Ints, Protocol):
    """An array field of 64-bit whole numbers, mostly sets."""


Mask: TypeAlias = Annotated[int, np.int64]
Records: TypeAlias = npt.NDArray[np.void]
Facts: TypeAlias = dict[str, Any]
Fields: TypeAlias = dict[str, tuple[type[np.signedinteger[Any]], tuple[int, ...]]]
"""Name, type of number and shape of each field."""


class Record:
    """Base class of declared records. An instance is the un-compiled twin of one record."""

    dtype: ClassVar[np.dtype[np.void]]

    _declared: ClassVar[tuple[str, ...]]
    """Names of the fields, in the order of declaration."""
    _fields: ClassVar[Fields]
    """The fields in the order of memory, with their types."""
    _wide: ClassVar[int]
    """The number of 64-bit values at the beginning of a record; the 32-bit values follow."""
    _parts: ClassVar[list[tuple[str, int, int, int, tuple[int, ...]]]]
    """For each field: name, 0 if it is among the 64-bit values or 1 if among the 32-bit ones, start, stop, shape."""

    def __init_subclass__(cls) -> None:
        declared = _declared(cls)
        cls.dtype = _layout(declared)
        cls._declared = tuple(declared)
        cls._fields = _fields(cls.dtype)
        cls._wide, cls._parts = _split(cls._fields)

    def __init__(self) -> None:
        for name, (_, shape) in self._fields.items():
            setattr(self, name, np.zeros(shape, np.int64) if shape else getattr(type(self), name, 0))

    @classmethod
    def new(cls, count: int = 1) -> Records:
        """An array of records for compiled code, all fields 0."""
        return np.zeros(count, cls.dtype)

    @classmethod
    def read(cls, records: Records, index: int = 0) -> Self:
        """The twin of one record of an array. (Reading field by field with NumPy takes four times as long.)"""
        twin = cls.__new__(cls)  # every field is about to be set
        content = records[index : index + 1].tobytes()
        wide = np.frombuffer(content, np.int64, cls._wide).copy()
        narrow = np.frombuffer(content, np.int32, offset=wide.nbytes).astype(np.int64)
        plain = wide.tolist(), narrow.tolist()
        for name, part, start, stop, shape in cls._parts:
            if not shape:
                setattr(twin, name, plain[part][start])
            else:
                values = (wide, narrow)[part][start:stop]
                setattr(twin, name, values if len(shape) == 1 else values.reshape(shape))
        return twin

    def write(self, records: Records, index: int = 0) -> None:
        """Write this twin into one record of an array; a value too wide for its field is an error."""
        target = records[index : index + 1]
        for name, (scalar, _) in self._fields.items():
            value = np.asarray(getattr(self, name), np.int64)
            if (value != value.astype(scalar)).any():
                raise OverflowError(f"{type(self).__name__}.{name} = {value.tolist()} does not fit {scalar.__name__}")
            target[name] = value

    def assign(self, other: Self) -> None:
        """Copy all fields of another twin into this one."""
        for name in self.dtype.names or ():
            value = getattr(other, name)
            setattr(self, name, value.copy() if isinstance(value, np.ndarray) else value)

    def copy(self) -> Self:
        """An independent twin equal to this one."""
        other = type(self)()
        other.assign(self)
        return other

    def facts(self) -> Facts:
        """Field names and values as plain Python data."""
        return {name: np.asarray(getattr(self, name)).tolist() for name in self._declared}


class Twins(list[Any]):
    """Stands in for an array of records in un-compiled runs: assigning copies, as it does in an array."""

    def __init__(self, twins: Iterable[Record]) -> None:
        super().__init__(twins)

    def __setitem__(self, index: Any, twin: Any) -> None:
        self[index].assign(twin)


def _declared(declared: type[Record]) -> dict[str, Any]:
    """The fields a class declares, in their order."""
    hints = get_type_hints(declared, include_extras=True)
    return {name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar}


def _layout(declared: dict[str, Any]) -> np.dtype[np.void]:
    fields = [(name, *_scalar_and_shape(name, hint)) for name, hint in declared.items()]
    fields.sort(key=lambda field: -field[1]().itemsize)  # widest first: no padding inside
    if np.dtype(fields).itemsize % 8:
        fields.append(("_padding", np.int32, ()))  # some operations of NumPy do not copy bytes outside any field
    return np.dtype((np.record, np.dtype(fields, align=True)))


def _split(fields: Fields) -> tuple[int, list[tuple[str, int, int, int, tuple[int, ...]]]]:
    """The number of 64-bit values, and where each field begins and ends among those of its width."""
    sizes = {name: (scalar, int(np.prod(shape, dtype=int)), shape) for name, (scalar, shape) in fields.items()}
    wide = sum(count for scalar, count, _ in sizes.values() if scalar is np.int64)
    parts, ends = [], [0, 0]
    for name, (scalar, count, shape) in sizes.items():
        part = 0 if scalar is np.int64 else 1
        parts.append((name, part, ends[part], ends[part] + count, shape))
        ends[part] += count
    return wide, parts


def _scalar_and_shape(name: str, hint: Any) -> tuple[type[np.signedinteger[Any]], tuple[int, ...]]:
    if hint is int:
        return np.int32, ()
    if get_origin(hint) is Annotated:
        base, *extras = get_args(hint)
        if extras == [np.int64]:
            return np.int64, ()
        if base is Ints:
            return np.int32, tuple(extras)
        if base is Masks:
            return np.int64, tuple(extras)
    raise TypeError(f"field {name}: expected int, Mask, Annotated[Ints, n] or Annotated[Masks, n], not {hint!r}")


def _fields(dtype: np.dtype[np.void]) -> Fields:
    described: Any = dtype.fields
    return {name: (described[name][0].base.type, described[name][0].shape) for name in dtype.names or ()}
