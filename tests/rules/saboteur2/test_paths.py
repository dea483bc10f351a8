"""Bridges, double curves, mixed cards and ladders in the maze."""

from __future__ import annotations

import pytest

from tests.rules.saboteur2.tables import GOALS, saboteur2, shaft
from undermine.testing import Scene

ROW = "1,0:EW;2,0:EW;3,0:EW;4,0:EW"
CUT = "1,0:EW;3,0:EW;4,0:EW;5,0:NEW~;6,0:EW"
"""The card at 2,0 is gone, and so is the way to the rest."""


def laying(board: str, cards: str = "map", words: str = "") -> Scene:
    """The first seat is on and holds some cards."""
    laid = f"board={board}" if board else ""
    return saboteur2("BGC", f"{laid} {GOALS} hand1={cards} {words}")


def refused(board: str, action: str, words: str = "") -> str | None:
    """The rule that forbids laying a card there."""
    card = action.split()[1].partition("~")[0]
    return laying(board, card, words).refused(action)


# case, board, action, the rule that forbids it
WORKED = [
    ("TP01", "", "place N+ladder~ 1,0", "SAB-042"),
    ("TP02", "", "place E+ladder~ 1,0", None),
    ("TP03", "", "place N+ladder 3,3", "SB2-054"),
    ("TP04", shaft(), "place E+ladder~ 7,0", "SB2-055"),
    ("TP06", CUT, "place EW 7,0", "SAB-044"),
    ("TP07", CUT, "place N+ladder 5,1", None),
    ("TP08", "1,0:EW;2,0:EW;3,0:EW;4,0:NS.EW", "place NS 4,-1", "SAB-044"),
    ("TP09", "1,0:EW;2,0:EW;3,0:EW;4,0:NS.EW", "place EW 5,0", None),
    ("TP11", "1,0:NW.ES", "place NS 1,-1", None),
    ("TP12", "", "place NS.E~ 1,0", None),
    ("TP12", "1,0:NS.E~", "place NS 1,1", "SAB-044"),
    ("TP13", "1,0:EW+blue", "place EW 2,0", None),
    ("TP20", f"{shaft()};7,0:EW;8,0:stone-nw", "place E+ladder 9,0", "SB2-055"),
]


@pytest.mark.parametrize(("case", "board", "action", "rule"), WORKED)
def test_worked_cases(case: str, board: str, action: str, rule: str | None) -> None:
    """SB2-037, SB2-054, SB2-055, SB2-R02, SB2-R03, SB2-R05, SB2-R35"""
    words = "goal2=stone-ne goal1=gold" if case == "TP20" else ""

    assert refused(board, action, words) == rule


# -- two ways on one card --------------------------------------------------------------------------


def test_nobody_turns_off_on_a_bridge() -> None:
    """SB2-046"""
    scene = laying("1,0:NS.EW", "EW&NS")

    assert scene.refused("place EW 2,0") is None
    assert scene.refused("place NS 1,1") == "SAB-044"
    assert scene.refused("place NS 1,-1") == "SAB-044"


def test_one_joined_way_of_a_bridge_is_enough() -> None:
    """SB2-047"""
    assert refused("1,0:EW", "place NS.EW 2,0") is None
    assert refused("", "place NS.EW 3,3") == "SAB-041"
    assert refused("1,0:EW;3,0:EW", "place NS.EW 4,0") == "SAB-044"


def test_the_curves_of_a_double_curve_do_not_meet() -> None:
    """SB2-049"""
    one, other = laying("1,0:NW.ES", "NS"), laying("1,0:NE.SW", "NS")

    assert (one.refused("place NS 1,-1"), one.refused("place NS 1,1")) == (None, "SAB-044")
    assert (other.refused("place NS 1,-1"), other.refused("place NS 1,1")) == ("SAB-044", None)


def test_one_joined_curve_is_enough() -> None:
    """SB2-050"""
    assert refused("1,0:EW", "place NE.SW 2,0") is None
    assert refused("1,0:E.W", "place NE.SW 2,0") == "SAB-044"


def test_the_other_way_is_joined_later() -> None:
    """SB2-046, SB2-R05"""
    under = "1,0:NS.EW;0,1:NE;1,1:NW"

    assert laying(under, "NS").refused("place NS 1,-1") is None


# -- stubs -----------------------------------------------------------------------------------------


def test_a_stub_joins_a_card_but_not_its_way() -> None:
    """SB2-R35"""
    scene = laying("", "NS.E&NS").play("place NS.E~ 1,0")

    assert scene.state.table.board.live[1, 0] == 0b10
    assert laying("1,0:NS.E~", "NS").refused("place NS 1,1") == "SAB-044"


