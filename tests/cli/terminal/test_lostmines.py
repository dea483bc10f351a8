"""The forest at a terminal: printed fields, pawns, tokens, steps."""

from __future__ import annotations

import pytest

from undermine.cli.terminal.board_art import Picture, draw, window
from undermine.cli.terminal.display import display_of
from undermine.cli.terminal.layout import Layout, Scene
from undermine.cli.terminal.menu import Do, Menu, Narrow, in_order
from undermine.cli.terminal.overlays import overlays
from undermine.cli.terminal.style import Style
from undermine.session import position
from undermine.words import catalogue

CAST = "role1=blue-loyal role2=yellow-loyal role3=blue-selfish pawn1=2,2 pawn2=1,4 pawn3=2,2"
LOSTMINES = (
    f"the-lost-mines seats=3 agenda=walk:1:3:0;nextturn:-:1 {CAST} "
    "board=2,2:EW;3,2:EW+logs;9,2:mine-gold;2,4:EW marks=3,2:axe;2,2/E:trap;2,4/E:troll:2 "
    "front2=troll points2=4 hoard2=treasure-gems-3"
)


def drawn(text: str) -> list[str]:
    rules, state = position(text)
    board = state.table.board
    picture = Picture({}, display_of(rules).goals(rules, state.table), None, overlays(state.table))
    return draw(rules, board, picture, window(board, picture, (99, 99)), Style())


def block(lines: list[str], x: int, y: int) -> list[str]:
    """The three lines of a card."""
    return [line.ljust(80)[4 + 5 * x : 9 + 5 * x] for line in lines[1 + 3 * y : 4 + 3 * y]]


def test_a_printed_board_is_drawn_whole() -> None:
    lines = drawn(LOSTMINES)

    assert lines[0].split() == [f"{name}/{x}" for x, name in enumerate("ABCDEFGHIJK")]
    assert len(lines) == 1 + 3 * 7
    assert block(lines, 5, 5)[1] == "  ·  "


def test_pawns_stand_on_their_cards_with_the_numbers_of_their_seats() -> None:
    lines = drawn(LOSTMINES)

    assert block(lines, 2, 2)[2] == "13███"
    assert block(lines, 1, 4)[2].startswith("2")


def test_many_pawns_are_told_by_a_plus() -> None:
    words = " ".join(f"role{n}=blue-loyal pawn{n}=1,2" for n in range(1, 10))

    lines = drawn(f"the-lost-mines seats=9 turn=1 {words}")

    assert block(lines, 1, 2)[2] == "12 3+"


def test_tools_lie_on_obstacles_traps_and_trolls_on_borders() -> None:
    lines = drawn(LOSTMINES)

    assert block(lines, 3, 2)[1] == "  a  "
    assert block(lines, 2, 2)[1] == "    !"
    assert block(lines, 2, 4)[1] == "    T"


def test_a_token_before_an_empty_field_lies_on_the_card_beside_it() -> None:
    lines = drawn(f"the-lost-mines seats=3 turn=1 {CAST} board=2,2:EW marks=0,2/E:trap")

    assert block(lines, 1, 2)[1].startswith("!")


def test_mines_have_their_signs_and_numbers() -> None:
    lines = drawn(LOSTMINES)

    assert block(lines, 9, 2)[1][2] == "$"
    assert block(lines, 9, 6)[1] == "│?4 │"


def test_a_cell_is_enough_to_say_where_to_step() -> None:
    rules, state = position(LOSTMINES)
    menu = Menu(rules, [], rules.legal(state))

    assert menu.read("1,2", menu.whole()) == Do(rules.legal(state)[1])
    assert menu.marks(menu.whole()) == {(3, 2): "1", (1, 2): "2"}


def test_points_and_treasures_are_told_beside_each_seat() -> None:
    rules, state = position(LOSTMINES)
    covered, _ = position(LOSTMINES.replace("the-lost-mines", "the-lost-mines+hidden_vp", 1))

    assert display_of(rules).owns(rules, state, 1) == "4+1"
    assert display_of(covered).owns(covered, state, 1) == "?+1"


# -- the whole screen ------------------------------------------------------------------------------

CROWD = "role1=blue-loyal role2=yellow-loyal role3=blue-loyal role4=yellow-selfish"
HAND = "hand1=NESW+campfire&NS+rock&troll"


def screen(text: str, language: str = "en", card: str = "") -> list[str]:
    rules, state = position(text)
    view = rules.view(state, 0)
    menu = Menu(rules, in_order(rules, view.piles["hand1"].cards), rules.legal(state))
    shown = menu.read(card) if card else None
    assert shown is None or isinstance(shown, Narrow)
    names = ["Adalbert", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida"]
    scene = Scene(rules, view, 0, names, [], menu, shown)
    return Layout(catalogue(language), Style(clears=True), (80, 24)).lines(scene)


@pytest.mark.parametrize(
    ("language", "blue", "yellow"), [("en", "1 B Ad", "2 Y Ben"), ("de", "1 B Ad", "2 G Ben")]
)
def test_a_small_terminal_shows_clans_and_says_what_the_numbers_are(
    language: str, blue: str, yellow: str
) -> None:
    lines = screen(f"the-lost-mines seats=5 turn=1 {CROWD} {HAND}", language)

    beside = " ".join(line[48:].strip() for line in lines)
    assert len(lines) <= 24
    assert any(blue in line for line in lines)
    assert any(yellow in line for line in lines)
    told, _, _ = catalogue(language).text("terminal-legend-clans").partition(".")
    assert told in " ".join(beside.split())


def test_nine_seats_still_fit_a_small_terminal() -> None:
    crowd = " ".join(f"role{seat}=blue-loyal" for seat in range(1, 6)) + " role6=yellow-loyal"

    lines = screen(f"the-lost-mines seats=9 turn=1 {crowd} {HAND}")

    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80


def test_cards_put_away_together_are_named_and_not_written() -> None:
    lines = screen(f"the-lost-mines seats=5 turn=1 {CROWD} {HAND}", card="1")

    text = "\n".join(lines)
    told, _, _ = catalogue("en").text("terminal-put-away-with", cards="|").partition("|")
    assert told in text
    assert "&" not in text
    assert "NS+rock" not in text


def test_the_clans_of_the_dark_cave_are_shown_too() -> None:
    state = "the-dark-cave seats=3 turn=1 role1=blue-loyal role2=yellow-loyal role3=blue-loyal"

    lines = screen(f"{state} hand1=EW")

    assert any("2 Y Ben" in line for line in lines)
