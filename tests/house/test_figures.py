"""The figures of the plan of the house are what the import contracts and the code say."""

from __future__ import annotations

import importlib
import re
from functools import reduce

import figure_house
import figure_move
import figures
import pytest

TITLES = {stop.title for stop in figure_move.STOPS}


@pytest.mark.parametrize(("name", "drawn"), figures.figures().items())
def test_a_figure_is_drawn_from_what_is_true_now(name: str, drawn: str) -> None:
    """If not: `make figures`, and look at it."""
    assert (figures.IMAGES / name).read_text(encoding="utf-8") == drawn


def test_every_layer_of_the_contracts_is_a_floor_and_every_room_a_package() -> None:
    told = figure_house.contracts((figures.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    floors = figure_house.floors(told)
    assert [floor.package for floor in floors] == next(each["layers"] for each in told if each["type"] == "layers")
    for floor in floors:
        assert floor.sentence, f"{floor.package} does not say what it is for"
        for room in (room for row in floor.rooms for room in row):
            assert importlib.util.find_spec(f"{floor.package}.{room}"), room


def test_the_picture_of_the_house_is_described_floor_by_floor() -> None:
    """For people who cannot see it."""
    told = figure_house.contracts((figures.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    page = (figures.ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    words = re.findall(r"\w+", re.search(r"!\[([^]]*)\]\(images/house\.svg\)", page).group(1))  # type: ignore[union-attr]
    named = [floor.package.partition(".")[2] for floor in figure_house.floors(told)]
    assert list(dict.fromkeys(word for word in words if word in named)) == named


def test_a_contract_that_changes_would_change_the_picture() -> None:
    project = (figures.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    lab, api = '    "ronron.lab",\n', '    "ronron.api",\n'
    lower = project.replace(lab, "").replace(api, api + lab)
    assert lower != project
    assert figure_house.draw(lower) != figure_house.draw(project)
    assert "connect4" not in figure_house.draw(project.replace('"ronron_practice.connect4", ', ""))


@pytest.mark.parametrize("stop", figure_move.STOPS, ids=lambda stop: stop.title)
def test_every_stop_of_a_move_names_code_that_exists(stop: figure_move.Stop) -> None:
    if stop.code.startswith("web/"):
        assert (figures.ROOT / stop.code).is_file()
    else:
        module, _, name = stop.code.partition(":")
        assert callable(reduce(getattr, name.split("."), importlib.import_module(module)))


def test_the_way_of_a_move_leads_from_the_first_stop_to_the_last_and_misses_none() -> None:
    ways = [*figure_move.WAYS, *figure_move.ANSWERS]
    reached = {figure_move.STOPS[0].title} | {end for _, end in ways}
    assert {name for way in ways for name in way} <= TITLES
    assert reached == TITLES
