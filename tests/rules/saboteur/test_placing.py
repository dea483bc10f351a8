"""Laying path cards: where they may lie, and which way round."""

import pytest

from undermine.testing import Scene

ROW = "1,0:EW;2,0:EW;3,0:EW;4,0:EW;5,0:EW;6,0:EW"
"""A way that ends one cell before the middle goal."""
STONES = "goals=gold;stone-ne;stone-nw"


def card_of(play: str) -> str:
    """The card of `NES~ 2,0`."""
    return play.partition(" ")[0].rstrip("~")


def scene_with(card: str, board: str = "0,0:start", more: str = "") -> Scene:
    return Scene(f"saboteur seats=3 turn=1 board={board} hand1={card} {more}")


def try_out(play: str, board: str = "0,0:start", more: str = "") -> str | None:
    """Say which rule forbids to lay a card; what is offered must agree with it."""
    scene = scene_with(card_of(play), board, more)
    rule = scene.refused(f"place {play}")
    assert (f"place {play}" in scene.legal) == (rule is None)
    return rule


@pytest.mark.parametrize(
    ("board", "play", "rule"),
    [
        pytest.param("0,0:start", "EW 1,0", None, id="PL01"),
        pytest.param("0,0:start", "NS 1,0", "SAB-042", id="PL02"),
        pytest.param("0,0:start", "NS 0,1", None, id="PL03"),
        pytest.param("0,0:start", "EW 2,0", "SAB-041", id="PL04"),
        pytest.param("0,0:start", "NW 1,0", None, id="PL05"),
        pytest.param("0,0:start", "NESW 1,1", "SAB-041", id="PL07"),
        pytest.param("0,0:start", "NESW -1,0", None, id="PL08"),
        pytest.param("0,0:start", "N.E.S.W 0,-1", None, id="PL09"),
        pytest.param("0,0:start", "NESW 7,0", "SAB-R04", id="PL10"),
        pytest.param("1,0:E~", "NESW 2,0", "SAB-042", id="PL11"),
        pytest.param("1,0:E.W", "EW 2,0", "SAB-044", id="PL13"),
        pytest.param(ROW, "NEW 7,0", None, id="PL14"),
        pytest.param(ROW, "NW 7,0", None, id="PL15"),
        pytest.param(ROW, "E.W 7,0", None, id="PL16"),
        pytest.param("1,0:EW;2,0:EW;3,0:EW;5,0:EW;6,0:EW", "EW 4,0", None, id="PL18"),
        pytest.param(ROW, "EW 7,0", None, id="PL19-PL20"),
        pytest.param(ROW + ";7,0:NW;7,-1:NEW~", "NEW~ 8,-1", None, id="PL22"),
    ],
)
def test_worked_cases(board: str, play: str, rule: str | None) -> None:
    """SAB-041, SAB-042, SAB-044, SAB-R02, SAB-R03, SAB-R04"""
    assert try_out(play, board) == rule


@pytest.mark.parametrize(
    ("board", "goals", "play", "opened"),
    [
        pytest.param(ROW, "?;stone-nw;?", "NEW 7,0", ["stone-nw"], id="PL14"),
        pytest.param(ROW, "?;?;?", "NW 7,0", [], id="PL15"),
        pytest.param(ROW, "?;?;?", "E.W 7,0", [], id="PL16"),
        pytest.param(ROW, "?;stone-ne;?", "EW 7,0", ["stone-ne~"], id="PL19"),
        pytest.param(ROW, "?;stone-nw;?", "EW 7,0", ["stone-nw"], id="PL20"),
        pytest.param(ROW + ";7,0:NW;7,-1:NEW~", "?;gold;?", "NEW~ 8,-1", ["gold"], id="PL22"),
    ],
)
def test_worked_cases_of_reaching_a_goal(
    board: str, goals: str, play: str, opened: list[str]
) -> None:
    """SAB-067, SAB-070, SAB-R02, SAB-R05

    In PL22 the card shows rock to a second goal, which stays face down.
    """
    roles = "role1=digger role2=digger role3=digger role-pile=saboteur"
    scene = scene_with(card_of(play), board, f"goals={goals} {roles}")

    cards = scene.play(f"place {play}").board.split(";")

    assert [card for card in cards if card.startswith("8,0:")] == [f"8,0:{card}" for card in opened]
    assert not [card for card in cards if card.startswith(("8,-2:", "8,2:"))]


# -- beside what -----------------------------------------------------------------------------------


def test_a_laid_card_lies_on_the_board_and_leaves_the_hand() -> None:
    """SAB-041"""
    scene = scene_with("EW&map")

    scene = scene.play("place EW 1,0")

    assert scene.board == "0,0:start;1,0:EW"
    assert scene.pile("hand1") == "map"
    assert scene.pile("discard") == "-"


@pytest.mark.parametrize("cell", ["0,0", "1,0", "8,0", "8,-2", "8,2"])
def test_a_cell_that_is_taken_cannot_be_built_on(cell: str) -> None:
    """SAB-041"""
    assert try_out(f"NESW {cell}", "1,0:NESW") == "SAB-041"


