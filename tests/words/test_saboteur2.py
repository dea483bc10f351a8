"""Actions and events of Saboteur 2 become sentences, and no sentence tells a secret."""

import random
from collections.abc import Iterator

import pytest

import undermine as um
from tests.words.logs import (
    Log,
    assert_action_texts,
    broken_lines,
    each_language,
    event_kinds,
    hidden_events,
    is_seen,
    played_events,
)
from undermine.core.tile import Lay
from undermine.core.view import project_action
from undermine.games.saboteur2 import actions, events
from undermine.words import catalogue

NAMES = ("Ada", "Béla", "Cleo", "Dora")
RULES = um.load("saboteur-2")


@pytest.mark.parametrize(
    ("action", "english", "german"),
    [
        (actions.Theft(), "prepare a theft", "einen Diebstahl vorbereiten"),
        (
            actions.HandsOff(1),
            "take the Theft away from Béla",
            "den Diebstahl entfernen von Béla",
        ),
        (actions.SwapHats(0), "make Ada swap hats", "die Mütze tauschen lassen: Ada"),
        (
            actions.Inspect(1),
            "look at the dwarf card of Béla",
            "die Zwergenkarte ansehen von Béla",
        ),
        (actions.SwapHands(2), "swap hands with Cleo", "die Handkarten tauschen mit Cleo"),
        (actions.Trap(2), "trap Cleo", "gefangen setzen: Cleo"),
        (actions.Free(2), "free Cleo", "befreien: Cleo"),
        (
            actions.Lift(("EW", "map"), "trapped"),
            "lift “Trapped” and discard: straight way east–west and map",
            "„Gefangen“ entfernen und abwerfen: Gerade Ost–West und Schatzplan",
        ),
        (
            actions.Lift(("?mine", "?mine"), "theft"),
            "lift “Theft” and discard two cards face down",
            "„Diebstahl“ entfernen und zwei Karten verdeckt abwerfen",
        ),
        (actions.Steal(1), "steal 1 gold from Béla", "1 Gold stehlen von Béla"),
        (actions.Decline(), "steal nothing", "nichts stehlen"),
    ],
    ids=repr,
)
def test_an_action_reads_like_an_item_of_a_menu(
    action: um.Action, english: str, german: str
) -> None:
    assert_action_texts(action, NAMES, english, german)


def test_the_reckoning_is_told_in_order() -> None:
    event = events.Reckoned(
        finder=2, builder="boss", way="blue", team="blue", winners=(0, 2), share=4, crystals=1
    )

    assert catalogue("en").event(event, NAMES) == (
        "The Boss has completed the way. Only blue can pass the doors. Blue wins. "
        "A share of 4 each goes to: Ada and Cleo. 1 crystal is in sight."
    )
    assert catalogue("de").event(event, NAMES) == (
        "Der Chef hat den Weg vollendet. Nur Blau kommt durch die Türen. Blau gewinnt. "
        "Je ein Anteil von 4 geht an: Ada und Cleo. 1 Kristall ist zu sehen."
    )


def chosen(game: um.Game, dice: random.Random) -> um.Action:
    """Often a trick or a path to the east, else anything."""
    tricks = [action for action in game.legal if type(action).__module__ == actions.__name__]
    if tricks and dice.random() < 0.5:
        return dice.choice(tricks)
    paths = [action for action in game.legal if hasattr(action, "tile") and hasattr(action, "at")]
    if paths and dice.random() < 0.6:
        return max(paths, key=lambda action: action.at[0])
    return dice.choice(game.legal)


def played(seed: int) -> Iterator[um.Event]:
    """All events of a game."""
    dice = random.Random(seed)  # noqa: S311 (a test)
    return played_events(um.Game("saboteur-2", NAMES, seed=seed), lambda game: chosen(game, dice))


HAPPENED = [event for seed in range(6) for event in played(seed)]


def test_the_games_show_every_kind_of_event() -> None:
    known = event_kinds(events)

    assert known - {type(event) for event in HAPPENED} <= {events.Lapsed, events.Declined}


@each_language
@pytest.mark.parametrize("viewer", [0, um.SPECTATOR])
def test_a_log_never_tells_a_hidden_card(viewer: int, language: str) -> None:
    hidden = hidden_events(viewer, HAPPENED)
    told = [event for event in hidden if not hasattr(event, "lifted")]  # the lifted card is open

    assert {type(event) for event in hidden} >= {events.Inspected, events.Lifted}
    assert not Log(RULES, catalogue(language), NAMES).leaks(told, viewer, common=("EW",))


@each_language
def test_a_log_tells_every_card_that_is_seen(language: str) -> None:
    words = catalogue(language)

    for event in HAPPENED:
        if event.cards and is_seen(event, 0):
            line = Log(RULES, words, NAMES).line(event, 0)
            assert words.lay(getattr(event, "tile", Lay(event.cards[0]))) in line


@each_language
@pytest.mark.parametrize("names", [NAMES, ()], ids=["named", "unnamed"])
def test_every_line_of_a_log_is_a_whole_sentence(names: tuple[str, ...], language: str) -> None:
    words = catalogue(language)

    assert not broken_lines(
        Log(RULES, words, names).line(event, um.SPECTATOR) for event in HAPPENED
    )


@each_language
def test_a_menu_has_no_line_twice(language: str) -> None:
    game, dice = um.Game("saboteur-2", NAMES, seed=1), random.Random(1)  # noqa: S311 (a test)
    words = catalogue(language)

    for _ in range(40):
        lines = [words.action(action, NAMES) for action in game.legal]
        assert len(lines) == len(set(lines))
        game.play(chosen(game, dice))


@each_language
def test_a_hidden_price_tells_no_card(language: str) -> None:
    rules, state = um.position("saboteur-2 seats=3 turn=1 hand1=EW&map front1=trapped")
    words, action = catalogue(language), actions.Lift(("EW", "map"), "trapped")

    seen = words.action(project_action(rules.cards, state, action, 1), NAMES)

    assert words.card("map") not in seen
    assert words.card("trapped") in seen


@pytest.mark.parametrize("event", [events.Declined(seat=1), events.Lapsed(seat=1)], ids=repr)
@each_language
def test_rare_events_are_told(event: um.Event, language: str) -> None:
    assert "Béla" in catalogue(language).event(event, NAMES)
