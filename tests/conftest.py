"""Fixtures and settings shared by all tests."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from support.cases import CASES, Case

settings.register_profile(
    "ronron", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
settings.load_profile("ronron")


@pytest.fixture(params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    """Every game with every number of players and every option."""
    param: Case = request.param
    return param
