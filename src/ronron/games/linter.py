"""What a compiler would refuse in the rules of a game, or what plain Python would do otherwise, with its line.

The files of a game are only read, not imported. So mistakes are found in games that cannot be compiled, or not even be
loaded. Looked at are the functions with `@rule`, wherever compiled modules lead; other functions there are for Python.
"""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import entry_points
from pathlib import Path

from ronron.errors import GameError
from ronron.games import GAMES, PRACTICE, find
from ronron.games.flow import unassigned
from ronron.games.guests import GROUP
from ronron.kernel.dispatch import Rules
from ronron.said import Said, said

ROOTS = ("rules", "secrets", "instinct")
"""The modules whose functions kernels call."""
COLLECTIONS = (ast.Dict, ast.Set, ast.List, ast.DictComp, ast.SetComp, ast.ListComp, ast.GeneratorExp)
STATEMENTS: dict[type[ast.AST], str] = {
    ast.Try: "try",
    ast.Raise: "raise",
    ast.With: "with",
    ast.Lambda: "lambda",
    ast.FunctionDef: "def",
    ast.ClassDef: "class",
    ast.Yield: "yield",
    ast.YieldFrom: "yield",
    ast.Assert: "assert",
    ast.Global: "global",
    ast.Nonlocal: "nonlocal",
    ast.Import: "import",
    ast.ImportFrom: "import",
    ast.Delete: "del",
}
"""What may not stand in a rule, and how it is written."""


@dataclass(frozen=True)
class Finding:
    """Something that is wrong, and where."""

    file: str
    line: int
    said: Said

    @property
    def place(self) -> str:
        """The file and the line, as editors understand it."""
        return f"{self.file}:{self.line}"


def lint(slug: str) -> list[Finding]:
    """Everything that is found in the rules of a game, in the order of files and lines."""
    return lint_package(_package_of(slug))


def _package_of(slug: str) -> str:
    """The package of a game, of one that is refused too."""
    offered = {point.name: point.value for point in entry_points(group=GROUP)}
    return {**offered, **GAMES, **PRACTICE}.get(slug) or find(slug).package


def lint_package(package: str) -> list[Finding]:
    """The same for a package with a game folder."""
    modules = _modules(package)
    found = [finding for module in modules.values() for finding in _Check(module, modules).findings()]
    return sorted(found, key=lambda each: (each.file, each.line))


@dataclass(frozen=True)
class Module:
    """A file with rules, read."""

    name: str
    file: str
    tree: ast.Module
    mistake: Finding | None = None
    """Why it could not be read."""

    @cached_property
    def functions(self) -> dict[str, ast.FunctionDef]:
        """The functions of the module itself."""
        return {node.name: node for node in self.tree.body if isinstance(node, ast.FunctionDef)}

    @cached_property
    def imported(self) -> dict[str, tuple[str, str]]:
        """The names that come from elsewhere: the module, and the name there."""
        return {
            alias.asname or alias.name: (self.source(node), alias.name)
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }

    def source(self, node: ast.ImportFrom) -> str:
        """The module that something is imported from, without dots at its beginning."""
        parents = self.name.split(".")[: -node.level] if node.level else []
        return ".".join([*parents, *([node.module] if node.module else [])])

    @cached_property
    def changeable(self) -> set[str]:
        """Names of the module that are bound to something that can be changed."""
        return {
            target.id
            for node in self.tree.body
            if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, COLLECTIONS)
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name)
        }


def _modules(package: str) -> dict[str, Module]:
    """The modules of a game that are compiled, and those they import from the same packages, by name."""
    found: dict[str, Module] = {}
    waiting = [f"{package}.{name}" for name in ROOTS]
    while waiting:
        name = waiting.pop(0)
        path = None if name in found else _file_of(name, package)
        if path is not None:
            found[name] = module = _read(name, path, package)
            for source, imported in module.imported.values():
                waiting += [source, f"{source}.{imported}"]
    return found


def _file_of(name: str, package: str) -> Path | None:
    """The file of a module that lies with the game; None for those of the kernel, of libraries, and for packages."""
    root = package.partition(".")[0]
    own = name.startswith(f"{package}.") or (name.startswith(f"{root}.") and root != "ronron")
    if not own:
        return None
    path = _folder_of(root).joinpath(*name.split(".")[1:]).with_suffix(".py")
    return path if path.is_file() else None


def _folder_of(root: str) -> Path:
    spec = importlib.util.find_spec(root)  # of a package that is not in another, so nothing is imported
    if spec is None or not spec.submodule_search_locations:
        raise GameError("error-lint-package", package=root)
    return Path(spec.submodule_search_locations[0])


def _read(name: str, path: Path, package: str) -> Module:
    file = f"{package.rpartition('.')[2]}/{path.name}"
    if not name.startswith(f"{package}."):
        file = path.name
    try:
        return Module(name, file, ast.parse(path.read_text(encoding="utf-8")))
    except SyntaxError as error:
        finding = Finding(file, error.lineno or 1, said("lint-syntax", why=error.msg))
        return Module(name, file, ast.Module([], []), finding)


