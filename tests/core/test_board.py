"""Boards as values, and what they answer about laying a card."""

from __future__ import annotations

import pytest

from tests.core.boards import START, laid, loose, tile, tiles
from undermine.core.board import Board, Mark
from undermine.core.connectivity import Need
from undermine.core.face import E, N, S, W, side_letters
from undermine.core.grid import Area, Edge, Spot, beside, edge

WEB = Mark("web", 2, 2)


def facts(board: Board) -> object:
    """Everything a board holds, copied, so that a change would show."""
    return (
        dict(board.tiles),
        dict(board.marks),
        dict(board.live),
        list(board.frontier.items()),
        board.reached,
        board.roots,
    )


def asks(need: Need) -> str:
    """`NE|S`: open to the north and east, closed to the south."""
    return f"{side_letters(need & 15)}|{side_letters(need >> 4)}"


# -- values ----------------------------------------------------------------------------------------


def test_laying_a_tile_leaves_the_old_board_untouched() -> None:
    board = laid("0,0:NESW 8,0:?")
    before = facts(board)

    after = board.put((1, 0), tile("EW"))

    assert before == facts(board)
    assert tile("EW") == after.tiles[1, 0]


def test_turning_up_a_covered_card_leaves_the_old_board_untouched() -> None:
    board = laid("0,0:NESW 1,0:?")
    before = facts(board)

    after = board.put((1, 0), tile("NE"))

    assert before == facts(board)
    assert board.reached == ((1, 0),)
    assert after.reached == ()


def test_taking_a_tile_leaves_the_old_board_untouched() -> None:
    board = laid("0,0:NESW 1,0:EW 2,0:EW")
    before = facts(board)

    after = board.take((1, 0))

    assert before == facts(board)
    assert {(0, 0), (2, 0)} == set(after.tiles)


def test_marking_and_unmarking_leave_the_old_board_untouched() -> None:
    board = laid("0,0:NESW 1,0:EW")
    before = facts(board)

    marked = board.mark(edge((0, 0), E), WEB)
    wiped = marked.unmark(edge((1, 0), W))

    assert before == facts(board)
    assert {Edge((0, 0), E): WEB} == marked.marks
    assert board == wiped


def test_a_mark_is_put_beside_those_that_are_there() -> None:
    board = laid("0,0:NESW").mark(START, WEB)

    assert {START: WEB, edge((0, 0), E): WEB} == board.mark(edge((0, 0), E), WEB).marks


def test_marks_stay_when_tiles_come_and_go() -> None:
    board = laid("0,0:NESW").mark(Spot((0, 0)), WEB)

    assert board.marks == board.put((1, 0), tile("EW")).marks
    assert board.marks == board.put((1, 0), tile("EW")).take((1, 0)).marks


def test_marks_change_neither_what_is_live_nor_where_one_may_build() -> None:
    board = laid("0,0:NESW 1,0:EW 2,0:?")

    marked = board.mark(edge((0, 0), E), WEB)

    assert (board.live, board.frontier, board.reached) == (
        marked.live,
        marked.frontier,
        marked.reached,
    )


def test_a_board_does_not_watch_the_tiles_it_was_made_of() -> None:
    given = tiles("0,0:NESW")
    board = Board(given, (START,))

    given[1, 0] = tile("EW")

    assert {(0, 0)} == set(board.tiles)


def test_boards_are_equal_by_tiles_marks_and_roots() -> None:
    board = laid("0,0:NESW 1,0:EW")

    assert board == laid("1,0:EW 0,0:NESW")
    assert hash(board) == hash(laid("1,0:EW 0,0:NESW"))
    assert board != laid("0,0:NESW 1,0:EW~")
    assert board != loose("0,0:NESW 1,0:EW")
    assert board != board.mark(START, WEB)
    assert board != "board"


def test_the_border_between_two_cells_has_one_name() -> None:
    assert edge((0, 0), E) == edge((1, 0), W)
    assert edge((0, 0), S) == edge((0, 1), N)
    assert edge((0, 0), E) != edge((0, 0), S)


def test_x_grows_east_and_y_grows_south() -> None:
    assert [beside((2, 5), side) for side in (N, E, S, W)] == [(2, 4), (3, 5), (2, 6), (1, 5)]


# -- what a cell asks for --------------------------------------------------------------------------


def test_face_up_neighbours_ask_for_open_and_closed_sides() -> None:
    board = laid("0,0:NESW 2,0:NS 1,1:?")

    assert asks(board.need((1, 0))) == "W|E"


def test_a_covered_neighbour_asks_for_nothing() -> None:
    board = laid("0,0:NESW 5,0:?")

    assert board.need((4, 0)) == 0
    assert not board.touches((4, 0))


