"""The pages about a fifth game turn what `ronron new` writes into `examples/ninelives`, byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from ronron import scaffold
from support.tutorial import Step, changed, steps

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "ninelives"


def written(project: Path) -> dict[str, bytes]:
    """The files of a project, without golden games, which a command writes."""
    return {
        str(path.relative_to(project)): path.read_bytes()
        for path in project.rglob("*")
        if path.is_file() and not {"golden", "__pycache__"} & {*path.parts}
    }


def test_the_blocks_of_the_pages_make_the_example_of_the_scaffold(tmp_path: Path) -> None:
    project = scaffold.create("ninelives", tmp_path)
    for step in steps():
        step.write(project)
    made, example = written(project), written(EXAMPLE)
    assert made.keys() == example.keys()
    for name, content in example.items():
        assert made[name] == content, name


def test_a_change_that_does_not_fit_is_noticed(tmp_path: Path) -> None:
    assert changed("cat\ndog\n", " cat\n+mouse\n@@\n-dog\n") == "cat\nmouse\n"
    for difference in (" cow\n+calf\n", "-at\n"):
        with pytest.raises(AssertionError, match="times in the file"):
            changed("cat\nrat\n", difference)


def test_a_block_is_a_file_or_what_comes_next_in_it(tmp_path: Path) -> None:
    for step in (
        Step("python", "a.py", "x = 1\n"),
        Step("python", "a.py, continued", "y = 2\n"),
        Step("text", "", "z"),
    ):
        step.write(tmp_path)
    assert (tmp_path / "a.py").read_text(encoding="utf-8") == "x = 1\n\n\ny = 2\n"
    assert [path.name for path in tmp_path.iterdir()] == ["a.py"]
