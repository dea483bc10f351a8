"""Rules with their texts, their places in the code and their tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import Struct

import undermine
from undermine.core.rulebook import places
from undermine.games import REGISTRY
from undermine.rulebook import sections
from undermine.words import Catalogue


class RuleEntry(Struct, frozen=True, omit_defaults=True):
    """One rule, as `rules --json` prints it."""

    id: str
    title: str
    text: str
    source: str
    code: list[str]
    tests: list[str]
    why_none: str | None = None
    option: str | None = None


def entries(game: str, words: Catalogue) -> Iterator[RuleEntry]:
    """Every rule of a game, with its text, its code and its tests."""
    tests = proofs_by_rule()
    for part in sections(game):
        for entry in part.rules:
            yield _entry(game, entry, tests, words)


def _entry(
    game: str, entry: dict[str, Any], tests: dict[str, list[str]], words: Catalogue
) -> RuleEntry:
    rule_id = entry["id"]
    return RuleEntry(
        id=rule_id,
        title=words.title(rule_id),
        text=words.rule(rule_id),
        source=entry["source"],
        code=code_places(game, entry),
        tests=tests.get(rule_id, []),
        why_none=entry.get("none"),
        option=entry.get("option"),
    )


def game_of(rule_id: str) -> str | None:
    """The game that has a rule."""
    for game in REGISTRY:
        if any(rule["id"] == rule_id for part in sections(game) for rule in part.rules):
            return game
    return None


def code_places(game: str, rule: dict[str, Any]) -> list[str]:
    """Functions that name the rule, and data files that hold it."""
    import_module(REGISTRY[game])
    found = [place.text for place in places(rule["id"])]
    folder = REGISTRY[game].replace(".", "/")
    return [*found, *(f"{folder}/{file}" for file in rule.get("data", []))]


@cache
def proofs_by_rule() -> dict[str, list[str]]:
    """The tests whose docstring begins with rule ids; only a checkout has them."""
    tests: dict[str, list[str]] = {}
    folder = checkout() / "tests" / "rules"
    for file in sorted(folder.rglob("test_*.py")):
        for name, ids in _test_docstrings(file):
            for rule_id in ids:
                place = f"{file.relative_to(checkout()).as_posix()}::{name}"
                tests.setdefault(rule_id, []).append(place)
    return tests


def checkout() -> Path:
    """Where the source of this package was checked out, if it was."""
    return Path(undermine.__file__).resolve().parents[2]


def _test_docstrings(file: Path) -> Iterator[tuple[str, list[str]]]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            first = (ast.get_docstring(node) or "").split("\n")[0]
            yield node.name, [word.strip() for word in first.split(",") if "-" in word]
