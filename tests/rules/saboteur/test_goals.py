"""Reaching goals: which are turned up, how they lie, and when that ends the round."""

from __future__ import annotations

import pytest

from undermine.testing import Scene

SHAFT = "1,0:EW;2,0:EW;3,0:EW;4,0:EW;5,0:EW;6,0:EW"
"""One card short of the middle goal."""
LOOP = "1,0:EW;2,0:EW;3,0:EW;4,0:EW;6,0:EW;7,0:NEW;7,-1:NW~;8,-1:NE~"
"""A gap at 5,0; beyond it a way that would enter the middle goal from the west and the north."""


def saboteur(board: str, goals: str, hand: str, rules: str = "saboteur") -> Scene:
    return Scene(
        f"{rules} seats=3 turn=1 board={board} goals={goals} hand1={hand} hand2=EW&map"
        " role1=digger role2=saboteur role3=digger role-pile=digger"
    )


def lying(scene: Scene) -> dict[str, str]:
    """What lies open, by cell."""
    return dict(part.split(":") for part in scene.board.split(";"))


def said(scene: Scene, event: str, field: str) -> list[object]:
    """One field of every event of a kind."""
    return [getattr(happened, field) for happened in scene.happened(event)]


# -- which goals are turned up -------------------------------------------------------------------


def test_a_way_from_the_start_to_a_goal_turns_that_goal_up() -> None:
    """SAB-067"""
    scene = saboteur(SHAFT, "gold;stone-ne;stone-nw", "EW&map")

    after = scene.play("place EW 7,0")

    assert said(after, "goalopened", "goal") == [1]
    assert said(after, "goalopened", "seat") == [0]
    assert lying(after).keys() & {"8,-2", "8,0", "8,2"} == {"8,0"}


@pytest.mark.parametrize(
    ("board", "action", "goal"),
    [
        pytest.param(f"{SHAFT};7,0:NW;7,-1:NS", "place NW~ 7,-2", "8,-2", id="upper from the west"),
        pytest.param(f"{SHAFT};7,0:NW;7,-1:NW~", "place NW 8,-1", "8,-2", id="upper from below"),
        pytest.param(f"{SHAFT};7,0:NE~;7,1:NS", "place NE 7,2", "8,2", id="lower from the west"),
        pytest.param(f"{SHAFT};7,0:NE~;7,1:NE", "place NE~ 8,1", "8,2", id="lower from above"),
    ],
)
def test_the_outer_goals_are_reached_like_the_middle_one(
    board: str, action: str, goal: str
) -> None:
    """SAB-067"""
    scene = saboteur(board, "stone-ne;gold;stone-nw", "NE&NW")

    after = scene.play(action)

    assert lying(after).keys() & {"8,-2", "8,0", "8,2"} == {goal}


def test_a_card_with_rock_towards_a_goal_leaves_it_face_down() -> None:
    """SAB-067"""
    scene = saboteur(SHAFT, "stone-ne;gold;stone-nw", "NW&map")

    after = scene.play("place NW 7,0")

    assert after.happened("goalopened") == []
    assert after.table("finder") == "-"


def test_only_the_goal_that_the_way_leads_to_is_turned_up_where_a_card_touches_two() -> None:
    """SAB-067

    The card shows rock to the upper goal and a way to the middle one.
    """
    scene = saboteur(f"{SHAFT};7,0:NW;7,-1:NEW~", "stone-ne;gold;stone-nw", "NEW&map")

    after = scene.play("place NEW~ 8,-1")

    assert lying(after)["8,0"] == "gold"
    assert "8,-2" not in lying(after)


@pytest.mark.parametrize("dead_end", ["E.W", "N.E.W", "N.E.W~", "N.E.S.W"])
def test_a_dead_end_that_points_at_a_goal_does_not_reach_it(dead_end: str) -> None:
    """SAB-R05"""
    scene = saboteur(SHAFT, "stone-ne;gold;stone-nw", f"{dead_end.rstrip('~')}&map")

    after = scene.play(f"place {dead_end} 7,0")

    assert after.happened("goalopened") == []
    assert after.table("finder") == "-"


def test_a_card_reaches_a_goal_that_it_does_not_touch() -> None:
    """SAB-R06"""
    scene = saboteur(
        "1,0:E.W;2,0:EW;3,0:EW;4,0:EW;5,0:EW;6,0:EW;7,0:EW",
        "stone-ne;gold;stone-nw",
        "rockfall",
        "saboteur+require_connection=off",
    )

    after = scene.play("rockfall 1,0", "deal hand1 map", "place EW 1,0")

    assert lying(after)["8,0"] == "gold"
    assert after.table("finder") == "2"


