"""Coming to a goal, and leaving through the exit."""

from __future__ import annotations

from tests.rules.darkcave.tables import darkcave, due, events, onto, rest, told, walk
from undermine.core.grid import Spot
from undermine.core.state import SPECTATOR

NORTH = "board=4,3:NS pawn1=4,3"
"""The dwarf stands north of the goal in the south-east, which is the exit."""


def test_the_first_dwarf_turns_a_goal_up_before_it_enters_and_its_walk_is_over() -> None:
    """TDC-162, TDC-164, TDC-165, TDC-R18"""
    scene = walk(NORTH).play("step 4,4")

    assert scene.state.table.board.tiles[4, 4].card == "goal-exit"
    assert scene.state.table.pawn[0] == Spot((4, 4), 0)
    assert scene.actor == "2"
    assert events(scene, "stepped", "cornerfound", "cornerlaid") == [
        "stepped",
        "cornerfound",
        "cornerlaid",
    ]
    assert told(scene, "cornerfound").readers == -1


def test_a_goal_is_laid_so_that_the_dwarf_can_enter() -> None:
    """TDC-163, TDC-164"""
    upright = walk(f"{NORTH} goal3=goal-hole goal1=goal-exit").play("step 4,4")
    turned = walk("board=4,5:NS pawn1=4,5 goal3=goal-hole goal1=goal-exit").play("step 4,4")

    assert upright.board.endswith("4,4:goal-hole")
    assert "4,4:goal-hole~;" in turned.board
    assert turned.state.table.pawn[0] == Spot((4, 4), 0)


def test_a_goal_that_fits_both_ways_is_turned_by_the_finder() -> None:
    """TDC-163, TDC-R32"""
    scene = walk("board=3,4:EW pawn1=3,4 goal3=goal-ladder goal2=goal-exit").play("step 4,4")

    assert scene.actor == "1"
    assert scene.state.table.pawn[0] == Spot((3, 4))
    assert scene.legal == ["orient goal-ladder", "orient goal-ladder~"]
    assert scene.refused("orient goal-hole") == "TDC-R32"
    assert scene.refused("stop") == "TDC-163"
    laid = scene.play("orient goal-ladder~")
    assert laid.state.table.pawn[0] == Spot((4, 4), 1)
    assert laid.actor == "2"


def test_for_somebody_absent_a_goal_lies_as_it_comes() -> None:
    """TDC-R44"""
    scene = walk("board=3,4:EW pawn1=3,4 goal3=goal-ladder goal2=goal-exit").play("step 4,4")
    view, legal = scene.rules.view(scene.state, 0), scene.rules.legal(scene.state)

    assert repr(scene.rules.hooks.timeout_action(scene.rules, view, legal)) == "orient goal-ladder"


def test_a_way_that_fits_all_around_comes_first() -> None:
    """TDC-R32"""
    board = "board=3,4:EW;4,3:NS;4,5:EW pawn1=3,4"
    scene = walk(f"{board} goal3=goal-ladder goal2=goal-exit").play("step 4,4")

    assert scene.actor == "2"
    assert "4,4:goal-ladder;" in scene.board + ";"


def test_where_it_fits_nowhere_it_continues_the_way_of_the_dwarf() -> None:
    """TDC-166, TDC-R32, TDC-R33"""
    board = "board=4,3:NS;3,4:EW;5,4:NS pawn1=4,3"
    scene = walk(f"{board} goal3=goal-hole goal1=goal-exit hand2=NS").play("step 4,4")

    assert scene.state.table.pawn[0] == Spot((4, 4), 0)
    assert "4,4/3" in onto(rest(scene.play("discard NS")).play("discard EW"))
    assert Spot((3, 4)) not in scene.state.table.board.exits(Spot((4, 4), 1))


def test_goals_can_be_entered_from_outside() -> None:
    """TDC-056, TDC-R34"""
    scene = walk("board=5,4:EW pawn1=5,4").play("step 4,4")

    assert scene.state.table.pawn[0] == Spot((4, 4), 1)


