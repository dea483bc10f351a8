"""Quotation marks, ellipses, dashes, apostrophes and spaces are those of the language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.words.flat import texts, texts_in
from tests.words.terms import bound_nouns
from undermine.words import LANGUAGES

NBSP = "\u00a0"
EVERYWHERE = {
    "a straight quotation mark or apostrophe": r"[\"']",
    "three dots": r"\.\.",
    "two hyphens": r"--",
    "a hyphen as a dash": r"\s-\s",
    "a hyphen between numbers": r"\d-\d",
    "two spaces": r"[  ]{2}",
    "a space before a mark": r" [.,;:!?](?!\w)",
    "a space inside quotation marks or brackets": r"[„(]\s|\s\)",
    "a space at the end": r"[  ]$",
}
"""Faults in every language, as patterns."""
OWN = {
    "en": {
        "a German quotation mark": "„",
        "a space before an ellipsis": r"\s…",
        "an accent for an apostrophe": r"\w[\u00b4`\u2018]\w",
    },
    "de": {
        "an English quotation mark": "”",
        "an ellipsis that could stand alone on a line": " …",
        "an ellipsis glued to a whole word": r"[a-zäöüß]{3}…",
    },
}
SIGNS = ("terminal-help-",)
"""Texts about the marks of a board in the terminal, which stand in the text by themselves."""
each_language = pytest.mark.parametrize("language", LANGUAGES)


def faults(language: str, text: str) -> list[str]:
    """What is wrong with a text."""
    known = EVERYWHERE | OWN.get(language, {})
    wrong = [name for name, pattern in known.items() if re.search(pattern, text)]
    return wrong + [f"no no-break space: {one}" for one in loose_numbers(language, text)]


def loose_numbers(language: str, text: str) -> list[str]:
    """Numbers that could be torn from their nouns."""
    nouns = "|".join(map(re.escape, bound_nouns(language)))
    number = r"(?:(?<![\w¤])\d+|¤\w+¤)"
    return re.findall(rf"{number} (?:{nouns})\b", text) if nouns else []


def balanced(language: str, text: str) -> bool:
    """Quotation marks come in pairs."""
    opening, closing = {"de": ("„", "“")}.get(language, ("“", "”"))
    return text.count(opening) == text.count(closing)


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", 'the "map"', "a straight quotation mark or apostrophe"),
        ("en", "Cobalt's cart", "a straight quotation mark or apostrophe"),
        ("en", "Connecting …", "a space before an ellipsis"),
        ("en", "wait...", "three dots"),
        ("en", "3-10 players", "a hyphen between numbers"),
        ("en", "over - now", "a hyphen as a dash"),
        ("en", "a  gap", "two spaces"),
        ("en", "over !", "a space before a mark"),
        ("en", "3 gold", "no no-break space: 3 gold"),
        ("en", "¤value¤ gold", "no no-break space: ¤value¤ gold"),
        ("de", "die ”Karte“", "an English quotation mark"),
        ("de", "Verbinde …", "an ellipsis that could stand alone on a line"),
        ("de", "Verbinde…", "an ellipsis glued to a whole word"),
        ("de", "3 Gold", "no no-break space: 3 Gold"),
    ],
)
def test_a_fault_is_found(language: str, text: str, fault: str) -> None:
    assert fault in faults(language, text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", f"Ember’s “map”, 3–10{NBSP}players…"),
        ("en", f"¤value¤{NBSP}gold at ¤at¤"),
        ("de", f"Verbinde{NBSP}… „Falle“ – 3{NBSP}Gold"),
    ],
)
def test_a_clean_text_has_no_fault(language: str, text: str) -> None:
    assert faults(language, text) == []
    assert balanced(language, text)


def test_variants_are_read_one_by_one() -> None:
    source = 'a = x { $n ->\n    [one] 1 card\n   *[other] { $n } cards\n } { "1 2" }\n'

    assert [text for _, text in texts_in(source)] == ["1 card", "¤n¤ cards", "x ¤¤ ¤¤"]


def said(language: str, is_wrong: Callable[[str], object]) -> dict[str, object]:
    """The messages of a language that are wrong, each with why."""
    found = {
        f"{key}: {text}": is_wrong(text)
        for key, text in texts(language)
        if not key.startswith(SIGNS)
    }
    assert len(found) > 2500
    return {text: why for text, why in found.items() if why}


@each_language
def test_the_catalogue_is_set_like_a_book(language: str) -> None:
    assert said(language, lambda text: faults(language, text)) == {}


@each_language
def test_quotation_marks_come_in_pairs(language: str) -> None:
    assert said(language, lambda text: not balanced(language, text)) == {}
