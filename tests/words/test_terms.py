"""One thing has one word: what `docs/terms.md` rules out occurs nowhere in the catalogue."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.words.ftl import LOCALES, sentences_by_file
from tests.words.terms import COLUMNS, TERMS, Ban, bans, bans_in
from undermine.words import catalogue

TABLE = """\
| Thing | English | Never in English | Fine in | Never in German |
|---|---|---|---|---|
| route | path | `way`, `ways` | “way up”; web-help, `event-fell` | `Stollen` |
""".splitlines()


def used(ban: Ban) -> list[str]:
    """The messages in which a banned word stands."""
    return [
        f"{file}: {key}"
        for file, key, said in sentences_by_file(ban.language)
        if ban.is_in(" | ".join([*said.texts, *said.addressed]))
        if not ban.is_fine_in(file, key)
    ]


def test_a_table_becomes_bans() -> None:
    way, ways, german = bans_in(TABLE)

    assert (way.word, ways.word, german.word) == ("way", "ways", "Stollen")
    assert (way.language, german.language) == ("en", "de")
    assert way.phrases == {"way up"}
    assert way.is_fine_in("web-help", "any-key")
    assert way.is_fine_in("log-saboteur", "event-fell.hidden")
    assert not way.is_fine_in("log-saboteur", "event-placed")


@pytest.mark.parametrize("text", ["The WAY on", "a\u00a0way.", "way up, or a way"])
def test_a_banned_word_is_found_as_a_whole_word(text: str) -> None:
    assert next(bans_in(TABLE)).is_in(text)


@pytest.mark.parametrize("text", ["always", "the way up", "halfway"])
def test_parts_of_words_and_fine_phrases_are_left_alone(text: str) -> None:
    assert not next(bans_in(TABLE)).is_in(text)


@pytest.mark.parametrize("language", COLUMNS)
def test_the_document_bans_words_in_every_language(language: str) -> None:
    assert len([ban for ban in bans() if ban.language == language]) >= 30


def test_exceptions_name_files_and_messages_that_exist() -> None:
    """Prose beside them is fine, but a name with a dash is a file or a key."""
    files = {Path(file.name).stem for file in (LOCALES / "en").iterdir()}
    keys = {key.partition(".")[0] for key in catalogue("en").keys()}  # noqa: SIM118 (no dict)
    named = {name for ban in bans() for name in ban.names if "-" in name}

    assert named <= files | keys


@pytest.mark.parametrize("ban", bans(), ids=lambda ban: f"{ban.language}-{ban.word}")
def test_a_banned_word_is_not_used(ban: Ban) -> None:
    assert used(ban) == [], f"docs/{TERMS.name} says which word to use instead"
