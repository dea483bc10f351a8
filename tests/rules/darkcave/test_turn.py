"""A turn: three steps in order, passing, drawing, and who is next."""

from __future__ import annotations

from tests.rules.darkcave.tables import darkcave, events, rest, told
from undermine.core.grid import Spot


def test_the_card_comes_before_the_movement_and_the_movement_before_drawing() -> None:
    """TDC-044, TDC-045, TDC-046, TDC-047, TDC-048"""
    scene = darkcave("hand1=NS&EW hand2=NS")

    assert scene.refused("step 0,1") == "TDC-044"
    assert scene.refused("stop") == "TDC-044"
    laid = scene.play("place NS 0,1")
    assert laid.actor == "1"
    assert laid.refused("place EW 1,0") == "TDC-051"
    rested = laid.play("stop")
    assert rested.actor == "*"
    assert rested.refused("stop") == "TDC-047"
    assert rested.dealt().actor == "2"


def test_exactly_one_thing_is_done_with_the_hand() -> None:
    """TDC-045, TDC-051"""
    scene = darkcave("hand1=NS&boots-I hand2=NS")

    assert scene.refused("place EW 1,0") == "TDC-045"
    assert scene.refused("equip NS 1") == "TDC-051"
    assert scene.refused("discard NS&EW") == "TDC-045"


def test_a_dwarf_need_not_move() -> None:
    """TDC-046, TDC-R16"""
    scene = darkcave("hand1=NS hand2=NS board=0,1:NS").play("discard NS", "stop")

    assert scene.state.table.pawn[0] == Spot((0, 0))
    assert not events(scene, "stepped")


def test_turns_go_clockwise() -> None:
    """TDC-043"""
    scene = darkcave("hand1=NS hand3=NS hand4=NS", "yyYY", due="turn=3")

    scene = scene.play("discard NS").dealt()
    assert scene.actor == "4"
    assert scene.play("discard NS").dealt().actor == "1"


def test_passing_costs_one_or_two_cards_that_nobody_sees() -> None:
    """TDC-040, TDC-147, TDC-148, TDC-R16"""
    scene = darkcave("hand1=NS&EW&N-S hand2=NS")

    assert scene.refused("discard -") == "TDC-147"
    assert scene.refused("discard NS&EW&N-S") == "TDC-147"
    after = scene.play("discard NS&N-S")
    assert after.seen("discard", 1) == "?I&?II"
    assert after.pile("discard") == "N-S&NS"


def test_whoever_passes_draws_as_many_as_were_put_away() -> None:
    """TDC-173"""
    one = darkcave("hand1=NS&EW&N-S hand2=NS").play("discard NS").dealt()
    two = darkcave("hand1=NS&EW&N-S hand2=NS").play("discard NS&EW").dealt()

    assert len(one.state.piles["hand1"].cards) == len(two.state.piles["hand1"].cards) == 3


def test_with_one_card_one_is_put_away() -> None:
    """TDC-R77"""
    assert [a for a in darkcave("hand1=NS hand2=NS").legal if a.startswith("discard")] == [
        "discard NS"
    ]


def test_cards_come_from_the_first_stock_that_has_some_left() -> None:
    """TDC-038, TDC-033"""
    scene = darkcave("hand1=NS&EW hand2=NS stock1=?I6 discard=?I21").play("discard NS&EW").dealt()

    assert scene.seen("hand1", 1) == "?I&?II"
    assert len(scene.state.piles["stock1"].cards) == 5


def test_fewer_cards_are_drawn_where_fewer_are_left() -> None:
    """TDC-049, TDC-174, TDC-R76"""
    stocks = "stock1=?I5 stock2=?II5 stock3=?III6 discard=?I22&?II22&?III20"
    scene = darkcave(f"hand1=NS&EW hand2=NS {stocks}").play("discard NS&EW").dealt()

    assert scene.seen("hand1", 1) == "?III"
    assert scene.actor == "2"
    last = scene.play("discard NS").dealt()
    assert last.pile("hand2") == "-"


EMPTY = "stock1=?I5 stock2=?II5 stock3=?III5"


def test_without_cards_a_turn_is_skipped_whole() -> None:
    """TDC-049, TDC-050, TDC-161, TDC-R79"""
    scene = darkcave(f"hand1=NS&EW hand2=- hand3=NS {EMPTY}", "yyY").play("discard NS").dealt()

    assert scene.actor == "3"
    assert events(scene, "turnskipped") == ["turnskipped"]


def test_no_stock_is_ever_filled_again() -> None:
    """TDC-R78"""
    scene = darkcave(f"hand1=NS&EW hand2=NS {EMPTY}").play("discard NS")

    assert scene.actor == "2"
    assert scene.pile("hand1") == "EW"


def test_the_game_is_over_when_nobody_holds_a_card() -> None:
    """TDC-175, TDC-176, TDC-R80, TDC-R82, TDC-R94"""
    scene = darkcave(f"hand1=NS hand2=- front2=boots-I {EMPTY}").play("place NS 0,1")

    assert not scene.state.is_over
    last = scene.play("step 0,1", "stop")
    assert last.state.is_over
    assert told(last, "caveclosed").why == "cards"
    assert last.refused("stop") == "TDC-175"


def test_a_hand_that_is_all_used_up_can_be_filled_by_a_swap() -> None:
    """TDC-097, TDC-R74, TDC-R79"""
    scene = darkcave(f"hand1=NS&EW&swap-cards-II hand2=- {EMPTY}").play(
        "tradehands swap-cards-II 2"
    )

    assert scene.pile("hand1") == "-"
    assert scene.pile("hand2") == "EW&NS"
    assert rest(scene).actor == "2"


def test_an_action_card_without_a_target_can_only_be_put_away() -> None:
    """TDC-121, TDC-R71"""
    scene = darkcave("hand1=rat-I&rockfall-II hand2=NS")

    assert all(action.startswith("discard") for action in scene.legal)
    assert scene.refused("collapse rockfall-II 2,2") == "TDC-R71"
    assert scene.refused("lure rat-I 0,0") == "TDC-121"
