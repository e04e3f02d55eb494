"""A component file that has the fields of its box needs no code: shape, lengths and filling follow from the record."""

from __future__ import annotations

from types import ModuleType
from typing import Annotated

import msgspec
import pytest

from ronron.errors import GameError
from ronron.games.components import MOST, from_file
from ronron.kernel import Ints, Masks, Record
from ronron.said import Said, said


class Pond(Record):
    """A number, a row and a table."""

    depth: int
    fish: Annotated[Ints, 3]
    reeds: Annotated[Ints, 2, 2]


class Bowl(Record):
    """Sets are not written as numbers."""

    shells: Annotated[Masks, 2]


WHOLE = {"depth": 4, "fish": [1, 0, 2], "reeds": [[1, 2], [3, 4]]}


def own(check: object) -> ModuleType:
    module = ModuleType("components")
    vars(module)["check"] = check
    return module


def test_a_box_is_filled_from_a_file_with_its_fields() -> None:
    made = from_file("pond", Pond, None)
    box = Pond()
    components = msgspec.convert({**WHOLE, "game": "pond"}, made.components)
    assert made.check(components) == []
    made.fill(components, box)
    assert box.facts() == WHOLE


@pytest.mark.parametrize(
    "wrong",
    [
        {"depth": -1},
        {"depth": MOST + 1},
        {"depth": 1.5},
        {"fish": [1, 2]},
        {"fish": [1, 2, 3, 4]},
        {"reeds": [[1, 2], [3]]},
        {"weeds": 1},
        {"game": "leduc"},
    ],
)
def test_what_does_not_fit_the_box_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**WHOLE, **wrong}, from_file("pond", Pond, None).components)


def test_a_game_may_say_what_else_is_wrong_with_a_box() -> None:
    def check(box: Pond) -> list[Said]:
        return [said("as-written", text=str(box.fish[2]))]

    made = from_file("pond", Pond, own(check))
    assert made.check(msgspec.convert(WHOLE, made.components)) == [said("as-written", text="2")]


def test_a_box_with_sets_needs_a_file_of_its_own_shape() -> None:
    with pytest.raises(GameError, match="the box of bowl has the field shells, which is a set"):
        from_file("bowl", Bowl, None)
