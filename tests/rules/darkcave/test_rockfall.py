"""Rockfalls."""

from __future__ import annotations

from tests.rules.darkcave.tables import darkcave

FALL = "hand1=rockfall-II&NS hand2=NS"


def test_a_rockfall_removes_a_card_that_nobody_stands_on() -> None:
    """TDC-086, TDC-092, TDC-R69"""
    scene = darkcave(f"{FALL} board=0,1:NS;0,2:NS").play("collapse rockfall-II 0,1")

    assert scene.board == "0,0:start;0,2:NS"
    assert scene.pile("discard") == "NS&rockfall-II"
    assert scene.seen("discard", 1) == "?I&?II"


def test_start_and_goals_stay() -> None:
    """TDC-093"""
    scene = darkcave(f"{FALL} board=4,4:goal-hole")

    for at in ("0,0", "4,4", "-4,4"):
        assert scene.refused(f"collapse rockfall-II {at}") == "TDC-093"


def test_any_piece_on_any_space_protects_a_card() -> None:
    """TDC-092, TDC-R95"""
    board = "board=0,1:N--S;1,0:E-W;2,0:EW"
    scene = darkcave(f"{FALL} {board} pawn2=0,1/3 lying=2 beasts=rat:1,0:2 front2=rat-I")

    assert scene.refused("collapse rockfall-II 0,1") == "TDC-092"
    assert scene.refused("collapse rockfall-II 1,0") == "TDC-092"
    assert scene.refused("collapse rockfall-II 2,0") is None


def test_every_free_path_card_is_offered() -> None:
    """TDC-092, TDC-093"""
    scene = darkcave(f"{FALL} board=0,1:NS;0,2:NS;1,0:EW pawn2=0,2")

    falls = [action for action in scene.legal if action.startswith("collapse")]
    assert falls == ["collapse rockfall-II 0,1", "collapse rockfall-II 1,0"]


def test_the_net_may_fall_apart() -> None:
    """TDC-R15, TDC-R68"""
    scene = darkcave(f"{FALL} board=0,1:NS;0,2:NS;0,3:NS pawn2=0,3").play(
        "collapse rockfall-II 0,2"
    )

    assert scene.board == "0,0:start;0,1:NS;0,3:NS"
    assert scene.play("stop").dealt().refused("place NS 0,4") is None


def test_the_gold_of_a_fallen_vein_goes_back_to_the_pool() -> None:
    """TDC-095"""
    scene = darkcave(f"{FALL} board=-1,0:NEW+vein marks=-1,0:gold")
    empty = darkcave(f"{FALL} board=-1,0:NEW+vein")

    assert scene.state.table.pool == 39
    after = scene.play("collapse rockfall-II -1,0")
    assert after.state.table.pool == 40
    assert not after.state.table.board.marks
    assert empty.play("collapse rockfall-II -1,0").state.table.pool == 40


def test_a_web_at_the_open_end_of_a_fallen_card_goes_too() -> None:
    """TDC-094, TDC-109, TDC-R67"""
    scene = darkcave(f"{FALL} board=0,1:NS marks=0,1/S:web-circle:2:2 front2=web-circle")

    after = scene.play("collapse rockfall-II 0,1")

    assert not after.state.table.board.marks
    assert after.state.table.front[1] == ()
    assert "web-circle" in after.pile("discard")


def test_a_web_between_two_cards_stays_at_the_end_that_is_left() -> None:
    """TDC-R67"""
    scene = darkcave(f"{FALL} board=0,1:NS marks=0,0/S:web-circle:2:2 front2=web-circle")

    after = scene.play("collapse rockfall-II 0,1")

    assert "marks=0,0/S:web-circle:2:2" in after.text
    assert after.state.table.front[1] == ("web-circle",)


def test_a_web_towards_a_face_down_goal_goes_with_its_card() -> None:
    """TDC-R67"""
    scene = darkcave(f"{FALL} board=4,3:NS marks=4,3/S:web-circle:2:1 front2=web-circle")

    assert not scene.play("collapse rockfall-II 4,3").state.table.board.marks
