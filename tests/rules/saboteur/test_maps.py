"""Maps: one seat looks at one goal."""

import pytest

from undermine.core.state import SPECTATOR
from undermine.core.view import project
from undermine.testing import Scene

HIDDEN = "saboteur seats=3 turn=1 stock=- goals=gold;stone-ne;stone-nw hand2=map&NS hand3=map"


# -- looking ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("goal", [1, 2, 3])
def test_a_map_shows_one_goal_of_choice(goal: int) -> None:
    """SAB-063"""
    faces = {1: "gold", 2: "stone-ne", 3: "stone-nw"}
    scene = Scene(f"{HIDDEN} hand1=map&NS")

    scene = scene.play(f"peek {goal}")

    seen = {number: scene.seen(f"goal{number}", 0) for number in faces}
    assert seen == {number: faces[number] if number == goal else "?" for number in faces}


def test_the_goal_goes_back_face_down_to_its_place() -> None:
    """SAB-063"""
    scene = Scene(f"{HIDDEN} hand1=map&NS")

    after = scene.play("peek 2")

    assert [after.pile(goal) for goal in ("goal1", "goal2", "goal3")] == [
        "gold",
        "stone-ne",
        "stone-nw",
    ]
    assert after.state.table.board == scene.state.table.board


def test_there_are_only_three_goals_to_look_at() -> None:
    """SAB-063"""
    scene = Scene(f"{HIDDEN} hand1=map")

    assert scene.refused("peek 4") == "SAB-063"
    assert scene.legal == ["peek 1", "peek 2", "peek 3", "discard map"]


@pytest.mark.parametrize("face", ["gold", "stone-ne", "stone-nw"])
def test_a_map_shows_the_whole_face(face: str) -> None:
    """SAB-R15"""
    scene = Scene(f"saboteur seats=3 turn=1 goals=?;{face};? hand1=map&NS")

    scene = scene.play("peek 2")

    assert scene.seen("goal2", 0) == face
    assert [event.cards for event in scene.happened("peeked")] == [(face,)]


# -- one pair of eyes ------------------------------------------------------------------------------


def test_nobody_else_learns_what_a_map_showed() -> None:
    """SAB-064"""
    scene = Scene(f"{HIDDEN} hand1=map&NS")

    scene = scene.play("peek 1")

    assert [scene.seen("goal1", seat) for seat in (0, 1, 2, SPECTATOR)] == ["gold", "?", "?", "?"]


def test_the_others_are_told_only_which_goal_it_was() -> None:
    """SAB-064"""
    scene = Scene(f"{HIDDEN} hand1=map&NS")

    (event,) = scene.play("peek 3").happened("peeked")

    told = [project(scene.rules.cards, event, seat).cards for seat in (0, 1, 2, SPECTATOR)]
    assert told == [("stone-nw",), ("?goal",), ("?goal",), ("?goal",)]
    assert "goal=2" in repr(project(scene.rules.cards, event, 1))


def test_a_seat_remembers_what_it_saw() -> None:
    """SAB-063, SAB-064"""
    scene = Scene(f"{HIDDEN} hand1=map&NS")

    scene = scene.play("peek 1", "discard NS", "discard map")

    assert [scene.seen("goal1", seat) for seat in (0, 1, 2)] == ["gold", "?", "?"]


def test_seats_that_look_at_different_goals_know_different_things() -> None:
    """SAB-064"""
    scene = Scene(f"{HIDDEN} hand1=map&NS")

    scene = scene.play("peek 1", "peek 2")

    assert [scene.seen("goal1", seat) for seat in (0, 1)] == ["gold", "?"]
    assert [scene.seen("goal2", seat) for seat in (0, 1)] == ["?", "stone-ne"]


# -- the card --------------------------------------------------------------------------------------


def test_the_map_goes_to_the_discard_pile() -> None:
    """SAB-065"""
    scene = Scene("saboteur seats=3 turn=1 hand1=map&NS goals=gold;?;?")

    scene = scene.play("peek 1")

    assert (scene.pile("hand1"), scene.pile("discard")) == ("NS", "map")


def test_everybody_knows_that_the_map_is_discarded() -> None:
    """SAB-046, SAB-065"""
    scene = Scene("saboteur seats=3 turn=1 hand1=map&NS goals=gold;?;?")

    scene = scene.play("peek 1")

    assert scene.text.endswith(" notes==:discard:map")


# -- which goals -----------------------------------------------------------------------------------


def test_a_goal_that_lies_open_is_nothing_to_look_at() -> None:
    """SAB-R14"""
    scene = Scene("saboteur seats=3 turn=1 board=7,0:EW;8,0:stone-ne~ hand1=map")

    assert scene.refused("peek 2") == "SAB-R14"
    assert scene.legal == ["peek 1", "peek 3", "discard map"]


def test_a_seat_may_look_at_the_same_goal_again() -> None:
    """SAB-R14"""
    scene = Scene("saboteur seats=3 turn=1 stock=- goals=gold;?;? hand1=map&map hand2=- hand3=-")

    scene = scene.play("peek 1")

    assert scene.actor == "1"
    assert scene.refused("peek 1") is None
    assert "peek 1" in scene.legal


def test_another_seat_may_look_at_the_same_goal() -> None:
    """SAB-R14"""
    scene = Scene(f"{HIDDEN} hand1=map&NS")

    scene = scene.play("peek 1", "peek 1")

    assert [scene.seen("goal1", seat) for seat in (0, 1, 2)] == ["gold", "gold", "?"]
