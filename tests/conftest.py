"""Fixtures and settings shared by all tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from support import tracing

FOLLOWED = tracing.start()  # before anything of ours is imported

from ronron.conformance.cases import Case  # noqa: E402
from ronron.conformance.effort import use_profile  # noqa: E402
from support.cases import CASES  # noqa: E402

if TYPE_CHECKING:
    from support.postgres import Postgres

use_profile()


def pytest_configure(config: pytest.Config) -> None:
    """Follow the tests where their coverage is asked for."""
    if FOLLOWED is not None:
        config.pluginmanager.register(FOLLOWED)


@pytest.fixture(params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    """Every game with every number of players and every option."""
    param: Case = request.param
    return param


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of a session; it is not started if none wants it."""
    from support.postgres import running  # where there is no PostgreSQL, only the tests that want it fail

    with running() as server:
        yield server