def test_a_goal_is_part_of_the_net_at_once() -> None:
    """TDC-082, TDC-R36"""
    scene = walk(f"{NORTH} goal3=goal-vein goal4=goal-exit").play("step 4,4")

    assert "marks=4,4/3:gold" in scene.text
    assert scene.state.table.gold[0] == 3
    assert scene.state.table.pool == 39
    ladder = walk(f"{NORTH} goal3=goal-ladder goal2=goal-exit").play("step 4,4")
    assert Spot((0, 0)) in ladder.state.table.board.exits(Spot((4, 4), 3))


def test_the_next_dwarf_walks_on_over_a_goal_that_lies_open() -> None:
    """TDC-162, TDC-R37"""
    scene = walk("board=4,3:NS;4,4:goal-exit pawn1=4,3").play("step 4,4")

    assert scene.actor == "1"
    assert due(scene).left == 2


# -- the exit --------------------------------------------------------------------------------------

DOOR = "board=4,3:NS;4,4:goal-exit pawn1=4,4"


def test_only_the_exit_space_leads_out() -> None:
    """TDC-167, TDC-168"""
    scene = walk("board=4,3:NS;4,4:goal-exit pawn1=4,3", "yyY").play("step 4,4", "stop")

    assert scene.state.table.out == ()


def test_a_dwarf_on_the_exit_space_is_out_at_once_and_shows_its_card() -> None:
    """TDC-169, TDC-170, TDC-024, TDC-R38"""
    scene = walk(DOOR, "Yyy").play("step 4,4/5")

    assert scene.state.table.out == (0,)
    assert scene.state.table.pawn[0] is None
    assert scene.seen("role1", SPECTATOR) == "yellow-saboteur"
    assert events(scene, "leftcave", "unmasked") == ["leftcave", "unmasked"]


def test_whoever_has_left_goes_on_playing_and_drawing() -> None:
    """TDC-171, TDC-R40"""
    scene = darkcave("hand1=NS&EW hand2=NS board=4,3:NS;4,4:goal-exit pawn1=4,4", "yyYY").play(
        "discard NS", "step 4,4/5", "announce nobody"
    )

    assert scene.actor == "*"
    after = scene.dealt()
    assert len(after.state.piles["hand1"].cards) == 2
    assert after.actor == "2"


def test_the_gold_of_a_dwarf_outside_is_safe() -> None:
    """TDC-R39"""
    scene = darkcave("hand1=NS hand2=NS out=1 gold1=3 beasts=goblin:0,0:2 front2=goblin-II", "yyY")

    assert scene.state.table.pawn[0] is None
    assert rest(scene.play("discard NS")).state.table.gold[0] == 3


def test_a_creature_at_the_exit_attacks_first_and_the_dwarf_leaves_all_the_same() -> None:
    """TDC-R41"""
    words = "beasts=goblin:4,4/5:2;lindworm:4,4/5:2 front2=goblin-II&lindworm-I"
    scene = walk(f"{DOOR} {words}", "yyY").play("step 4,4/5")

    assert scene.state.table.gold[0] == 2
    assert scene.state.table.out == (0,)
    assert scene.state.table.lying == ()
    assert events(scene, "attacked", "goldlost", "leftcave")[-1] == "leftcave"


def test_the_first_one_out_sees_the_clan_cards_that_were_set_aside() -> None:
    """TDC-026, TDC-178"""
    scene = walk(DOOR, "yyYbb").play("step 4,4/5")

    assert scene.seen("role-pile", 0) == "blue-loyal&blue-saboteur&yellow-loyal"
    assert scene.seen("role-pile", 1) == "?Blue2&?Yellow"
    second = walk(f"{DOOR} out=2", "yyYbb").play("step 4,4/5")
    assert second.seen("role-pile", 0) == "?Blue2&?Yellow"


def test_where_no_card_was_set_aside_nobody_looks() -> None:
    """TDC-178"""
    assert events(walk(DOOR, "yyYY").play("step 4,4/5"), "asideseen") == []
