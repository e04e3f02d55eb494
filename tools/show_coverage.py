"""Say which part of the Python code the tests took, after they ran with `RONRON_COVERAGE` set.

python tools/show_coverage.py [--table]
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

import coverage

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / ".cache" / "coverage" / "python"


def main() -> None:
    """Put together what all processes found, and say it in a line, with `--table` also by file."""
    found = coverage.Coverage(data_file=str(DATA), config_file=False)
    found.combine(strict=True)
    found.save()
    if "--table" in sys.argv[1:]:
        found.report(file=sys.stdout, skip_covered=True, show_missing=True)
    totals = _totals(found)
    lines = f"{totals['covered_lines']} of {totals['num_statements']} statements"
    branches = f"{totals['covered_branches']} of {totals['num_branches']} branches"
    share = 100 * totals["covered_branches"] / totals["num_branches"]
    print(f"Python: {lines}, {branches} ({share:.1f} %) in what was followed of the tests")


def _totals(found: coverage.Coverage) -> dict[str, int]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "coverage.json"
        found.json_report(outfile=str(path))
        totals: dict[str, int] = json.loads(path.read_text(encoding="utf-8"))["totals"]
        return totals


if __name__ == "__main__":
    main()
