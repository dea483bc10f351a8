"""A language for tests that no player is offered: English made longer and stranger by a function.

Letters get accents, so that a text which is not from the catalogue stands out; every text is at
least 40 % longer and stands between right-to-left marks, as in languages that are written so.

>>> pseudo("Lay a card.").strip(MARK)
'Ĺáááý áá ćáááŕđ.'
"""

from __future__ import annotations

import math
import re
from functools import cache
from typing import Any, Final

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

from undermine.core.state import NOBODY, Seat
from undermine.sentence_files import Sentences, read_sentences, sentence_sources
from undermine.words import Catalogue

MARK: Final = "\u200f"
LONGER: Final = 1.4
_PLAIN: Final = "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz"
_ACCENTED: Final = "ÁáĆćĐđÉéĜĝĤĥÍíĴĵĶķĹĺŃńÓóŔŕŚśŤťÚúŴŵÝýŹź"
_ACCENTS: Final = str.maketrans(_PLAIN, _ACCENTED)
_WORD: Final = re.compile(r"[A-Za-z]+")
_VOWEL: Final = re.compile(r"[aeiouy]", re.IGNORECASE)


def pseudo(text: str) -> str:
    """A text in the language for tests; space around it stays, and so does one without letters."""
    bare = text.strip()
    if not _WORD.search(bare):
        return text
    before, after = text[: text.index(bare)], text[text.index(bare) + len(bare) :]
    return f"{before}{MARK}{_WORD.sub(_stretched, bare)}{MARK}{after}"


def _stretched(found: re.Match[str]) -> str:
    """A word with accents, whose first vowel (or last letter) is said longer."""
    word = found[0]
    vowel = _VOWEL.search(word)
    at = vowel.start() if vowel else len(word) - 1
    more = math.ceil((len(word) + 1) * (LONGER - 1))  # the space after it counts, too
    return (word[:at] + word[at] + word[at].lower() * more + word[at + 1 :]).translate(_ACCENTS)


def pseudo_pack(pack: dict[str, Any]) -> dict[str, Any]:
    """The sentences of the client (`web/src/base/i18n/format.ts`) in the language for tests."""
    return {key: _pattern(pattern) for key, pattern in pack.items()}


def _pattern(pattern: Any) -> Any:  # noqa: ANN401 (any JSON)
    return pseudo(pattern) if isinstance(pattern, str) else [_part(part) for part in pattern]


def _part(part: Any) -> Any:  # noqa: ANN401 (any JSON)
    if isinstance(part, str):
        return pseudo(part)
    match part:
        case [fact, dict() as ways, usual]:
            return [fact, {key: _pattern(way) for key, way in ways.items()}, usual]
    return part


class _Speaker(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(pseudo(node.value))


@cache
def _sentences() -> Sentences:
    sources = [serialize(_Speaker().visit(parse(text))) for text in sentence_sources("en")]
    return read_sentences("en", sources)


class PseudoCatalogue(Catalogue):
    """Every sentence in the language for tests.

    >>> PseudoCatalogue().card("map").strip(MARK)
    'máááp'
    """

    def __init__(self, game: str = "", reader: Seat = NOBODY) -> None:
        super().__init__("en", game, reader)
        self._bundle, self._keys = _sentences()
