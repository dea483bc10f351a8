"""The catalogue is complete, and says the same things in every language."""

import re
import subprocess
import sys
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import ast

import undermine as um
from tests.words.ftl import ENGLISH, LOCALES, entries, sentences, sentences_by_file
from undermine.core.dealing import Deal, Dealt, Lose, LostCard
from undermine.core.face import SIDE_NAME, SIDES
from undermine.core.tile import Lay
from undermine.core.walking import Step, Stepped, Stop
from undermine.games import REGISTRY
from undermine.games.darkcave import actions as darkcave_actions
from undermine.games.darkcave import ballots, veins
from undermine.games.darkcave import events as darkcave_events
from undermine.games.lostmines import actions as lostmines_actions
from undermine.games.lostmines import events as lostmines_events
from undermine.games.saboteur import actions, events
from undermine.games.saboteur2 import actions as more_actions
from undermine.games.saboteur2 import events as more_events
from undermine.phrases import WordingError
from undermine.words import LANGUAGES, Catalogue, catalogue

RULES = um.load("saboteur+old_mine+allow_concede")
ALL_CARDS = {
    card.id: card
    for game in map(um.load, REGISTRY)
    for name, option in game.options.items()
    for card in game.with_options({name: option.choices[1]}).cards
}
SIDE_WORDS = {
    "en": {"north": "north", "east": "east", "south": "south", "west": "west"},
    "de": {"north": "Nord", "east": "Ost", "south": "Süd", "west": "West"},
}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def classes(module: object, base: type) -> list[type]:
    """The kinds of actions or events that a module defines."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return [kind for kind in found if issubclass(kind, base) and kind is not base]


EVENTS = [
    *(
        kind
        for module in (events, more_events, lostmines_events, darkcave_events, ballots)
        for kind in classes(module, um.Event)
    ),
    *(Dealt, LostCard, Stepped),
]
ACTIONS = [
    *(
        kind
        for module in (actions, more_actions, lostmines_actions, darkcave_actions, ballots, veins)
        for kind in classes(module, um.Action)
    ),
    *(Deal, Lose, Step, Stop),
]


# -- files -----------------------------------------------------------------------------------------


@each_language
def test_every_file_can_be_read(language: str) -> None:
    assert not [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]


def test_languages_have_the_same_files() -> None:
    names = [sorted(file.name for file in (LOCALES / each).iterdir()) for each in LANGUAGES]

    assert len(names[0]) >= 6
    assert names == [names[0]] * len(LANGUAGES)


@each_language
def test_no_message_is_there_twice(language: str) -> None:
    counted = Counter(key for key, _ in sentences(language))

    assert not [key for key, count in counted.items() if count > 1]


@each_language
def test_the_catalogue_knows_every_key(language: str) -> None:
    assert {key for key, _ in sentences(language)} == catalogue(language).keys()


@each_language
def test_languages_have_the_same_keys(language: str) -> None:
    assert catalogue(language).keys() == catalogue("en").keys()


@each_language
def test_languages_use_the_same_variables(language: str) -> None:
    english = {key: said.variables for key, said in sentences("en")}

    assert {key: said.variables for key, said in sentences(language)} == english


def test_english_and_german_use_the_same_variants() -> None:
    english = {key: said.variants for key, said in sentences("en")}
    german = {key: said.variants for key, said in sentences("de")}

    assert english == german


def test_german_has_no_english_left() -> None:
    told = {key: " ".join(said.texts) for key, said in sentences("de")}
    english = " ".join(text for _, said in sentences("en") for text in said.texts)

    assert len(ENGLISH.findall(english)) > 500
    assert not {key: ENGLISH.findall(text) for key, text in told.items() if ENGLISH.search(text)}


@each_language
def test_only_the_person_a_line_is_about_is_addressed_in_it(language: str) -> None:
    """Lines of the log, moves and cards are told to everybody."""
    told = {
        key: " ".join(said.texts)
        for file, key, said in sentences_by_file(language)
        if file.startswith(("log-", "actions-", "cards-"))
    }
    addressed = re.compile(r"\b(du|dein\w*|you|your\w*)\b", re.IGNORECASE)

    assert len(told) > 300
    assert not [key for key, text in told.items() if addressed.search(text)]


def test_the_log_calls_nobody_he_or_she() -> None:
    told = {key: " ".join(said.texts) for key, said in sentences("en") if "-" in key}
    lines = {key: text for key, text in told.items() if key.startswith(("event-", "action-"))}

    assert len(lines) >= len(EVENTS) + len(ACTIONS)
    assert not [key for key, text in lines.items() if re.search(r"\b(he|she|hi[sm]|her)\b", text)]


# -- everything has its message --------------------------------------------------------------------


def rule_file(game: str) -> dict[str, Any]:
    """What a game says of its rules."""
    file = files(REGISTRY[game]) / "rules.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@each_language
def test_every_rule_has_a_sentence_and_a_title(language: str) -> None:
    sections = [part for game in REGISTRY for part in rule_file(game)["section"]]
    words = catalogue(language)

    assert len(sections) >= 10 + 11 + 14 + 13
    for section in sections:
        assert words.section(section["title"])
        for rule in section["rule"]:
            assert words.rule(rule["id"]).endswith(".")
            assert not words.title(rule["id"]).endswith(".")


@each_language
def test_every_rule_in_the_catalogue_exists(language: str) -> None:
    files_of_rules = map(rule_file, REGISTRY)
    known = {
        rule["id"] for file in files_of_rules for part in file["section"] for rule in part["rule"]
    }
    keys = catalogue(language).keys()
    told = {key.partition(".")[0] for key in keys if re.match(r"[A-Z]{2}[A-Z0-9]-", key)}

    assert known == told


@each_language
@pytest.mark.parametrize("game", REGISTRY)
def test_every_card_has_a_name_of_its_own(game: str, language: str) -> None:
    words, cards = catalogue(language), um.load(game).cards
    lays = [lay for card in cards if card.face for lay in cards.lays(card.id)]
    plain = [card.id for card in cards if not card.face]

    names = [*map(words.lay, lays), *map(words.card, plain), words.card("?mine")]

    assert len(names) > 30
    assert not [name for name, count in Counter(names).items() if count > 1]
    assert not any("," in re.sub(r"\([^)]*\)", "", name) for name in names)


@each_language
def test_every_event_and_action_has_a_message(language: str) -> None:
    keys = catalogue(language).keys()

    assert len(EVENTS) == 14 + 12 + 20 + 31 + 3
    assert len(ACTIONS) == 11 + 10 + 10 + 16 + 4
    assert {f"event-{kind.__name__.lower()}" for kind in EVENTS} <= keys
    assert {f"action-{kind.__name__.lower()}" for kind in ACTIONS} <= keys


@each_language
def test_every_pile_kind_tool_side_and_goal_has_a_name(language: str) -> None:
    tools = {tool for card in RULES.cards for tool in card.words.get("tools", ())}
    wanted = {
        *(f"pile-{zone}" for game in REGISTRY for zone in um.load(game).zones),
        *(f"kind-{card.kind}" for card in RULES.cards),
        *(f"tool-{tool}" for tool in tools),
        *(f"side-{side}" for side in SIDE_NAME.values()),
        *(f"goal-{slot + 1}" for slot in range(RULES.zones["goal"].slots)),
        *(f"actor-{actor}" for actor in ("chance", "table", "nobody", "spectator")),
    }

    assert {"tool-pick", "goal-3", "pile-offer", "kind-role"} <= wanted
    assert wanted <= catalogue(language).keys()


@each_language
def test_messages_are_about_things_that_exist(language: str) -> None:
    cards = {"card-" + re.sub(r"[.+=]", "_", card) for card in ALL_CARDS}
    kinds = [*EVENTS, *ACTIONS]
    told = {f"{'event' if kind in EVENTS else 'action'}-{kind.__name__.lower()}" for kind in kinds}
    known = cards | told | {"card-unknown", "card-turned"}
    keys = catalogue(language).keys()

    named = {key.partition(".")[0] for key in keys if re.match("(card|event|action)-", key)}

    assert named <= known


# -- names of things -------------------------------------------------------------------------------


def sides_in(name: str, language: str) -> set[str]:
    """The sides that a name tells."""
    return {side for side, word in SIDE_WORDS[language].items() if word in name}


MORE_CARDS = um.load("saboteur-2").cards


def laid_cards() -> list[Lay]:
    """Every path card and stone of both games, every way it can lie."""
    told = [card for card in MORE_CARDS if card.kind == "path" or card.id.startswith("stone")]
    return [lay for card in told for lay in MORE_CARDS.lays(card.id)]


@pytest.mark.parametrize("language", SIDE_WORDS)
@pytest.mark.parametrize("lay", laid_cards(), ids=lambda lay: f"{lay.card}-{lay.turn}")
def test_a_path_card_is_told_by_its_open_sides(lay: Lay, language: str) -> None:
    ports = MORE_CARDS.tile(lay).ports
    name = catalogue(language).lay(lay)

    told = sides_in(name, language) or {SIDE_NAME[side] for side in SIDES}

    assert told == {SIDE_NAME[side] for side in SIDES if ports & side}


@each_language
@pytest.mark.parametrize("lay", laid_cards(), ids=lambda lay: f"{lay.card}-{lay.turn}")
def test_a_dead_end_is_called_one(lay: Lay, language: str) -> None:
    spaces = MORE_CARDS.tile(lay).face.spaces
    leads_on = all(space.ports.bit_count() > 1 or "ladder" in space.traits for space in spaces)

    called = "dead end" in catalogue("en").lay(lay), "Sackgasse" in catalogue("de").lay(lay)

    assert called == (not leads_on, not leads_on)


def test_a_turned_card_is_described_as_it_lies() -> None:
    words = catalogue("en")

    assert sides_in(words.lay(Lay("NEW", 180)), "en") == {"east", "south", "west"}
    assert words.lay(Lay("NS", 180)) == words.card("NS")
    assert words.lay(Lay("NE", 90)) == words.text("card-turned", card=words.card("NE"), degrees=90)
    assert words.card(Lay("N", 180)) == words.lay(Lay("N", 180)) != words.card("N")


@each_language
def test_a_short_name_leaves_out_what_a_picture_shows(language: str) -> None:
    words = catalogue(language)
    paths = [card for card in ALL_CARDS.values() if card.kind == "path"]

    assert len(paths) > 80
    for card in paths:
        assert not sides_in(words.short(card.id), language if language in SIDE_WORDS else "en")
        assert len(words.short(card.id)) <= len(words.card(card.id))
    assert words.short("map") == words.card("map")


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ((), "{cards-none}"),
        (("map",), "{map}"),
        (("map", "NS"), "{map} and {NS}"),
        (("?mine",), "an unknown card"),
        (("?mine", "?mine", "map", "map", "N"), "2 × {map}, {N} and 2\u00a0unknown cards"),
        (("??",), "{cards-uncounted}"),
    ],
)
def test_cards_are_told_as_a_list(cards: tuple[str, ...], told: str) -> None:
    words = catalogue("en")
    named = re.sub(
        r"{([\w-]+)}",
        lambda found: words.text(found[1]) if "-" in found[1] else words.card(found[1]),
        told,
    )

    assert words.cards(cards).replace("\u00a0", " ") == named.replace("\u00a0", " ")


def test_seats_go_by_their_names_or_numbers() -> None:
    words = catalogue("de")

    assert words.seat(2) == words.text("seat", seat=3)
    assert words.seat(1, ["Ada", "Béla"]) == "Béla"
    assert words.seat(2, ["Ada", "Béla"]) == words.seat(2)
    assert words.seat(um.CHANCE) == words.text("actor-chance")
    assert words.seats(2) == (words.seat(0), words.seat(1))


def test_piles_go_by_their_owners() -> None:
    words = catalogue("en")

    assert "Béla" in words.pile("hand2", ["Ada", "Béla"])
    assert words.pile("goal3") == words.text("goal-3")
    assert words.pile("goal-pile") == words.text("pile-goal-pile")


# -- the catalogue itself --------------------------------------------------------------------------


def test_an_unknown_language_is_quoted_and_the_known_are_listed() -> None:
    with pytest.raises(ValueError, match=r"'fr'.*en, de"):
        catalogue("fr")


def test_a_catalogue_is_read_once() -> None:
    assert catalogue("en") is catalogue("en")
    assert isinstance(catalogue("en"), Catalogue)


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(WordingError, match=r"'de' has no message 'card-dragon'"):
        catalogue("de").card("dragon")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(WordingError, match=r"'seat' in 'en'.*seat"):
        catalogue("en").text("seat")


def test_starting_the_engine_reads_no_sentences() -> None:
    code = "import sys, undermine; print([m for m in sys.modules if 'fluent' in m or 'babel' in m])"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "[]"
