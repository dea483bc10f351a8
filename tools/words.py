"""Lists what a language of the catalogue lacks, compared with English.

`./run words nl` tells messages that are missing or too many, variables that differ, categories of
plurals that the language has and a message does not tell apart, and texts that are still English.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).resolve().parents[1] / "src" / "undermine" / "locales"
ENGLISH = "en"
CATEGORIES = frozenset({"zero", "one", "two", "few", "many"})
"""What CLDR calls numbers that are told in another way; every language has `other`."""
PERSON = re.compile(r"(^|_)who$")
FORM = re.compile(r"_(subject|object)$")
"""Endings of variables that each language uses as its grammar needs them."""
MINOR = "English"
"""The kind of a finding that is no fault: names are often the same."""


class Said(NamedTuple):
    """One text of the catalogue."""

    file: str
    text: str
    variables: frozenset[str]
    plurals: tuple[frozenset[str], ...]
    """For each choice by a number, the categories that it tells apart."""


class Finding(NamedTuple):
    """Something that a language lacks."""

    kind: str
    where: str
    what: str = ""

    def __str__(self) -> str:
        return f"{self.kind:9} {self.where}{': ' + self.what if self.what else ''}"


def main() -> int:
    """Print what languages lack; 1 if anything but English text is found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="en is compared with")
    wanted = parser.parse_args().languages or sorted(path.name for path in LOCALES.iterdir())
    found = [one for language in wanted if language != ENGLISH for one in told(language)]
    return 1 if any(one.kind != MINOR for one in found) else 0


def told(language: str) -> list[Finding]:
    """What a language lacks; it is printed, too."""
    found = list(findings(said_in(LOCALES / ENGLISH), said_in(LOCALES / language), language))
    for one in found:
        print(one)
    faults = sum(one.kind != MINOR for one in found)
    print(f"{language}: {faults} faults, {len(found) - faults} texts as in English")
    return found


def findings(english: dict[str, Said], other: dict[str, Said], language: str) -> Iterator[Finding]:
    """Compare a language with English, text by text."""
    categories = plural_categories(language)
    for key, wanted in english.items():
        if key not in other:
            yield Finding("missing", f"{wanted.file} {key}")
            continue
        yield from _compared(key, wanted, other[key], categories)
    for key, said in other.items():
        if key not in english:
            yield Finding("unknown", f"{said.file} {key}")


def _compared(key: str, wanted: Said, said: Said, categories: frozenset[str]) -> Iterator[Finding]:
    where = f"{said.file} {key}"
    lost, added = wanted.variables - said.variables, said.variables - wanted.variables
    if lost or added:
        signs = [f"-${name}" for name in sorted(lost)] + [f"+${name}" for name in sorted(added)]
        yield Finding("variable", where, " ".join(signs))
    for told_apart in said.plurals:
        if missing := categories - told_apart:
            yield Finding("plural", where, " ".join(sorted(missing)))
    if said.text == wanted.text and any(sign.isalpha() for sign in said.text):
        yield Finding(MINOR, where, said.text)


def plural_categories(language: str) -> frozenset[str]:
    """The categories of numbers that a language has beside `other`, by CLDR.

    >>> sorted(plural_categories("pl"))
    ['few', 'many', 'one']
    """
    try:
        return frozenset(Locale.parse(language).plural_form.tags) & CATEGORIES
    except (UnknownLocaleError, ValueError):
        raise SystemExit(
            f"{language!r} is no language that CLDR knows, like 'nl' or 'pl'"
        ) from None


# -- reading ---------------------------------------------------------------------------------------


def said_in(folder: Path) -> dict[str, Said]:
    """Every text of a language by its key."""
    if not folder.is_dir():
        raise SystemExit(f"there is no folder {folder.name!r} beside {ENGLISH!r}")
    files = sorted(folder.glob("*.ftl"))
    return {
        key: said for file in files for key, said in said_by(file.name, file.read_text("utf-8"))
    }


def said_by(file: str, source: str) -> Iterator[tuple[str, Said]]:
    """The texts of one file, with their keys; what cannot be read stops the script."""
    for entry in FluentResource(source).body:
        if isinstance(entry, ast.Junk):
            raise SystemExit(f"{file} cannot be read here:\n{entry.content}")
        if isinstance(entry, ast.Message):
            for key, pattern in _patterns(entry):
                reading = _Reading()
                reading.visit(pattern)
                yield key, reading.said(file)


def _patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value:
        yield message.id.name, message.value
    for each in message.attributes:
        yield f"{message.id.name}.{each.id.name}", each.value


class _Reading(Visitor):
    """What a text is made of."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._variables: set[str] = set()
        self._plurals: list[frozenset[str]] = []

    def said(self, file: str) -> Said:
        text = " ".join(" ".join(self._texts).split())
        return Said(file, text, frozenset(self._variables), tuple(self._plurals))

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self._texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        if not PERSON.search(node.id.name):
            self._variables.add(FORM.sub("", node.id.name))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        if keys & CATEGORIES:
            self._plurals.append(frozenset(keys))
        self.generic_visit(node)


if __name__ == "__main__":
    sys.exit(main())
