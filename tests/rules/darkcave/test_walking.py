"""Moving a dwarf: steps, tolls, veins."""

from __future__ import annotations

from tests.rules.darkcave.tables import darkcave, due, events, onto, told, walk
from undermine.core.grid import Spot

ROAD = "board=1,0:EW;2,0:EW;3,0:EW;4,0:EW;5,0:EW"


def test_a_dwarf_goes_three_steps_and_not_a_fourth() -> None:
    """TDC-149, TDC-150, TDC-151"""
    scene = walk(ROAD).play("step 1,0", "step 2,0", "step 3,0")

    assert scene.state.table.pawn[0] == Spot((3, 0))
    assert scene.actor == "2"


def test_boots_add_a_step() -> None:
    """TDC-111, TDC-152, TDC-R63"""
    scene = darkcave(f"hand1=NS&NE hand2=NS {ROAD} front1=boots-I").play("discard NS")

    after = scene.play("step 1,0", "step 2,0", "step 3,0", "step 4,0")

    assert after.state.table.pawn[0] == Spot((4, 0))
    assert after.state.table.front[0] == ("boots-I",)


def test_boots_count_in_the_turn_they_are_laid() -> None:
    """TDC-111"""
    scene = darkcave(f"hand1=boots-I&NE hand2=NS {ROAD}").play("equip boots-I 1")

    assert due(scene).left == 4


def test_a_step_is_one_space_along_a_way() -> None:
    """TDC-150, TDC-R18"""
    scene = walk("board=1,0:E-W;0,1:NS;0,-1:EW")

    assert sorted(onto(scene)) == ["0,1", "1,0/2"]
    assert scene.refused("step 1,0") == "TDC-150"
    assert scene.refused("step 0,-1") == "TDC-150"


def test_a_card_of_the_third_group_takes_a_whole_turn() -> None:
    """TDC-065, TDC-153"""
    scene = walk("board=1,0:E--W;2,0:EW").play("step 1,0/3", "step 1,0/2", "step 1,0")

    assert scene.state.table.pawn[0] == Spot((1, 0))
    assert scene.actor == "2"


def test_one_may_turn_back_and_stop_early() -> None:
    """TDC-R19, TDC-R20"""
    scene = walk(ROAD).play("step 1,0", "step 0,0", "stop")

    assert scene.state.table.pawn[0] == Spot((0, 0))
    assert scene.actor == "2"


def test_any_number_of_dwarves_shares_a_space() -> None:
    """TDC-154"""
    pawns = " ".join(f"pawn{seat}=1,0" for seat in range(2, 9))

    assert "1,0" in onto(walk(f"board=1,0:EW {pawns}", "yyyYbbbB"))


# -- ladders ---------------------------------------------------------------------------------------


def test_a_ladder_leads_to_every_other_ladder_in_one_step() -> None:
    """TDC-069, TDC-155, TDC-R15, TDC-R21"""
    scene = walk("board=7,7:NE+ladder;-3,2:E-+ladder;2,2:N+ladder-W;4,-4:goal-ladder")

    assert sorted(onto(scene)) == ["-3,2/2", "2,2", "4,-4/4", "7,7"]
    assert due(scene.play("step 7,7")).left == 2


def test_only_the_space_with_the_ladder_is_a_ladder() -> None:
    """TDC-069"""
    assert onto(walk("board=-3,2:E-+ladder pawn1=-3,2")) == ["-3,2/2"]


def test_a_ladder_up_to_a_creature_ends_the_walk() -> None:
    """TDC-159, TDC-R22"""
    scene = walk("board=7,7:NE+ladder beasts=lindworm:7,7:2 front2=lindworm-I").play("step 7,7")

    assert scene.state.table.lying == (0,)
    assert scene.actor == "2"


# -- bridges ---------------------------------------------------------------------------------------

TWO = "board=0,1:N=S.E-W;0,2:NS;1,1:EW"


def test_the_ways_of_a_bridge_do_not_meet() -> None:
    """TDC-071, TDC-072"""
    scene = walk(f"{TWO} pawn1=0,1")

    assert sorted(onto(scene)) == ["0,0", "0,1/2"]
    assert scene.refused("step 0,1/3") == "TDC-150"
    assert scene.refused("step 1,1") == "TDC-150"


def test_crossing_a_bridge_costs_a_card_by_lot_that_nobody_else_sees() -> None:
    """TDC-073, TDC-074, TDC-156, TDC-R93"""
    scene = walk(f"{TWO} pawn1=0,1").play("step 0,1/2")

    assert scene.actor == "*"
    assert dict(scene.rules.odds(scene.state)).keys() == {
        scene.read("lose hand1 EW"),
        scene.read("lose hand1 NS"),
    }
    after = scene.play("lose hand1 EW")
    assert after.pile("hand1") == "NS"
    assert after.seen("discard", 1) == "?I"
    assert told(after, "lostcard").readers == 0b1
    assert due(after).left == 2


def test_the_lot_falls_on_cards_of_that_hand_only() -> None:
    """TDC-073, TDC-074"""
    scene = walk(f"{TWO} pawn1=0,1").play("step 0,1/2")

    assert scene.refused("lose hand1 NE") == "TDC-073"
    assert scene.refused("lose hand2 NS") == "TDC-073"
    assert scene.refused("stop") == "TDC-074"


def test_every_crossing_of_a_short_bridge_is_paid_also_the_way_back() -> None:
    """TDC-R23"""
    scene = walk(f"{TWO} pawn1=0,1").play("step 0,1/2", "lose hand1 EW", "step 0,1")

    assert scene.actor == "*"


