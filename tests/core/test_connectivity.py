"""What a board carries along: live spaces, the frontier, and covered cards that are reached."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.core.boards import START, face_of, laid, loose, tile, tiles
from undermine.core.board import Board
from undermine.core.face import SIDES
from undermine.core.grid import Cell, Spot, beside
from undermine.core.tile import Tile
from undermine.dealer import Dealer

DECK = (
    *("NESW", "NS", "EW", "NE", "NW", "NES", "NEW"),
    *("N", "N.S", "N.E.S", "N.E.S.W", "NS.EW", "NE.SW", "NW.ES", "NS.E"),
    *("NE+ladder", "E-+ladder", "NS+ladder.E", "N+ladder.S"),
    *("N-S", "N--S", "N=S.E-W", "E+hole-W", "hub", "tunnel"),
)
GAMES = 25
LENGTH = 14


def live(board: Board) -> dict[Cell, list[int]]:
    """The live spaces of each cell."""
    return {
        cell: [space for space in range(mask.bit_length()) if mask >> space & 1]
        for cell, mask in board.live.items()
    }


def carried(board: Board) -> object:
    return (dict(board.live), list(board.frontier.items()), board.reached)


def by_hand(board: Board) -> object:
    """The same facts, worked out the slow way: walk from the roots and look around."""
    spots = [
        Spot(at, space)
        for at, card in board.tiles.items()
        if card.open
        for space in range(len(card.face.spaces))
    ]
    lit = board.reach(spots if board.roots is None else board.roots)
    beyond = {
        beside(spot.cell, side)
        for spot in lit
        for side in SIDES
        if board.tiles[spot.cell].face.spaces[spot.space].ports & side
    }
    masks: dict[Cell, int] = {}
    for spot in lit:
        masks[spot.cell] = masks.get(spot.cell, 0) | 1 << spot.space
    empty = sorted(at for at in beyond if at not in board.tiles)
    covered = sorted(at for at in beyond if at in board.tiles and not board.tiles[at].open)
    return (masks, [(at, board.need(at)) for at in empty], tuple(covered))


def anew(board: Board) -> object:
    """The facts of a board that is built from the same tiles in another order."""
    backwards = dict(sorted(board.tiles.items(), reverse=True))
    return carried(Board(backwards, board.roots))


# -- live spaces -----------------------------------------------------------------------------------


def test_only_the_way_that_is_met_comes_alive() -> None:
    board = laid("0,0:NESW").put((1, 0), tile("NS.EW"))

    assert live(board) == {(0, 0): [0], (1, 0): [1]}


def test_linked_spaces_come_alive_together() -> None:
    board = laid("0,0:NESW").put((1, 0), tile("E--W")).put((2, 0), tile("hub~"))

    assert live(board) == {(0, 0): [0], (1, 0): [0, 1, 2], (2, 0): [0, 1, 2, 3]}


def test_a_dead_end_is_live_and_leads_nowhere() -> None:
    board = laid("0,0:NESW 1,0:E.W 2,0:EW")

    assert live(board) == {(0, 0): [0], (1, 0): [1]}
    assert (3, 0) not in board.frontier


def test_a_cut_off_part_dies_and_comes_back_when_it_is_joined_again() -> None:
    whole = laid("0,0:NESW 1,0:EW 2,0:EW 3,0:NEW 3,-1:NS")

    broken = whole.take((1, 0))
    mended = broken.put((1, 0), tile("EW"))

    assert live(broken) == {(0, 0): [0]}
    assert list(broken.frontier) == [(-1, 0), (0, -1), (0, 1), (1, 0)]
    assert carried(whole) == carried(mended)


def test_a_bridge_is_crossed_below_without_touching_the_way_above() -> None:
    board = laid("0,0:NESW 1,0:EW 2,0:NS.EW 3,0:EW 2,-1:NS 2,1:NS")

    assert live(board)[2, 0] == [1]
    assert not {(2, -1), (2, 1)} & set(board.live)


def test_a_ladder_far_away_is_joined_to_a_live_ladder() -> None:
    board = laid("0,0:NESW+ladder").put((5, 5), tile("NE+ladder"))

    assert live(board)[5, 5] == [0]
    assert {(5, 4), (6, 5)} <= set(board.frontier)


def test_ladders_wait_for_the_first_one_that_is_live() -> None:
    board = laid("0,0:NESW 5,5:NE+ladder 6,5:EW 9,9:E-+ladder")

    joined = board.put((1, 0), tile("W+ladder"))

    assert live(board) == {(0, 0): [0]}
    assert live(joined) == {
        (0, 0): [0],
        (1, 0): [0],
        (5, 5): [0],
        (6, 5): [0],
        (9, 9): [0, 1],
    }


def test_a_ladder_on_one_way_of_a_card_does_not_light_the_other() -> None:
    board = laid("0,0:NESW+ladder").put((5, 5), tile("NS+ladder.E"))

    assert live(board)[5, 5] == [0]


def test_without_roots_everything_that_lies_open_is_live() -> None:
    board = loose("0,0:NESW 4,4:NS.EW 6,6:?").put((2, 2), tile("N.S"))

    assert live(board) == {(0, 0): [0], (4, 4): [0, 1], (2, 2): [0, 1]}


def test_several_roots_are_all_live() -> None:
    board = laid("0,0:NS 3,0:NS.EW", START, Spot((3, 0), 1))

    assert live(board) == {(0, 0): [0], (3, 0): [1]}


# -- covered cards ---------------------------------------------------------------------------------


def test_a_covered_card_is_reached_by_a_live_way_and_not_by_rock() -> None:
    board = laid("0,0:NESW 2,0:? 1,1:?").put((1, 0), tile("EW"))

    assert board.reached == ((2, 0),)


def test_reached_cells_are_in_order() -> None:
    board = laid("0,0:NESW 1,0:? 0,1:? 0,-1:? -1,0:?")

    assert board.reached == ((-1, 0), (0, -1), (0, 1), (1, 0))


def test_a_covered_card_is_not_part_of_the_frontier_nor_live() -> None:
    board = laid("0,0:NESW 1,0:?")

    assert (1, 0) not in board.frontier
    assert (1, 0) not in board.live


def test_a_covered_card_that_is_turned_up_can_open_what_lay_behind_it() -> None:
    board = laid("0,0:NESW 1,0:? 2,0:EW")

    opened = board.put((1, 0), tile("NESW"))

    assert live(opened) == {(0, 0): [0], (1, 0): [0], (2, 0): [0]}
    assert {(1, -1), (1, 1), (3, 0)} <= set(opened.frontier)
    assert opened.reached == ()


@pytest.mark.parametrize("at", [(1, 0), (1, 1), (5, 5)], ids=["reached", "beside", "far"])
def test_a_card_laid_face_down_is_the_same_as_one_that_lay_there_from_the_beginning(
    at: Cell,
) -> None:
    board = laid("0,0:NESW")

    covered = board.put(at, tile("?"))

    assert anew(covered) == carried(covered)


def test_a_ladder_under_a_covered_card_joins_nothing() -> None:
    board = laid("0,0:NESW+ladder")

    covered = board.put((5, 5), Tile("NE+ladder", 0, face_of("NE+ladder"), is_open=False))

    assert live(covered) == {(0, 0): [0]}
    assert anew(covered) == carried(covered)


# -- the frontier ----------------------------------------------------------------------------------


def test_the_frontier_is_every_empty_cell_beside_a_live_way() -> None:
    board = laid("0,0:NESW 1,0:EW")

    assert list(board.frontier) == [(-1, 0), (0, -1), (0, 1), (2, 0)]
    assert all(board.frontier[at] == board.need(at) for at in board.frontier)


def test_a_new_neighbour_narrows_what_a_frontier_cell_asks_for() -> None:
    board = laid("0,0:NESW 0,1:NES").put((1, 1), tile("NW"))

    assert board.frontier[1, 0] == board.need((1, 0))
    assert board.need((1, 0)) != laid("0,0:NESW 0,1:NES").need((1, 0))


def test_equal_boards_list_their_frontier_in_the_same_order() -> None:
    cards = tiles("0,0:NESW 0,1:NS 1,0:EW -1,0:NESW")

    one, other = laid("0,0:NESW"), laid("0,0:NESW")
    for at in [(0, 1), (1, 0), (-1, 0)]:
        one = one.put(at, cards[at])
    for at in [(-1, 0), (1, 0), (0, 1)]:
        other = other.put(at, cards[at])

    assert one == other
    assert list(one.frontier) == list(other.frontier) == sorted(one.frontier)


# -- the law ---------------------------------------------------------------------------------------


def tries(board: Board, dice: Dealer) -> Iterator[tuple[Cell, Tile]]:
    """Some cards that could be tried next, anywhere near what lies there."""
    around = sorted({beside(at, side) for at in board.tiles for side in SIDES} - set(board.tiles))
    for _ in range(6):
        card = DECK[dice.roll(len(DECK))]
        yield around[dice.roll(len(around))], tile(card, (0, 90, 180, 270)[dice.roll(4)])


def grown(board: Board, dice: Dealer) -> Board:
    """One card more: one that fits if there is one, now and then one that does not."""
    tried = list(tries(board, dice))
    fitting = [(at, card) for at, card in tried if board.matches(at, card)]
    at, card = (fitting if fitting and dice.roll(5) else tried)[0]
    return board.put(at, card)


def changed(board: Board, dice: Dealer) -> Board:
    """A card is laid, taken away or turned up."""
    covered = [at for at, card in board.tiles.items() if not card.open]
    loose_cards = [at for at in board.tiles if at != START.cell]
    lot = dice.roll(10)
    if lot == 0 and covered:
        return board.put(covered[0], tile(DECK[dice.roll(len(DECK))]))
    if lot == 1 and loose_cards:
        return board.take(loose_cards[dice.roll(len(loose_cards))])
    return grown(board, dice)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("rooted", [True, False], ids=["rooted", "loose"])
def test_a_board_knows_what_a_board_built_anew_from_its_tiles_knows(
    seed: int,
    rooted: bool,  # noqa: FBT001 (a case)
) -> None:
    dice = Dealer(f"{seed}")
    first = "0,0:NESW+ladder 2,0:? 0,2:? -1,-1:?"
    for _ in range(GAMES):
        board = laid(first) if rooted else loose(first)
        for _ in range(LENGTH):
            board = changed(board, dice)

            assert anew(board) == carried(board)
            assert by_hand(board) == carried(board)
