"""Rockfall: a path card leaves the maze, and the rest stays."""

import pytest

from undermine.testing import Scene

ROW = "1,0:EW;2,0:EW;3,0:EW;4,0:EW;5,0:EW;6,0:EW"


# -- playing it ------------------------------------------------------------------------------------


def test_rockfall_takes_a_card_of_choice_out_of_the_maze() -> None:
    """SAB-059"""
    scene = Scene("saboteur seats=3 turn=1 board=1,0:EW;2,0:NS;0,1:NS hand1=rockfall&map")

    scene = scene.play("rockfall 2,0")

    assert scene.board == "0,0:start;0,1:NS;1,0:EW"
    assert scene.pile("hand1") == "map"


def test_rockfall_is_aimed_at_a_cell_and_at_nobody() -> None:
    """SAB-058"""
    scene = Scene("saboteur seats=3 turn=2 board=1,0:EW;0,1:NS hand2=rockfall")

    assert scene.legal == ["rockfall 0,1", "rockfall 1,0", "discard rockfall"]
    with pytest.raises(ValueError, match="a cell is x,y"):
        scene.read("rockfall 3")


def test_rockfall_leaves_nothing_before_any_seat() -> None:
    """SAB-058, SAB-060"""
    scene = Scene(
        "saboteur seats=3 turn=1 board=1,0:EW hand1=rockfall hand2=map hand3=NS front3=broken-lamp"
    )

    scene = scene.play("rockfall 1,0")

    assert scene.state.table.front == ((), (), ("broken-lamp",))
    assert (scene.pile("hand2"), scene.pile("hand3")) == ("map", "NS")


def test_rockfall_uses_up_both_cards() -> None:
    """SAB-060"""
    scene = Scene("saboteur seats=3 turn=1 board=1,0:EW;2,0:NEW~ hand1=rockfall")

    scene = scene.play("rockfall 2,0")

    assert scene.pile("discard") == "NEW&rockfall"


def test_everybody_knows_what_rockfall_used_up() -> None:
    """SAB-046, SAB-060"""
    scene = Scene("saboteur seats=3 turn=1 board=1,0:EW hand1=rockfall")

    scene = scene.play("rockfall 1,0")

    assert scene.text.endswith(" notes==:discard:EW&rockfall")
    assert [(event.cards, event.readers) for event in scene.happened("fell")] == [(("EW",), -1)]


# -- what it can hit -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "cell"),
    [
        ("1,0:EW", "1,0"),
        ("1,0:EW;2,0:EW;3,0:EW", "2,0"),
        ("1,0:EW;2,0:E~", "2,0"),
        ("1,0:E.W", "1,0"),
        ("1,0:EW;3,0:EW", "3,0"),
        ("-1,0:NESW", "-1,0"),
        (ROW + ";7,0:EW;8,0:stone-ne~", "7,0"),
        (ROW + ";7,0:EW;8,0:stone-ne~;8,1:NW", "8,1"),
    ],
    ids=[
        "end-of-a-way",
        "middle-of-a-way",
        "dead-end",
        "stubs",
        "cut-off",
        "behind-the-start",
        "before-a-goal",
        "behind-a-goal",
    ],
)
def test_any_path_card_can_be_hit(board: str, cell: str) -> None:
    """SAB-061"""
    scene = Scene(f"saboteur seats=3 turn=1 board={board} hand1=rockfall")

    after = scene.play(f"rockfall {cell}")

    assert f"rockfall {cell}" in scene.legal
    assert cell not in [card.partition(":")[0] for card in after.board.split(";")]


@pytest.mark.parametrize(("passes", "seat"), [(0, "2"), (1, "3"), (2, "1")])
def test_whoever_laid_a_card_anybody_can_remove_it(passes: int, seat: str) -> None:
    """SAB-059, SAB-061"""
    scene = Scene(
        "saboteur seats=3 turn=1 stock=- hand1=EW&rockfall hand2=map&rockfall hand3=map&rockfall"
    )

    scene = scene.play("place EW 1,0", *["discard map"] * passes)

    assert scene.actor == seat
    assert scene.play("rockfall 1,0").board == "0,0:start"


def test_the_start_card_stays() -> None:
    """SAB-059"""
    scene = Scene("saboteur seats=3 turn=1 board=1,0:EW hand1=rockfall")

    assert scene.refused("rockfall 0,0") == "SAB-059"
    assert scene.legal == ["rockfall 1,0", "discard rockfall"]


@pytest.mark.parametrize("cell", ["8,-2", "8,0", "8,2"])
def test_face_down_goals_stay(cell: str) -> None:
    """SAB-059, SAB-R12"""
    scene = Scene("saboteur seats=3 turn=1 board=1,0:EW hand1=rockfall")

    assert scene.refused(f"rockfall {cell}") == "SAB-059"
    assert f"rockfall {cell}" not in scene.legal


