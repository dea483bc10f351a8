"""The files of sentences, taken apart."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LOCALES = files("undermine") / "locales"
ENGLISH = re.compile(
    r"\b(and|are|at|before|begins|builds|by|cards?|chance|crossing|dead|diggers?|discard|draw|face|"
    r"first|for|from|goals?|has|is|lamp|lay|map|no|not|of|one|or|out|pickaxe|pile|played|"
    r"rock|rockfall|round|seats?|side|stone|that|the|to|tools?|treasure|turn|turned|unknown|way|"
    r"who|with|you)\b",
    re.IGNORECASE,
)
"""Words of the English catalogue that are no German words."""
"""Frequent English words, none of which is a German one."""


def entries(language: str, but: str = "-") -> list[ast.EntryType]:
    """Everything in the files of a language, but for those whose names begin so."""
    found = [
        file
        for file in (LOCALES / language).iterdir()
        if file.name.endswith(".ftl") and not file.name.startswith(but)
    ]
    return [
        entry for file in found for entry in FluentResource(file.read_text(encoding="utf-8")).body
    ]


class Reading(Visitor):
    """The parts of a sentence."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.variants: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        key = node.key
        self.variants.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def sentences(language: str, but: str = "-") -> tuple[tuple[str, Reading], ...]:
    """Every sentence of a language: its key and its parts."""
    return tuple(_sentences(language, but))


def _sentences(language: str, but: str) -> Iterator[tuple[str, Reading]]:
    for entry in entries(language, but):
        if isinstance(entry, ast.Message):
            name = entry.id.name
            patterns = [(f"{name}.{each.id.name}", each.value) for each in entry.attributes]
            if entry.value:
                patterns.append((name, entry.value))
            for key, pattern in patterns:
                reading = Reading()
                reading.visit(pattern)
                yield key, reading