def test_a_stone_that_leads_on_reaches_the_next_goal() -> None:
    """SAB-R06"""
    scene = saboteur(f"{SHAFT};8,1:NS", "stone-nw;stone-ne;gold", "EW&map")

    after = scene.play("place EW 7,0")

    assert said(after, "goalopened", "goal") == [1, 2]
    assert lying(after)["8,2"] == "gold"
    assert after.table("finder") == "1"


# -- treasure or stone ---------------------------------------------------------------------------


def test_the_treasure_ends_the_round_at_once() -> None:
    """SAB-068"""
    scene = saboteur(SHAFT, "stone-ne;gold;stone-nw", "NEW&map")

    after = scene.play("place NEW 7,0")

    assert said(after, "roundended", "why") == ["treasure"]
    assert said(after, "roundended", "finder") == [0]
    assert after.table("finder") == "1"
    assert "dealto:*:stock:hand1" not in after.text
    assert after.refused("deal hand1 EW") is not None


def test_a_stone_lets_the_round_go_on() -> None:
    """SAB-069"""
    scene = saboteur(SHAFT, "gold;stone-ne;stone-nw", "EW&map")

    after = scene.play("place EW 7,0", "deal hand1 NS")

    assert after.happened("roundended") == []
    assert after.pile("hand1") == "NS&map"
    assert (after.actor, after.table("round")) == ("2", "1")


def test_one_card_turns_up_both_goals_that_it_reaches() -> None:
    """SAB-R07"""
    scene = saboteur(f"{SHAFT};7,0:NE~;7,1:NE", "gold;stone-ne;stone-nw", "NES&map")

    after = scene.play("place NES~ 8,1", "deal hand1 NS")

    assert lying(after)["8,0"] == "stone-ne~"
    assert lying(after)["8,2"] == "stone-nw"
    assert after.actor == "2"


@pytest.mark.parametrize(
    ("goals", "middle", "lower"),
    [
        pytest.param("stone-ne;gold;stone-nw", "gold", "stone-nw", id="treasure first"),
        pytest.param("stone-nw;stone-ne;gold", "stone-ne~", "gold", id="treasure second"),
    ],
)
def test_the_treasure_ends_the_round_even_if_a_stone_is_reached_with_it(
    goals: str, middle: str, lower: str
) -> None:
    """SAB-R07"""
    scene = saboteur(f"{SHAFT};7,0:NE~;7,1:NE", goals, "NES&map")

    after = scene.play("place NES~ 8,1")

    assert (lying(after)["8,0"], lying(after)["8,2"]) == (middle, lower)
    assert said(after, "roundended", "why") == ["treasure"]


def test_a_stone_shown_beside_the_treasure_leads_nowhere_any_more() -> None:
    """SAB-R07

    The stone would lie either way, and yet nobody is asked: the round is over.
    """
    scene = saboteur(f"{LOOP[: -len(';8,-1:NE~')]};8,-1:NES~", "gold;stone-ne;stone-nw", "EW&map")

    after = scene.play("place EW 5,0")

    assert lying(after)["8,-2"] == "gold"
    assert "8,0" in lying(after)
    assert said(after, "roundended", "why") == ["treasure"]


# -- how a stone lies ----------------------------------------------------------------------------

FROM = {
    "north": (f"{SHAFT};7,0:NW;7,-1:NW~", "place NE~ 8,-1"),
    "east": (f"{SHAFT};7,0:NW;7,-1:NW~;8,-1:EW;9,-1:NE~", "place NW 9,0"),
    "south": (f"{SHAFT};7,0:NE~;7,1:NE", "place NW 8,1"),
    "west": (SHAFT, "place EW 7,0"),
}


@pytest.mark.parametrize(
    ("stone", "side", "lay"),
    [
        ("stone-ne", "north", "stone-ne"),
        ("stone-ne", "east", "stone-ne"),
        ("stone-ne", "south", "stone-ne~"),
        ("stone-ne", "west", "stone-ne~"),
        ("stone-nw", "north", "stone-nw"),
        ("stone-nw", "west", "stone-nw"),
        ("stone-nw", "south", "stone-nw~"),
        ("stone-nw", "east", "stone-nw~"),
    ],
)
def test_a_stone_is_put_down_so_that_it_joins_the_card_just_laid(
    stone: str, side: str, lay: str
) -> None:
    """SAB-070, SAB-R08"""
    board, action = FROM[side]
    other = {"stone-ne": "stone-nw", "stone-nw": "stone-ne"}[stone]
    scene = saboteur(board, f"gold;{stone};{other}", "EW&NE&NW")

    after = scene.play(action)

    assert lying(after)["8,0"] == lay
    assert after.actor == "*"


def test_a_stone_may_misfit_its_other_neighbours() -> None:
    """SAB-071

    The dead end above has a mouth towards the stone, and the stone shows it rock.
    """
    scene = saboteur(f"{SHAFT};8,-1:N.S", "gold;stone-ne;stone-nw", "EW&map")

    after = scene.play("place EW 7,0", "deal hand1 map")

    assert lying(after)["8,0"] == "stone-ne~"
    assert after.actor == "2"


