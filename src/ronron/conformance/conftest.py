"""Which games the suite is run for, and that a game is only tried further where its first games can be played."""

from __future__ import annotations

import importlib

import pytest

from ronron.conformance import effort

effort.use_profile()

from ronron.conformance import first, kit  # noqa: E402
from ronron.conformance.cases import Case, cases  # noqa: E402
from ronron.games import guests, refused, slugs  # noqa: E402

SUITE = __name__.rpartition(".")[0]


def pytest_configure(config: pytest.Config) -> None:
    """Take the options to heart before the tests are read."""
    effort.CHOSEN.examples = config.getoption("--examples")
    if name := config.getini("ronron_kits"):
        importlib.import_module(name)


def chosen(config: pytest.Config) -> list[str]:
    """The games to test: those asked for; or those of the house, in the house, and all from outside."""
    asked: list[str] = config.getoption("--game")
    return asked or [*kit.lent(), *guests(), *refused()]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test for every game, or for every case of every game that is accepted."""
    games = chosen(metafunc.config)
    accepted = [slug for slug in games if slug in slugs()]
    if "any_game" in metafunc.fixturenames:
        metafunc.parametrize("any_game", games or [pytest.param("", id="none")])
    if "slug" in metafunc.fixturenames:
        metafunc.parametrize("slug", accepted)
    if "case" in metafunc.fixturenames:
        every = [case for slug in accepted for case in cases(slug)]
        metafunc.parametrize("case", every, ids=str)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A warning is a mistake here, wherever the suite is run."""
    for item in items:
        if getattr(item, "module", None) is not None and item.module.__name__.startswith(SUITE):  # type: ignore[attr-defined]
            item.add_marker(pytest.mark.filterwarnings("error"))


@pytest.fixture(autouse=True)
def _only_if_it_can_be_played(request: pytest.FixtureRequest) -> None:
    """One mistake that stops everything is told once, by `test_first.py`."""
    given = request.node.callspec.params if hasattr(request.node, "callspec") else {}
    case: Case | None = given.get("case")
    slug = given.get("slug") or (case and case.slug)
    if slug and first.faults(slug):
        pytest.skip(f"{slug} cannot be played yet: see test_first.py")
