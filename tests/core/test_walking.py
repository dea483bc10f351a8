"""Where one step leads, and how far one gets."""

from __future__ import annotations

import pytest

from tests.core.boards import START, laid, tile
from undermine.core.board import Board, Mark
from undermine.core.face import E, W
from undermine.core.grid import Cell, Spot, edge

WEB = Mark("web", 0)
TRAP = Mark("trap", 0)
BLUE = frozenset({"blue"})
GREEN = frozenset({"green"})


def steps(board: Board, at: Cell, space: int = 0, avoid: frozenset[str] = frozenset()) -> set[Spot]:
    return set(board.exits(Spot(at, space), avoid))


def cells(spots: frozenset[Spot]) -> set[Cell]:
    return {spot.cell for spot in spots}


def distance(board: Board, start: Spot, goal: Spot) -> int:
    """The number of steps from spot to spot."""
    rim, count = {start}, 0
    while goal not in rim:
        rim = rim.union(*(board.exits(spot) for spot in rim))
        count += 1
    return count


# -- one step --------------------------------------------------------------------------------------


def test_a_step_crosses_an_edge_where_two_ports_meet() -> None:
    board = laid("0,0:NESW 1,0:EW 0,1:EW -1,0:NS")

    assert {Spot((1, 0))} == steps(board, (0, 0))


def test_a_step_enters_the_space_that_opens_to_that_side() -> None:
    board = laid("0,0:NESW 1,0:NS.EW 0,1:EW.NS")

    assert {Spot((1, 0), 1), Spot((0, 1), 1)} == steps(board, (0, 0))


def test_a_step_inside_a_card_follows_its_links_both_ways() -> None:
    board = laid("0,0:NESW 1,0:E--W")

    assert {Spot((1, 0), 1), Spot((0, 0))} == steps(board, (1, 0), 2)
    assert {Spot((1, 0), 0), Spot((1, 0), 2)} == steps(board, (1, 0), 1)


def test_the_arms_of_a_hub_are_two_steps_apart() -> None:
    board = laid("0,0:hub")

    assert {Spot((0, 0), 3)} == steps(board, (0, 0), 0)
    assert {Spot((0, 0), arm) for arm in range(3)} == steps(board, (0, 0), 3)


def test_no_step_leads_under_a_covered_card() -> None:
    assert steps(laid("0,0:NESW 1,0:?"), (0, 0)) == set()


@pytest.mark.parametrize(
    ("card", "way_in", "way_out", "count"),
    [("EW", 0, 0, 1), ("E-W", 1, 0, 2), ("E--W", 2, 0, 3), ("E=W.N-S", 1, 0, 2)],
)
def test_crossing_a_card_takes_a_step_for_each_space_on_the_way(
    card: str, way_in: int, way_out: int, count: int
) -> None:
    board = laid(f"0,0:NESW 1,0:{card}")

    assert Spot((1, 0), way_in) in steps(board, (0, 0))
    assert count == distance(board, START, Spot((1, 0), way_out))


def test_the_tunnel_is_the_long_way_from_bend_to_bend() -> None:
    board = laid("0,0:tunnel")

    assert distance(board, Spot((0, 0), 0), Spot((0, 0), 2)) == 2
    assert distance(board, Spot((0, 0), 0), Spot((0, 0), 3)) == 4


def test_a_toll_is_read_off_the_face_and_hinders_nobody() -> None:
    board = laid("0,0:N=S.E-W")

    assert {Spot((0, 0), 1)} == steps(board, (0, 0), 0)
    assert {(0, 1), (1, 0)} == set(board.tiles[0, 0].face.tolls)


def test_traits_are_read_off_a_spot() -> None:
    board = laid("0,0:E+hole-W")

    assert board.traits(Spot((0, 0), 0)) == {"hole"}
    assert board.traits(Spot((0, 0), 1)) == frozenset()


# -- ladders ---------------------------------------------------------------------------------------


def test_a_ladder_is_one_step_from_every_other_ladder_and_not_from_itself() -> None:
    board = laid("0,0:NESW+ladder 5,5:E-+ladder 9,0:NE+ladder 3,3:NESW")

    assert {Spot((5, 5), 1), Spot((9, 0))} == steps(board, (0, 0))
    assert {Spot((5, 5), 0), Spot((0, 0)), Spot((9, 0))} == steps(board, (5, 5), 1)
    assert {Spot((5, 5), 1)} == steps(board, (5, 5), 0)


def test_two_ladders_on_one_card_are_one_step_apart() -> None:
    assert {Spot((0, 0), 1)} == steps(laid("0,0:N+ladder.S+ladder"), (0, 0), 0)


@pytest.mark.parametrize("text", ["0,0:NESW+ladder 1,0:EW+ladder", "0,0:E+ladder-W+ladder"])
def test_a_spot_that_two_ways_lead_to_is_one_step_once(text: str) -> None:
    exits = list(laid(text).exits(START))

    assert len(exits) == len(set(exits))


def test_equal_boards_list_steps_in_the_same_order() -> None:
    one = laid("0,0:NESW+ladder 5,5:NE+ladder 3,3:NE+ladder")
    other = laid("3,3:NE+ladder 0,0:NESW+ladder 5,5:NE+ladder")

    assert one == other
    assert list(one.exits(START)) == list(other.exits(START))


# -- marks and traits in the way -------------------------------------------------------------------


