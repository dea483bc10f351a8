"""Every hook is documented: beside its type, and in the page about adding a game."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from undermine.core.hooks import Hooks
from undermine.games import REGISTRY, load

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "howto" / "add-a-game.md").read_text(encoding="utf-8")
KINDS: list[type[Hooks[Any]]] = list(
    dict.fromkeys([Hooks, *(type(load(game).hooks) for game in sorted(REGISTRY))])
)


def _docstrings(kind: type[Hooks[Any]]) -> Iterator[tuple[str, str]]:
    """The fields that a class adds, each with the text below it."""
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(tree, ast.ClassDef)
    for node, below in zip(tree.body, [*tree.body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign):
            assert isinstance(node.target, ast.Name)
            text = below.value if isinstance(below, ast.Expr) else None
            yield node.target.id, str(text.value) if isinstance(text, ast.Constant) else ""


HOOKS = [(kind, name, text) for kind in KINDS for name, text in _docstrings(kind)]


@pytest.mark.parametrize(("kind", "name", "text"), HOOKS, ids=[name for _, name, _ in HOOKS])
def test_a_hook_says_when_it_is_called_and_what_it_does_by_default(
    kind: type[Hooks[Any]], name: str, text: str
) -> None:
    assert text.startswith(f"`{name}(")
    assert "Called" in text
    assert ("Default:" if kind is Hooks else "Printed game:") in text


@pytest.mark.parametrize("name", sorted({name for _, name, _ in HOOKS}))
def test_a_hook_is_named_in_the_page_about_adding_a_game(name: str) -> None:
    assert f"| `{name}(" in PAGE


def test_no_hook_is_missed_by_these_tests() -> None:
    named = {name for _, name, _ in HOOKS}

    assert named == {field.name for kind in KINDS for field in fields(kind)}


@pytest.mark.parametrize("game", sorted(REGISTRY))
def test_a_game_has_a_function_for_each_hook(game: str) -> None:
    hooks = import_module(REGISTRY[game]).RULES.hooks

    for field in fields(hooks):
        function = getattr(hooks, field.name)
        assert callable(function) or (function is None and field.default is None)