def test_contact_rock_to_rock_is_contact() -> None:
    board = laid("0,0:NS")

    assert board.touches((1, 0))
    assert not board.touches((1, 1))


@pytest.mark.parametrize(
    ("card", "side"),
    [
        ("W", 0),
        ("SW", 0),
        ("S.W", 0),
        ("S-W", 0),
        ("NS", N),
        ("NEW", N),
        ("EW", E),
        ("ES", E),
        ("S", W),
    ],
)
def test_the_first_side_that_does_not_fit_is_named(card: str, side: int) -> None:
    board = laid("0,0:NESW 2,0:NS 1,-1:EW")

    assert side == board.misfit((1, 0), tile(card))
    assert (side == 0) == board.matches((1, 0), tile(card))


def test_a_card_may_lie_anywhere_as_far_as_edges_go_when_it_has_no_neighbours() -> None:
    assert laid("0,0:NESW").matches((5, 5), tile("NES"))


# -- where ways lead in ----------------------------------------------------------------------------


def test_live_ways_enter_a_cell_through_their_mouths() -> None:
    board = laid("0,0:NESW 1,0:NEW 1,-1:ES")

    assert side_letters(board.entries((2, -1))) == "W"
    assert side_letters(board.entries((2, 0))) == "W"
    assert board.entries((1, 1)) == 0


def test_a_cut_off_way_leads_nowhere() -> None:
    board = laid("0,0:NESW 2,0:EW")

    assert side_letters(board.entries((1, 0))) == "W"
    assert board.entries((3, 0)) == 0


def test_a_card_joins_by_any_port_that_meets_a_live_way() -> None:
    board = laid("0,0:NESW")

    assert board.joins((1, 0), tile("NS.EW"))
    assert board.joins((1, 0), tile("N.W"))
    assert not board.joins((1, 0), tile("NS"))
    assert not board.joins((2, 0), tile("NESW"))


@pytest.mark.parametrize(
    ("before", "at", "card", "may"),
    [
        ("", "1,0", "E+ladder~", True),
        ("", "1,0", "N+ladder~", False),
        ("1,0:EW 2,0:NS.EW", "2,-1", "NS", False),
        ("1,0:EW 2,0:NS.EW", "3,0", "EW", True),
        ("1,0:NW.ES", "1,-1", "NS", True),
        ("1,0:NW.ES", "1,1", "NS", False),
        ("1,0:NS.E~", "1,1", "NS", False),
        ("1,0:EW+blue", "2,0", "EW", True),
    ],
    ids=["ladder", "rock", "under", "over", "bend", "other-bend", "stub", "door"],
)
def test_building_on_cards_with_several_ways(before: str, at: str, card: str, may: bool) -> None:  # noqa: FBT001 (a case)
    board = laid(f"0,0:NESW+ladder {before}")
    x, y = map(int, at.split(","))

    fits = board.matches((x, y), tile(card)) and board.joins((x, y), tile(card))

    assert may == fits


def test_without_roots_every_way_can_be_extended() -> None:
    board = loose("0,0:NESW 5,5:NS.EW")

    assert board.joins((6, 5), tile("EW"))
    assert board.joins((5, 6), tile("NS"))
    assert not board.joins((6, 6), tile("NESW"))


def test_a_board_prints_what_it_is_made_of() -> None:
    assert repr(laid("0,0:NESW")) == (
        "Board({(0, 0): Tile('NESW', 0)}, (Spot(cell=(0, 0), space=0),), {})"
    )


# -- a printed board -------------------------------------------------------------------------------


def test_cards_are_laid_on_the_fields_of_a_printed_board_only() -> None:
    printed = Board(tiles("0,0:NESW"), None, area=Area(0, 0, 1, 1))

    assert set(printed.frontier) == {(1, 0), (0, 1)}
    assert set(printed.put((1, 0), tile("NESW")).frontier) == {(0, 1), (1, 1)}
    assert set(printed.put((1, 0), tile("NESW")).take((1, 0)).frontier) == {(1, 0), (0, 1)}


def test_boards_of_another_size_are_others() -> None:
    printed = Board(tiles("0,0:NESW"), None, area=Area(0, 0, 1, 1))

    assert printed != Board(tiles("0,0:NESW"), None)
    assert "Area(left=0" in repr(printed)


def test_a_step_crosses_an_edge_only_where_a_way_leads_over_it() -> None:
    board = laid("0,0:NESW 1,0:EW 0,1:EW")

    assert board.crossed(Spot((0, 0)), Spot((1, 0))) == edge((0, 0), E)
    assert board.crossed(Spot((1, 0)), Spot((0, 0))) == edge((0, 0), E)
    assert board.crossed(Spot((0, 1)), Spot((0, 0))) is None
    assert board.crossed(Spot((0, 0)), Spot((5, 0))) is None
