"""The decorator of every rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from numba.extending import register_jitable

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function as compilable: kernels compile it in, Python runs it un-compiled.

    The function itself stays an ordinary Python function, so un-compiled runs, debuggers and coverage tools see
    every line. Compiled code checks bounds too: without the check an index out of range would overwrite the
    neighbouring field. Each rule asks for the check itself, since Numba does not inherit it from the caller.
    """
    marked: F = register_jitable(boundscheck=True)(function)
    return marked
