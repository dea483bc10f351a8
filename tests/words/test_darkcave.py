"""The Dark Cave in words: actions and events read well in both languages, and keep secrets."""

import re
from collections.abc import Iterator
from pathlib import Path

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
from undermine.core.state import reader_bit
from undermine.core.tile import Lay
from undermine.games.darkcave import actions, ballots, events, veins
from undermine.notation.replay import replay
from undermine.words import LANGUAGES, catalogue

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "the-dark-cave"
NAMES = ("Ada", "Béla", "Cleo", "Dov", "Eva")
RULES = um.load("the-dark-cave")
CARDS = RULES.cards


@pytest.mark.parametrize(
    ("action", "parts"),
    [
        (actions.SpyGoal("secret-information-I", 2), ["corner-3", "card-secret-information-I"]),
        (actions.SpyDwarf("secret-information-III", 1), ["Béla", "card-secret-information-III"]),
        (actions.Collapse("rockfall-II", (1, -2)), ["1,-2", "card-rockfall-II"]),
        (actions.TradeHands("swap-cards-II", 2), ["Cleo", "card-swap-cards-II"]),
        (actions.Spin("web-circle", Edge((1, 0), 2)), ["1,0", "2,0", "card-web-circle"]),
        (actions.Equip("boots-I", 0), ["Ada", "card-boots-I"]),
        (actions.Lure("goblin-II", Spot((1, 0), 1)), ["1,0", "2", "card-goblin-II"]),
        (actions.Cut(Edge((1, 0), 4)), ["1,0", "1,1"]),
        (actions.Strike("lindworm"), ["creature-lindworm.object"]),
        (actions.PlayClan("yellow"), ["clan-yellow"]),
        (actions.Announce("nobody"), ["side-nobody"]),
        (ballots.Vote("ballot-strike"), ["card-ballot-strike"]),
        (ballots.PickAxe(3), ["Dov"]),
        (veins.LeaveGold(), []),
    ],
    ids=repr,
)
def test_an_action_reads_like_an_item_of_a_menu(action: um.Action, parts: list[str | Lay]) -> None:
    assert_named(action, NAMES, *parts)


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

    for words in map(catalogue, LANGUAGES):
        told = words.event(event, NAMES)
        assert re.findall(r"\d+", told) == ["4", "3", "12", "5", "2", "10"]
        assert words.text("winner-yellow") in told
        assert words.joined(["Ada", "Dov"]) in told


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

    for words in map(catalogue, LANGUAGES):
        told = words.event(event, NAMES)
        assert re.findall(r"\d+", told) == ["0", "3", "0", "0", "2", "0"]
        assert not any(name in told for name in NAMES)


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
        ("vein", "gold vein", "Goldader", 3),
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
    NAMES[:3]: [*random_events(RULES, 3, "uniform", "s4")],  # somebody is laid low
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
    log = Log(RULES, catalogue("en"), NAMES)
    card = log.words.card("yellow-loyal")

    assert card in log.line(ASIDE, 2)
    assert card not in log.line(ASIDE, 1)
    assert "Cleo" in log.line(ASIDE, 1)


@pytest.mark.parametrize(("language", "clan"), [("en", "clan card"), ("de", "Clankarte")])
def test_goals_and_clan_cards_are_called_the_same_from_the_deal_on(
    language: str, clan: str
) -> None:
    """The log of a replay: what is dealt into a corner is a corner, whoever may see the card."""
    words = catalogue(language, "the-dark-cave")
    dealt = [e for e in random_events(RULES, 3, "uniform", "a") if type(e).__name__ == "Dealt"]

    for viewer in (-1, 0):
        lines = {e.target: Log(RULES, words, NAMES).line(e, viewer) for e in dealt}  # type: ignore[attr-defined]
        for number in range(1, 5):
            assert words.text(f"corner-{number}") in lines[f"goal{number}"]
        assert all(clan in lines[f"role{seat}"] for seat in (1, 2, 3))


@each_language
def test_other_games_keep_their_own_words_for_goals_and_dwarves(language: str) -> None:
    saboteur, plain = catalogue(language, "saboteur"), catalogue(language)

    assert saboteur.pile("goal1") == plain.pile("goal1") == plain.text("goal-1")
    assert saboteur.pile("role1", NAMES) == plain.pile("role1", NAMES)
    assert catalogue(language, "the-dark-cave").pile("goal1") == plain.text("corner-1")
