"""The one decorator of rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from numba.extending import register_jitable

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function as compilable: kernels compile it in, Python runs it as it stands.

    The function itself stays an ordinary Python function, so un-compiled runs, debuggers and coverage tools see
    every line. Bounds are checked in compiled code too: without it an index out of range would overwrite the
    neighbouring field, and the check is not inherited from the caller.
    """
    marked: F = register_jitable(boundscheck=True)(function)
    return marked
