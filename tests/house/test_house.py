"""The repository itself: versions agree, and it holds nothing that does not belong there."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import ronron
from ronron import errors

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def texts() -> list[tuple[Path, str]]:
    readable = [path for path in tracked() if path.suffix not in {".png", ".ttf", ".webp", ".woff2"}]
    return [(path, path.read_text(encoding="utf-8")) for path in readable]


def test_every_dependency_is_locked_and_no_address_is_written_down() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert "://" not in lock
    locked = {re.split("[=; ]", line)[0] for line in lock.splitlines()}
    wanted = [
        *PROJECT["dependencies"],
        *(
            each
            for extra in PROJECT["optional-dependencies"].values()
            for each in extra
            if each != "ronron[conformance]"
        ),
    ]
    assert {re.split(r"[<>=\[]", each)[0].replace("_", "-").replace(".", "-") for each in wanted} <= locked


def test_no_file_speaks_of_what_lies_outside_the_repository() -> None:
    outside = ["..{}shared".format("/"), "file:{}".format("//"), f"{ROOT}/", f"{Path.home()}/"]
    assert [path.name for path, text in texts() if any(each in text for each in outside)] == []


def test_the_version_is_one() -> None:
    assert ronron.__version__ == PROJECT["version"]


def test_every_error_stands_in_the_tree_that_is_drawn() -> None:
    drawn = set(re.findall(r"\w+Error", errors.__doc__ or ""))
    assert drawn == {
        name for name, thing in vars(errors).items() if isinstance(thing, type) and issubclass(thing, Exception)
    }


def test_ci_runs_what_the_readme_tells_a_stranger() -> None:
    assert "make test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    assert examples
    for example in examples:
        exec(example, {})
    assert "ronron record 1" in capsys.readouterr().out
