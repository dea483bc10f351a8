"""Sentences as one reads them: every variant as a text of its own, variables as `¤name¤`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.runtime import FluentResource
from fluent.syntax import ast

from tests.words.ftl import LOCALES

HOLE = "¤"


@cache
def texts(language: str) -> tuple[tuple[str, str], ...]:
    """Every text of a language, with the key of its message."""
    return tuple(
        (key, text)
        for file in sorted((LOCALES / language).iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
        for key, text in texts_in(file.read_text(encoding="utf-8"))
    )


def texts_in(source: str) -> Iterator[tuple[str, str]]:
    """Every text of a file of sentences, with the key of its message."""
    for entry in FluentResource(source).body:
        if isinstance(entry, ast.Message):
            name = entry.id.name
            said = [(name, entry.value)] if entry.value else []
            said += [(f"{name}.{each.id.name}", each.value) for each in entry.attributes]
            yield from ((key, text) for key, pattern in said for text in _flat(pattern))


def _flat(pattern: ast.Pattern) -> Iterator[str]:
    parts: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                yield from _flat(variant.value)
        parts.append(HOLE + _name(expression) + HOLE)
    yield "".join(parts)


def _name(expression: object) -> str:
    return str(expression.id.name) if isinstance(expression, ast.VariableReference) else ""
