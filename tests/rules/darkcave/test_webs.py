"""Spiderwebs and the axe that cuts them."""

from __future__ import annotations

import pytest

from tests.rules.darkcave.tables import darkcave, due, events, onto, rest, told, walk

SPIN = "hand1=web-circle&NS hand2=NS"
WEB = "marks=0,0/S:web-circle:2:2 front2=web-circle"


def test_a_web_card_lies_before_its_owner_and_the_marker_shows_two() -> None:
    """TDC-086, TDC-099, TDC-100, TDC-108"""
    scene = darkcave(f"{SPIN} board=0,1:NS").play("spin web-circle 0,0/S")

    assert "marks=0,0/S:web-circle:1:2" in scene.text
    assert scene.state.table.front[0] == ("web-circle",)
    assert scene.pile("discard") == "-"


@pytest.mark.parametrize(
    ("at", "rule"),
    [
        ("0,0/S", None),  # between two cards
        ("0,0/N", None),  # an open end
        ("4,3/S", None),  # towards a face-down goal
        ("0,1/E", "TDC-101"),  # a wall
        ("3,3/E", "TDC-101"),  # a way against a wall
        ("7,7/E", "TDC-101"),  # nothing there
    ],
)
def test_a_web_hangs_where_a_way_can_be_blocked(at: str, rule: str | None) -> None:
    """TDC-101, TDC-102, TDC-R35, TDC-R64"""
    scene = darkcave(f"{SPIN} board=0,1:NS;3,3:EW;4,3:NS")

    assert scene.refused(f"spin web-circle {at}") == rule


def test_one_web_in_a_place() -> None:
    """TDC-103"""
    scene = darkcave(f"{SPIN.replace('circle', 'square')} board=0,1:NS {WEB}")

    assert scene.refused("spin web-square 0,0/S") == "TDC-103"
    assert scene.refused("spin web-square 0,1/S") is None


def test_a_web_blocks_everybody_its_owner_too() -> None:
    """TDC-104, TDC-158"""
    blocked = walk("board=0,1:NS;0,2:NS marks=0,0/S:web-circle:1:2 front1=web-circle")

    assert blocked.refused("step 0,1") == "TDC-158"
    assert blocked.refused("step 0,2") == "TDC-150"


def test_a_web_blocks_the_way_onto_a_face_down_goal() -> None:
    """TDC-104, TDC-R35"""
    scene = walk("board=4,3:NS pawn1=4,3 marks=4,3/S:web-circle:2:2 front2=web-circle")

    assert scene.refused("step 4,4") == "TDC-158"


def test_a_web_blocks_no_ladder() -> None:
    """TDC-R21, TDC-R64"""
    webs = "marks=0,0/S:web-circle:2:2 front2=web-circle"

    assert "2,2" in onto(walk(f"board=0,1:NS;2,2:NE+ladder {webs}"))


def turn_by_turn(scene_words: str, turns: int) -> list[str]:
    """The marks after each turn, everybody passing."""
    scene = darkcave(f"hand1=NS&EW&NE hand2=NS&EW&NW {scene_words}")
    marks = []
    for _ in range(turns):
        passing = next(action for action in scene.legal if action.startswith("discard"))
        scene = scene.play(passing)
        scene = rest(scene)
        words = dict(word.partition("=")[::2] for word in scene.text.split())
        marks.append(words.get("marks", "-"))
    return marks


def test_a_web_hangs_for_two_turns_of_its_owner() -> None:
    """TDC-105, TDC-106, TDC-109"""
    assert turn_by_turn(WEB, 3) == ["0,0/S:web-circle:2", "0,0/S:web-circle:2", "-"]


def test_the_card_of_a_web_that_is_gone_is_discarded() -> None:
    """TDC-106, TDC-109"""
    scene = darkcave("hand1=NS hand2=NS marks=0,0/S:web-circle:2:1 front2=web-circle")

    after = scene.play("discard NS").dealt()

    assert after.state.table.front[1] == ()
    assert after.seen("discard", 1).count("web-circle") == 0
    assert events(after, "webgone") == ["webgone"]


def test_a_web_that_was_hit_before_its_first_turn_is_gone_a_turn_early() -> None:
    """TDC-R65"""
    assert turn_by_turn("marks=0,0/S:web-circle:2:1 front2=web-circle", 1) == ["-"]


def test_webs_wear_in_skipped_turns_and_when_their_owner_has_left() -> None:
    """TDC-R49, TDC-R66"""
    skipped = darkcave(f"hand1=NS&EW hand2=- {WEB}").play("discard NS").dealt()
    left = darkcave(f"hand1=NS&EW hand2=NS out=2 {WEB}").play("discard NS").dealt()

    assert "marks=0,0/S:web-circle:2" in skipped.text
    assert "marks=0,0/S:web-circle:2 " in left.text + " "


