"""Records: declared once, the same compiled and un-compiled."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ronron.games import find, slugs
from ronron.kernel import Ints, Mask, Masks, Record
from ronron.kernel.records import Twins

WHOLE = st.integers(-(2**31), 2**31 - 1)


class Basket(Record):
    wool: int
    balls: Annotated[Ints, 2, 3]
    colours: Mask
    sets: Annotated[Masks, 2]
    cats: int


def test_the_widest_fields_come_first_and_no_byte_lies_outside_a_field() -> None:
    assert Basket.dtype.names == ("colours", "sets", "wool", "balls", "cats")
    books = [find(slug) for slug in slugs()]
    declared: list[type[Record]] = [Basket, *(book.rules.state for book in books), *(book.rules.box for book in books)]
    for record in declared:
        described = record.dtype.fields
        assert described is not None
        assert sum(field[0].itemsize for field in described.values()) == record.dtype.itemsize
        assert record.dtype.itemsize % 8 == 0


@given(wool=WHOLE, ball=WHOLE, colours=st.integers(0, 2**62 - 1))
def test_a_twin_and_its_record_hold_the_same(wool: int, ball: int, colours: int) -> None:
    twin = Basket()
    twin.wool, twin.colours, twin.balls[1, 2] = wool, colours, ball
    records = Basket.new(3)
    twin.write(records, 1)
    assert Basket.read(records, 1).facts() == twin.facts()
    assert Basket.read(records, 0).facts() == Basket().facts() == Basket.read(records, 2).facts()
    assert (records[1].wool, records[1].balls[1, 2], records[1].colours) == (wool, ball, colours)


def test_a_twin_refuses_what_its_record_cannot_hold() -> None:
    twin = Basket()
    twin.balls[0, 1] = 2**31
    with pytest.raises(OverflowError, match=r"Basket\.balls = .* does not fit int32"):
        twin.write(Basket.new())


def test_a_field_of_another_kind_is_refused_when_declared() -> None:
    with pytest.raises(TypeError, match="field name: expected int, Mask"):

        class Labelled(Record):
            name: str


def test_assigning_in_an_array_of_twins_copies_as_it_does_in_an_array_of_records() -> None:
    twins = Twins([Basket(), Basket()])
    twins[0].balls[0, 0] = 5
    twins[1] = twins[0]
    twins[0].balls[0, 0] = 6
    assert twins[1].balls[0, 0] == 5
    records = Basket.new(2)
    records[0].balls[0, 0] = 5
    records[1] = records[0]
    records[0].balls[0, 0] = 6
    assert records[1].balls[0, 0] == 5


def test_facts_are_plain_data() -> None:
    facts = Basket().facts()
    assert facts == {"wool": 0, "balls": [[0, 0, 0], [0, 0, 0]], "colours": 0, "sets": [0, 0], "cats": 0}
    assert not any(isinstance(value, np.generic) for value in facts.values())
