"""Walking through the forest."""

from __future__ import annotations

import pytest

from tests.rules.lostmines.tables import ROAD, lostmines, steps, walk, word
from undermine.games.lostmines.aids import routes

SIX = "2,2:EW;3,2:EW;4,2:EW;5,2:EW;6,2:EW;7,2:EW"


def walked(words: str, *cells: str, left: int = 3) -> object:
    """The walk that waits after some steps, or nothing."""
    scene = walk(words, left).play(*(f"step {cell}" for cell in cells))
    return scene.text.partition("agenda=")[2].partition(" ")[0]


# -- how far ---------------------------------------------------------------------------------------


def test_after_a_card_one_may_walk_up_to_three_cards() -> None:
    """TLM-056, TLM-118, TLM-120"""
    scene = lostmines(f"hand1=NS&NS board={SIX} stock=?10").play("discard NS")
    scene = scene.play("step 2,2", "step 3,2", "step 4,2")

    assert word(scene, "pawn1") == "4,2"
    assert scene.actor == "2"


def test_one_may_stay_or_stop_early() -> None:
    """TLM-056, TLM-118, TLM-R28"""
    scene = lostmines(f"hand1=NS&NS board={SIX} stock=?10").play("discard NS")

    assert "stop" in scene.legal
    assert scene.play("stop").actor == "2"
    assert scene.play("step 2,2", "stop").actor == "2"


def test_one_does_not_walk_before_the_card_is_played() -> None:
    """TLM-054, TLM-R46"""
    assert lostmines(f"hand1=NS board={SIX}").refused("step 2,2") == "TLM-054"
    assert lostmines(f"hand1=NS board={SIX}").refused("stop") == "TLM-054"


def test_nothing_but_a_step_is_done_while_one_walks() -> None:
    """TLM-054, TLM-118"""
    assert walk(f"hand1=NS board={SIX}").refused("discard NS") == "TLM-118"


def test_from_a_campfire_one_may_walk_five_cards() -> None:
    """TLM-074, TLM-121, TLM-R16"""
    camp = f"hand1=NS&NS board=1,1:ESW+campfire;{SIX} pawn1=1,1"
    scene = lostmines(camp).play("discard NS")

    assert word(scene, "agenda").startswith("walk:1:5:0")
    far = scene.play("step 1,2", "step 2,2", "step 3,2", "step 4,2", "step 5,2")
    assert word(far, "pawn1") == "5,2"
    assert far.actor == "*"


def test_only_the_card_where_the_walk_begins_counts() -> None:
    """TLM-074, TLM-R15"""
    scene = lostmines("hand1=NS&NS board=2,2:ESW+campfire;3,2:EW;4,2:EW;5,2:EW").play("discard NS")

    assert word(scene, "agenda").startswith("walk:1:3:0")
    assert word(scene.play("step 2,2"), "agenda").startswith("walk:1:2:1")


def test_the_next_turn_from_elsewhere_is_three_cards_again() -> None:
    """TLM-074"""
    scene = lostmines(f"hand1=NS&NS board={SIX} pawn1=6,2").play("discard NS")

    assert word(scene, "agenda").startswith("walk:1:3:0")


def test_one_may_walk_back_and_forth() -> None:
    """TLM-R47"""
    assert str(walked(f"board={SIX}", "2,2", "1,2")).startswith("walk:1:1:2")


def test_the_other_clans_start_card_is_a_card_like_others() -> None:
    """TLM-R48"""
    scene = walk("board=1,3:NS;2,4:EW").play("step 1,3", "step 1,4")

    assert "2,4" in steps(scene)


# -- along ways ------------------------------------------------------------------------------------


def test_a_step_leads_where_two_mouths_meet() -> None:
    """TLM-119"""
    scene = walk("board=2,2:EW;1,1:ES;2,1:NS")

    assert steps(scene) == {"2,2", "1,1"}
    assert scene.refused("step 3,2") == "TLM-119"
    assert scene.refused("step 1,3") == "TLM-119"
    assert scene.refused("step 1,2") == "TLM-119"


def test_where_a_mine_misfits_nobody_crosses() -> None:
    """TLM-R11"""
    words = "board=8,2:EW;9,1:NESW;9,2:mine-silver pawn2=9,1"

    assert "9,2" not in steps(walk(words, seat=2))
    assert walk(f"{words} pawn1=9,2").refused("step 9,1") == "TLM-119"


@pytest.mark.parametrize("face", ["EW+logs", "EW+lake", "ESW+ditch"])
def test_an_obstacle_without_its_tool_cannot_be_entered(face: str) -> None:
    """TLM-070, TLM-122"""
    scene = walk(f"board=2,2:{face};3,2:EW;1,1:NS")

    assert steps(scene) == {"1,1"}
    assert scene.refused("step 2,2") == "TLM-122"


def test_a_bridged_obstacle_can_be_passed() -> None:
    """TLM-070, TLM-080"""
    scene = walk("board=2,2:EW+logs;3,2:EW marks=2,2:axe")

    assert word(scene.play("step 2,2", "step 3,2"), "pawn1") == "3,2"


@pytest.mark.parametrize(
    ("face", "mark"), [("EW+rock", ""), ("EW+logs", "marks=3,2:axe"), ("EW+lake", "marks=3,2:boat")]
)
def test_where_it_is_narrow_a_second_dwarf_can_neither_stand_nor_pass(face: str, mark: str) -> None:
    """TLM-072, TLM-073, TLM-084, TLM-085, TLM-123, TLM-124"""
    board = f"board=2,2:EW;3,2:{face};4,2:EW {mark} pawn1=2,2"

    taken = walk(f"{board} pawn3=3,2")
    free = walk(board)

    assert "3,2" not in steps(taken)
    assert taken.refused("step 3,2") == "TLM-124"
    assert word(free.play("step 3,2", "step 4,2"), "pawn1") == "4,2"