def test_a_way_with_a_web_can_be_lengthened() -> None:
    """TDC-107"""
    scene = darkcave(f"hand1=NS hand2=NS {WEB}").play("place NS 0,1")

    assert "marks=0,0/S:web-circle:2:2" in scene.text
    assert "0,1" not in onto(scene)


# -- the axe ---------------------------------------------------------------------------------------


def test_an_axe_turns_a_web_and_another_one_removes_it() -> None:
    """TDC-114, TDC-115, TDC-R59"""
    scene = darkcave(f"hand1=NS hand2=NS board=0,1:NS {WEB} front1=battle-axe-I&battle-axe-II")

    once = scene.play("cut 0,0/S")
    assert "marks=0,0/S:web-circle:2" in once.text
    assert told(once, "webworn").left == 1
    assert told(once, "webcut").cards == ("battle-axe-I",)
    assert once.state.table.front[0] == ("battle-axe-II",)
    twice = once.play("cut 0,0/S")
    assert not twice.state.table.board.marks
    assert twice.state.table.front == ((), ())
    assert twice.actor == "1"


def test_only_a_web_on_a_border_of_ones_own_space_can_be_cut() -> None:
    """TDC-114, TDC-R58"""
    words = "marks=0,2/S:web-circle:2:2 front2=web-circle front1=battle-axe-I"

    for pawn, rule in (("0,2/3", None), ("0,2/2", "TDC-114"), ("0,2", "TDC-114"), ("0,3", None)):
        scene = darkcave(f"hand1=NS hand2=NS board=0,1:NS;0,2:N--S;0,3:NS pawn1={pawn} {words}")
        assert scene.refused("cut 0,2/S") == rule


def test_without_an_axe_on_the_table_nothing_is_cut() -> None:
    """TDC-118, TDC-R57"""
    scene = darkcave(f"hand1=battle-axe-I&NS hand2=NS {WEB}")

    assert scene.refused("cut 0,0/S") == "TDC-118"


def test_an_axe_laid_before_oneself_can_be_used_from_the_next_step_on() -> None:
    """TDC-118, TDC-R57"""
    scene = darkcave(f"hand1=battle-axe-I&NS hand2=NS {WEB}").play("equip battle-axe-I 1")

    assert scene.refused("cut 0,0/S") is None


def test_an_axe_cuts_between_two_steps_and_the_walk_goes_on() -> None:
    """TDC-114, TDC-158, TDC-R58"""
    web = "marks=0,1/S:web-circle:2:1 front2=web-circle front1=battle-axe-I"
    scene = walk(f"board=0,1:NS;0,2:NS {web}").play("step 0,1")

    assert scene.refused("step 0,2") == "TDC-158"
    after = scene.play("cut 0,1/S", "step 0,2")
    assert due(after).left == 1


def test_whoever_is_shut_in_by_webs_may_cut_and_then_walk() -> None:
    """TDC-114, TDC-R58"""
    scene = darkcave(
        "hand1=NS&EW hand2=NS board=5,5:NS;5,4:NS pawn1=5,5 "
        "marks=5,4/S:web-circle:2:1 front2=web-circle front1=battle-axe-I"
    ).play("discard NS")

    assert scene.legal == ["stop", "cut 5,4/S"]
    assert scene.play("cut 5,4/S").refused("step 5,4") is None


def test_a_dwarf_that_cannot_move_may_still_cut_before_drawing() -> None:
    """TDC-114, TDC-R58"""
    scene = darkcave(f"hand1=NS&EW hand2=NS still=1 {WEB} front1=battle-axe-I").play("discard NS")

    assert scene.legal == ["cut 0,0/S", "stop"]
    assert scene.refused("step 0,1") == "TDC-R58"
    assert scene.play("stop").actor == "*"
    assert scene.play("cut 0,0/S").actor == "*"


def test_after_the_last_step_there_is_time_to_cut() -> None:
    """TDC-R58"""
    web = "marks=0,1/S:web-circle:2:2 front2=web-circle front1=battle-axe-I"
    scene = walk(f"board=0,1:NS;0,2:NS {web}", left=1).play("step 0,1")

    assert scene.legal == ["cut 0,1/S", "stop"]


def test_whoever_has_left_stands_beside_no_web() -> None:
    """TDC-R40"""
    scene = darkcave(f"hand1=NS hand2=NS out=1 {WEB} front1=battle-axe-I", "yyY")

    assert scene.refused("cut 0,0/S") == "TDC-114"
