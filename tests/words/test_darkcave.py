"""The Dark Cave in words: actions and events read well in both languages, and keep secrets."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import undermine as um
from tests.words.logs import (
    Log,
    assert_action_texts,
    broken_lines,
    each_language,
    event_kinds,
    hidden_events,
    named_sides,
    random_events,
)
from undermine.core.face import SIDE_NAME, SIDES
from undermine.core.grid import Edge, Spot
from undermine.core.state import reader_bit
from undermine.core.tile import Lay
from undermine.games.darkcave import actions, ballots, events, veins
from undermine.notation.replay import replay
from undermine.words import catalogue

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "the-dark-cave"
NAMES = ("Ada", "Béla", "Cleo", "Dov", "Eva")
RULES = um.load("the-dark-cave")
CARDS = RULES.cards


@pytest.mark.parametrize(
    ("action", "english", "german"),
    [
        (
            actions.SpyGoal("secret-information-I", 2),
            "look at the south-eastern goal: Secret Information (I)",
            "die südöstliche Zielkarte ansehen: Geheime Information (I)",
        ),
        (
            actions.SpyDwarf("secret-information-III", 1),
            "look at the clan card of Béla: Secret Information (III)",
            "die Clankarte ansehen von Béla: Geheime Information (III)",
        ),
        (
            actions.Collapse("rockfall-II", (1, -2)),
            "bring the rock down at 1,-2: rockfall (II)",
            "auf Feld 1,-2 das Gestein einstürzen lassen: Steinschlag (II)",
        ),
        (
            actions.TradeHands("swap-cards-II", 2),
            "exchange hands with Cleo: Swap Cards (II)",
            "die Hand tauschen mit Cleo: Kartentausch (II)",
        ),
        (
            actions.Spin("web-circle", Edge((1, 0), 2)),
            "spin a web at 1,0, east side: spiderweb (circle)",
            "ein Netz spannen an Feld 1,0 im Osten: Spinnennetz (Kreis)",
        ),
        (
            actions.Equip("boots-I", 0),
            "give to Ada: boots (I)",
            "Ausrüstung geben an Ada: Stiefel (I)",
        ),
        (
            actions.Lure("goblin-II", Spot((1, 0), 1)),
            "lure to 1,0/2: goblin (II)",
            "hervorlocken auf Feld 1,0/2: Goblin (II)",
        ),
        (
            actions.Cut(Edge((1, 0), 4)),
            "use an axe on the web at 1,0, south side",
            "die Axt gegen das Netz einsetzen, an Feld 1,0 im Süden",
        ),
        (
            actions.Strike("lindworm"),
            "drive the lindworm away with an axe",
            "mit der Axt vertreiben: Lindwurm",
        ),
        (actions.PlayClan("yellow"), "play with the clan yellow", "mit dem Clan Gelb spielen"),
        (
            actions.Announce("nobody"),
            "look whose side is complete: nobody",
            "nachsehen, wessen Seite vollständig ist: niemand",
        ),
        (
            ballots.Vote("ballot-strike"),
            "cast a vote: vote for the axe",
            "abstimmen: Stimme für die Axt",
        ),
        (ballots.PickAxe(3), "let Dov use the axe", "die Axt einsetzen lassen: Dov"),
        (veins.LeaveGold(), "leave the gold", "das Gold liegen lassen"),
    ],
    ids=repr,
)
def test_an_action_reads_like_an_item_of_a_menu(
    action: um.Action, english: str, german: str
) -> None:
    assert_action_texts(action, NAMES, english, german)


def test_treasures_are_told_with_what_they_are_multiplied_by() -> None:
    event = events.TreasureCounted(
        saved_yellow=4,
        saved_blue=5,
        heads_yellow=2,
        heads_blue=3,
        yellow=12,
        blue=10,
        winner="yellow",
        winners=(0, 3),
    )

    assert catalogue("en").event(event, NAMES) == (
        "Yellow has saved 4 gold, times 3 makes 12. Blue has saved 5 gold, times 2 makes 10. "
        "Winning side: yellow (Ada and Dov)."
    )
    assert catalogue("de").event(event, NAMES) == (
        "Gelb hat 4 Gold gerettet, mal 3 macht 12. Blau hat 5 Gold gerettet, mal 2 macht 10. "
        "Siegreiche Seite: Gelb (Ada und Dov)."
    )


def test_where_nobody_gets_out_nobody_wins() -> None:
    event = events.TreasureCounted(
        saved_yellow=0,
        saved_blue=0,
        heads_yellow=2,
        heads_blue=3,
        yellow=0,
        blue=0,
        winner="nobody",
        winners=(),
    )

    assert catalogue("en").event(event, NAMES).endswith("times 2 makes 0. Nobody wins.")
    assert catalogue("de").event(event, NAMES).endswith("mal 2 macht 0. Niemand gewinnt.")


def laid_cards() -> list[Lay]:
    """Every path card and goal, every way it can lie."""
    return [lay for card in CARDS if card.kind in ("path", "goal") for lay in CARDS.lays(card.id)]


@each_language
@pytest.mark.parametrize("lay", laid_cards(), ids=lambda lay: f"{lay.card}-{lay.turn}")
def test_a_card_is_told_by_its_open_sides(lay: Lay, language: str) -> None:
    name = catalogue(language).lay(lay)
    ports = {SIDE_NAME[side] for side in SIDES if CARDS.tile(lay).ports & side}

    named = named_sides(name, language)

    assert named <= ports
    assert named == ports or len(ports) == len(SIDES)


@pytest.mark.parametrize(
    ("trait", "english", "german", "count"),
    [
        ("hole", "dark hole", "dunklem Loch", 10),
        ("ladder", "ladder", "Leiter", 5),
        ("tunnel", "tunnel", "Tunnel", 5),
        ("vein", "vein of gold", "Goldader", 3),
        ("exit", "exit", "Ausgang", 1),
    ],
)
def test_what_is_special_about_a_card_is_told(
    trait: str, english: str, german: str, count: int
) -> None:
    shown = [
        card
        for card in CARDS
        if card.face and card.kind != "start"
        if any(trait in space.traits for space in card.face.spaces)
    ]

    assert sum(card.count for card in shown) == count
    assert all(english in catalogue("en").card(card.id) for card in shown)
    assert all(german in catalogue("de").card(card.id) for card in shown)


# -- whole games -----------------------------------------------------------------------------------


def recorded(seats: int) -> Iterator[um.Event]:
    """Everything that happens in a golden game, where dwarves leave the cave."""
    rules, record = um.read_record((GOLDEN / f"{seats}-seats.dig").read_text(encoding="utf-8"))
    for moment in replay(rules, record):
        yield from moment.events


ASIDE = events.AsideSeen(cards=("yellow-loyal",), readers=reader_bit(2), seat=2)
GAMES = {
    NAMES[:2]: [*recorded(2)],
    NAMES[:4]: [*recorded(4)],
    NAMES: [*random_events(RULES, len(NAMES), "uniform", "s1"), ASIDE],
}
HAPPENED = [event for game in GAMES.values() for event in game]


def test_the_games_show_every_kind_of_event() -> None:
    assert event_kinds(events) - {type(event) for event in HAPPENED} <= {events.WebCut}


@each_language
@pytest.mark.parametrize("viewer", [1, um.SPECTATOR])
def test_a_log_never_tells_a_hidden_card(viewer: int, language: str) -> None:
    looks: set[type[um.Event]] = {events.GoalSpied, events.DwarfSpied, events.AsideSeen}

    assert looks <= {type(event) for event in hidden_events(viewer, HAPPENED)}
    for names, game in GAMES.items():
        assert not Log(RULES, catalogue(language), names).leaks(game, viewer)


@each_language
def test_every_line_of_a_log_is_a_whole_sentence(language: str) -> None:
    words = catalogue(language)

    for names, game in GAMES.items():
        for shown in (names, ()):
            assert not broken_lines(
                Log(RULES, words, shown).line(event, um.SPECTATOR) for event in game
            )


def test_who_looked_reads_what_was_seen() -> None:
    words = catalogue("en")

    assert Log(RULES, words, NAMES).line(ASIDE, 2) == (
        "Cleo looks at the clan cards set aside: loyal yellow dwarf."
    )
    assert Log(RULES, words, NAMES).line(ASIDE, 1) == (
        "Cleo looks in secret at the clan cards set aside."
    )


@pytest.mark.parametrize(
    ("language", "corners", "clan"),
    [
        ("en", ["north-western", "north-eastern", "south-eastern", "south-western"], "clan card"),
        ("de", ["nordwestliche", "nordöstliche", "südöstliche", "südwestliche"], "Clankarte"),
    ],
)
def test_goals_and_clan_cards_are_called_the_same_from_the_deal_on(
    language: str, corners: list[str], clan: str
) -> None:
    """The log of a replay: what is dealt into a corner is a corner, whoever may see the card."""
    words = catalogue(language, "the-dark-cave")
    dealt = [e for e in random_events(RULES, 3, "uniform", "a") if type(e).__name__ == "Dealt"]

    for viewer in (-1, 0):
        lines = {e.target: Log(RULES, words, NAMES).line(e, viewer) for e in dealt}  # type: ignore[attr-defined]
        for number, corner in enumerate(corners, 1):
            assert corner in lines[f"goal{number}"]
        assert all(clan in lines[f"role{seat}"] for seat in (1, 2, 3))


@each_language
def test_other_games_keep_their_own_words_for_goals_and_dwarves(language: str) -> None:
    saboteur, plain = catalogue(language, "saboteur"), catalogue(language)

    assert saboteur.pile("goal1") == plain.pile("goal1") == plain.text("goal-1")
    assert saboteur.pile("role1", NAMES) == plain.pile("role1", NAMES)
    assert catalogue(language, "the-dark-cave").pile("goal1") == plain.text("corner-1")
