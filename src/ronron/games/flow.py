"""Which variables of a function may be read before anything was assigned to them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence

Names = frozenset[str]


def unassigned(function: ast.FunctionDef) -> list[ast.Name]:
    """The places, in the order of the code, where a variable is read that some way through the code leaves unassigned.

    >>> source = "def f(a):\\n  if a:\\n    b = 1\\n  return b"
    >>> [(place.id, place.lineno) for place in unassigned(ast.parse(source).body[0])]
    [('b', 4)]
    """
    flow = _Flow(_variables(function))
    flow.block(function.body, frozenset())
    return sorted(flow.found.values(), key=lambda place: (place.lineno, place.col_offset))


def _variables(function: ast.FunctionDef) -> Names:
    """The names that are assigned somewhere in a function, without its parameters."""
    given = {each.arg for each in ast.walk(function.args) if isinstance(each, ast.arg)}
    stored = {node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return frozenset(stored - given)


class _Flow:
    """Follows every way through a function with the set of names that are assigned for sure.

    None in the place of a set means that no way leads there.
    """

    def __init__(self, variables: Names) -> None:
        self.variables = variables
        self.found: dict[str, ast.Name] = {}
        """The first place of each variable."""
        self.leaving: list[list[Names]] = []
        """For each loop around: what is assigned wherever it is left by `break`."""

    def block(self, statements: Sequence[ast.stmt], names: Names) -> Names | None:
        """What is assigned after these statements."""
        after: Names | None = names
        for statement in statements:
            if after is None:
                return None  # nothing leads there, so nothing is read there
            after = self.statement(statement, after)
        return after

    def statement(self, node: ast.stmt, names: Names) -> Names | None:
        """What is assigned after a statement."""
        if isinstance(node, ast.If):
            self.read(node.test, names)
            return _either(self.block(node.body, names), self.block(node.orelse, names))
        if isinstance(node, ast.While):
            return self._while(node, names)
        if isinstance(node, ast.For):
            return self._for(node, names)
        if isinstance(node, ast.Break):
            self.leaving[-1].append(names)
            return None
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            return names | {node.name}
        self.read(node, names)
        return None if isinstance(node, ast.Return | ast.Raise | ast.Continue) else names | _stored(node)

    def _while(self, node: ast.While, names: Names) -> Names | None:
        self.read(node.test, names)
        self.leaving.append([])
        self.block(node.body, names)
        left = self.leaving.pop()
        endless = isinstance(node.test, ast.Constant) and bool(node.test.value)
        return _all(left if endless else [names, *left])

    def _for(self, node: ast.For, names: Names) -> Names | None:
        self.read(node.iter, names)
        self.leaving.append([])
        after = self.block(node.body, names | _stored(node.target))
        left = self.leaving.pop()
        if not _runs_for_sure(node.iter):
            return _all([names, *left])
        return _all([*([after] if after is not None else []), *left, *([names] if _continues(node) else [])])

    def read(self, node: ast.AST, names: Names) -> None:
        """Note what is read in a statement or an expression that is not assigned yet."""
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            self._note(node.target, names)
        for each in ast.walk(node):
            if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Load):
                self._note(each, names)

    def _note(self, place: ast.Name, names: Names) -> None:
        if place.id in self.variables and place.id not in names:
            self.found.setdefault(place.id, place)


def _stored(node: ast.AST) -> Names:
    """The names that a statement assigns to."""
    return frozenset(
        each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
    )


def _either(one: Names | None, other: Names | None) -> Names | None:
    """What is assigned after one of two ways."""
    return _all([way for way in (one, other) if way is not None])


def _all(ways: Iterable[Names]) -> Names | None:
    """What is assigned whichever way is taken; None if there is none."""
    sets = list(ways)
    return frozenset.intersection(*sets) if sets else None


def _runs_for_sure(iterable: ast.expr) -> bool:
    """Whether a loop runs at least once: over a range of a number that stands there, or of a constant of the module."""
    if not (isinstance(iterable, ast.Call) and getattr(iterable.func, "id", "") == "range" and len(iterable.args) == 1):
        return False
    count = iterable.args[0]
    return (isinstance(count, ast.Name) and count.id.isupper()) or (
        isinstance(count, ast.Constant) and bool(count.value)
    )


def _continues(loop: ast.For) -> bool:
    """Whether a round of a loop may be cut short."""
    return any(isinstance(node, ast.Continue) for node in ast.walk(loop))