def test_a_mark_on_an_edge_stops_whoever_avoids_it_from_both_sides() -> None:
    board = laid("0,0:NESW 1,0:EW").mark(edge((0, 0), E), WEB)

    assert steps(board, (0, 0), avoid=frozenset({"web"})) == set()
    assert steps(board, (1, 0), avoid=frozenset({"web"})) == set()


def test_a_mark_stops_nobody_who_does_not_avoid_it() -> None:
    board = laid("0,0:NESW 1,0:EW").mark(edge((1, 0), W), TRAP)

    assert {Spot((1, 0))} == steps(board, (0, 0))
    assert {Spot((1, 0))} == steps(board, (0, 0), avoid=frozenset({"web"}))


def test_a_mark_on_an_edge_stops_neither_links_nor_ladders_nor_other_edges() -> None:
    board = laid("0,0:NESW+ladder 1,0:EW 0,1:N-S 5,5:NE+ladder").mark(edge((0, 0), E), WEB)

    assert {Spot((0, 1)), Spot((5, 5))} == steps(board, (0, 0), avoid=frozenset({"web"}))
    assert {Spot((0, 1), 1), START} == steps(board, (0, 1), avoid=frozenset({"web"}))


def test_a_mark_on_a_spot_stops_nobody() -> None:
    board = laid("0,0:NESW 1,0:EW").mark(Spot((1, 0)), WEB)

    assert {Spot((1, 0))} == steps(board, (0, 0), avoid=frozenset({"web"}))


def test_a_door_is_reached_but_not_left() -> None:
    board = laid("0,0:NESW 1,0:EW+blue 2,0:EW")

    assert {Spot((1, 0))} == steps(board, (0, 0), avoid=BLUE)
    assert steps(board, (1, 0), avoid=BLUE) == set()
    assert {START, Spot((2, 0))} == steps(board, (1, 0), avoid=GREEN)


def test_a_door_on_one_way_does_not_shut_the_other() -> None:
    board = laid("0,0:NESW 1,0:NS+green.EW 2,0:EW")

    assert Spot((2, 0)) in board.reach([START], GREEN)


# -- how far one gets ------------------------------------------------------------------------------


def test_reach_holds_the_roots_and_all_that_steps_lead_to() -> None:
    board = laid("0,0:NESW 1,0:NS.EW 2,0:EW 1,1:NS 7,7:NESW")

    assert {START, Spot((1, 0), 1), Spot((2, 0))} == board.reach([START])
    assert {Spot((1, 1)), Spot((1, 0), 0)} == board.reach([Spot((1, 1))])


def test_reach_from_the_roots_is_what_is_live() -> None:
    board = laid("0,0:NESW+ladder 1,0:E--W 2,0:hub~ 5,5:NS+ladder.E 5,4:NS 6,5:EW")

    lit = {
        Spot(cell, space)
        for cell, mask in board.live.items()
        for space in range(mask.bit_length())
        if mask >> space & 1
    }

    assert lit == board.reach([START])


ROW = "0,0:NESW+ladder 1,0:EW 2,0:EW {at_3} 4,0:EW {at_5} 6,0:EW 7,0:EW 8,0:NESW"
FORK = "0,0:NESW+ladder 0,-1:ES+blue 1,-1:EW 2,-1:SW 0,1:NE+green 1,1:EW 2,1:NW 2,0:NES 3,0:NESW"


@pytest.mark.parametrize(
    ("text", "goal", "blue", "green"),
    [
        (ROW.format(at_3="3,0:EW", at_5="5,0:EW"), (8, 0), True, True),
        (ROW.format(at_3="3,0:EW+blue", at_5="5,0:EW"), (8, 0), True, False),
        (ROW.format(at_3="3,0:EW", at_5="5,0:EW+green"), (8, 0), False, True),
        (ROW.format(at_3="3,0:EW+blue", at_5="5,0:EW+green"), (8, 0), False, False),
        (FORK, (3, 0), True, True),
        (
            ROW.format(at_3="3,0:EW+blue", at_5="5,0:EW 5,5:E+ladder 6,5:NW 6,4:NS 6,3:NS"),
            (6, 3),
            True,
            True,
        ),
    ],
    ids=["free", "blue", "green", "both", "fork", "ladder"],
)
def test_a_team_passes_its_own_doors_and_no_others(
    text: str,
    goal: Cell,
    blue: bool,  # noqa: FBT001 (a case)
    green: bool,  # noqa: FBT001 (a case)
) -> None:
    board = laid(text)

    assert blue == (goal in cells(board.reach([START], GREEN)))
    assert green == (goal in cells(board.reach([START], BLUE)))
    assert goal in cells(board.reach([START]))


def test_a_web_on_the_only_way_cuts_off_what_lies_behind_it() -> None:
    board = laid("0,0:NESW 1,0:EW 2,0:EW").mark(edge((1, 0), E), WEB)

    assert {(0, 0), (1, 0)} == cells(board.reach([START], frozenset({"web"})))


def test_a_way_round_a_web_is_found() -> None:
    board = laid("0,0:NESW 1,0:NESW 1,1:NW 0,1:NE").mark(edge((0, 0), E), WEB)

    assert {(0, 0), (1, 0), (0, 1), (1, 1)} == cells(board.reach([START], frozenset({"web"})))


def test_a_card_laid_later_is_walked_on_at_once() -> None:
    board = laid("0,0:NESW").put((1, 0), tile("EW"))

    assert {Spot((1, 0))} == steps(board, (0, 0))
