"""`./run words` lists what a language lacks."""

from __future__ import annotations

import pytest

from tools.words import LOCALES, Finding, findings, plural_categories, said_by, said_in

ENGLISH = """\
seat = Player { $seat }
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
undo = Undo
    .note = Takes { $name }’s move back.
gold = Gold
"""


def compared(source: str, language: str = "nl") -> list[str]:
    """What a file lacks, compared with the English one."""
    english, other = dict(said_by("a.ftl", ENGLISH)), dict(said_by("a.ftl", source))
    return [
        f"{one.kind} {one.where} {one.what}".strip() for one in findings(english, other, language)
    ]


DUTCH = (
    ENGLISH.replace("Player", "Speler")
    .replace("one card", "een kaart")
    .replace("cards\n}", "kaarten\n}")
    .replace("Undo", "Terug")
    .replace("Takes", "Neemt")
    .replace("’s move back", " zet terug")
)


def test_a_whole_language_lacks_nothing_but_words_that_are_the_same() -> None:
    assert compared(DUTCH) == ["English a.ftl gold Gold"]


def test_messages_that_are_missing_or_unknown_are_told() -> None:
    found = compared(DUTCH.replace("undo =", "ongedaan ="))

    assert "missing a.ftl undo" in found
    assert "missing a.ftl undo.note" in found
    assert "unknown a.ftl ongedaan" in found


def test_variables_that_differ_are_told() -> None:
    found = compared(DUTCH.replace("{ $seat }", "{ $stoel }").replace("{ $name }", "iemand"))

    assert "variable a.ftl seat -$seat +$stoel" in found
    assert "variable a.ftl undo.note -$name" in found


def test_variables_of_grammar_may_differ() -> None:
    source = DUTCH.replace(
        "Speler { $seat }", "{ $who ->\n [me] Jij\n*[other] Speler\n} { $seat_object }"
    )

    assert compared(source) == compared(DUTCH)


def test_categories_of_plurals_that_are_not_told_apart_are_told() -> None:
    assert "plural a.ftl cards few many" in compared(DUTCH, "pl")
    assert not [line for line in compared(DUTCH) if line.startswith("plural")]


def test_categories_come_from_cldr() -> None:
    assert plural_categories("ar") == {"zero", "one", "two", "few", "many"}
    assert plural_categories("ja") == set()


def test_a_language_that_nobody_knows_is_quoted() -> None:
    with pytest.raises(SystemExit, match="'xq'"):
        plural_categories("xq")


def test_a_file_that_cannot_be_read_is_shown() -> None:
    with pytest.raises(SystemExit, match=r"(?s)a\.ftl.*seat ="):
        dict(said_by("a.ftl", "seat ="))


def test_the_catalogue_lacks_nothing_in_german() -> None:
    found = findings(said_in(LOCALES / "en"), said_in(LOCALES / "de"), "de")

    assert [one for one in found if one.kind != "English"] == []


def test_a_finding_is_one_line() -> None:
    assert str(Finding("missing", "a.ftl undo")) == "missing   a.ftl undo"
