"""Thunderstorms."""

from __future__ import annotations

import pytest

from tests.rules.lostmines.tables import ROAD, lostmines, spectator_sees, word

STORM = "hand1=thunderstorm&thunderstorm&NS stock=?10"


def test_a_thunderstorm_is_shown_and_takes_a_path_card_away() -> None:
    """TLM-109, TLM-110, TLM-112, TLM-R44"""
    scene = lostmines(f"{STORM} board=2,2:EW;3,2:ESW").play("storm 3,2")

    (event,) = scene.happened("stormed")
    assert (event.cards, event.readers) == (("ESW",), -1)
    assert "3,2:ESW" not in word(scene, "board")
    assert scene.pile("discard") == "ESW&thunderstorm"
    assert spectator_sees(scene, "discard") == "?2"
    assert scene.refused("storm 3,2") != "TLM-R40"


def test_the_field_can_be_built_on_again() -> None:
    """TLM-112"""
    scene = lostmines(f"{STORM} board=2,2:EW;3,2:EW").play("storm 3,2")

    assert (3, 2) in scene.state.table.board.frontier


def test_any_path_card_without_a_dwarf_can_be_hit() -> None:
    """TLM-110, TLM-R45"""
    scene = lostmines(f"{STORM} board=2,2:EW;3,2:EW;2,4:EW;6,6:NS pawn3=3,2")

    hit = {move.split()[1] for move in scene.legal if move.startswith("storm")}

    assert hit == {"2,2", "2,4", "6,6"}


@pytest.mark.parametrize("face", ["EW", "EW+rock"])
def test_a_card_with_a_dwarf_on_it_stays(face: str) -> None:
    """TLM-110, TLM-R18"""
    scene = lostmines(f"{STORM} board=2,2:{face} pawn2=2,2")

    assert scene.refused("storm 2,2") == "TLM-110"


def test_a_bridged_obstacle_with_a_dwarf_on_it_stays() -> None:
    """TLM-R18, TLM-R41"""
    scene = lostmines(f"{STORM} board=2,2:EW+logs marks=2,2:axe pawn2=2,2")

    assert scene.refused("storm 2,2") == "TLM-110"


def test_start_cards_stay() -> None:
    """TLM-114"""
    scene = lostmines(f"{STORM} pawn1=1,4 pawn3=1,4")

    assert scene.refused("storm 1,2") == "TLM-114"


@pytest.mark.parametrize("mine", ["", "9,2:mine-gold", "9,2:mine-dragon"])
def test_mines_stay_face_up_or_down_and_so_does_the_dragons(mine: str) -> None:
    """TLM-115, TLM-R42"""
    scene = lostmines(f"{STORM} board={ROAD};{mine}".rstrip(";"))

    assert scene.refused("storm 9,2") == "TLM-115"


def test_a_thunderstorm_needs_something_to_hit() -> None:
    """TLM-R40"""
    scene = lostmines(STORM)

    assert scene.refused("storm 3,3") == "TLM-R40"
    assert not any(move.startswith("storm") for move in scene.legal)
    assert "discard thunderstorm" in scene.legal


def test_a_tool_goes_with_its_card() -> None:
    """TLM-111"""
    scene = lostmines(f"{STORM} board=2,2:EW;3,2:EW+logs marks=3,2:axe").play("storm 3,2")

    assert word(scene, "marks") == ""
    assert scene.rules.hooks.facts(scene.rules, scene.state.table)["supply"]["axe"] == 3


def test_a_trap_stays_while_one_of_its_fields_is_used() -> None:
    """TLM-113"""
    scene = lostmines(f"{STORM} board=2,2:EW;3,2:EW marks=2,2/E:trap pawn1=1,2 pawn3=1,2")

    once = scene.play("storm 3,2", "stop")
    assert word(once, "marks") == "2,2/E:trap"

    both = lostmines("hand1=thunderstorm&NS board=2,2:EW marks=2,2/E:trap").play("storm 2,2")
    assert word(both, "marks") == ""


@pytest.mark.parametrize(
    ("board", "hit", "mark"),
    [
        ("2,2:EW", "2,2", "1,2/E"),
        (f"{ROAD}", "8,2", "8,2/E"),
        ("8,2:EW;9,2:mine-gold", "8,2", "8,2/E"),
    ],
)
def test_a_token_stays_beside_a_start_card_or_a_mine(board: str, hit: str, mark: str) -> None:
    """TLM-113, TLM-R43"""
    scene = lostmines(f"{STORM} board={board} marks={mark}:trap").play(f"storm {hit}")

    assert word(scene, "marks") == f"{mark}:trap"


def test_a_troll_that_loses_its_place_takes_its_card_along() -> None:
    """TLM-R39"""
    scene = lostmines(f"{STORM} board=2,2:EW;3,2:EW marks=3,2/E:troll:2 front2=troll")

    after = scene.play("storm 3,2")

    assert (word(after, "marks"), word(after, "front2")) == ("", "")
    assert after.pile("discard") == "EW&thunderstorm&troll"
    assert [event.seat for event in after.happened("trollleft")] == [1]  # type: ignore[attr-defined]


def test_a_token_beside_a_mine_stays_without_effect_behind_a_closed_side() -> None:
    """TLM-R78"""
    cut = lostmines(f"{STORM} board={ROAD};8,1:NESW;7,1:EW marks=8,2/E:trap").play("storm 8,2")
    closed = lostmines("hand1=NS board=8,1:NESW;7,1:EW marks=8,2/E:trap").play("place NS 8,2")

    assert word(cut, "marks") == "8,2/E:trap"
    assert word(closed, "marks") == "8,2/E:trap"


def test_a_storm_may_strand_dwarves() -> None:
    """TLM-R45"""
    scene = lostmines(f"{STORM} board=2,2:EW;3,2:EW pawn1=3,2 pawn3=3,2")

    assert scene.refused("storm 2,2") is None
