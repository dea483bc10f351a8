"""Actions and events become sentences, and no sentence tells a secret."""

import random
import re
from collections.abc import Iterator
from importlib.resources import files

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
    ("action", "english", "german"),
    [
        (
            actions.Place(Lay("NES", 180), (2, 0)),
            "lay at 2,0: tee (north, south, west)",
            "auf Feld 2,0 legen: Abzweigung (Nord, Süd, West)",
        ),
        (
            actions.Break("broken-cart", 1),
            "play against Béla: broken cart",
            "gegen Béla spielen: kaputte Lore",
        ),
        (
            actions.Mend("fixed-lamp-pick", "pick", 0),
            "mend the pickaxe of Ada: mending card (lamp or pickaxe)",
            "die Spitzhacke von Ada reparieren: Reparaturkarte (Lampe oder Spitzhacke)",
        ),
        (actions.Peek(2), "look at the lower goal", "die untere Zielkarte ansehen"),
        (actions.Discard(("map",)), "pass and discard: map", "passen und abwerfen: Schatzplan"),
        (actions.Discard(("?mine",)), "pass and discard face down", "passen und verdeckt abwerfen"),
        (actions.Begin(um.CHANCE), "let chance begin", "beginnen lassen: der Zufall"),
        (
            actions.Orient(Lay("stone-ne", 180)),
            "lay the goal like this: stone (bend south–west)",
            "die Zielkarte so hinlegen: Stein (Kurve Süd–West)",
        ),
        (actions.Take("gold-3"), "take a gold card worth 3", "eine Goldkarte mit Wert 3 nehmen"),
        (actions.Take("?gold"), "take a gold card", "eine Goldkarte nehmen"),
        (
            Deal("hand2", "rockfall"),
            "deal to the hand of Béla: rockfall",
            "austeilen (Hand von Béla): Steinschlag",
        ),
        (
            Deal("hand2", "?mine"),
            "deal a card to the hand of Béla",
            "eine Karte austeilen (Hand von Béla)",
        ),
        (
            actions.Pay("loot1", ("gold-1", "gold-1"), 2),
            "pay into the gold of Ada: 2 × gold card worth 1",
            "auszahlen (Gold von Ada): 2 × Goldkarte mit Wert 1",
        ),
        (
            actions.Pay("loot1", ("??",)),
            "pay what is due into the gold of Ada",
            "auszahlen, was zusteht (Gold von Ada)",
        ),
    ],
    ids=repr,
)
def test_an_action_reads_like_an_item_of_a_menu(
    action: um.Action, english: str, german: str
) -> None:
    assert_action_texts(action, NAMES, english, german)


# -- events ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            events.Broke(cards=("broken-lamp",), seat=1, target=1),
            "Béla breaks their own tools: broken lamp.",
            "Béla macht das eigene Werkzeug kaputt: kaputte Lampe.",
        ),
        (
            events.Mended(cards=("fixed-cart", "broken-cart"), seat=0, target=0, tool="cart"),
            "Ada gets the cart going again: mending card (cart).",
            "Ada repariert die eigene Lore: Reparaturkarte (Lore).",
        ),
        (
            events.Peeked(cards=("?goal",), seat=0, goal=0),
            "Ada takes a secret look at the upper goal.",
            "Ada wirft einen heimlichen Blick auf die obere Zielkarte.",
        ),
        (
            events.Peeked(cards=("gold",), seat=0, goal=0),
            "Ada takes a secret look at the upper goal: treasure.",
            "Ada wirft einen heimlichen Blick auf die obere Zielkarte: Schatz.",
        ),
        (
            events.RoundEnded(round=2, finder=0, why="treasure"),
            "Round 2 is over: Ada has reached the treasure!",
            "Runde 2 ist zu Ende: Ada hat den Schatz erreicht!",
        ),
        (
            events.RoundEnded(round=1, finder=um.NOBODY, why="agreed"),
            "Round 1 is over: all agree to stop, and the treasure stays in the mine.",
            "Runde 1 ist zu Ende: Alle wollen aufhören, und der Schatz bleibt im Berg.",
        ),
        (
            events.GoldPaid(cards=(), counted=False, seat=3, value=1),
            "Dora is paid 1 gold piece.",
            "Dora bekommt 1 Goldstück.",
        ),
        (
            events.GoldPaid(cards=("gold-1", "gold-3"), seat=3, value=4),
            "Dora is paid 4 gold pieces: gold card worth 1 and gold card worth 3.",
            "Dora bekommt 4 Goldstücke: Goldkarte mit Wert 1 und Goldkarte mit Wert 3.",
        ),
        (
            events.GameEnded(scores=(7, 7), winners=(0, 1)),
            "The game is over, and Ada and Béla win together. Gold: Ada (7), Béla (7).",
            "Das Spiel ist zu Ende, und Ada und Béla gewinnen gemeinsam. Gold: Ada (7), Béla (7).",
        ),
        (
            events.GameEnded(scores=(0, 7, 5), winners=(1,)),
            "The game is over, and Béla wins. Gold: Ada (0), Béla (7), Cleo (5).",
            "Das Spiel ist zu Ende, und Béla gewinnt. Gold: Ada (0), Béla (7), Cleo (5).",
        ),
        (
            Dealt(cards=("?gold",), source="bank", target="offer"),
            "A gold card is drawn from the gold pile.",
            "Eine Goldkarte wird gezogen (Goldstapel).",
        ),
    ],
)
def test_an_event_reads_like_a_line_of_a_log(event: um.Event, english: str, german: str) -> None:
    assert catalogue("en").event(event, NAMES) == english
    assert catalogue("de").event(event, NAMES) == german


def test_roles_are_shown_seat_by_seat() -> None:
    shown = events.RolesShown(cards=("digger", "saboteur", "digger"))
    words = catalogue("en")

    assert words.event(shown, NAMES[:2]) == (
        "All dwarf cards are turned up. Ada: digger, Béla: saboteur. Left over: digger."
    )
    assert words.event(shown, words.seats(3)) == (
        "All dwarf cards are turned up. Seat 1: digger, Seat 2: saboteur, Seat 3: digger."
    )
    assert words.event(shown) == (
        "All dwarf cards are turned up, seat by seat: digger, saboteur, digger."
    )


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
    words = catalogue(language)
    shown = [event for event in HAPPENED if event.cards and is_seen(event, viewer)]

    for event in shown:
        lay = getattr(event, "tile", Lay(event.cards[0]))
        assert words.lay(lay) in Log(RULES, words, NAMES).line(event, viewer)
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
