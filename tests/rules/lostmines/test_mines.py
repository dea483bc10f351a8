"""Mines, treasures and the dragon."""

from __future__ import annotations

import pytest

from tests.rules.lostmines.tables import ROAD, lostmines, spectator_sees, walk, word
from undermine.testing import Scene

ORDER = {"gems": 0, "gold": 1, "silver": 2, "dragon": 3}


def before(kind: str, words: str = "", *, pawn: str = "8,2", more: str = "") -> Scene:
    """A dwarf beside the second mine, which is of a kind."""
    others = [f"mine-{other}" for other in ORDER if other != kind]
    mines = ";".join([others[0], f"mine-{kind}", *others[1:]])
    return walk(f"board={ROAD}{more} mines={mines} pawn1={pawn} stock=?10 {words}")


# -- turning up ------------------------------------------------------------------------------------


def test_whoever_comes_first_turns_the_mine_up() -> None:
    """TLM-129, TLM-R57"""
    mines = "mines=mine-gems;mine-gold@1;mine-silver;mine-dragon"
    scene = walk(f"board={ROAD} {mines} pawn1=8,2").play("step 9,2")

    (event,) = scene.happened("mineopened")
    assert (event.cards, event.readers) == (("mine-gold",), -1)
    assert "9,2:mine-gold" in word(scene, "board")
    assert scene.pile("mine2") == "-"


def test_a_mine_that_fits_both_ways_round_is_turned_by_its_finder() -> None:
    """TLM-130, TLM-R56"""
    scene = before("silver").play("step 9,2")

    assert scene.actor == "1"
    assert scene.legal == ["align mine-silver", "align mine-silver~"]
    assert "9,2:mine-silver~" in word(scene.play("align mine-silver~"), "board")


def test_a_mine_must_fit_all_around_if_it_can() -> None:
    """TLM-130, TLM-R56"""
    scene = before("silver", more=";9,1:NS").play("step 9,2")

    assert "9,2:mine-silver~" in word(scene, "board")
    assert scene.actor == "2"


def test_empty_fields_and_face_down_mines_ask_for_nothing() -> None:
    """TLM-R04, TLM-R56"""
    scene = before("silver", more=";9,1:NS;10,2:NESW").play("step 9,2")

    assert "9,2:mine-silver~" in word(scene, "board")
    assert before("silver").play("step 9,2").actor == "1"


def test_a_mine_that_fits_nowhere_is_open_where_the_dwarf_comes_in() -> None:
    """TLM-132"""
    scene = before("silver", more=";9,1:NS;9,3:NS").play("step 9,2")

    assert scene.legal == ["align mine-silver", "align mine-silver~"]


def test_only_the_turns_that_are_left_are_allowed() -> None:
    """TLM-130, TLM-R56"""
    scene = before("silver").play("step 9,2")

    assert scene.refused("align mine-gold") == "TLM-R56"
    assert scene.refused("align mine-silver~90") == "TLM-R56"
    assert scene.refused("stop") == "TLM-130"


def test_the_dragons_mine_lets_its_finder_in() -> None:
    """TLM-132, TLM-140"""
    scene = before("dragon").play("step 9,2")

    assert "9,2:mine-dragon" in word(scene, "board").split(";")
    assert scene.actor == "2"
    assert word(scene, "dragon") == "1"


def test_a_mine_may_be_entered_from_the_far_side() -> None:
    """TLM-130"""
    scene = before("gems", pawn="10,2", more=";10,2:ESW").play("step 9,2")

    assert "9,2:mine-gems~" in word(scene, "board")


def test_the_walk_ends_in_a_mine_that_is_turned_up() -> None:
    """TLM-131, TLM-R49"""
    scene = before("gold", pawn="7,2").play("step 8,2", "step 9,2")

    assert word(scene, "pawn1") == "9,2"
    assert scene.actor == "2"


def test_onto_a_face_down_mine_the_mouth_of_the_card_is_enough() -> None:
    """TLM-119"""
    assert before("gems").refused("step 9,2") is None
    assert walk("board=8,2:NS;8,1:NESW pawn1=8,2").refused("step 9,2") == "TLM-119"


def test_a_trap_before_a_mine_takes_its_card_first() -> None:
    """TLM-R59"""
    scene = before("gold", "marks=8,2/E:trap hand1=EW&NS").play("step 9,2")

    assert scene.actor == "*"
    assert not scene.happened("mineopened")
    assert scene.play("lose hand1 EW").happened("mineopened")


def test_a_token_on_a_side_that_turns_out_closed_stays() -> None:
    """TLM-R34"""
    scene = before("silver", "marks=9,1/S:trap", more=";9,1:NS").play("step 9,2")
    closed = before("dragon", "marks=9,1/S:trap", more=";9,1:NESW").play("step 9,2")

    assert word(scene, "marks") == word(closed, "marks") == "9,1/S:trap"


