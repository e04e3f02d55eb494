"""A player with a screen reader: uses only the accessibility tree and the keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

PATIENT_S = 30
GROUPS = ("grid", "toolbar", "group", "list")
"""Roles inside which arrow keys move the focus."""


@dataclass(eq=False)
class Node:
    """A thing in the tree, with what is said about it."""

    id: int
    role: str
    name: str
    live: bool
    checked: bool
    parent: Node | None
    children: list[Node] = field(default_factory=list)

    def all(self) -> Iterator[Node]:
        """This and everything inside, in reading order."""
        yield self
        for child in self.children:
            yield from child.all()

    def find(self, role: str, name: str = "") -> Node:
        """The first thing of a role inside, whose name begins so."""
        return next(each for each in self.all() if each.role == role and each.name.startswith(name))

    def has(self, role: str, name: str = "") -> bool:
        return any(each.role == role and each.name.startswith(name) for each in self.all())

    def text(self) -> str:
        """All that is written inside."""
        return " ".join(each.name for each in self.all() if each.role == "StaticText")

    def above(self, *roles: str) -> Node | None:
        """The nearest thing of these roles around it."""
        at = self.parent
        while at is not None and at.role not in roles:
            at = at.parent
        return at


class Ears:
    """Hears a page and presses keys."""

    def __init__(self, page: Page) -> None:
        self.keys = page.keyboard
        self.line = page.context.new_cdp_session(page)
        self.line.send("Accessibility.enable")

    def hear(self) -> Node:
        """The whole tree as it is now."""
        raw = self.line.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {each["nodeId"]: each for each in raw}
        return self._grow(by_id, raw[0], None)

    def _grow(self, by_id: dict[str, Any], raw: dict[str, Any], parent: Node | None) -> Node:
        node = parent
        if not raw.get("ignored") or parent is None:
            node = _node(raw, parent)
            if parent is not None:
                parent.children.append(node)
        for child in raw.get("childIds", []):
            if child in by_id:
                self._grow(by_id, by_id[child], node)
        assert node is not None
        return node

    def wait_for(self, heard: Callable[[Node], bool]) -> Node:
        """Listen until something is there."""
        deadline = time.monotonic() + PATIENT_S
        while not heard(tree := self.hear()):
            told = [*lines(tree)[-3:], *(each.text() for each in tree.all() if each.role == "alert")]
            assert time.monotonic() < deadline, f"waited in vain; heard last: {told}"
            time.sleep(0.05)
        return tree

    def focus(self) -> int:
        """What has the focus now, as a screen reader is told when it moves."""
        focused = self.line.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        wish = {"objectId": focused, "fetchRelatives": False}
        return int(self.line.send("Accessibility.getPartialAXTree", wish)["nodes"][0]["backendDOMNodeId"])

    def go_to(self, tree: Node, target: Node) -> None:
        """Move the focus there: with Tab from group to group, and with arrow keys inside a group."""
        order = _numbered(tree)
        stuck: set[int] = set()
        for _ in range(250):
            if (focus := self.focus()) == target.id:
                return
            if focus not in order:  # something came after we listened
                order = _numbered(self.hear())
            (number, at), (end, target) = order.get(focus, (0, tree)), order[target.id]
            arrow = None if focus in stuck else _step(at, target, onward=number < end)
            stuck = {focus} if arrow else set()  # where an arrow leads nowhere, the tabulator does
            self.keys.press(arrow or ("Tab" if number < end else "Shift+Tab"))
        raise AssertionError(f"{target.role} {target.name!r} cannot be reached by keys")

    def press(self, tree: Node, target: Node, key: str = "Enter") -> None:
        """Go there and press it."""
        self.go_to(tree, target)
        self.keys.press(key)

    def pick(self, group: str, name: str) -> None:
        """Choose one of several: with Tab to the one that is chosen, and with arrow keys from there."""
        tree = self.hear()
        radios = [each for each in tree.find("radiogroup", group).all() if each.role == "radio"]
        self.go_to(tree, next(each for each in radios if each.checked))
        for _ in radios:
            at = next(
                each for each in self.hear().find("radiogroup", group).all() if each.role == "radio" and each.checked
            )
            if at.name.startswith(name):
                return
            self.keys.press("ArrowRight")
        raise AssertionError(f"nothing of {group!r} is called {name!r}")


def _numbered(tree: Node) -> dict[int, tuple[int, Node]]:
    """Everything by its id, with its number in reading order."""
    return {each.id: (number, each) for number, each in enumerate(tree.all())}


def _node(raw: dict[str, Any], parent: Node | None) -> Node:
    said = {each["name"]: each["value"].get("value") for each in raw.get("properties", [])}
    return Node(
        id=int(raw.get("backendDOMNodeId", 0)),
        role=raw["role"]["value"],
        name=raw.get("name", {}).get("value", "").replace("\u00a0", " "),
        live=said.get("live") in ("polite", "assertive"),
        checked=said.get("checked") == "true",
        parent=parent,
    )


def _step(at: Node, target: Node, *, onward: bool) -> str | None:
    """The arrow key that leads from a thing to another in the same group; None where they are not in one."""
    group = at.above(*GROUPS)
    if group is None or group is not target.above(*GROUPS) or (at.role, target.role) != ("button", "button"):
        return None
    if group.role != "grid":
        return "ArrowRight" if onward else "ArrowLeft"
    (row, column), (to_row, to_column) = _place(at), _place(target)
    if row != to_row:
        return "ArrowDown" if row < to_row else "ArrowUp"
    return "ArrowRight" if column < to_column else "ArrowLeft"


def _place(button: Node) -> tuple[int, int]:
    cell = button.above("gridcell")
    row = button.above("row")
    grid = button.above("grid")
    assert cell is not None
    assert row is not None
    assert grid is not None
    return [each for each in grid.children if each.role == "row"].index(row), row.children.index(cell)


def lines(tree: Node) -> list[str]:
    """What has been said so far, line by line."""
    log = [each for each in tree.all() if each.role == "log" and each.live]
    return [line.text() for each in log for line in each.children]
