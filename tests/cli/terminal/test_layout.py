"""The table as one screen."""

import re

import pytest

import undermine as um
from undermine.cli.terminal.layout import Layout, Scene
from undermine.cli.terminal.menu import Menu, Narrow, in_order
from undermine.cli.terminal.style import Style, width
from undermine.words import catalogue

ROW = ";".join(f"{x},0:EW" for x in range(1, 7))
POSITION = (
    f"saboteur seats=3 turn=1 board=0,0:start;{ROW} front2=broken-lamp "
    "hand1=EW&NESW&NES&map&fixed-lamp-pick&broken-lamp hand2=?6 hand3=?6"
)
NAMES = ("Ada", "日本語の名前", "x" * 70)
WORDS = catalogue("en")


def scene(text: str = POSITION, card: int = 0) -> Scene:
    rules, state = um.position(text)
    view = rules.view(state, 0)
    menu = Menu(rules, in_order(rules, view.piles["hand1"].cards), rules.legal(state))
    shown = menu.read(str(card)) if card else None
    log = ["Ada did something that takes many words to tell."] * 9
    assert shown is None or isinstance(shown, Narrow)
    return Scene(rules, view, 0, NAMES, log, menu, shown)


def lines(told: Scene, size: tuple[int, int], language: str = "en") -> list[str]:
    return Layout(catalogue(language, told.rules.name), Style(clears=True), size).lines(told)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("card", [0, 1, 4])
@pytest.mark.parametrize("size", [(80, 24), (72, 30), (120, 40), (40, 30), (60, 50)])
def test_the_table_fits_the_terminal(size: tuple[int, int], card: int, language: str) -> None:
    drawn = lines(scene(card=card), size, language)

    assert max(map(width, drawn)) <= size[0]
    assert len(drawn) < size[1]


def test_a_move_tells_which_goal_it_reaches() -> None:
    drawn = "\n".join(lines(scene(card=1), (80, 40)))

    assert f"H5  ─── {WORDS.card('EW')} → ?2" in drawn


def test_cards_that_can_only_be_put_away_have_their_number_in_brackets() -> None:
    drawn = "\n".join(lines(scene(POSITION.replace("front2", "front1")), (80, 40)))

    assert "(1)" in drawn
    assert WORDS.text("tool-lamp") in drawn
    assert WORDS.text("terminal-cannot-dig", tools="", hint="").partition(":")[0] in drawn


def test_what_needs_no_card_is_listed_after_the_hand() -> None:
    cutting = (
        "the-dark-cave seats=2 turn=1 hand1=NS&boots-I hand2=NS front1=battle-axe-I "
        "marks=0,0/S:web-circle:2:2 front2=web-circle"
    )

    drawn = "\n".join(lines(scene(cutting), (80, 60)))
    chosen = "\n".join(lines(scene(cutting, card=3), (80, 60)))

    assert WORDS.text("terminal-no-card") not in chosen
    assert f" 3      {WORDS.text('terminal-no-card')}" in drawn
    assert WORDS.text("terminal-choose") in chosen
    assert re.search(r"(?m)^ 1 .*\bE5\b", chosen)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("the-dark-cave seats=3 turn=1 hand1=NS front1=boots-I", "·boots (I)"),
        ("the-lost-mines seats=3 turn=1 hand1=NS front1=troll marks=1,2/E:troll:1", "·troll"),
        ("saboteur-2 seats=3 turn=1 hand1=NS front1=theft", "·Theft"),
    ],
)
def test_what_lies_before_a_seat_need_not_be_a_hindrance(text: str, told: str) -> None:
    rules, state = um.position(text)
    shown = Scene(rules, rules.view(state, 0), 0, ("Ada", "Ben", "Cy"), [], None, None)

    drawn = "\n".join(lines(shown, (120, 60)))
    asked = "\n".join(lines(scene(text), (120, 60)))

    assert told in drawn
    assert "Broken" not in asked


def test_a_cell_is_asked_for_only_where_the_card_takes_one() -> None:
    place, none = (
        WORDS.text(key, card="").replace("\u00a0", " ").strip()
        for key in ("terminal-choose-cell", "terminal-choose-move")
    )

    assert place in " ".join("\n".join(lines(scene(card=1), (200, 40))).split())
    assert none in " ".join("\n".join(lines(scene(card=6), (200, 40))).split())


def test_seats_have_the_numbers_that_notation_and_refusals_use() -> None:
    drawn = "\n".join(lines(scene(), (100, 40)))

    assert f"▶1 Ada {WORDS.text('terminal-own')}" in drawn
    assert " 2 日本語の名前" in drawn


@pytest.mark.parametrize("name", ["Al", "Ada", "Hilda", "Wilhelmine"])
@pytest.mark.parametrize("turn", [1, 10])
def test_the_columns_of_a_crowded_table_stay_in_line(name: str, turn: int) -> None:
    told = scene("saboteur seats=10 turn=1 hand1=EW&map")._replace(names=[name, *"BCDEFGHI", name])
    state = um.position(f"saboteur seats=10 turn={turn}")[1]

    drawn = lines(told._replace(state=state), (80, 24), "de")

    head = next(line for line in drawn if line.endswith("Gold"))
    seats = [line for line in drawn if line.endswith("    0")]
    assert len(seats) == 10
    assert {width(line) for line in seats} == {width(head)}


def test_broken_tools_stand_beside_their_seat_or_below() -> None:
    beside = lines(scene(), (100, 40))
    below = lines(scene(POSITION.replace("front2", "front3")), (100, 40))

    broken = f"✗{WORDS.text('tool-lamp')}"
    assert any(f"日本語の名前 {broken}" in line for line in beside)
    at = next(index for index, line in enumerate(below) if "xxx" in line)
    assert below[at + 1].endswith(broken)


def test_a_crowded_table_has_its_log_below_the_board() -> None:
    text = "saboteur seats=10 turn=1 hand1=map " + " ".join(
        f"front{seat}=broken-lamp&broken-pick&broken-cart" for seat in range(1, 4)
    )
    drawn = lines(scene(text)._replace(names=list("ABCDEFGHIJ")), (80, 24))

    assert any(line.startswith("· Ada did") for line in drawn)
    assert len(drawn) < 24


def test_gold_of_unknown_size_is_a_question_mark() -> None:
    text = POSITION.replace("saboteur ", "saboteur+hide_gold_card_count ")

    assert "?" in next(line for line in lines(scene(text), (100, 40)) if "日本語" in line)[-2:]
