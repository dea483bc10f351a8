"""The mine as a picture."""

import pytest

import undermine as um
from undermine.cli.terminal.board_art import Picture, Window, draw, emblem, window
from undermine.cli.terminal.style import Style
from undermine.core.board import Board
from undermine.core.tile import Lay

RULES = um.load("saboteur")
GOALS = ((8, -2), (8, 0), (8, 2))


def board(text: str = "0,0:start") -> Board:
    state = um.position(f"saboteur seats=3 turn=1 board={text} hand1=map hand2=map hand3=map")[1]
    found: Board = state.table.board
    return found


def drawn(text: str, picture: Picture | None = None, style: Style | None = None) -> list[str]:
    shown = picture or Picture(goals=GOALS)
    mine = board(text)
    return draw(RULES, mine, shown, window(mine, shown, (99, 99)), style or Style())


def test_start_and_covered_goals_are_told_apart_by_signs() -> None:
    lines = drawn("0,0:start")

    assert lines[0].split() == [f"{name}/{x}" for x, name in enumerate("ABCDEFGHI")]
    assert [line[4:9] for line in lines[7:10]] == ["██ ██", "  S  ", "██ ██"]
    assert [line[44:49] for line in lines[1:4]] == ["┌───┐", "│?1 │", "└───┘"]
    assert ["?1" in lines[2], "?2" in lines[8], "?3" in lines[14]] == [True] * 3


def test_rows_are_numbered_at_the_left_and_named_at_the_right() -> None:
    lines = drawn("0,0:start")

    assert [line[:4].strip() for line in lines[2::3]] == ["-2", "-1", "0", "1", "2"]
    assert [line[49:].strip() for line in lines[2::3]] == ["3", "4", "5", "6", "7"]


def test_dead_ends_have_rock_in_the_middle_and_rubble_beyond() -> None:
    lines = drawn("0,0:start;1,0:E.W")

    assert lines[8][9:14] == "  █░░"


def test_ways_that_meet_are_clear() -> None:
    assert drawn("0,0:start;1,0:NESW")[8][9:14] == " " * 5


def test_ways_that_are_cut_off_are_full_of_rubble() -> None:
    assert drawn("0,0:start;3,0:EW")[8][19:24] == "░" * 5


def test_open_goals_show_what_they_are() -> None:
    lines = drawn("0,0:start;8,0:gold;8,2:stone-ne")

    assert lines[8][46] == "$"
    assert lines[14][46] == "o"


def test_cells_carry_marks_and_cards_carry_them_in_a_corner() -> None:
    lines = drawn("0,0:start;1,0:EW", Picture({(2, 0): "1/2", (1, 0): "13"}, GOALS))

    assert lines[8][14:19].strip() == "1/2"
    assert lines[7][9:14] == "13███"


def test_a_small_window_shows_the_marks_and_says_that_there_is_more() -> None:
    mine = board("0,0:start;1,0:EW")
    shown = window(mine, Picture({(2, 0): "+"}, GOALS), (3, 3))

    assert shown == Window(range(1, 4), range(-1, 2), (True, True, True, True))
    lines = draw(RULES, mine, Picture({(2, 0): "+"}, GOALS), shown, Style())
    assert lines[0] == "  ◂  B/1  C/2  D/3 ▸".rstrip()
    assert (lines[1].strip(), lines[-1].strip()) == ("▴", "▾")


def test_a_window_keeps_to_the_board() -> None:
    mine = board("0,0:start")

    assert window(mine, Picture({(-1, 0): "+"}, GOALS), (4, 5)).columns == range(-1, 3)
    assert window(mine, Picture({}, GOALS, (8, 0)), (4, 5)).columns == range(5, 9)


def test_colour_replaces_rock_but_no_letters() -> None:
    text = "\n".join(drawn("0,0:start;1,0:E.W", style=Style(colour=True)))

    assert "\x1b[" in text
    assert "█" not in text
    assert "S" in text


@pytest.mark.parametrize(
    ("lay", "signs"),
    [
        (Lay("NS"), " │ "),
        (Lay("EW"), "───"),
        (Lay("NESW"), "─┼─"),
        (Lay("NES"), " ├─"),
        (Lay("NES", 180), "─┤ "),
        (Lay("E.W"), "─×─"),
        (Lay("broken-lamp"), " ✗ "),
        (Lay("fixed-lamp"), " + "),
        (Lay("map"), " * "),
    ],
)
def test_every_card_has_an_emblem(lay: Lay, signs: str) -> None:
    assert emblem(RULES, lay) == signs