@pytest.mark.parametrize(
    ("board", "at"),
    [
        ("2,2:EW", "2,2"),
        ("2,2:ESW+campfire", "2,2"),
        (f"{ROAD};9,2:mine-gold", "9,2"),
        ("1,3:NS", "1,4"),
    ],
)
def test_elsewhere_there_is_room_for_all(board: str, at: str) -> None:
    """TLM-R14"""
    beside = {"2,2": "1,2", "9,2": "8,2", "1,4": "1,3"}[at]
    scene = walk(f"board={board} pawn1={beside} pawn2={at} pawn3={at}")

    assert at in steps(scene)


def test_a_troll_bars_one_edge_and_no_other() -> None:
    """TLM-125"""
    words = "board=2,2:NESW;2,1:ESW;1,1:ESW marks=1,2/E:troll:2 front2=troll"

    assert walk(words).refused("step 2,2") == "TLM-125"
    assert walk(f"{words} pawn1=2,2").refused("step 1,2") == "TLM-125"
    assert "2,2" in steps(walk(words).play("step 1,1", "step 2,1"))


# -- traps -----------------------------------------------------------------------------------------


def trapped(hand: str = "EW&EW&NS", pawn: str = "1,2") -> str:
    return f"board=2,2:EW;3,2:EW marks=1,2/E:trap hand1={hand} pawn1={pawn} stock=?10"


@pytest.mark.parametrize(("pawn", "to"), [("1,2", "2,2"), ("2,2", "1,2")])
def test_whoever_walks_over_a_trap_loses_a_card_at_once(pawn: str, to: str) -> None:
    """TLM-098, TLM-126, TLM-R26"""
    scene = walk(trapped(pawn=pawn)).play(f"step {to}")

    assert scene.actor == "*"
    assert word(scene, "agenda").startswith("losecard:*:1:hand1:discard;walkon")
    after = scene.play("lose hand1 EW")
    assert after.pile("hand1") == "EW&NS"
    assert word(after, "agenda").startswith("walk:1:2:1")


def test_the_trap_stays_and_takes_a_card_each_time() -> None:
    """TLM-098, TLM-R26, TLM-R28"""
    scene = walk(trapped()).play("step 2,2", "lose hand1 EW", "step 1,2", "lose hand1 EW")

    assert word(scene, "marks") == "1,2/E:trap"
    assert scene.pile("hand1") == "NS"


def test_chance_draws_the_card_evenly() -> None:
    """TLM-099, TLM-127, TLM-R31, TLM-R82"""
    scene = walk(trapped()).play("step 2,2")

    odds = {repr(action): weight for action, weight in scene.rules.odds(scene.state)}

    assert odds == {"lose hand1 EW": 2, "lose hand1 NS": 1}
    assert scene.refused("lose hand2 EW") == "TLM-099"
    assert scene.refused("step 3,2") == "TLM-098"


def test_nobody_but_the_victim_learns_which_card_it_was() -> None:
    """TLM-100, TLM-127, TLM-R32"""
    scene = walk(trapped()).play("step 2,2", "lose hand1 NS")

    (event,) = scene.happened("lostcard")
    assert (event.cards, event.readers) == (("NS",), 1)
    assert scene.seen("discard", 1) == "?"
    assert [(n.reader, n.cards) for n in scene.state.notes] == [(0, ("NS",))]


def test_a_lost_card_is_not_replaced() -> None:
    """TLM-101, TLM-R30"""
    scene = lostmines(
        "board=2,2:EW marks=1,2/E:trap hand1=EW&EW&NS hand2=NS stock=?10&ES&ES", due="turn=1"
    ).play("discard NS", "step 2,2", "lose hand1 EW", "stop", "deal hand1 ES")

    assert scene.pile("hand1") == "ES&EW"
    assert scene.actor == "2"


def test_with_an_empty_hand_there_is_nothing_to_lose() -> None:
    """TLM-R27"""
    scene = walk(trapped("-")).play("step 2,2")

    assert word(scene, "agenda").startswith("walk:1:2:1")


def test_the_last_card_may_be_lost_in_mid_walk() -> None:
    """TLM-R29"""
    scene = walk(trapped("NS")).play("step 2,2", "lose hand1 NS", "step 3,2")

    assert word(scene, "pawn1") == "3,2"
    assert word(scene, "out") == ""


def test_the_price_of_a_way_is_known_before() -> None:
    """TLM-126"""
    scene = walk(trapped() + " last=1")

    found = routes(scene.rules, scene.state.table, scene.state.agenda[-1])

    assert found["3,2"] == {"steps": ["2,2", "3,2"], "cards": 1, "gold": 0}


# -- sitting out -----------------------------------------------------------------------------------


def test_without_a_card_at_the_beginning_one_does_not_walk_either() -> None:
    """TLM-060, TLM-128"""
    scene = lostmines(f"hand1=NS hand2=- hand3=NS board={SIX} pawn2=2,2 stock=?10")

    after = scene.play("discard NS", "stop")

    assert after.actor == "3"
    assert word(after, "pawn2") == "2,2"
    assert word(after, "out") == "2"
