"""The words of `docs/terms.md`: which may not occur in the catalogue, and where they still may."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

TERMS = Path(__file__).resolve().parents[2] / "docs" / "terms.md"
COLUMNS = {"en": "Never in English", "de": "Never in German"}
NOUNS = "Kept with a number"
_CODE = re.compile(r"`([^`]+)`")
_PHRASE = re.compile("[“„]([^”“]+)[”“]")
_NAME = re.compile(r"[a-z][\w-]*")


@dataclass(frozen=True)
class Ban:
    """A word that a language may not use, but for some phrases, files and messages."""

    word: str
    language: str
    phrases: frozenset[str]
    names: frozenset[str]
    """Files without their ending, and keys of messages."""

    def is_in(self, text: str) -> bool:
        """Whether a text has the word, outside the phrases in which it is fine."""
        plain = re.sub(r"\s+", " ", text)
        for phrase in self.phrases:
            plain = re.sub(re.escape(phrase), "…", plain, flags=re.IGNORECASE)
        return re.search(rf"(?<!\w){re.escape(self.word)}(?!\w)", plain, re.IGNORECASE) is not None

    def is_fine_in(self, file: str, key: str) -> bool:
        """Whether a message may use the word."""
        return not self.names.isdisjoint({file, key, key.partition(".")[0]})


@cache
def bans() -> tuple[Ban, ...]:
    """Every word that may not occur, from the tables of the document."""
    return tuple(bans_in(TERMS.read_text(encoding="utf-8").splitlines()))


def bans_in(lines: Iterable[str]) -> Iterator[Ban]:
    """The banned words of tables in Markdown."""
    for row in _rows(lines):
        fine = row.get("Fine in", "")
        phrases = frozenset(_PHRASE.findall(fine))
        names = frozenset(_NAME.findall(_PHRASE.sub("", fine)))
        for language, column in COLUMNS.items():
            for word in _CODE.findall(row.get(column, "")):
                yield Ban(word, language, phrases, names - {word})


@cache
def bound_nouns(language: str) -> tuple[str, ...]:
    """The nouns that may not be torn from a number before them."""
    rows = _rows(TERMS.read_text(encoding="utf-8").splitlines())
    told = [row[NOUNS] for row in rows if row.get("Language") == language]
    return tuple(noun for nouns in told for noun in _CODE.findall(nouns))


def _rows(lines: Iterable[str]) -> Iterator[dict[str, str]]:
    """The rows of the tables, by the titles of their columns."""
    titles: list[str] = []
    for line in lines:
        if not line.startswith("|"):
            titles = []
            continue
        values = [value.strip() for value in line.strip().strip("|").split("|")]
        if not titles:
            titles = values
        elif set(line) - set("|-: "):
            yield dict(zip(titles, values, strict=True))
