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
"""Frequent English words, none of which is a German one."""
_FORM = re.compile(r"_(subject|object)$")
"""The form of a name in a sentence: each language has its own grammar."""


def entries(language: str, but: str | tuple[str, ...] = "-") -> list[ast.EntryType]:
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
        """Without those that say which person a verb is in: each language has its own verbs."""
        self.variants: set[str] = set()
        self.texts: list[str] = []
        self.addressed: list[str] = []
        """Texts that are told only to the person they are about."""
        self._is_addressed = False

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        if not _says_person(node):
            self.variables.add(_FORM.sub("", node.id.name))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if not _says_person(node.selector):
            self.generic_visit(node)
            return
        for variant in node.variants:
            before, self._is_addressed = self._is_addressed, _key(variant) in {"me", "among"}
            self.visit(variant.value)
            self._is_addressed = before

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        self.variants.add(_key(node))
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        (self.addressed if self._is_addressed else self.texts).append(node.value)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def _says_person(node: object) -> bool:
    """`$who`, `$target_who`: whether the reader is meant."""
    if not isinstance(node, ast.VariableReference):
        return False
    return str(node.id.name).rpartition("_")[2] == "who"


@cache
def sentences(language: str, but: str | tuple[str, ...] = "-") -> tuple[tuple[str, Reading], ...]:
    """Every sentence of a language: its key and its parts."""
    return tuple(
        (key, said) for file, key, said in sentences_by_file(language) if not file.startswith(but)
    )


@cache
def sentences_by_file(language: str) -> tuple[tuple[str, str, Reading], ...]:
    """Every sentence of a language: the file it is in without its ending, its key, its parts."""
    return tuple(
        (file.name.removesuffix(".ftl"), key, said)
        for file in sorted((LOCALES / language).iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
        for entry in FluentResource(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
        for key, said in _sentences(entry)
    )


def _sentences(message: ast.Message) -> Iterator[tuple[str, Reading]]:
    name = message.id.name
    patterns = [(f"{name}.{each.id.name}", each.value) for each in message.attributes]
    if message.value:
        patterns.append((name, message.value))
    for key, pattern in patterns:
        reading = Reading()
        reading.visit(pattern)
        yield key, reading