def test_face_up_goals_stay_too() -> None:
    """SAB-059, SAB-R12"""
    scene = Scene("saboteur seats=3 turn=1 board=7,0:EW;8,0:stone-ne~ hand1=rockfall")

    assert scene.refused("rockfall 8,0") == "SAB-059"
    assert scene.legal == ["rockfall 7,0", "discard rockfall"]


def test_a_goal_that_is_cut_off_is_not_turned_back() -> None:
    """SAB-R12"""
    scene = Scene(f"saboteur seats=3 turn=1 board={ROW};7,0:EW;8,0:stone-ne~ hand1=rockfall&map")

    scene = scene.play("rockfall 7,0")

    assert scene.board.endswith(";6,0:EW;8,0:stone-ne~")
    assert scene.pile("goal2") == "-"


@pytest.mark.parametrize("cell", ["2,0", "7,0", "-5,5"])
def test_rockfall_needs_a_card_to_remove(cell: str) -> None:
    """SAB-R13"""
    scene = Scene("saboteur seats=3 turn=1 board=1,0:EW hand1=rockfall")

    assert scene.refused(f"rockfall {cell}") == "SAB-R13"


def test_without_path_cards_rockfall_can_only_be_discarded() -> None:
    """SAB-R13, SAB-R18"""
    scene = Scene("saboteur seats=3 turn=1 hand1=rockfall")

    assert scene.legal == ["discard rockfall"]
    assert scene.refused("discard rockfall") is None


# -- what it leaves behind -------------------------------------------------------------------------


def test_a_gap_can_be_filled_again() -> None:
    """SAB-062

    This is case PL18: what lies beyond the gap is joined to the start again.
    """
    scene = Scene(
        f"saboteur seats=3 turn=1 stock=- board={ROW} hand1=rockfall&map hand2=EW&map hand3=NW&map"
    )

    scene = scene.play("rockfall 4,0", "place EW 4,0")

    assert scene.board == f"0,0:start;{ROW}"
    assert scene.refused("place NW 7,0") is None


def test_a_gap_can_be_filled_with_another_card_that_fits() -> None:
    """SAB-062"""
    scene = Scene("saboteur seats=3 turn=1 board=1,0:EW;3,0:EW hand1=E.W&EW&NESW&NEW&NS&NW")

    filling = [play for play in scene.legal if play.endswith(" 2,0")]

    assert filling == [
        "place E.W 2,0",
        "place EW 2,0",
        "place NESW 2,0",
        "place NEW 2,0",
        "place NEW~ 2,0",
    ]


def test_a_cut_off_part_stays_where_it_is() -> None:
    """SAB-R11"""
    scene = Scene("saboteur seats=3 turn=1 board=1,0:EW;2,0:EW;3,0:NEW;3,-1:NS hand1=rockfall")

    scene = scene.play("rockfall 1,0")

    assert scene.board == "0,0:start;2,0:EW;3,-1:NS;3,0:NEW"


def test_a_cut_off_part_cannot_be_built_on() -> None:
    """SAB-R03, SAB-R11"""
    scene = Scene(
        "saboteur seats=3 turn=1 stock=- board=1,0:EW;2,0:EW;3,0:EW hand1=rockfall&map hand2=EW"
    )

    scene = scene.play("rockfall 2,0")

    assert scene.refused("place EW 4,0") == "SAB-044"
    assert scene.legal == ["place EW -1,0", "place EW 2,0", "discard EW"]


def test_a_cut_off_part_still_takes_up_its_cells() -> None:
    """SAB-R11"""
    scene = Scene("saboteur seats=3 turn=1 board=2,0:EW;3,0:EW hand1=EW")

    assert scene.refused("place EW 3,0") == "SAB-041"


def test_a_new_card_must_fit_the_cut_off_part() -> None:
    """SAB-042, SAB-R11"""
    scene = Scene("saboteur seats=3 turn=1 board=1,0:EW;3,0:EW hand1=NW&NEW")

    assert scene.refused("place NW 2,0") == "SAB-042"
    assert scene.refused("place NEW 2,0") is None


def test_a_part_that_is_joined_again_can_be_built_on() -> None:
    """SAB-R11"""
    scene = Scene(
        "saboteur seats=3 turn=1 stock=- board=2,0:EW;3,0:NEW;3,-1:NS hand1=EW&map hand2=EW&NS&map"
    )

    scene = scene.play("place EW 1,0")

    assert scene.refused("place EW 4,0") is None
    assert scene.refused("place NS 3,-2") is None


def test_a_part_that_another_way_leads_to_is_not_cut_off() -> None:
    """SAB-R11"""
    ring = "1,0:EW;2,0:NW;0,-1:NW~;1,-1:EW;2,-1:NEW~"
    scene = Scene(f"saboteur seats=3 turn=1 stock=- board={ring} hand1=rockfall&map hand2=EW&map")

    scene = scene.play("rockfall 1,0")

    assert scene.refused("place EW 3,-1") is None
    assert scene.refused("place EW 1,0") is None
