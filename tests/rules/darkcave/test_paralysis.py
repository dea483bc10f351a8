"""A dwarf that was laid down does not walk."""

from __future__ import annotations

import pytest

from tests.rules.darkcave.tables import darkcave, due, events, onto, rest
from undermine.notation.errors import NotationError
from undermine.testing import Scene

HOLE = "board=1,0:NESW+hole;0,1:NS;0,2:NS"
HANDS = "hand1=lindworm-I&NS&EW hand2=NS&EW"
OTHER = "+paralysis=next-turn"


def lured(words: str = "pawn2=0,2", *, rules: str = "") -> Scene:
    """The first seat has lured the lindworm onto its own dwarf, which is at the start."""
    return darkcave(f"{HOLE} {HANDS} {words}", rules=rules).play("lure lindworm-I 1,0", "step 0,0")


def test_a_dwarf_laid_down_in_its_own_turn_does_not_walk_in_it() -> None:
    """TDC-141, TDC-R43, TDC-R96"""
    scene = lured()

    assert scene.state.table.lying == (0,)
    assert scene.actor == "*", "there is nothing left but to draw"
    assert scene.dealt().actor == "2"


def test_nor_in_the_next_turn_in_which_it_gets_up() -> None:
    """TDC-142, TDC-R96"""
    later = rest(lured().dealt().play("discard NS"))

    assert events(later, "stoodup") == ["stoodup"]
    assert later.state.table.lying == ()
    again = later.play("discard NS")
    assert onto(again) == []
    assert again.dealt().actor == "2"
    free = rest(again.dealt().play("discard EW")).play("discard EW")
    assert onto(free), "one round, not two"


def test_a_dwarf_on_the_hole_out_of_which_it_lures_the_lindworm_does_not_walk() -> None:
    """TDC-141, TDC-R42, TDC-R96"""
    scene = darkcave(f"{HOLE} {HANDS} pawn1=1,0").play("lure lindworm-I 1,0")

    assert scene.state.table.lying == (0,)
    assert scene.actor == "*"


def test_it_does_not_leave_the_cave_either() -> None:
    """TDC-141, TDC-168, TDC-R96"""
    words = "board=3,4:NESW+hole;4,4:goal-exit hand1=lindworm-I&NS hand2=NS pawn1=4,4/4"
    scene = darkcave(words).play("lure lindworm-I 3,4", "step 4,4/4")

    assert scene.state.table.out == ()
    assert scene.dealt().actor == "2"


def test_whoever_drives_the_lindworm_away_walks() -> None:
    """TDC-116, TDC-127, TDC-R96"""
    scene = lured("pawn2=0,2 front1=battle-axe-I").play("strike lindworm")

    assert scene.state.table.lying == ()
    assert due(scene).left == 3


def test_other_dwarves_that_were_laid_down_keep_nobody_else_from_walking() -> None:
    """TDC-141, TDC-R96"""
    scene = darkcave(f"{HOLE} {HANDS} pawn1=0,2 pawn2=0,0").play("lure lindworm-I 1,0", "step 0,0")

    assert scene.state.table.lying == (1,)
    assert due(scene).left == 3


def test_a_dwarf_that_lies_can_still_cut_a_web_in_its_turn() -> None:
    """TDC-114, TDC-R58, TDC-R96"""
    web = "marks=0,0/W:web-circle:2:2 front2=web-circle"
    armed = f"pawn2=0,2 front1=battle-axe-I {web}"
    scene = lured(armed).play("endure")

    assert scene.legal == ["cut -1,0/E", "stop"]
    assert scene.play("stop").actor == "*"


def test_with_the_last_card_a_dwarf_that_lies_does_not_walk_either() -> None:
    """TDC-R82, TDC-R96"""
    for rules in ("+last_move=finish", "+last_move=stop"):
        assert onto(lured(rules=rules)) == []


def test_no_position_has_a_dwarf_that_lies_and_walks() -> None:
    """TDC-141, TDC-R96"""
    words = f"{HOLE} {HANDS} lying=1"

    with pytest.raises(NotationError, match="walk cannot be waiting here"):
        darkcave(words, due="agenda=walk:1:3:0;nextturn:-:1")
    assert onto(darkcave(words, due="agenda=walk:1:3:0;nextturn:-:1", rules=OTHER))


# -- the other reading -----------------------------------------------------------------------------


def test_by_the_other_reading_only_the_next_turn_is_lost() -> None:
    """TDC-142, TDC-R96"""
    scene = lured(rules=OTHER)

    assert due(scene).left == 3
    assert sorted(onto(scene)) == ["0,1", "1,0"]
    later = rest(rest(scene).play("discard NS")).play("discard NS")
    assert onto(later) == []
