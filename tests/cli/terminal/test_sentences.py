"""Every sentence of the terminal is there, and is used."""

import re
from pathlib import Path

import pytest

import undermine.cli as package
from tests.words.ftl import LOCALES
from undermine.cli.terminal.menu import verbs
from undermine.cli.terminal.prompt_commands import NAMES
from undermine.games import REGISTRY, load
from undermine.words import LANGUAGES, catalogue

assert package.__file__
CODE = "\n".join(file.read_text() for file in Path(package.__file__).parent.rglob("*.py"))
KEY = re.compile(r"[\"'](terminal-[a-z-]+)[\"']")
FAMILIES = {
    "terminal-word-": NAMES,
    "terminal-about-": NAMES,
    "terminal-aim-": tuple(
        {card.id for game in REGISTRY for card in load(game).cards if card.kind == "role"}
    ),
    "terminal-usage-": tuple(
        verb
        for game in ("saboteur", "the-lost-mines", "the-dark-cave")
        for verb in verbs(load(game))
        if verb not in ("announce", "deal", "lose", "pay", "playclan")
    ),
}


def wanted() -> set[str]:
    """Every key that the code names."""
    named = {key for key in KEY.findall(CODE) if not key.endswith("-")}
    return named | {head + tail for head, tails in FAMILIES.items() for tail in tails}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_used(language: str) -> None:
    text = (LOCALES / language / "terminal.ftl").read_text(encoding="utf-8")
    there = set(re.findall(r"^(terminal-[a-z-]+) =", text, re.MULTILINE))

    assert len(there) > 80
    assert there == wanted()
    assert there <= catalogue(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_one_word_each_and_all_differ(language: str) -> None:
    words = [catalogue(language).text(f"terminal-word-{name}") for name in NAMES]

    assert len(set(words)) == len(NAMES)
    assert all(word.isalpha() and word == word.casefold() for word in words)
    assert not set(words) & set(verbs(load("saboteur")))
