"""The Lost Mines in words: actions and events read well in both languages, and keep secrets."""

import re

import pytest

import undermine as um
from tests.words.logs import (
    Log,
    assert_named,
    broken_lines,
    each_language,
    event_kinds,
    hidden_events,
    named_sides,
    random_events,
)
from undermine.core.face import SIDE_NAME, SIDES
from undermine.core.grid import Edge, Spot
from undermine.core.state import NOBODY
from undermine.core.tile import Lay
from undermine.core.walking import Step
from undermine.dealer import Dealer
from undermine.games.lostmines import actions, events
from undermine.testing.traces import STYLES, play_randomly
from undermine.words import LANGUAGES, catalogue

NAMES = ("Ada", "Béla", "Cleo")
RULES = um.load("the-lost-mines")
CARDS = RULES.cards


@pytest.mark.parametrize(
    ("action", "parts"),
    [
        (actions.Bridge("axe", (3, 2)), ["card-axe", "3,2"]),
        (actions.Scout("info-mine-dwarf", 1), ["mine-2", "card-info-mine-dwarf"]),
        (actions.Appraise("info-mine-treasure", 8), ["9", "card-info-mine-treasure"]),
        (actions.Spy("info-treasure-dwarf", 1), ["Béla", "card-info-treasure-dwarf"]),
        (actions.Snare(Edge((3, 2), 2)), ["3,2", "4,2"]),
        (actions.Troll(Edge((3, 2), 4)), ["3,2", "3,3"]),
        (actions.Storm((3, 2)), ["3,2"]),
        (Step(Spot((3, 2))), ["3,2"]),
        (actions.Align(Lay("mine-dragon", 180)), [Lay("mine-dragon", 180)]),
        (actions.Pick(2), ["3"]),
        (actions.Leave(), []),
    ],
    ids=repr,
)
def test_an_action_reads_like_an_item_of_a_menu(action: um.Action, parts: list[str | Lay]) -> None:
    assert_named(action, NAMES, *parts)


def test_the_points_of_a_round_are_told_seat_by_seat() -> None:
    event = events.PointsShared(blue=8, yellow=3, dragon=1, eaten=2, points=(4, 2, 3))

    for words in map(catalogue, LANGUAGES):
        told = words.event(event, NAMES)
        assert re.findall(r"\d+", told) == ["8", "3", "4", "2", "3"]
        assert told.index("8") < told.index("Béla.") < told.index("Ada (4), Béla (2), Cleo (3)")


def test_a_sleeping_dragon_is_nobodys() -> None:
    event = events.PointsShared(blue=0, yellow=0, dragon=NOBODY, eaten=0, points=(0, 0, 0))

    for words in map(catalogue, LANGUAGES):
        assert f": {words.seat(NOBODY)}." in words.event(event, NAMES)


def laid_cards() -> list[Lay]:
    """Every path card and mine, every way it can lie."""
    return [lay for card in CARDS if card.kind in ("path", "mine") for lay in CARDS.lays(card.id)]


@each_language
@pytest.mark.parametrize("lay", laid_cards(), ids=lambda lay: f"{lay.card}-{lay.turn}")
def test_a_card_is_told_by_its_open_sides(lay: Lay, language: str) -> None:
    name = catalogue(language).lay(lay)
    named = named_sides(name, language)

    opened = {SIDE_NAME[side] for side in SIDES if CARDS.tile(lay).ports & side}

    assert (named or set(SIDE_NAME.values())) == opened


@pytest.mark.parametrize(
    ("trait", "english", "german"),
    [
        ("logs", "logs", "Baumstämmen"),
        ("lake", "lake", "See"),
        ("ditch", "ditch", "Graben"),
        ("rock", "rock", "Felsen"),
        ("campfire", "campfire", "Lagerfeuer"),
    ],
)
def test_what_is_special_about_a_path_is_told(trait: str, english: str, german: str) -> None:
    cards = [card.id for card in CARDS if card.id.endswith(f"+{trait}")]

    assert cards
    assert all(english in catalogue("en").card(card) for card in cards)
    assert all(german in catalogue("de").card(card) for card in cards)


# -- whole games -----------------------------------------------------------------------------------


GAMES = [
    ("digging", "s3"),
    ("digging", "s4"),
    ("digging", "s5"),
    ("looking", "s1"),
    ("uniform", "s1"),
]
HAPPENED = [
    event for style, seed in GAMES for event in random_events(RULES, len(NAMES), style, seed)
]


def test_the_games_show_every_kind_of_event() -> None:
    seen = {type(event) for event in HAPPENED}

    assert event_kinds(events) - seen <= {events.TreasureLeft, events.DragonWoken}


@each_language
@pytest.mark.parametrize("viewer", [0, um.SPECTATOR])
def test_a_log_never_tells_a_hidden_card(viewer: int, language: str) -> None:
    looks: set[type[um.Event]] = {events.Scouted, events.Appraised, events.Spied}

    assert looks <= {type(event) for event in hidden_events(viewer, HAPPENED)}
    assert not Log(RULES, catalogue(language), NAMES).leaks(HAPPENED, viewer)


@each_language
@pytest.mark.parametrize("names", [NAMES, ()], ids=["named", "unnamed"])
def test_every_line_of_a_log_is_a_whole_sentence(names: tuple[str, ...], language: str) -> None:
    words = catalogue(language)

    assert not broken_lines(
        Log(RULES, words, names).line(event, um.SPECTATOR) for event in HAPPENED
    )


@each_language
def test_a_menu_has_no_line_twice(language: str) -> None:
    words = catalogue(language)
    trace = play_randomly(RULES, len(NAMES), Dealer("menu").roll, STYLES["digging"])

    for ply in trace.plies[::20]:
        lines = [words.action(action, NAMES) for action in RULES.legal(ply.before)]
        assert len(lines) == len(set(lines))
