"""Actions and events of Saboteur 2 become sentences, and no sentence tells a secret."""

import random
from collections.abc import Iterator

import pytest

import undermine as um
from tests.words.logs import (
    Log,
    assert_named,
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
from undermine.words import LANGUAGES, catalogue

NAMES = ("Ada", "Béla", "Cleo", "Dora")
RULES = um.load("saboteur-2")


@pytest.mark.parametrize(
    ("action", "parts"),
    [
        (actions.Theft(), []),
        (actions.HandsOff(1), ["Béla"]),
        (actions.SwapHats(0), ["Ada"]),
        (actions.Inspect(1), ["Béla"]),
        (actions.SwapHands(2), ["Cleo"]),
        (actions.Trap(2), ["Cleo"]),
        (actions.Free(2), ["Cleo"]),
        (actions.Lift(("EW", "map"), "trapped"), ["card-trapped", "card-EW", "card-map"]),
        (actions.Lift(("?mine", "?mine"), "theft"), ["card-theft"]),
        (actions.Steal(1), ["Béla"]),
        (actions.Decline(), []),
    ],
    ids=repr,
)
def test_an_action_reads_like_an_item_of_a_menu(action: um.Action, parts: list[str | Lay]) -> None:
    assert_named(action, NAMES, *parts)


def test_the_reckoning_is_told_in_order() -> None:
    event = events.Reckoned(
        finder=2, builder="boss", way="blue", team="blue", winners=(0, 2), share=4, crystals=1
    )

    for words in map(catalogue, LANGUAGES):
        told = words.event(event, NAMES)
        keys = ("builder-boss", "way-blue", "team-blue")
        assert told.startswith(" ".join(map(words.text, keys)))
        assert words.joined(["Ada", "Cleo"]) in told


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


NAMED_BY_THE_DEED: set[type[um.Event]] = {
    *(events.TheftLaid, events.TheftEnded, events.HatSwapped, events.HandsSwapped),
    *(events.Trapped, events.Freed),
}
"""Events that only one card can bring about, so that their sentences name none."""


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
    log = Log(RULES, catalogue(language), NAMES)
    shown = [event for event in HAPPENED if event.cards and is_seen(event, 0)]
    told = [event for event in shown if type(event) not in NAMED_BY_THE_DEED]

    assert [log.line(event, 0) for event in told if not log.tells_card(event, 0)] == []
    assert {type(event) for event in shown} >= NAMED_BY_THE_DEED


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