def test_only_a_goal_may_misfit() -> None:
    """SAB-071"""
    scene = saboteur("1,0:NESW;2,-1:N.S", "gold;stone-ne;stone-nw", "EW&NEW")

    assert scene.refused("place EW 2,0") == "SAB-042"
    assert scene.refused("place NEW 2,0") is None


def test_the_card_just_laid_matters_more_than_other_ways_and_neighbours() -> None:
    """SAB-R08"""
    loop = f"{SHAFT};7,-1:NW~;8,-1:NE~;8,1:EW"
    scene = saboteur(loop, "gold;stone-ne;stone-nw", "NEW&map")

    after = scene.play("place NEW 7,0")

    assert lying(after)["8,0"] == "stone-ne~"


def test_a_card_just_laid_with_rock_towards_a_stone_does_not_turn_it() -> None:
    """SAB-R08"""
    scene = saboteur(f"{SHAFT};7,-1:NW~;8,-1:NE~", "gold;stone-ne;stone-nw", "NW&map")

    after = scene.play("place NW 7,0")

    assert lying(after)["8,0"] == "stone-ne"


def test_a_stone_far_from_the_card_just_laid_joins_the_way_that_reached_it() -> None:
    """SAB-R08

    To fit its loose neighbours it would have to lie the other way round.
    """
    gap = "1,0:EW;2,0:EW;3,0:EW;4,0:EW;6,0:EW;7,0:EW;8,-1:N.S;8,1:EW"
    scene = saboteur(gap, "gold;stone-ne;stone-nw", "EW&map")

    after = scene.play("place EW 5,0")

    assert lying(after)["8,0"] == "stone-ne~"


@pytest.mark.parametrize(
    ("neighbour", "lay"),
    [
        pytest.param("8,1:EW", "stone-ne", id="rock in the south"),
        pytest.param("8,1:N", "stone-ne~", id="a way in the south"),
        pytest.param("9,0:NS", "stone-ne~", id="rock in the east"),
        pytest.param("9,0:E~", "stone-ne", id="a way in the east"),
    ],
)
def test_between_two_ways_into_a_stone_its_neighbours_decide(neighbour: str, lay: str) -> None:
    """SAB-R08"""
    scene = saboteur(f"{LOOP};{neighbour}", "gold;stone-ne;stone-nw", "EW&map")

    after = scene.play("place EW 5,0")

    assert lying(after)["8,0"] == lay
    assert after.actor == "*"


def test_a_stone_that_joins_two_ways_at_once_lies_so() -> None:
    """SAB-R08"""
    scene = saboteur(LOOP, "gold;stone-nw;stone-ne", "EW&map")

    after = scene.play("place EW 5,0")

    assert lying(after)["8,0"] == "stone-nw"


@pytest.mark.parametrize("lay", ["stone-ne", "stone-ne~"])
def test_whoever_laid_the_card_turns_a_stone_that_fits_both_ways_as_it_likes(lay: str) -> None:
    """SAB-R08"""
    scene = saboteur(LOOP, "gold;stone-ne;stone-nw", "EW&map")

    asked = scene.play("place EW 5,0")
    after = asked.play(f"orient {lay}", "deal hand1 map")

    assert (asked.actor, asked.legal) == ("1", ["orient stone-ne", "orient stone-ne~"])
    assert lying(after)["8,0"] == lay
    assert after.actor == "2"


def test_a_stone_is_turned_before_anything_else_is_done() -> None:
    """SAB-070"""
    scene = saboteur(LOOP, "gold;stone-ne;stone-nw", "EW&map")

    asked = scene.play("place EW 5,0")

    assert asked.refused("discard map") == "SAB-070"
    assert asked.refused("deal hand1 map") == "SAB-070"


@pytest.mark.parametrize("lay", ["stone-nw", "stone-ne~90", "gold"])
def test_a_stone_cannot_be_turned_into_something_else(lay: str) -> None:
    """SAB-R08"""
    scene = saboteur(LOOP, "gold;stone-ne;stone-nw", "EW&map")

    asked = scene.play("place EW 5,0")

    assert asked.refused(f"orient {lay}") == "SAB-R08"


@pytest.mark.parametrize(
    ("lay", "found"), [("stone-ne", "-"), ("stone-ne~", "1")], ids=["away", "towards"]
)
def test_the_way_a_stone_is_turned_may_lead_on_to_the_treasure(lay: str, found: str) -> None:
    """SAB-R06, SAB-R08"""
    scene = saboteur(f"{LOOP};9,0:EW;8,1:NS", "stone-nw;stone-ne;gold", "EW&map")

    after = scene.play("place EW 5,0", f"orient {lay}")

    assert after.table("finder") == found
