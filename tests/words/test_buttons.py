"""Buttons say what will happen: every play of every game has a short label and a preview."""

from __future__ import annotations

import pytest

from tests.words.button_labels import keys_in, labels
from tests.words.ftl import sentences
from undermine.games import REGISTRY, load
from undermine.words import LANGUAGES, catalogue

LONGEST = dict.fromkeys(LANGUAGES, 22) | {"en": 20}
PLAYS = sorted({play for game in REGISTRY for card in load(game).cards for play in card.plays})
TOOLS = ("lamp", "pick", "cart")
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
@pytest.mark.parametrize("play", PLAYS)
def test_every_play_has_a_button_of_its_own(play: str, language: str) -> None:
    keys = catalogue(language).keys()

    assert f"table-do-{play}" in keys


@each_language
def test_buttons_are_short(language: str) -> None:
    words = catalogue(language)
    labels = {
        words.text(key, tool=words.text(f"tool-{tool}"))
        for key, _ in sentences(language)
        if key.startswith("table-do-")
        for tool in TOOLS
    }

    assert len(labels) >= len(PLAYS)
    assert not [label for label in labels if len(label) > LONGEST[language]]


@each_language
def test_every_label_in_the_client_is_short(language: str) -> None:
    """Also at 390 px; `tests/browser/test_button_boxes.py` measures what a page shows."""
    found = dict(labels(language))

    assert {"join-go", "lobby-start-bots", "axe-strike-rat", "player-break"} <= found.keys()
    assert len(found) > 100
    assert {key: label for key, label in labels(language) if len(label) > LONGEST[language]} == {}


def test_a_label_is_found_where_it_is_chosen_among_others() -> None:
    source = """
        <Button kind="main" onclick={() => go()}>{words.t(on ? 'a-on' : `b-${c}`, { d: 'e' })}
        </Button><p>{words.t('f')}</p>"""

    assert list(keys_in(source)) == ["a-on", "b-"]


SAID_BY_PLACE = {"place"}
"""The preview of a laid card is put together from what it joins and opens."""


@each_language
@pytest.mark.parametrize("play", sorted({*PLAYS} - SAID_BY_PLACE))
def test_every_play_says_what_will_happen(play: str, language: str) -> None:
    keys = catalogue(language).keys()

    assert f"ahead-{play}" in keys


@each_language
def test_labels_of_single_cards_are_about_cards_that_exist(language: str) -> None:
    keys = catalogue(language).keys()
    topics = {
        (play, card.topic.name)
        for name in REGISTRY
        for card in load(name).cards
        for play in card.plays
    }
    own = {
        tuple(key.removeprefix(prefix).split("-", 1))
        for prefix in ("table-do-", "ahead-lure-", "ahead-equip-")
        for key in keys
        if key.startswith(prefix) and "-" in key.removeprefix(prefix)
    }

    assert {pair for pair in own if pair[0] in PLAYS} <= topics
