"""Scenes: what tests read off a position."""

from __future__ import annotations

import pytest

from undermine.testing import Scene


@pytest.mark.parametrize(
    ("game", "board"),
    [
        ("saboteur", "0,0:start"),
        ("saboteur-2", "0,0:start"),
        ("the-dark-cave", "0,0:start"),
        ("the-lost-mines", "1,2:start-blue;1,4:start-yellow"),
    ],
)
def test_the_board_of_a_fresh_table_shows_the_start_cards(game: str, board: str) -> None:
    assert Scene(f"{game} seats=3 turn=1").board == board
    assert Scene(f"{game} seats=3 turn=1").table("board") == board


def test_what_lies_before_each_seat_is_a_field_as_well() -> None:
    scene = Scene("the-dark-cave seats=3 turn=1 front2=boots-I gold3=1 pawn1=0,0")

    assert scene.table("front") == "-;boots-I;-"
    assert scene.table("gold") == "3;3;1"
    assert scene.table("pawn") == "0,0;0,0;0,0"
    assert scene.table("starter") == "1"
