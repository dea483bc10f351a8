"""For whom the way is open, and which crystals are seen."""

from __future__ import annotations

import pytest

from tests.rules.saboteur2.tables import GOALS, paid, reached, saboteur2, shaft
from undermine import load
from undermine.games.saboteur2.doors import (
    joined_crystals,
    teams_with_a_way,
    visible_crystals,
    walked,
)

RULES = load("saboteur-2")
LAST = ";7,0:EW;8,0:gold"


def board(cards: str) -> str:
    return f"board={cards} {GOALS}"


def ways(cards: str) -> set[str]:
    """The teams that can walk to the treasure."""
    scene = saboteur2("BGC", board(cards + LAST))
    return set(teams_with_a_way(RULES, scene.state.table.board))


@pytest.mark.parametrize(
    ("case", "cards", "open_for"),
    [
        ("no door", shaft(), {"blue", "green"}),
        ("TP15", shaft("EW", "EW", "EW+blue"), {"blue"}),
        ("TP15 mirrored", shaft("EW", "EW", "EW+green"), {"green"}),
        ("TP16", shaft("EW", "EW", "EW+blue", "EW", "EW+green"), set()),
        ("two of a kind", shaft("EW+blue", "EW+blue"), {"blue"}),
    ],
)
def test_a_door_lets_its_own_colour_through(case: str, cards: str, open_for: set[str]) -> None:
    """SB2-058, SB2-R06"""
    assert ways(cards) == open_for, case


def test_one_way_round_is_enough() -> None:
    """SB2-R06"""
    upper, lower = "1,-1:NE~;2,-1:{};3,-1:NW~", "1,1:NE;2,1:{};3,1:NW"
    ends = "1,0:NES~;3,0:NES;4,0:EW;5,0:EW;6,0:EW"
    upper = upper.replace("1,-1:NE~", "1,-1:NW~").replace("3,-1:NW~", "3,-1:NE~")

    def fork(above: str, below: str) -> set[str]:
        return ways(";".join([ends, upper.format(above), lower.format(below)]))

    assert fork("EW+blue", "EW+green") == {"blue", "green"}, "TP18"
    assert fork("EW+blue", "EW") == {"blue", "green"}
    assert fork("EW+blue", "EW+blue") == {"blue"}
    assert fork("E.W", "EW+green") == {"green"}


def test_east_of_a_blue_door_only_blue_can_walk() -> None:
    """SB2-058"""
    scene = saboteur2("BGC", board("1,0:EW+blue;2,0:EW"))
    table = scene.state.table

    assert (2, 0) in walked(RULES, table.board, "blue")
    assert (2, 0) not in walked(RULES, table.board, "green")
    assert (1, 0) in walked(RULES, table.board, "green")


def test_a_dead_stub_is_not_behind_the_door_of_its_card() -> None:
    """SB2-058"""
    scene = saboteur2("BGC", board("0,1:NS+green.E;0,2:NS"))

    assert (0, 2) not in walked(RULES, scene.state.table.board, "blue")
    assert (0, 2) in walked(RULES, scene.state.table.board, "green")


def test_a_team_walks_one_way_of_a_bridge_and_not_the_other() -> None:
    """SB2-049, SB2-058"""
    maze = saboteur2("BGC", board("1,0:EW;2,0:NS.EW;0,1:NS+green.E")).state.table.board

    only_east_west = 1 << 1
    assert walked(RULES, maze, "blue")[2, 0] == only_east_west


def test_a_ladder_leads_round_a_door() -> None:
    """SB2-052, SB2-053, SB2-R06"""
    assert ways(f"{shaft('EW+blue', 'NEW~')};2,1:N+ladder") == {"blue", "green"}


def test_doors_hinder_neither_digging_nor_goals_nor_the_end() -> None:
    """SB2-R05, SB2-092"""
    after = reached("BGCO", 1, "blue")

    assert [event.why for event in after.happened("roundended")] == ["treasure"]  # type: ignore[attr-defined]
    assert after.happened("goalopened")


def test_boss_profiteer_and_geologist_pass_every_door() -> None:
    """SB2-059"""
    for finder in (2, 3, 4):
        assert paid(reached("BGCPO", finder, "blue"))[0] == 3


# -- crystals --------------------------------------------------------------------------------------


def test_every_crystal_on_the_table_is_seen() -> None:
    """SB2-021, SB2-060, SB2-R11"""
    cards = "1,0:EW+crystal.N;3,0:NES+crystal;9,9:N+crystal;2,0:EW"
    maze = saboteur2("BGC", board(cards)).state.table.board

    assert visible_crystals(maze) == 3
    assert visible_crystals(maze.take((9, 9))) == 2


def test_with_the_option_only_joined_crystals_count() -> None:
    """SB2-R11"""
    maze = saboteur2(
        "BGC", board("1,0:EW+crystal.N;3,0:NES+crystal;9,9:N+crystal")
    ).state.table.board

    assert joined_crystals(maze) == 1
