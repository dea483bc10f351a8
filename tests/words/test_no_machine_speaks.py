"""Players read no rule id, no coordinate, no notation and no card id."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import undermine as um
from tests.words.flat import texts
from tests.words.ftl import sentences, sentences_by_file
from tests.words.logs import Log, each_language, random_events
from undermine.core.refusal import Refusal
from undermine.games import REGISTRY
from undermine.words import catalogue

RULE_ID = re.compile(r"\b(SAB|SB2|TLM|TDC)-R?\d")
COORDINATE = re.compile(r"(?<![\w.])-?\d+,-?\d+")
NOTATION = re.compile(r"\w~|[A-Z]=[A-Z]|\b(?:hand|loot|role|stock|front)\d\b")
CARD_ID = re.compile(r"\b[NESW]+[.+=][a-zNESW]|\b(?:p[23]_|fixed-|broken-|stone-n)|\w-I+\b")
MACHINE = (RULE_ID, COORDINATE, NOTATION, CARD_ID)
SPEAKS_TO_PROGRAMS = "main"
"""The file of the command line, where ids are at home."""
ASKED_ABOUT = {"action", "at", "at_beyond", "way", "way_beyond"}
"""What a refusal is about: the reader has just tried it, so the sentence says `here`."""
SEATS = 3


def machine_words(text: str) -> list[str]:
    """What a person would not say."""
    return [found[0] for pattern in MACHINE if (found := pattern.search(text))]


@pytest.mark.parametrize(
    "text",
    ["Rule SAB-041", "It fits at 2,-1.", "place NES~", "boots-II", "from hand2", "N.E_crystal"],
)
def test_machine_words_are_found(text: str) -> None:
    assert machine_words(text)


@pytest.mark.parametrize(
    "text", ["Ember lays a T-junction at G6.", "boots (II)", "3 gold, 2 cards"]
)
def test_human_words_are_left_alone(text: str) -> None:
    assert not machine_words(text)


@each_language
def test_no_sentence_for_players_quotes_the_machine(language: str) -> None:
    rules = {key for key, _ in texts(language) if re.fullmatch(r"[A-Z]{2}[A-Z0-9]-R?\d+", key)}
    told = dict(sentences(language, but=SPEAKS_TO_PROGRAMS))
    found = {
        key: machine_words(text)
        for key, text in texts(language)
        if key in told and key not in rules and machine_words(text)
    }

    assert len(rules) > 500
    assert found == {}


@each_language
def test_a_refusal_quotes_no_action_and_no_place(language: str) -> None:
    refusals = {
        key: said.variables & ASKED_ABOUT
        for file, key, said in sentences_by_file(language)
        if file.startswith("rules-") and key.endswith(".no")
    }

    assert len(refusals) > 140
    assert {key: variables for key, variables in refusals.items() if variables} == {}


@each_language
def test_a_refusal_is_told_without_its_id(language: str) -> None:
    told = catalogue(language, "saboteur").refusal(Refusal("SAB-041"))

    assert not machine_words(told)


def lines(game: str, language: str) -> Iterator[str]:
    """The log of a game that is played at random, as somebody who watches reads it."""
    rules = um.load(game)
    log = Log(rules, catalogue(language, game), ("Ada", "Béla", "Cleo"))
    for event in random_events(rules, SEATS, "digging", "words"):
        yield log.line(event, um.SPECTATOR)


@each_language
@pytest.mark.parametrize("game", REGISTRY)
def test_a_log_is_told_by_people(game: str, language: str) -> None:
    told = list(lines(game, language))

    assert len(told) > 60
    assert [line for line in told if machine_words(line)] == []


@each_language
@pytest.mark.parametrize("game", REGISTRY)
def test_cards_are_told_without_their_ids(game: str, language: str) -> None:
    words = catalogue(language, game)
    names = [
        name for card in um.load(game).cards for name in (words.card(card.id), words.short(card.id))
    ]

    assert [name for name in names if machine_words(name)] == []
