"""Every card explains itself: a sentence, when it cannot be played, and a rule that exists."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from tests.words.ftl import sentences
from undermine.core.cards import Card, Topic
from undermine.games import REGISTRY, load
from undermine.rulebook import sections
from undermine.words import LANGUAGES, catalogue

each_game = pytest.mark.parametrize("game", REGISTRY)
each_language = pytest.mark.parametrize("language", LANGUAGES)

RULES = {entry["id"] for game in REGISTRY for part in sections(game) for entry in part.rules}
HAND = ("path", "action")
"""Kinds of cards that come into a hand."""
LONGEST = 140
"""Letters that fit the panel of a desk in three lines."""


def cards_of(game: str) -> list[Card]:
    """Every card of a game, with those that its options add; votes are no cards to ask about."""
    rules = load(game)
    changed = [
        rules.with_options({name: choice}).cards
        for name, option in rules.options.items()
        for choice in option.choices
    ]
    found = {card.id: card for cards in (rules.cards, *changed) for card in cards}
    return [card for card in found.values() if card.kind != "ballot"]


def topics_of(game: str) -> set[Topic]:
    """Everything that is explained in a game."""
    found = {topic for card in cards_of(game) for topic in (card.topic, card.unseen, card.piece)}
    return {topic for topic in found if topic.name}


@each_game
def test_every_card_has_a_topic_with_a_rule_that_exists(game: str) -> None:
    cards = cards_of(game)

    assert len(cards) > 30
    assert not [card.id for card in cards if not card.topic.name]
    assert not [topic for topic in topics_of(game) if topic.rule not in RULES]


@each_game
def test_a_card_that_is_looked_at_is_explained_face_down(game: str) -> None:
    dealt = [card for card in cards_of(game) if card.kind in ("goal", "mine", "role", "treasure")]

    assert dealt
    assert not [card.id for card in dealt if not card.unseen.name]


BRINGING = {"bridge", "snare", "troll", "spin", "lure"}
"""Plays that put a piece on a card or a border: tools, traps, trolls, webs and creatures."""


@pytest.mark.parametrize("game", ["the-lost-mines", "the-dark-cave"])
def test_every_piece_on_the_board_is_explained(game: str) -> None:
    cards = cards_of(game)
    bringing = {card.id for card in cards if BRINGING & {*card.plays}}
    dwarves = {card.id for card in cards if card.kind == "role"}

    assert len(bringing) >= 5
    assert {card.id for card in cards if card.piece.name} == bringing | dwarves


@each_game
def test_the_piece_of_a_dwarf_does_not_say_whom_it_works_for(game: str) -> None:
    assert len({card.piece for card in cards_of(game) if card.kind == "role"}) == 1


@each_game
@each_language
def test_every_piece_has_a_name(game: str, language: str) -> None:
    keys = catalogue(language).keys()
    pieces = {card.piece.name for card in cards_of(game)} - {""}

    assert not [name for name in pieces if f"help-{name}.name" not in keys]


@each_game
@each_language
def test_every_card_says_in_one_sentence_what_it_does(game: str, language: str) -> None:
    told = {key: said for key, said in sentences(language) if key.startswith("help-")}

    for topic in topics_of(game):
        texts = told[f"help-{topic.name}"].texts
        assert texts[-1].rstrip().endswith(".")
        assert max(map(len, texts)) <= LONGEST, topic.name


@each_game
@each_language
def test_every_card_of_a_hand_says_when_it_cannot_be_played(game: str, language: str) -> None:
    keys = catalogue(language).keys()
    hand = [card for card in cards_of(game) if card.kind in HAND]

    assert not [card.id for card in hand if f"help-{card.topic.name}.never" not in keys]


@each_game
@each_language
def test_every_card_says_of_what_kind_it_is(game: str, language: str) -> None:
    keys = catalogue(language).keys()

    for card in cards_of(game):
        wanted = f"help-{card.topic.name}.kind" if card.kind == "action" else f"kind-{card.kind}"
        assert wanted in keys


@each_game
def test_no_topic_and_no_sentence_is_left_over(game: str) -> None:
    file = tomllib.loads((files(REGISTRY[game]) / "cards.toml").read_text(encoding="utf-8"))
    used = {topic.name for topic in topics_of(game)}

    assert set(file["topics"]) <= used
    assert set(file["unseen"].values()) <= used
    assert set(file.get("pieces", {}).values()) <= used


def test_no_sentence_explains_a_card_that_does_not_exist() -> None:
    used = {f"help-{topic.name}" for game in REGISTRY for topic in topics_of(game)}
    told = {key.partition(".")[0] for key, _ in sentences("en", but="web-")}

    assert {key for key in told if key.startswith("help-")} == used


@each_language
def test_a_general_reason_belongs_to_a_rule_that_refuses(language: str) -> None:
    keys = catalogue(language).keys()
    rules = {key.removeprefix("nowhere-") for key in keys if key.startswith("nowhere-")}

    assert rules
    assert not [rule for rule in rules if f"{rule}.no" not in keys]