# -- treasures -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "slot", "card"),
    [
        ("gems", 1, "treasure-gems-5"),
        ("gold", 2, "treasure-gold-4"),
        ("silver", 3, "treasure-silver-3"),
    ],
)
def test_whoever_stands_on_a_mine_takes_one_treasure_of_its_kind(
    kind: str, slot: int, card: str
) -> None:
    """TLM-135, TLM-136, TLM-139"""
    scene = before(kind).play("step 9,2")
    scene = scene.play(f"align mine-{kind}") if scene.actor == "1" else scene

    assert scene.pile("hoard1") == card
    assert scene.pile(f"treasure{slot}") == "-"
    assert spectator_sees(scene, "hoard1") == f"?{kind.capitalize()}"
    assert scene.seen("hoard1", 0) == card
    (event,) = scene.happened("treasuretaken")
    assert event.readers == 1


def test_where_no_treasure_of_the_kind_is_left_none_is_taken() -> None:
    """TLM-135"""
    scene = before("gold", "treasure2=- hoard2=treasure-gold-4").play("step 9,2")

    assert scene.pile("hoard1") == "-"
    assert scene.actor == "2"


def test_the_taker_chooses_among_treasures_of_the_kind() -> None:
    """TLM-R54"""
    scene = before("gems", "treasure2=treasure-gems-4").play("step 9,2")

    assert scene.legal == ["pick 1", "pick 2"]
    assert scene.refused("pick 3") == "TLM-135"
    assert scene.play("pick 2").pile("hoard1") == "treasure-gems-4"


def test_on_arrival_a_treasure_must_be_taken() -> None:
    """TLM-135, TLM-R52"""
    scene = before("gems", "treasure2=treasure-gems-4").play("step 9,2")

    assert scene.refused("leave") == "TLM-R52"
    assert scene.refused("stop") == "TLM-137"


STAYING = f"board={ROAD};9,2:mine-gems pawn1=9,2 hand1=NS&NS stock=?10"
GEMS = (
    "treasure1=treasure-gems-5 treasure2=treasure-gems-4 mines=mine-gold;-;mine-silver;mine-dragon"
)


def test_whoever_stays_may_take_another_treasure() -> None:
    """TLM-137, TLM-R52, TLM-R53"""
    scene = lostmines(f"{STAYING} {GEMS}").play("discard NS", "stop")

    assert scene.legal == ["pick 1", "pick 2", "leave"]
    assert scene.play("leave").actor == "2"
    assert scene.play("leave").happened("treasureleft")
    assert scene.play("pick 1").pile("hoard1") == "treasure-gems-5"


def test_whoever_cannot_move_may_take_another_treasure_too() -> None:
    """TLM-137, TLM-R53"""
    scene = lostmines(f"{STAYING} {GEMS} marks=8,2/E:troll:2 front2=troll").play("discard NS")

    assert scene.legal == ["pick 1", "pick 2", "leave"]


def test_one_treasure_a_turn() -> None:
    """TLM-135, TLM-137"""
    scene = lostmines(f"{STAYING} {GEMS}").play("discard NS", "stop", "pick 1")

    assert scene.actor == "2"


def test_others_help_themselves_on_their_own_turn() -> None:
    """TLM-138"""
    scene = walk(
        f"board={ROAD};9,2:mine-gems {GEMS} pawn1=9,2 pawn2=8,2 stock=?10",
        seat=2,
    ).play("step 9,2", "stop")

    assert scene.legal == ["pick 1", "pick 2"]
    assert scene.play("pick 2").pile("hoard2") == "treasure-gems-4"


def test_an_open_mine_can_be_passed_without_taking() -> None:
    """TLM-R50"""
    scene = walk(f"board={ROAD};9,2:mine-gold;10,2:EW pawn1=8,2 stock=?10")

    after = scene.play("step 9,2", "step 10,2", "stop")

    assert after.pile("hoard1") == "-"


def test_whoever_leaves_a_mine_and_comes_back_has_arrived() -> None:
    """TLM-R51"""
    scene = lostmines(f"{STAYING} {GEMS}").play("discard NS", "step 8,2", "step 9,2", "stop")

    assert scene.legal == ["pick 1", "pick 2"]


def test_whoever_sits_out_collects_nothing() -> None:
    """TLM-R58"""
    scene = lostmines(
        f"board={ROAD};9,2:mine-gold pawn2=9,2 hand1=NS hand2=- hand3=NS stock=?10"
    ).play("discard NS", "stop")

    assert scene.actor == "3"
    assert scene.pile("hoard2") == "-"


def test_an_owner_may_look_at_a_collected_treasure() -> None:
    """TLM-R55"""
    scene = lostmines("hoard1=treasure-gold-4 treasure2=-")

    assert scene.seen("hoard1", 0) == "treasure-gold-4"
    assert scene.seen("hoard1", 1) == "?Gold"


# -- the dragon ------------------------------------------------------------------------------------


def test_the_dragon_is_for_whoever_turned_it_up() -> None:
    """TLM-012, TLM-140"""
    scene = before("dragon").play("step 9,2")

    assert scene.happened("dragonwoken")
    assert scene.happened("treasuretaken") == []


def test_later_visitors_meet_no_dragon() -> None:
    """TLM-142"""
    scene = walk(
        f"board={ROAD};9,2:mine-dragon;10,2:EW dragon=1 pawn1=10,2 pawn2=8,2 stock=?10",
        seat=2,
    ).play("step 9,2", "stop")

    assert word(scene, "dragon") == "1"
    assert scene.pile("hoard2") == "-"
    assert scene.actor == "3"
