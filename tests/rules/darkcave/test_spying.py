"""Secret information, and hands that change owners."""

from __future__ import annotations

from tests.rules.darkcave.tables import darkcave, rest, told
from undermine.core.state import SPECTATOR

GOALS = "goals=goal-exit;goal-hole;goal-ladder;goal-vein"


def test_a_goal_is_shown_to_one_seat_only_and_stays_face_down() -> None:
    """TDC-086, TDC-087, TDC-088, TDC-089, TDC-090, TDC-R73"""
    scene = darkcave(f"hand1=secret-information-I&NS hand2=NS {GOALS}").play(
        "spygoal secret-information-I 1"
    )

    assert scene.seen("goal1", 0) == "goal-exit"
    assert scene.seen("goal1", 1) == scene.seen("goal1", SPECTATOR) == "?"
    assert scene.pile("discard") == "secret-information-I"
    assert not scene.state.table.board.tiles[-4, -4].open
    assert rest(scene).seen("goal1", 0) == "goal-exit"


def test_what_was_seen_is_told_to_nobody_else() -> None:
    """TDC-089"""
    scene = darkcave(f"hand1=secret-information-I&NS hand2=NS {GOALS}").play(
        "spygoal secret-information-I 2"
    )

    event = told(scene, "goalspied")
    assert (event.cards, event.readers) == (("goal-hole",), 0b1)


def test_only_a_face_down_goal_can_be_looked_at() -> None:
    """TDC-090, TDC-R72"""
    scene = darkcave("hand1=secret-information-I hand2=NS board=-4,-4:goal-hole")

    assert scene.refused("spygoal secret-information-I 1") == "TDC-R72"
    assert scene.refused("spygoal secret-information-I 5") == "TDC-090"
    assert scene.refused("spygoal secret-information-I 2") is None


def test_a_clan_card_of_another_seat_is_shown_to_one_seat_only() -> None:
    """TDC-024, TDC-088, TDC-089, TDC-091, TDC-R73"""
    scene = darkcave("hand1=secret-information-II hand2=NS", "yyY").play(
        "spydwarf secret-information-II 3"
    )

    assert scene.seen("role3", 0) == "yellow-saboteur"
    assert scene.seen("role3", 1) == "?Yellow"
    assert told(scene, "dwarfspied").readers == 0b1


def test_neither_oneself_nor_a_card_that_lies_open_is_spied_on() -> None:
    """TDC-091, TDC-R72"""
    scene = darkcave("hand1=secret-information-I hand2=NS role3=yellow-saboteur@=", "yyY")

    assert scene.refused("spydwarf secret-information-I 1") == "TDC-091"
    assert scene.refused("spydwarf secret-information-I 4") == "TDC-091"
    assert scene.refused("spydwarf secret-information-I 3") == "TDC-R72"


def test_hands_change_owners_whatever_their_size() -> None:
    """TDC-096, TDC-097, TDC-R94"""
    scene = darkcave("hand1=swap-cards-II&NS hand2=EW&NE&NW front1=boots-I").play(
        "tradehands swap-cards-II 2"
    )

    assert scene.pile("hand1") == "EW&NE&NW"
    assert scene.pile("hand2") == "NS"
    assert scene.state.table.front == (("boots-I",), ())
    traded = told(scene, "handstraded")
    assert (traded.seat, traded.target, traded.cards) == (0, 1, ("swap-cards-II",))


def test_nobody_trades_with_oneself() -> None:
    """TDC-096"""
    scene = darkcave("hand1=swap-cards-II&NS hand2=EW")

    assert scene.refused("tradehands swap-cards-II 1") == "TDC-096"
    assert scene.refused("tradehands swap-cards-II 3") == "TDC-096"


def test_after_a_trade_the_other_one_draws_when_the_movement_is_over() -> None:
    """TDC-098, TDC-R75"""
    scene = darkcave("hand1=swap-cards-II&NS hand2=EW&NE").play("tradehands swap-cards-II 2")

    after = rest(scene)
    assert len(after.state.piles["hand1"].cards) == 2
    assert len(after.state.piles["hand2"].cards) == 2


def test_whoever_traded_knows_the_hand_that_was_given_away() -> None:
    """TDC-096"""
    scene = darkcave("hand1=swap-cards-II&NS hand2=EW&NE").play("tradehands swap-cards-II 2")

    notes = [note for note in scene.state.notes if note.reader == 0]
    assert [(note.places, note.cards) for note in notes] == [(("hand2",), ("NS",))]
