"""What the protocol page tells a stranger to send can be sent."""

from __future__ import annotations

import re
import typing
from pathlib import Path

import msgspec

from ronron.games import GAMES
from ronron.server.bodies import Join, NewTable, Problem
from ronron.server.net import connection
from ronron.server.protocol import CLIENT, PROTOCOL, SERVER, Hello, decoder

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in typing.get_args(union)}


def test_every_message_of_the_client_in_the_example_is_understood() -> None:
    said = re.findall(r"^→ (.*)$", PAGE, re.MULTILINE)
    assert len(said) > 5
    messages = [decoder.decode(line) for line in said]
    assert {each.protocol for each in messages if isinstance(each, Hello)} == {PROTOCOL}
    assert f"This is protocol **{PROTOCOL}**." in PAGE


def test_the_examples_are_what_they_say() -> None:
    tables, joins, answer = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert {msgspec.json.decode(line, type=NewTable).game for line in tables.splitlines()} < set(GAMES)
    assert len([msgspec.json.decode(line.replace("…", "0" * 12), type=Join) for line in joins.splitlines()]) == 3
    assert msgspec.json.decode(answer, type=Problem).code == "table_full"


def test_the_page_names_every_message_and_every_way_to_end() -> None:
    for tag in tags(CLIENT) | tags(SERVER):
        assert f"`{tag}`" in PAGE, tag
    for name, code in vars(connection).items():
        if name.isupper() and isinstance(code, int):
            assert f"| {code} |" in PAGE, name
