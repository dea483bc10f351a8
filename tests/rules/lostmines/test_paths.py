"""Laying path cards."""

from __future__ import annotations

import pytest

from tests.rules.lostmines.tables import MINES, lostmines, word

ALL = "hand1=EW&ES&ESW&NES&NS&NESW&SW"


def lays(at: str, words: str = ALL) -> set[str]:
    """How the seven plain cards may lie in a field."""
    legal = [move.split() for move in lostmines(words).legal if move.startswith("place ")]
    return {lay for _, lay, cell in legal if cell == at}


# -- fixtures on the empty board -------------------------------------------------------------------


def test_beside_a_start_card_a_mouth_must_meet_its_mouth() -> None:
    """TLM-062, TLM-063, TLM-064, TLM-R01"""
    assert lays("2,2") == {"EW", "NESW", "ESW", "ESW~", "SW", "ES~", "NES~"}


def test_between_the_start_cards_both_mouths_must_be_met() -> None:
    """TLM-063"""
    assert lays("1,3") == {"NS", "NES", "NES~", "NESW"}


@pytest.mark.parametrize("at", ["8,0", "8,2"])
def test_a_face_down_mine_is_nothing_to_build_on(at: str) -> None:
    """TLM-062, TLM-R05"""
    assert lays(at) == set()
    assert lostmines(ALL).refused(f"place EW {at}") == "TLM-R05"


@pytest.mark.parametrize("at", ["9,2", "9,6", "1,2"])
def test_no_card_lies_on_a_mine_or_a_start_card(at: str) -> None:
    """TLM-R08"""
    assert lostmines(ALL).refused(f"place EW {at}") == "TLM-R08"


def test_no_card_lies_on_another() -> None:
    """TLM-R08"""
    assert lostmines(f"{ALL} board=2,2:EW").refused("place EW 2,2") == "TLM-R08"


def test_a_mouth_may_point_off_the_board() -> None:
    """TLM-R03"""
    scene = lostmines(f"{ALL} board=9,2:mine-gold;1,1:NS")

    assert scene.refused("place EW 10,2") is None
    assert scene.refused("place NS 1,0") is None


# -- where -----------------------------------------------------------------------------------------


def test_a_card_must_touch_a_card() -> None:
    """TLM-062, TLM-067"""
    assert lostmines(ALL).refused("place EW 5,3") == "TLM-062"


def test_a_card_must_fit_on_all_sides_even_if_it_fits_on_one() -> None:
    """TLM-063, TLM-068"""
    scene = lostmines(f"{ALL} board=2,2:EW;3,3:NESW")

    refusal = scene.rules.check(scene.state, scene.read("place EW 3,2"))

    assert refusal is not None
    assert (refusal.rule, refusal.args["side"]) == ("TLM-063", "south")
    assert scene.refused("place SW 3,2") is None


def test_a_card_must_lengthen_a_way() -> None:
    """TLM-064, TLM-069"""
    scene = lostmines(f"{ALL} board=2,2:EW")

    assert scene.refused("place EW 2,1") == "TLM-064"
    assert "place EW 2,1" not in scene.legal


def test_a_card_may_be_laid_beside_the_other_clans_start_card() -> None:
    """TLM-065"""
    assert lostmines(ALL, cast="BL YL BE").refused("place EW 2,4") is None


def test_a_card_may_be_laid_far_from_ones_dwarf() -> None:
    """TLM-066"""
    scene = lostmines(f"{ALL} board=2,4:EW;3,4:EW;4,4:EW")

    assert scene.refused("place EW 5,4") is None


def test_an_open_mine_can_be_built_on() -> None:
    """TLM-062"""
    scene = lostmines(f"{ALL} board=9,2:mine-gold")

    assert scene.refused("place EW 8,2") is None
    assert scene.refused("place NS 8,2") == "TLM-063"


def test_beside_an_open_mine_its_actual_mouths_count() -> None:
    """TLM-R10"""
    scene = lostmines(f"{ALL} board=8,2:EW;8,1:ES;8,3:EW;9,2:mine-silver")

    assert scene.state.table.board.tiles[9, 2].open
    assert scene.refused("place EW 9,1") is None
    assert scene.refused("place NESW 9,1") == "TLM-063"


@pytest.mark.parametrize("card", ["EW", "ESW", "NESW"])
def test_any_side_may_face_a_mine_that_lies_face_down(card: str) -> None:
    """TLM-R04"""
    scene = lostmines(f"{ALL} board=2,2:EW;3,2:EW;4,2:EW;5,2:EW;6,2:EW;7,2:NESW")

    assert scene.refused(f"place {card} 8,2") is None
    assert scene.refused("place SW 8,2") is None


@pytest.mark.parametrize("turn", ["~90", "~270"])
def test_cards_are_not_turned_by_a_quarter(turn: str) -> None:
    """TLM-R01"""
    assert lostmines(ALL).refused(f"place EW{turn} 2,2") == "TLM-R01"


@pytest.mark.parametrize("at", ["-1,2", "11,2", "1,-1", "1,7"])
def test_cards_stay_on_the_printed_fields(at: str) -> None:
    """TLM-R02"""
    board = "board=0,2:EW;1,1:NS;1,0:NS;1,5:NS;1,6:NS;9,2:mine-gold;10,2:EW;8,2:EW"
    scene = lostmines(f"{ALL} {board}")

    assert scene.refused(f"place NESW {at}") == "TLM-R02"
    assert not any(move.endswith(f" {at}") for move in scene.legal)


def test_what_a_storm_cut_off_can_be_built_on() -> None:
    """TLM-R06"""
    scene = lostmines(f"{ALL} board=5,5:EW")

    assert scene.refused("place EW 6,5") is None


def test_one_may_build_beyond_obstacles_trolls_and_traps() -> None:
    """TLM-R07"""
    scene = lostmines(f"{ALL} board=2,2:EW+lake;2,4:EW marks=2,4/E:troll:2;1,4/E:trap front2=troll")

    assert scene.refused("place EW 3,2") is None
    assert scene.refused("place EW 3,4") is None


def test_one_may_wall_in_a_mine_or_a_dwarf() -> None:
    """TLM-R09"""
    scene = lostmines(
        "hand1=SW board=2,2:EW;3,2:EW;4,2:EW;5,2:EW;6,2:EW;7,2:EW pawn1=7,2 pawn3=7,2"
    )

    assert scene.refused("place SW 8,2") is None


# -- laying ----------------------------------------------------------------------------------------


def test_a_card_that_is_laid_leaves_the_hand_for_the_board() -> None:
    """TLM-061"""
    scene = lostmines("hand1=ESW&NS").play("place ESW~ 2,2")

    assert scene.pile("hand1") == "NS"
    assert "2,2:ESW~" in word(scene, "board").split(";")
    (laid,) = scene.happened("pathlaid")
    assert laid.cards == ("ESW",)


@pytest.mark.parametrize("token", ["trap", "troll:1"])
def test_a_card_can_be_laid_under_a_token_at_an_open_end(token: str) -> None:
    """TLM-108"""
    front = "front1=troll" if token.startswith("troll") else ""
    scene = lostmines(f"hand1=EW board=2,2:EW marks=2,2/E:{token} {front}")

    after = scene.play("place EW 3,2")

    assert word(after, "marks") == f"2,2/E:{token}"
    assert "place EW 3,2" in scene.legal


def test_mines_of_other_tests_are_as_in_the_box() -> None:
    """TLM-006"""
    assert lostmines().text.count("mine-") == MINES.count("mine-")