def test_a_long_bridge_is_paid_on_stepping_onto_the_deck_only() -> None:
    """TDC-R23"""
    scene = walk("board=0,1:p3_bridge_ns;0,2:NS pawn1=0,1").play("step 0,1/2")

    assert scene.actor == "*"
    off = scene.play("lose hand1 EW", "step 0,1")
    assert off.actor == "1"
    assert off.play("step 0,1/2").actor == "*"


def test_the_way_below_costs_nothing() -> None:
    """TDC-073"""
    scene = walk(f"{TWO} pawn1=0,1/3").play("step 0,1/4")

    assert scene.actor == "1"
    assert scene.pile("hand1") == "EW&NS"


def test_with_an_empty_hand_a_bridge_is_free() -> None:
    """TDC-R24"""
    scene = walk(f"{TWO} pawn1=0,1 hand3=NS", "yyY")
    empty = darkcave(f"{TWO} pawn1=0,1 hand1=- hand2=NS", due="agenda=walk:1:3:0;nextturn:-:1")

    assert scene.play("step 0,1/2").actor == "*"
    assert empty.play("step 0,1/2").actor == "1"


def test_a_turn_goes_on_when_the_bridge_took_the_last_card() -> None:
    """TDC-R25, TDC-R26"""
    scene = darkcave(f"{TWO} pawn1=0,1 hand1=NS&EW hand2=NS").play("discard NS", "step 0,1/2")

    after = scene.play("lose hand1 EW", "stop").dealt()

    assert len(after.state.piles["hand1"].cards) == 1
    assert after.actor == "2"


# -- tunnels ---------------------------------------------------------------------------------------

BEND = "board=0,1:p2_tunnel_ne_sw;0,2:NS"


def test_a_tunnel_joins_the_bends_and_costs_gold_on_entering() -> None:
    """TDC-076, TDC-077, TDC-078, TDC-079, TDC-157"""
    scene = walk(f"{BEND} pawn1=0,1")

    assert sorted(onto(scene)) == ["0,0", "0,1/2", "0,1/5"]
    inside = scene.play("step 0,1/5")
    assert inside.state.table.gold == (2, 3)
    assert inside.state.table.pool == 41
    out = inside.play("step 0,1/3")
    assert out.state.table.gold == (2, 3)


def test_every_entry_into_a_tunnel_is_paid_and_staying_is_free() -> None:
    """TDC-R27"""
    scene = walk(f"{BEND} pawn1=0,1").play("step 0,1/5", "step 0,1", "step 0,1/5")

    assert scene.state.table.gold == (1, 3)


def test_without_gold_a_tunnel_is_free() -> None:
    """TDC-080"""
    scene = walk(f"{BEND} pawn1=0,1 gold1=0").play("step 0,1/5")

    assert scene.state.table.gold == (0, 3)
    assert events(scene, "goldlost") == []


# -- veins -----------------------------------------------------------------------------------------

VEIN = "board=-1,0:NEW+vein;-2,0:EW marks=-1,0:gold"


def test_a_walk_that_ends_on_a_vein_takes_its_gold_and_shows_the_clan_card() -> None:
    """TDC-083, TDC-084, TDC-R29"""
    scene = walk(VEIN, "Yyy").play("step -1,0", "stop")

    assert scene.state.table.gold[0] == 4
    assert not scene.state.table.board.marks
    assert scene.seen("role1", 1) == "yellow-saboteur"
    assert events(scene, "goldfound", "unmasked") == ["goldfound", "unmasked"]


def test_the_last_step_onto_a_vein_ends_the_walk_there() -> None:
    """TDC-083"""
    assert walk(VEIN, left=1).play("step -1,0").state.table.gold[0] == 4


def test_walking_past_a_vein_takes_nothing() -> None:
    """TDC-083"""
    scene = walk(VEIN).play("step -1,0", "step -2,0", "stop")

    assert scene.state.table.gold[0] == 3
    assert scene.seen("role1", 1) == "?Yellow"


def test_a_vein_is_empty_for_good() -> None:
    """TDC-R30"""
    scene = walk(VEIN.split(maxsplit=1)[0]).play("step -1,0", "stop")

    assert scene.state.table.gold[0] == 3
    assert scene.seen("role1", 1) == "?Yellow"


def test_standing_still_on_a_vein_takes_nothing() -> None:
    """TDC-R31"""
    scene = walk(f"{VEIN} pawn1=-1,0").play("stop")
    shut_in = "board=7,7:NEW+vein marks=7,7:gold pawn1=7,7"
    stuck = darkcave(f"hand1=NS&EW hand2=NS {shut_in}").play("discard NS")

    assert scene.state.table.gold[0] == 3
    assert stuck.actor == "*"
    assert stuck.state.table.gold[0] == 3


def test_a_creature_on_the_vein_attacks_before_the_gold_is_taken() -> None:
    """TDC-R29"""
    scene = walk(f"{VEIN} gold1=1 beasts=goblin:-1,0:2 front2=goblin-II").play("step -1,0")

    assert scene.state.table.gold[0] == 1
    assert events(scene, "goldlost", "goldfound") == ["goldlost", "goldfound"]


def test_whoever_stands_with_a_creature_may_leave_or_stay() -> None:
    """TDC-R28"""
    scene = walk("board=1,0:EW beasts=rat:0,0:2 front2=rat-I")

    assert scene.play("stop").pile("hand1") == "EW&NS"
    assert scene.play("step 1,0").actor == "1"
    assert scene.play("step 1,0", "step 0,0").actor == "*"


def test_a_dwarf_that_has_left_does_not_move() -> None:
    """TDC-171, TDC-R40"""
    scene = darkcave(f"hand1=NS&EW hand2=NS out=1 {ROAD}", "yyY").play("discard NS")

    assert scene.actor == "*"
    assert scene.dealt().actor == "2"
