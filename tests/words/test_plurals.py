"""Numbers are told apart as each language does it, by the categories of CLDR."""

from __future__ import annotations

import pytest

from undermine.sentence_files import read_sentences

CARDS = """\
cards = { $count ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
}
exact = { $count ->
    [0] none
    [one] one
   *[other] other
}
"""


def told(language: str, key: str, count: int) -> str:
    """Which variant a language takes for a number."""
    bundle, _ = read_sentences(language, [CARDS])
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, {"count": count})
    assert not errors
    return str(text)


@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("en", {0: "other", 1: "one", 2: "other", 21: "other"}),
        ("de", {0: "other", 1: "one", 5: "other"}),
        ("pl", {1: "one", 2: "few", 4: "few", 5: "many", 12: "many", 22: "few"}),
        ("ar", {0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other"}),
        ("ja", {0: "other", 1: "other", 5: "other"}),
    ],
)
def test_numbers_have_the_categories_of_their_language(
    language: str, counts: dict[int, str]
) -> None:
    assert {count: told(language, "cards", count) for count in counts} == counts


def test_an_exact_number_comes_before_its_category() -> None:
    assert [told("ar", "exact", count) for count in (0, 1, 2)] == ["none", "one", "other"]
