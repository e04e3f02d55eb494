"""The options of the conformance suite, for pytest to find in any directory.

Everything else is in `ronron.conformance`. This module lies outside the package, and imports nothing of it: whoever has
Ronron installed and tests something else should not wait for it.
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which games are tested, and how much."""
    group = parser.getgroup("ronron", "the conformance suite of Ronron")
    group.addoption("--game", action="append", default=[], metavar="NAME", help="a game to test; may be repeated")
    group.addoption("--examples", type=int, default=None, metavar="N", help="try at most N examples of anything")
    parser.addini("ronron_kits", "a module that lends kits to games (see ronron.conformance.kit)", default="")
