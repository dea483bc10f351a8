"""Modules of the server change a room only through the methods of its parts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SERVER = Path(__file__).resolve().parents[2] / "src" / "undermine" / "server"
COMMANDS = SERVER / "table" / "commands"
CALLERS = sorted(
    {
        *SERVER.glob("*.py"),
        *SERVER.glob("http/*.py"),
        *SERVER.glob("ws/*.py"),
        *SERVER.glob("table/**/*.py"),
    }
)
MUTATORS = frozenset(
    {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove"}
    | {"setdefault", "sort", "update"}
)
Place = tuple[int, str]
"""A line number and the code there."""


def edits(source: str) -> Iterator[Place]:
    """The places where a module edits a room or its record from outside.

    A room and its record are known by their names. `self` is the object itself, which may edit
    its own fields but not those of a room that it holds.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute | ast.Subscript):
            is_stored = not isinstance(node.ctx, ast.Load) and owners(node) & {"room", "record"}
            if is_stored or (is_private(node) and "room" in owners(node)):
                yield node.lineno, ast.unparse(node)
        elif isinstance(node, ast.Call) and changes_a_collection(node.func):
            yield node.lineno, ast.unparse(node)


def assignments(source: str) -> Iterator[Place]:
    """The places where a module assigns to a field of anything but `self`."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Attribute) or isinstance(node.ctx, ast.Load):
            continue
        if ast.unparse(node.value) != "self":
            yield node.lineno, ast.unparse(node)


def owners(node: ast.AST) -> set[str]:
    """The names through which a field is reached, without its own."""
    names: list[str] = []
    while isinstance(node, ast.Attribute | ast.Subscript | ast.Call):
        names.append(node.attr if isinstance(node, ast.Attribute) else "")
        node = node.func if isinstance(node, ast.Call) else node.value
    if isinstance(node, ast.Name):
        names.append(node.id)
    return {name.removeprefix("_") for name in names[1:]}


def is_private(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr.startswith("_")


def changes_a_collection(called: ast.expr) -> bool:
    """Whether a list, set or dict of a record is changed by one of its own methods."""
    return (
        isinstance(called, ast.Attribute)
        and called.attr in MUTATORS
        and "record" in owners(called.value)
    )


@pytest.mark.parametrize("file", CALLERS, ids=lambda file: str(file.relative_to(SERVER)))
def test_no_module_edits_a_room_or_its_record_from_outside(file: Path) -> None:
    assert list(edits(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("file", sorted(COMMANDS.glob("*.py")), ids=lambda file: file.stem)
def test_commands_assign_to_no_fields_of_others(file: Path) -> None:
    assert list(assignments(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "line",
    [
        "room.staged = []",
        "room.called += 1",
        "room.record.host = 2",
        "room.record.seats[1].offered = True",
        "room.votes['a'] = 1",
        "del room.applying[listener]",
        "self._room.log = []",
        "for room.seat in range(3): pass",
        "record.status = 'over'",
        "room.record.notices.append(notice)",
        "room._game",
        "tables.rooms['a'], room.game = 1, 2",
    ],
)
def test_an_edit_from_outside_is_found(line: str) -> None:
    assert list(edits(line))


@pytest.mark.parametrize("line", ["applicant.admitted = True", "room.record.seats[1].bot = ''"])
def test_an_assignment_of_a_command_is_found(line: str) -> None:
    assert list(assignments(line))


@pytest.mark.parametrize(
    "line",
    ["self.record = 1", "room.staged.clear()", "room.record.set_host(2)", "at = room.record.host"],
)
def test_asking_and_calling_are_no_edits(line: str) -> None:
    assert not [*edits(line), *assignments(line)]
