"""The browser's types are those of the server."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


def _tool() -> Any:
    spec = importlib.util.spec_from_file_location("make_types", ROOT / "tools" / "make_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["make_types"] = module
    spec.loader.exec_module(module)
    return module


TOOL = _tool()


@pytest.mark.parametrize("name", TOOL.schemas())
def test_schemas_and_typescript_types_are_up_to_date(name: str) -> None:
    """If not: `make types`."""
    schema = TOOL.schemas()[name]
    assert (TOOL.SCHEMAS / f"{name}.json").read_text(encoding="utf-8") == TOOL.written(schema)
    assert (TOOL.TYPES / f"{name}.ts").read_text(encoding="utf-8").startswith(TOOL.fingerprint(schema))


def test_no_types_are_left_of_games_that_are_gone() -> None:
    assert {path.stem for path in TOOL.SCHEMAS.iterdir()} == set(TOOL.schemas())
    assert {path.stem for path in TOOL.TYPES.iterdir()} == set(TOOL.schemas())