@pytest.mark.parametrize("cell", ["2,0", "-3,0", "0,5", "4,4", "-1,-1", "1,-1", "100,100"])
def test_a_card_must_share_a_side_with_a_card_on_the_table(cell: str) -> None:
    """SAB-041"""
    assert try_out(f"NESW {cell}") == "SAB-041"


@pytest.mark.parametrize("cell", ["7,0", "9,0", "7,-2", "8,-3", "8,3", "8,-1", "8,1"])
def test_a_face_down_goal_is_nothing_to_build_on(cell: str) -> None:
    """SAB-R04"""
    assert try_out(f"NESW {cell}") == "SAB-R04"


# -- mouth to mouth, rock to rock ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cell", "fitting", "wrong"),
    [("1,0", "EW", "NS"), ("-1,0", "EW", "NS"), ("0,1", "NS", "EW"), ("0,-1", "NS", "EW")],
    ids=["east", "west", "south", "north"],
)
def test_rock_may_not_meet_a_mouth(cell: str, fitting: str, wrong: str) -> None:
    """SAB-042"""
    assert try_out(f"{fitting} {cell}") is None
    assert try_out(f"{wrong} {cell}") == "SAB-042"


@pytest.mark.parametrize(
    ("card", "rule"), [("NS", "SAB-042"), ("EW", "SAB-042"), ("NW", None), ("NESW", None)]
)
def test_a_card_must_fit_all_its_neighbours(card: str, rule: str | None) -> None:
    """SAB-042"""
    assert try_out(f"{card} 1,1", "1,0:NEW~;0,1:NES") == rule


@pytest.mark.parametrize(
    ("board", "cell"),
    [
        ("0,1:NES;1,0:EW", "1,1"),
        ("0,-1:NES;1,0:EW", "1,-1"),
        ("1,0:NEW;0,-1:NS", "1,-1"),
        ("-1,0:NEW;0,-1:NS", "-1,-1"),
    ],
    ids=["north", "south", "west", "east"],
)
def test_a_mouth_may_not_meet_rock(board: str, cell: str) -> None:
    """SAB-042"""
    assert try_out(f"NESW {cell}", board) == "SAB-042"


def test_a_card_must_fit_what_was_laid_just_before() -> None:
    """SAB-042"""
    scene = Scene(
        "saboteur seats=3 turn=1 stock=- hand1=NES&map hand2=EW&map hand3=EW&NESW&NEW&map"
    )

    scene = scene.play("place NES 0,1", "place EW 1,0")

    assert [play for play in scene.legal if play.endswith(" 1,1")] == [
        "place EW 1,1",
        "place NEW~ 1,1",
    ]


def test_rock_may_meet_rock() -> None:
    """SAB-042"""
    assert try_out("EW 1,1", "0,1:NES;1,0:EW") is None


# -- turned by half --------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["EW", "NS", "NE", "NW", "NES", "NEW", "E.W", "N.E.S"])
@pytest.mark.parametrize("quarter", ["~90", "~270"])
@pytest.mark.parametrize("cell", ["1,0", "0,1"])
def test_no_card_is_laid_crosswise(card: str, quarter: str, cell: str) -> None:
    """SAB-043"""
    scene = scene_with(card)

    assert scene.refused(f"place {card}{quarter} {cell}") == "SAB-043"
    assert not [play for play in scene.legal if quarter in play]


@pytest.mark.parametrize("card", ["NEW", "NEW~"])
def test_a_card_may_be_laid_either_way_up(card: str) -> None:
    """SAB-R01"""
    scene = scene_with("NEW")

    assert f"place {card} 1,0" in scene.legal
    assert scene.play(f"place {card} 1,0").board == f"0,0:start;1,0:{card}"


def test_a_card_turned_by_half_shows_its_ways_on_the_opposite_sides() -> None:
    """SAB-R01"""
    assert try_out("NE -1,0") is None
    assert try_out("NE~ -1,0") == "SAB-042"
    assert try_out("NE 1,0") == "SAB-042"
    assert try_out("NE~ 1,0") is None


@pytest.mark.parametrize("card", ["EW", "NESW", "E.W", "N.E.S.W"])
def test_a_card_that_looks_the_same_turned_is_offered_once(card: str) -> None:
    """SAB-R01"""
    scene = scene_with(card)

    assert [play for play in scene.legal if play.endswith(" 1,0")] == [f"place {card} 1,0"]
    assert scene.play(f"place {card}~ 1,0").board == f"0,0:start;1,0:{card}"


def test_a_card_that_lies_is_not_turned_any_more() -> None:
    """SAB-R01"""
    scene = Scene("saboteur seats=3 turn=1 hand1=NEW&map hand2=NEW&map stock=-")

    scene = scene.play("place NEW 1,0")

    assert scene.refused("place NEW~ 1,0") == "SAB-041"


# -- joined to the start ---------------------------------------------------------------------------


