"""The directory in which Ronron keeps people's data on this machine."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

VARIABLE = "RONRON_DATA"
"""Environment variable that names another data directory."""


def data_directory(chosen: Path | None = None) -> Path:
    """The directory given, else that of the environment variable, else the user's data directory."""
    named = os.environ.get(VARIABLE)
    return chosen or (Path(named) if named else Path(platformdirs.user_data_dir("ronron", appauthor=False)))
