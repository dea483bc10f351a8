"""Actions and events become sentences, and no sentence tells a secret."""

import random
import re
from collections.abc import Iterator
from importlib.resources import files

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
from undermine.core.dealing import Deal, Dealt
from undermine.core.tile import Lay
from undermine.core.view import project_action
from undermine.games.saboteur import actions, events
from undermine.words import catalogue

NAMES = ("Ada", "Béla", "Cleo", "Dora", "Emil")
GAME = "saboteur+allow_concede"
RULES = um.load(GAME)


# -- actions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "parts"),
    [
        (actions.Place(Lay("NES", 180), (2, 0)), [Lay("NES", 180), "2,0"]),
        (actions.Break("broken-cart", 1), ["Béla", "tool-cart"]),
        (actions.Mend("fixed-lamp-pick", "pick", 0), ["Ada", "tool-pick", "card-fixed-lamp-pick"]),
        (actions.Peek(2), ["goal-3"]),
        (actions.Discard(("map",)), ["card-map"]),
        (actions.Discard(("?mine",)), []),
        (actions.Begin(um.CHANCE), ["actor-chance"]),
        (actions.Orient(Lay("stone-ne", 180)), [Lay("stone-ne", 180)]),
        (actions.Take("gold-3"), ["card-gold-3"]),
        (actions.Take("?gold"), []),
        (Deal("hand2", "rockfall"), ["Béla", "card-rockfall"]),
        (Deal("hand2", "?mine"), ["Béla"]),
        (actions.Pay("loot1", ("gold-1", "gold-1"), 2), ["Ada", "2", "card-gold-1"]),
        (actions.Pay("loot1", ("??",)), ["Ada"]),
    ],
    ids=repr,
)
def test_an_action_reads_like_an_item_of_a_menu(action: um.Action, parts: list[str | Lay]) -> None:
    assert_named(action, NAMES, *parts)


# -- events ----------------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize(
    ("event", "other"),
    [
        (
            events.Broke(cards=("broken-lamp",), seat=1, target=1),
            events.Broke(cards=("broken-lamp",), seat=1, target=0),
        ),
        (
            events.Broke(cards=("broken-lamp",), seat=1, target=0),
            events.Broke(cards=("broken-pick",), seat=1, target=0),
        ),
        (
            events.Mended(cards=("fixed-cart", "broken-cart"), seat=0, target=0, tool="cart"),
            events.Mended(cards=("fixed-cart-pick", "broken-cart"), seat=0, target=0, tool="cart"),
        ),
        (
            events.Peeked(cards=("?goal",), seat=0, goal=0),
            events.Peeked(cards=("gold",), seat=0, goal=0),
        ),
        (
            events.GoldPaid(cards=(), counted=False, seat=3, value=1),
            events.GoldPaid(cards=(), counted=False, seat=3, value=4),
        ),
        (
            events.GameEnded(scores=(7, 7), winners=(0, 1)),
            events.GameEnded(scores=(7, 5), winners=(0,)),
        ),
    ],
)
def test_events_that_differ_are_told_differently(
    event: um.Event, other: um.Event, language: str
) -> None:
    words = catalogue(language)

    assert words.event(event, NAMES) != words.event(other, NAMES)


def test_roles_are_shown_seat_by_seat() -> None:
    shown = events.RolesShown(cards=("digger", "saboteur", "digger"))
    words = catalogue("en")

    told = [words.event(shown, names) for names in (NAMES[:2], words.seats(3), ())]

    digger, saboteur = words.card("digger"), words.card("saboteur")
    assert f"Ada: {digger}, Béla: {saboteur}." in told[0]
    assert told[0].endswith(f": {digger}.")
    assert f"{words.seat(1)}: {saboteur}, {words.seat(2)}: {digger}." in told[1]
    assert told[2].endswith(f": {digger}, {saboteur}, {digger}.")


@each_language
def test_every_end_of_a_round_has_its_own_words(language: str) -> None:
    whys = set(re.findall(r'end_round\(.*"(\w+)"\)', source_of("goals.py") + source_of("turn.py")))
    told = {
        catalogue(language).event(events.RoundEnded(round=1, finder=0, why=why))
        for why in (*whys, "something else")
    }

    assert whys == {"treasure", "hands", "agreed"}
    assert len(told) == 4


def source_of(file: str) -> str:
    """The code of a module of the game."""
    return (files("undermine.games.saboteur") / file).read_text(encoding="utf-8")


# -- whole games -----------------------------------------------------------------------------------


def chosen(game: um.Game, dice: random.Random) -> um.Action:
    """Often the path card that leads furthest east, else anything."""
    paths = [action for action in game.legal if isinstance(action, actions.Place)]
    if paths and dice.random() < 0.8:
        return max(paths, key=lambda action: (action.at[0], -abs(action.at[1])))
    return dice.choice(game.legal)


def played(seed: int) -> Iterator[um.Event]:
    """All events of a game."""
    dice = random.Random(seed)  # noqa: S311 (a test)
    return played_events(um.Game(GAME, NAMES, seed=seed), lambda game: chosen(game, dice))


HAPPENED = [event for seed in range(3) for event in played(seed)]


def test_the_games_show_every_kind_of_event() -> None:
    assert {type(event) for event in HAPPENED} == {*event_kinds(events), Dealt}


@each_language
@pytest.mark.parametrize("viewer", [0, 3, um.SPECTATOR])
def test_a_log_never_tells_a_hidden_card(viewer: int, language: str) -> None:
    hidden = hidden_events(viewer, HAPPENED)

    assert len({type(event) for event in hidden}) >= 4
    assert not Log(RULES, catalogue(language), NAMES).leaks(hidden, viewer)


@each_language
@pytest.mark.parametrize("viewer", [0, um.SPECTATOR])
def test_a_log_tells_every_card_that_is_seen(viewer: int, language: str) -> None:
    log = Log(RULES, catalogue(language), NAMES)
    shown = [event for event in HAPPENED if event.cards and is_seen(event, viewer)]

    assert [log.line(event, viewer) for event in shown if not log.tells_card(event, viewer)] == []
    assert len({type(event) for event in shown}) >= 7


@each_language
@pytest.mark.parametrize("viewer", [1, um.SPECTATOR])
@pytest.mark.parametrize("names", [NAMES, ()], ids=["named", "unnamed"])
def test_every_line_of_a_log_is_a_whole_sentence(
    viewer: int, names: tuple[str, ...], language: str
) -> None:
    words = catalogue(language)

    assert not broken_lines(Log(RULES, words, names).line(event, viewer) for event in HAPPENED)


@each_language
def test_a_menu_has_no_line_twice(language: str) -> None:
    game, dice = um.Game(GAME, NAMES, seed=1), random.Random(1)  # noqa: S311 (a test)
    words = catalogue(language)

    for _ in range(60):
        lines = [words.action(action, NAMES) for action in game.legal]
        assert len(lines) == len(set(lines))
        game.play(chosen(game, dice))


@each_language
def test_a_hidden_action_tells_no_card(language: str) -> None:
    game, words = um.Game(GAME, NAMES, seed=1), catalogue(language)
    secret = [action for action in game.legal if isinstance(action, actions.Discard)]

    for action in secret:
        seen = project_action(game.rules.cards, game.state, action, um.SPECTATOR)
        assert words.card(action.cards[0]) in words.action(action)
        assert words.card(action.cards[0]) not in words.action(seen)
    assert secret