def test_the_far_end_of_a_dead_end_cannot_be_built_on() -> None:
    """SAB-044, SAB-R03"""
    dead_end = "0,-1:N.E.S.W"

    assert try_out("NS 0,-2", dead_end) == "SAB-044"
    assert try_out("EW -1,-1", dead_end) == "SAB-044"
    assert try_out("EW 1,-1", dead_end) == "SAB-044"


def test_a_card_that_shares_only_rock_with_the_maze_is_not_joined() -> None:
    """SAB-044"""
    assert try_out("EW 1,1", "1,0:EW") == "SAB-044"


def test_cards_without_a_link_to_the_start_cannot_be_built_on() -> None:
    """SAB-044, SAB-R03"""
    assert try_out("EW 5,0", "1,0:EW;3,0:EW;4,0:EW") == "SAB-044"


def test_cards_that_lead_on_carry_the_way_from_the_start() -> None:
    """SAB-044"""
    assert try_out("NESW 2,-2", "1,0:NW;1,-1:NES;2,-1:NW") is None


def test_a_far_end_is_no_hindrance_where_another_way_leads() -> None:
    """SAB-R03"""
    around = "1,0:E.W;0,-1:NW~;1,-1:EW;2,-1:NE~"

    assert try_out("NW 2,0", around) is None
    assert try_out("NS 2,0", around) == "SAB-042"


@pytest.mark.parametrize(
    ("play", "turned"),
    [("N~ 0,-1", "N~"), ("E~ 1,0", "E~"), ("N.S 0,1", "N.S"), ("N.E.W~ 1,0", "N.E.W~")],
)
def test_dead_ends_may_be_laid_like_any_other_card(play: str, turned: str) -> None:
    """SAB-042, SAB-044"""
    scene = scene_with(turned.rstrip("~"))

    scene = scene.play(f"place {play}")

    assert turned in scene.board


def test_a_dead_end_at_the_end_of_a_way_closes_it() -> None:
    """SAB-R03"""
    scene = Scene("saboteur seats=3 turn=1 board=1,0:EW hand1=E.W&map hand2=EW&map stock=-")

    scene = scene.play("place E.W 2,0")

    assert scene.refused("place EW 3,0") == "SAB-044"


# -- goals -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("play", ["NW 7,0", "NE~ 7,0", "E~ 7,0", "EW 7,0", "NESW 7,0", "N.E.W 7,0"])
def test_a_face_down_goal_fits_way_and_rock_alike(play: str) -> None:
    """SAB-R02"""
    assert try_out(play, ROW) is None


@pytest.mark.parametrize("play", ["NEW 8,-1", "NEW~ 8,-1", "EW 8,-1", "NESW 8,-1", "E~ 8,-1"])
def test_between_two_face_down_goals_only_the_other_neighbours_count(play: str) -> None:
    """SAB-R02"""
    assert try_out(play, ROW + ";7,0:NW;7,-1:NEW~") is None


def test_a_goal_that_lies_open_must_be_fitted() -> None:
    """SAB-042, SAB-R09"""
    opened = ROW + ";7,0:NEW;7,-1:NEW~;8,0:stone-nw"

    assert try_out("EW 8,-1", opened) == "SAB-042"
    assert try_out("NEW~ 8,-1", opened) is None
    assert try_out("NEW 8,-1", opened) == "SAB-042"


def test_an_edge_that_does_not_fit_a_turned_up_goal_stays_as_it_is() -> None:
    """SAB-R09

    The card at 8,1 shows rock to the stone; what takes its place later must fit.
    """
    below = ROW.replace("6,0:EW", "6,0:NEW~") + ";6,1:NE;7,1:EW;8,1:E~"
    scene = Scene(
        f"saboteur seats=3 turn=1 board={below} {STONES} "
        "hand1=EW&map hand2=rockfall&map hand3=E&NW&map stock=-"
    )

    turned_up = scene.play("place EW 7,0")
    cleared = turned_up.play("rockfall 8,1")

    assert turned_up.board.endswith(";8,0:stone-ne~;8,1:E~")
    assert cleared.refused("place E~ 8,1") == "SAB-042"
    assert cleared.refused("place NW 8,1") is None


def test_the_way_of_a_turned_up_stone_can_be_built_on() -> None:
    """SAB-R10"""
    scene = Scene(
        f"saboteur seats=3 turn=1 board={ROW} {STONES} hand1=EW&map hand2=N&NW&map stock=-"
    )

    scene = scene.play("place EW 7,0")

    assert "8,0:stone-ne~" in scene.board
    assert [play for play in scene.legal if play.endswith(" 8,1")] == [
        "place N 8,1",
        "place NW 8,1",
    ]


def test_rock_of_a_turned_up_stone_leads_nowhere() -> None:
    """SAB-R10"""
    opened = ROW + ";7,0:EW;8,0:stone-ne~"

    assert try_out("NS 9,0", opened) == "SAB-044"
    assert try_out("EW 9,0", opened) == "SAB-042"