class _Check:
    """The checks of one module."""

    def __init__(self, module: Module, modules: dict[str, Module]) -> None:
        self.module, self.modules = module, modules

    def findings(self) -> Iterator[Finding]:
        """All that is wrong in a module."""
        if self.module.mistake is not None:
            yield self.module.mistake
        yield from self._unmarked()
        for function in self.module.functions.values():
            if is_rule(function):
                for check in CHECKS:
                    for node, what in check(function):
                        yield self._finding(node, what)
                yield from self._changeable(function)
                yield from self._calls(function)

    def _finding(self, node: ast.AST, what: Said) -> Finding:
        return Finding(self.module.file, getattr(node, "lineno", 1), what)

    def _unmarked(self) -> Iterator[Finding]:
        """Functions that kernels call by name, without the mark."""
        if self.module.name.rpartition(".")[2] in ROOTS:
            for name, function in self.module.functions.items():
                if name in Rules.names() and not is_rule(function):
                    yield self._finding(function, said("lint-unmarked", name=name))

    def _calls(self, rule: ast.FunctionDef) -> Iterator[Finding]:
        """Functions of the game that a rule calls, without the mark."""
        for node in _inside(rule):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                called = self._function(node.func.id)
                if called is not None and not is_rule(called) and called.name not in Rules.names():
                    yield self._finding(node, said("lint-called", rule=rule.name, name=called.name))

    def _function(self, name: str) -> ast.FunctionDef | None:
        """The function of the game that a name means here; None if it is not the game's."""
        if name in self.module.functions:
            return self.module.functions[name]
        source, there = self.module.imported.get(name, ("", ""))
        return self.modules[source].functions.get(there) if source in self.modules else None

    def _changeable(self, rule: ast.FunctionDef) -> Iterator[Finding]:
        """Lists and the like of a module that a rule reads."""
        for node in _inside(rule):
            if isinstance(node, ast.Name) and self._can_change(node.id):
                yield self._finding(node, said("lint-changeable", name=node.id))

    def _can_change(self, name: str) -> bool:
        source, there = self.module.imported.get(name, ("", ""))
        return name in self.module.changeable or (source in self.modules and there in self.modules[source].changeable)


def is_rule(function: ast.FunctionDef) -> bool:
    """Whether a function has the mark."""
    return any(getattr(each, "id", getattr(each, "attr", "")) == "rule" for each in function.decorator_list)


Found = Iterator[tuple[ast.AST, Said]]
"""Places in a rule, and what is wrong with them."""


def _inside(rule: ast.FunctionDef) -> Iterator[ast.AST]:
    """Everything in the body of a rule but its docstring and annotations."""
    body = rule.body[1:] if ast.get_docstring(rule, clean=False) is not None else rule.body
    waiting: list[ast.AST] = list(body)
    while waiting:
        node = waiting.pop(0)
        yield node
        skipped = node.annotation if isinstance(node, ast.AnnAssign) else None
        waiting += [child for child in ast.iter_child_nodes(node) if child is not skipped]


def _fractions(rule: ast.FunctionDef) -> Found:
    for node in _inside(rule):
        if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
            yield node, said("lint-float", number=str(node.value))
        elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
            yield node, said("lint-division")


def _forbidden(rule: ast.FunctionDef) -> Found:
    for node in _inside(rule):
        if isinstance(node, COLLECTIONS):
            yield node, said("lint-collection", kind=type(node).__name__)
        elif isinstance(node, ast.JoinedStr) or (
            isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)
        ):
            yield node, said("lint-text")
        elif type(node) in STATEMENTS:
            yield node, said("lint-statement", word=STATEMENTS[type(node)])


def _assigned_too_late(rule: ast.FunctionDef) -> Found:
    for node in unassigned(rule):
        yield node, said("lint-unassigned", name=node.id)


def _two_types(rule: ast.FunctionDef) -> Found:
    """Variables that are given values of two types, where that can be seen."""
    types: dict[str, str] = {}
    for node in _inside(rule):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                kind = _type_of(node.value)
                if isinstance(target, ast.Name) and kind and types.setdefault(target.id, kind) != kind:
                    yield node, said("lint-types", name=target.id, first=types[target.id], second=kind)


def _type_of(value: ast.expr) -> str | None:
    """The type of a value, where it can be seen."""
    if isinstance(value, ast.Constant):
        return type(value.value).__name__
    if isinstance(value, ast.UnaryOp) and not isinstance(value.op, ast.Not):
        return _type_of(value.operand)
    return "bool" if _is_truth(value) else None


def _sums_of_truths(rule: ast.FunctionDef) -> Found:
    """Arithmetic on booleans that NumPy refuses, or does otherwise than compiled code."""
    for node in _inside(rule):
        signed = isinstance(node, ast.UnaryOp) and not isinstance(node.op, ast.Not) and _is_truth(node.operand)
        minus = isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub) and _are_truths(node)
        if signed or minus:
            yield node, said("lint-booleans", code=ast.unparse(node))


def _are_truths(sum_: ast.BinOp) -> bool:
    return _is_truth(sum_.left) and _is_truth(sum_.right)


def _is_truth(value: ast.expr) -> bool:
    """Whether a value is plainly a boolean."""
    if isinstance(value, ast.BoolOp):
        return all(map(_is_truth, value.values))
    negated = isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not)
    return negated or isinstance(value, ast.Compare)


CHECKS: tuple[Callable[[ast.FunctionDef], Found], ...] = (
    _fractions,
    _forbidden,
    _assigned_too_late,
    _two_types,
    _sums_of_truths,
)
