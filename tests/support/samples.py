"""How much of something many is tried: a sample in `make test`, all of it in `make whole`."""

from __future__ import annotations

import os

WHOLE = "RONRON_WHOLE"
"""Environment variable that `make whole` sets."""


def sample(few: int, many: int) -> int:
    """How many to try: a few, unless all are asked for."""
    return many if os.environ.get(WHOLE) else few
