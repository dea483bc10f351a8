"""Tiles: a card as it lies, and the masks that the board asks of it."""

from __future__ import annotations

import pytest

from tests.core.boards import face_of, tile
from undermine.core.face import E, N, S, W, parse_face
from undermine.core.tile import COVERED, Lay, Tile


def spaces(mask: int) -> list[int]:
    return [index for index in range(mask.bit_length()) if mask >> index & 1]


def test_a_lay_is_written_as_card_and_turn() -> None:
    assert [str(Lay("NES", turn)) for turn in (0, 180, 90)] == ["NES", "NES~", "NES~90"]


def test_a_tile_says_which_card_lies_there_and_how() -> None:
    assert Lay("NES", 180) == tile("NES~").lay


def test_each_open_side_belongs_to_one_space_and_rock_to_none() -> None:
    assert tile("NS+green.E").owner == {N: 0, S: 0, E: 1}


def test_a_turned_tile_opens_where_its_ports_now_point() -> None:
    turned = tile("NE~")

    assert turned.ports == S | W
    assert turned.owner == {S: 0, W: 0}


@pytest.mark.parametrize(
    ("card", "space", "joined"),
    [
        ("NESW", 0, [0]),
        ("NS.EW", 0, [0]),
        ("NS.EW", 1, [1]),
        ("N--S", 0, [0, 1, 2]),
        ("N=S.E-W", 1, [0, 1]),
        ("N=S.E-W", 3, [2, 3]),
        ("hub", 1, [0, 1, 2, 3]),
        ("tunnel", 5, [0, 1, 2, 3, 4, 5, 6]),
    ],
)
def test_spaces_are_joined_by_links_however_many_it_takes(
    card: str, space: int, joined: list[int]
) -> None:
    assert joined == spaces(tile(card).joined(space))


def test_links_in_any_order_join_the_same_spaces() -> None:
    chain = parse_face("N----S")
    backwards = Tile("chain", 0, type(chain)(chain.spaces, tuple(reversed(chain.links))))

    assert [spaces(backwards.joined(space)) for space in range(5)] == [[0, 1, 2, 3, 4]] * 5


def test_mouths_are_the_sides_that_some_spaces_open_to() -> None:
    bridge = tile("NS.EW")

    assert [bridge.mouths(mask) for mask in range(4)] == [0, N | S, E | W, 15]


def test_ladders_are_the_spaces_that_show_one() -> None:
    assert spaces(tile("E-+ladder").ladders) == [1]
    assert spaces(tile("NS+ladder.E+ladder").ladders) == [0, 1]
    assert tile("NESW").ladders == 0


def test_a_card_that_lies_face_down_shows_no_side() -> None:
    covered = Tile("NESW", 0, face_of("NESW"), is_open=False)

    assert not covered.open
    assert (covered.ports, covered.owner) == (0, {})


def test_the_covered_tile_says_nothing_about_its_card() -> None:
    assert not COVERED.open
    assert Lay("") == COVERED.lay


def test_tiles_are_equal_when_the_same_card_lies_the_same_way_up() -> None:
    one = tile("NES")

    assert one == Tile("NES", 0, face_of("NES"))
    assert hash(one) == hash(Tile("NES", 0, face_of("NES")))
    assert one != tile("NES~")
    assert one != tile("NEW")
    assert one != Tile("NES", 0, face_of("NES"), is_open=False)
    assert one != "NES"


def test_a_tile_prints_what_it_is() -> None:
    assert repr(tile("NES~")) == "Tile('NES', 180)"
    assert repr(COVERED) == "Tile('', 0, is_open=False)"
