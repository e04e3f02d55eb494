"""Where what people own is kept on this machine."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

VARIABLE = "RONRON_DATA"
"""Environment variable that puts it somewhere else."""


def data_directory(chosen: Path | None = None) -> Path:
    """As told, as the environment says, or in the user's data directory."""
    named = os.environ.get(VARIABLE)
    return chosen or (Path(named) if named else Path(platformdirs.user_data_dir("ronron", appauthor=False)))
