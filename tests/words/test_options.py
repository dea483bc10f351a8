"""Every house rule has its words: what it is called, what it changes, and each choice."""

from __future__ import annotations

import pytest

from undermine.games import REGISTRY, load
from undermine.words import LANGUAGES, catalogue

OPTIONS = [(game, name) for game in REGISTRY for name in load(game).options]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), OPTIONS)
def test_an_option_has_its_words(game: str, name: str, language: str) -> None:
    words = catalogue(language)

    assert words.option(name)
    assert words.option_note(name).endswith(".")
    for choice in load(game).options[name].choices:
        assert words.choice(name, choice)
