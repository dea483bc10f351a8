"""Laying path cards."""

from __future__ import annotations

import pytest

from tests.rules.darkcave.tables import darkcave, rest


def refused(card: str, at: str, board: str = "", seats: int = 2) -> str | None:
    """Why a card cannot be laid, or None."""
    words = f"hand1={card.rstrip('~').removesuffix('~90')} hand2=NS"
    roles = "yb" if seats == 2 else "yyyYbbbB"
    return darkcave(f"{words} {'board=' + board if board else ''}", roles).refused(
        f"place {card} {at}"
    )


def test_a_card_touches_the_start_or_another_card() -> None:
    """TDC-052, TDC-058"""
    assert refused("NS", "0,1") is None
    assert refused("NS", "0,2", "0,1:NS") is None
    assert refused("NS", "0,3") == "TDC-052"


def test_a_card_may_touch_a_goal_that_lies_face_up() -> None:
    """TDC-052, TDC-R14"""
    assert refused("EW", "3,4", "4,4:goal-exit") is None
    assert refused("EW", "5,4", "4,4:goal-exit") is None
    assert refused("NS", "5,4", "4,4:goal-exit") == "TDC-054"
    assert refused("EW", "3,4", "4,4:goal-hole") == "TDC-054"


def test_a_face_down_goal_is_nothing_to_lay_a_card_to() -> None:
    """TDC-052, TDC-R12, TDC-R13"""
    assert refused("EW", "3,4") == "TDC-R13"
    assert refused("NS", "4,3", "3,3:NESW") == "TDC-054"
    assert refused("NW", "4,3", "3,3:NESW") is None
    assert refused("EW", "4,3", "3,3:NESW") is None


def test_a_card_lies_upright_or_upside_down_never_sideways() -> None:
    """TDC-053, TDC-059, TDC-R11"""
    assert refused("NE", "0,1") is None
    assert refused("NE~", "0,-1") is None
    assert refused("NE~90", "0,-1") == "TDC-053"


def test_all_edges_must_agree() -> None:
    """TDC-054, TDC-060"""
    assert refused("EW", "0,1") == "TDC-054"
    assert refused("NS", "1,1", "0,1:NES;1,0:NESW") == "TDC-054"
    assert refused("NW", "1,1", "0,1:NES;1,0:NESW") is None


def test_a_card_must_lengthen_a_way() -> None:
    """TDC-055, TDC-061"""
    board = "0,1:NS"

    assert refused("NS", "1,1", board) == "TDC-055"
    assert refused("NS", "0,2", board) is None


def test_an_end_that_only_closes_ways_lengthens_one() -> None:
    """TDC-R17"""
    assert refused("E-+ladder", "-1,0") is None
    assert refused("N--+ladder", "0,1") is None


def test_the_net_may_grow_past_the_corners() -> None:
    """TDC-056"""
    road = ";".join(f"{x},0:EW" for x in range(1, 7))

    assert refused("EW", "7,0", road, seats=8) is None


def test_a_part_that_is_cut_off_can_be_lengthened() -> None:
    """TDC-057, TDC-R15"""
    assert refused("NS", "7,8", "7,7:NS") is None


def test_a_cell_holds_one_card() -> None:
    """TDC-R10"""
    assert refused("NESW", "0,0") == "TDC-R10"
    assert refused("NESW", "4,4") == "TDC-R10"


def test_the_gap_of_a_rockfall_can_be_filled_again() -> None:
    """TDC-R70"""
    scene = darkcave("hand1=rockfall-II hand2=NS board=0,1:EW;0,2:NS", due="turn=1")

    after = rest(scene.play("collapse rockfall-II 0,1"))

    assert after.refused("place NS 0,1") is None


def test_old_misfits_beside_a_goal_stay_and_bind_nobody_else() -> None:
    """TDC-R14, TDC-R33"""
    board = "4,4:goal-hole;3,4:NESW;4,3:NESW"

    assert refused("EW", "4,5", board) == "TDC-055"
    assert refused("EW", "5,4", board) is None


@pytest.mark.parametrize("card", ["NESW", "p2_cross", "p3_cross"])
def test_cards_of_every_group_fit_each_other(card: str) -> None:
    """TDC-054, TDC-062"""
    assert refused(card, "0,1") is None


def test_laying_a_card_takes_it_out_of_the_hand_and_draws_one() -> None:
    """TDC-047, TDC-052, TDC-172"""
    scene = darkcave("hand1=NS&EW hand2=NS").play("place NS 0,1", "stop")

    assert scene.board == "0,0:start;0,1:NS"
    assert scene.pile("hand1") == "EW"
    assert len(scene.dealt().state.piles["hand1"].cards) == 2


def test_a_vein_gets_its_gold_when_it_is_laid() -> None:
    """TDC-082"""
    scene = darkcave("hand1=NEW+vein hand2=NS").play("place NEW+vein -1,0")

    assert "marks=-1,0:gold" in scene.text
    assert scene.state.table.pool == 46 - 6 - 1