def test_a_way_past_a_stub_goes_on() -> None:
    """SB2-R35"""
    assert refused("1,0:EW.N.S", "place EW 2,0") is None
    assert refused("1,0:EW.N.S", "place NS 1,1") == "SAB-044"


# -- ladders ---------------------------------------------------------------------------------------


def test_a_ladder_is_joined_to_the_start() -> None:
    """SB2-052, SB2-056"""
    scene = laying(f"{CUT};5,1:N+ladder", "EW")

    assert scene.refused("place EW 2,0") is None
    assert scene.state.table.board.live[6, 0]


def test_ladders_are_joined_to_each_other() -> None:
    """SB2-053"""
    board = laying("4,3:E+ladder;5,3:EW;9,9:N+ladder;9,8:NS").state.table.board

    assert board.live[9, 8]
    assert board.live[5, 3]


def test_a_ladder_needs_no_way_before() -> None:
    """SB2-056, SB2-R04"""
    assert refused("5,5:NS", "place N+ladder 5,6") is None
    assert refused("5,5:NS", "place E+ladder 6,5") is None


def test_a_ladder_may_touch_rock_with_rock() -> None:
    """SB2-054, SB2-R02"""
    assert refused(ROW, "place E+ladder 2,1") is None
    assert refused(ROW, "place N+ladder 2,1") == "SAB-042"


def test_a_ladder_may_touch_the_start_alone() -> None:
    """SB2-R04"""
    assert refused("", "place E+ladder -1,0") is None


def test_a_ladder_needs_a_face_up_card_and_a_free_place() -> None:
    """SB2-054"""
    assert refused("", "place N+ladder 5,5") == "SB2-054"
    assert refused("1,0:EW", "place E+ladder 1,0") == "SAB-041"
    assert refused("1,0:EW", "place N+ladder~90 2,0") == "SAB-043"


@pytest.mark.parametrize("cell", ["7,0", "9,0", "8,1", "8,-1", "8,3", "7,2", "9,-2"])
def test_no_ladder_directly_beside_a_goal(cell: str) -> None:
    """SB2-055, SB2-R03"""
    assert refused("6,0:NESW;7,1:NESW", f"place NE+ladder {cell}") == "SB2-055"


def test_a_ladder_may_lie_at_the_corner_of_a_goal() -> None:
    """SB2-055, SB2-R03"""
    assert refused("6,1:NESW", "place E+ladder~ 7,1") is None


def test_a_ladder_beside_a_goal_counts_only_when_it_is_laid() -> None:
    """SB2-R03"""
    scene = laying(f"{shaft()};7,0:EW;8,0:gold;7,1:N+ladder", "map", "goal2=-")

    assert scene.state.table.board.live[7, 1]


def test_legal_moves_of_a_ladder_are_those_that_are_not_refused() -> None:
    """SB2-054, SB2-055, SB2-056"""
    scene = laying("1,0:EW;6,0:NESW", "E+ladder")
    cells = [f"{x},{y}" for x in range(-3, 12) for y in range(-5, 6)]
    tried = [f"place E+ladder{turn} {cell}" for cell in cells for turn in ("", "~")]

    offered = {action for action in scene.legal if action.startswith("place")}

    assert offered == {action for action in tried if scene.refused(action) is None}
    assert len(offered) == 7


def test_a_ladder_can_reach_a_goal_from_afar() -> None:
    """SB2-052, SB2-R14"""
    scene = laying("6,0:EW;7,0:EW;5,0:NES", "N+ladder")

    after = scene.play("place N+ladder 5,1")

    assert after.happened("roundended")[0].finder == 0  # type: ignore[attr-defined]


# -- laying and removing ---------------------------------------------------------------------------


def test_a_path_card_costs_a_turn_and_draws_one() -> None:
    """SB2-037, SB2-041"""
    after = laying("", "EW&map").play("place EW 1,0")

    assert after.table("last") == "1"
    assert after.play("deal hand1 NS").actor == "2"
    assert after.pile("hand1") == "map"


@pytest.mark.parametrize("card", ["N+ladder", "EW+blue", "NEW+crystal", "NS.EW", "NS.E"])
def test_a_rockfall_hits_every_kind_of_path_card(card: str) -> None:
    """SB2-R34"""
    scene = laying(f"1,0:{card}", "rockfall")

    assert scene.play("rockfall 1,0").board == "0,0:start"


def test_a_fallen_ladder_holds_nothing_together() -> None:
    """SB2-052, SB2-R34"""
    scene = laying(f"{CUT};5,1:N+ladder", "rockfall").play("rockfall 5,1")

    assert (6, 0) not in scene.state.table.board.live
