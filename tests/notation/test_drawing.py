"""Boards as text."""

from typing import Any

from hypothesis import given

from undermine import State, load, position
from undermine.notation.drawing import draw
from undermine.testing.strategies import states

RULES = load("saboteur")
BOARD = """\
     -1    0    1    2    3    4    5    6    7    8
                                                 ░░░░░
 -2                                              ░░?░░ 3
                                                 ░░░░░

 -1        ·    ·                                      4

         ██ ████ ███████                         ░░░░░
  0   ·    S         █                           ░░?░░ 5
         ██ ████████████                         ░░░░░

  1        ·                                           6

                                                 ░░░░░
  2                                              ░░?░░ 7
                                                 ░░░░░
      Z    A    B    C    D    E    F    G    H    I"""


def picture(text: str) -> str:
    """Draw a position."""
    rules, state = position(text)
    return draw(rules, state)


def cell(drawing: str, x: int, y: int) -> list[str]:
    """Return the three lines of a cell, each five signs wide."""
    top, *lines = drawing.split("\n")
    column = 4 + 5 * [int(number) for number in top.split()].index(x)
    row = next(n for n, line in enumerate(lines) if line[:3].strip() == str(y))
    return [line[column : column + 5].ljust(5) for line in lines[row - 1 : row + 2]]


def test_a_whole_board() -> None:
    assert picture("saboteur turn=1 board=1,0:NEW;2,0:E.W") == BOARD


def test_ways_are_clear_and_rock_is_dark() -> None:
    drawing = picture("saboteur turn=1 board=1,0:NES;2,0:NES~;0,1:NS")

    assert cell(drawing, 1, 0) == ["██ ██", "██   ", "██ ██"]
    assert cell(drawing, 2, 0) == ["██ ██", "   ██", "██ ██"]
    assert cell(drawing, 0, 1) == ["██ ██", "██ ██", "██ ██"]


def test_ways_that_do_not_meet_have_rock_between_them() -> None:
    drawing = picture("saboteur turn=1 board=1,0:N.E.S.W;0,1:N.S")

    assert cell(drawing, 1, 0) == ["██ ██", "  █  ", "██ ██"]
    assert cell(drawing, 0, 1) == ["██ ██", "█████", "██ ██"]


def test_goals_are_covered_until_they_are_reached() -> None:
    drawing = picture("saboteur turn=1 board=8,0:gold;8,2:stone-ne")

    assert cell(drawing, 8, -2) == ["░░░░░", "░░?░░", "░░░░░"]
    assert cell(drawing, 8, 0) == ["██ ██", "  $  ", "██ ██"]
    assert cell(drawing, 8, 2) == ["██ ██", "██o  ", "█████"]


def test_the_start_card_has_its_letter() -> None:
    assert cell(picture("saboteur turn=1"), 0, 0) == ["██ ██", "  S  ", "██ ██"]


def test_free_places_beside_live_ways_have_a_dot() -> None:
    drawing = picture("saboteur turn=1 board=1,0:E.W;5,0:EW")

    assert cell(drawing, 0, 1)[1] == cell(drawing, -1, 0)[1] == "  ·  "
    assert cell(drawing, 2, 0)[1] == cell(drawing, 4, 0)[1] == "     "


@given(states(RULES, deals=1))
def test_every_card_of_the_board_is_drawn(state: State[Any]) -> None:
    drawing = draw(RULES, state)

    for (x, y), tile in state.table.board.tiles.items():
        assert ("".join(cell(drawing, x, y)).count("░") > 0) == (not tile.open)
    assert all(line == line.rstrip() for line in drawing.split("\n"))


@given(states(RULES, deals=1))
def test_a_drawing_shows_everybody_the_same(state: State[Any]) -> None:
    assert draw(RULES, RULES.view(state, 0)) == draw(RULES, RULES.view(state, -4))
