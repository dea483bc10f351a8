"""The language for tests is longer and stranger than English, and is offered to nobody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.words.flat import texts
from undermine.testing.pseudo import LONGER, MARK, PseudoCatalogue, pseudo, pseudo_pack
from undermine.words import LANGUAGES, catalogue

ROOT = Path(__file__).resolve().parents[2]


TEXTS = [text for _, text in texts("en")[::40] if re.search("[A-Za-z]{2}", text)]


@pytest.mark.parametrize("text", ["Undo", "OK", "Lay a card.", "It’s your turn", *TEXTS])
def test_every_text_is_forty_percent_longer_and_marked(text: str) -> None:
    told = pseudo(text)

    assert len(told.strip().strip(MARK)) >= LONGER * len(text.strip()) - _signs(text)
    assert told.strip().startswith(MARK)
    assert told.strip().endswith(MARK)


def _signs(text: str) -> float:
    """What does not grow: digits, marks and the variables in a text."""
    return len(re.sub("[A-Za-z ]|¤\\w+¤", "", text)) + len("".join(re.findall("¤\\w*¤", text)))


def test_space_around_a_text_and_texts_without_letters_stay() -> None:
    assert pseudo(" at ").startswith(" " + MARK)
    assert pseudo(" at ").endswith(MARK + " ")
    assert [pseudo(text) for text in ("", " ", ": ", "3")] == ["", " ", ": ", "3"]


def test_the_sentences_of_the_client_keep_their_form() -> None:
    pack = {
        "a": "map",
        "b": [["name"], " has ", ["n", {"one": "1 map", "other": [["n"], " maps"]}, "other"]],
    }

    told = pseudo_pack(pack)

    assert told["a"] == pseudo("map")
    name, has, (fact, ways, usual) = told["b"]
    assert (name, has, fact, usual) == (["name"], pseudo(" has "), "n", "other")
    assert ways == {"one": pseudo("1 map"), "other": [["n"], pseudo(" maps")]}


def test_python_says_the_same() -> None:
    words = PseudoCatalogue()

    assert words.keys() == catalogue("en").keys()
    assert words.text("lobby-start") == pseudo(catalogue("en").text("lobby-start"))


def test_nobody_is_offered_it() -> None:
    client = (ROOT / "web/src/base/i18n/language.ts").read_text(encoding="utf-8")
    offered = re.findall(r"value: '(\w+)'", client)
    folders = {path.name for path in (ROOT / "src/undermine/locales").iterdir()}

    assert sorted(offered) == sorted(LANGUAGES)
    assert folders >= set(LANGUAGES)
