"""Tools on obstacles, traps and trolls on ways."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.rules.lostmines.tables import ROAD, lostmines, spectator_sees, steps, walk, word
from undermine.core.state import NOBODY
from undermine.games.lostmines.table import sheet

TOOLS = [("axe", "logs"), ("boat", "lake"), ("rope", "ditch")]
FACES = {"logs": "EW+logs", "lake": "EW+lake", "ditch": "ESW+ditch"}
OPEN_ENDS = {
    *("0,2/E", "1,2/E", "2,2/E", "1,1/S", "1,2/S"),
    *("0,4/E", "1,4/E", "1,3/S", "1,4/S"),
}
"""All places for a token when one EW lies on 2,2; three of them between the start cards' fields."""


# -- tools -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tool", "obstacle"), TOOLS)
def test_each_tool_bridges_its_obstacle(tool: str, obstacle: str) -> None:
    """TLM-076, TLM-079, TLM-081, TLM-082, TLM-083"""
    scene = lostmines(f"hand1={tool}&NS board=2,2:{FACES[obstacle]}")

    after = scene.play(f"bridge {tool} 2,2")

    assert word(after, "marks") == f"2,2:{tool}"
    facts = after.rules.hooks.facts(after.rules, after.state.table)
    assert facts["supply"][tool] == 2


@pytest.mark.parametrize(("tool", "_obstacle"), TOOLS)
def test_a_tool_does_not_bridge_another_obstacle(tool: str, _obstacle: str) -> None:
    """TLM-076"""
    lying = ";".join(f"{x},2:{face}" for x, face in enumerate(FACES.values(), 2))
    scene = lostmines(f"hand1={tool} board={lying};2,4:EW")

    targets = [move for move in scene.legal if move.startswith("bridge")]

    assert len(targets) == 1
    assert scene.refused(f"bridge {tool} 2,4") == "TLM-076"
    assert scene.refused(f"bridge {tool} 6,6") == "TLM-076"


def test_a_tool_needs_its_obstacle_on_the_board() -> None:
    """TLM-077"""
    scene = lostmines("hand1=axe&EW+logs board=2,2:EW+lake")

    assert scene.refused("bridge axe 2,2") == "TLM-077"
    assert "discard axe" in scene.legal


def test_a_tool_is_shown_and_goes_to_the_discard_pile() -> None:
    """TLM-078"""
    scene = lostmines("hand1=axe&NS board=2,2:EW+logs stock=?11").play("bridge axe 2,2")

    (event,) = scene.happened("bridged")
    assert (event.cards, event.readers) == (("axe",), -1)
    assert spectator_sees(scene, "discard") == "?"
    assert scene.pile("discard") == "axe"


@pytest.mark.parametrize("clan", ["BL YL BE", "YL BL YE"])
def test_a_bridged_obstacle_can_be_entered_by_both_clans(clan: str) -> None:
    """TLM-070, TLM-080"""
    words = "board=2,2:EW+logs;1,1:NS pawn1=1,2 pawn2=1,4 pawn3=1,4"

    assert "2,2" in steps(walk(f"{words} marks=2,2:axe", cast=clan))
    assert walk(words, cast=clan).refused("step 2,2") == "TLM-122"


def test_a_bridged_obstacle_is_not_bridged_again() -> None:
    """TLM-R12"""
    scene = lostmines("hand1=axe board=2,2:EW+logs marks=2,2:axe")

    assert scene.refused("bridge axe 2,2") == "TLM-R12"
    assert not any(move.startswith("bridge") for move in scene.legal)


def test_an_obstacle_anywhere_can_be_bridged() -> None:
    """TLM-R13"""
    scene = lostmines("hand1=boat board=2,4:EW;3,4:EW;4,4:EW+lake")

    assert scene.refused("bridge boat 4,4") is None


def test_without_a_tile_the_card_cannot_be_played() -> None:
    """TLM-R17"""
    rules = lostmines().rules
    single = dict.fromkeys(sheet(rules).forest_tiles, 1)
    few = rules.changed(sheet=replace(sheet(rules), mix="single", mixes={"single": single}))
    scene = lostmines(
        "hand1=axe&trap&troll board=2,2:EW+logs;3,2:ES+logs;2,4:EW "
        "marks=2,2:axe;1,4/E:trap;2,4/E:troll:2 front2=troll"
    )

    for action in ("bridge axe 3,2", "snare 1,2/E", "troll 1,2/E"):
        refusal = few.check(scene.state, scene.read(action))
        assert refusal is not None
        assert refusal.rule == "TLM-R17"
    assert all("discard" in repr(action) for action in few.legal(scene.state))


# -- where traps and trolls lie --------------------------------------------------------------------


@pytest.mark.parametrize("token", ["snare", "troll"])
def test_a_token_lies_on_a_connection_or_at_an_open_end(token: str) -> None:
    """TLM-096, TLM-097, TLM-103, TLM-R35"""
    scene = lostmines("hand1=trap&troll board=2,2:EW")

    places = {move.split()[1] for move in scene.legal if move.startswith(token)}

    assert places == OPEN_ENDS
    assert scene.refused(f"{token} 2,1/S") == "TLM-096"
    assert scene.refused(f"{token} 2,2/S") == "TLM-096"


def test_between_two_cards_both_need_a_mouth() -> None:
    """TLM-096"""
    scene = lostmines("hand1=trap board=8,2:EW;9,2:mine-gems;8,1:EW;9,1:EW")

    assert scene.refused("snare 8,2/E") is None
    assert scene.refused("snare 9,1/S") == "TLM-096"


def test_a_token_may_lie_before_a_face_down_mine_if_the_card_has_a_mouth() -> None:
    """TLM-096, TLM-R33"""
    scene = lostmines(f"hand1=trap board={ROAD};8,1:NS;8,0:NS")

    assert scene.refused("snare 8,2/E") is None
    assert scene.refused("snare 8,0/E") == "TLM-096"


def test_no_token_lies_at_the_edge_of_the_board() -> None:
    """TLM-097, TLM-R03"""
    scene = lostmines("hand1=trap board=9,2:mine-gold;10,2:EW;8,2:EW;0,2:EW")

    assert scene.refused("snare 10,2/E") == "TLM-R03"
    assert scene.refused("snare 0,2/W") == "TLM-R03"
    assert scene.refused("snare 9,2/E") is None


@pytest.mark.parametrize("there", ["trap", "troll:2"])
def test_there_is_one_token_at_most_in_a_place(there: str) -> None:
    """TLM-R36"""
    front = "front2=troll" if there != "trap" else ""
    scene = lostmines(f"hand1=trap&troll board=2,2:EW marks=2,2/E:{there} {front}")

    assert scene.refused("snare 2,2/E") == "TLM-R36"
    assert scene.refused("troll 3,2/W") == "TLM-R36"
    assert "snare 2,2/E" not in scene.legal


def test_a_token_may_lie_beside_rocks_and_obstacles() -> None:
    """TLM-R35"""
    scene = lostmines("hand1=trap board=2,2:EW+rock;2,4:EW+lake;9,2:mine-silver")

    for place in ("2,2/E", "2,4/E", "1,2/E", "8,2/E"):
        assert scene.refused(f"snare {place}") is None


# -- traps -----------------------------------------------------------------------------------------


def test_a_trap_is_shown_and_its_tile_laid() -> None:
    """TLM-094, TLM-095"""
    scene = lostmines("hand1=trap&NS board=2,2:EW").play("snare 2,2/E")

    (event,) = scene.happened("trapset")
    assert event.cards == ("trap",)
    assert word(scene, "marks") == "2,2/E:trap"
    assert "trap" in scene.pile("discard")
    assert scene.rules.hooks.facts(scene.rules, scene.state.table)["supply"]["trap"] == 1


# -- trolls ----------------------------------------------------------------------------------------


def test_a_troll_card_lies_open_before_its_player() -> None:
    """TLM-102, TLM-103"""
    scene = lostmines("hand1=troll&NS board=2,2:EW").play("troll 1,2/E")

    assert word(scene, "front1") == "troll"
    assert scene.pile("hand1") == "NS"
    assert "troll" not in scene.pile("discard")
    assert word(scene, "marks") == "1,2/E:troll:1"


def test_a_troll_blocks_everybody_even_its_own_player_at_once() -> None:
    """TLM-104, TLM-105, TLM-R37"""
    scene = lostmines("hand1=troll&NS board=2,2:EW;1,1:NS").play("troll 1,2/E")

    assert scene.actor == "1"
    assert steps(scene) == {"1,1"}
    assert scene.refused("step 2,2") == "TLM-125"


def test_a_troll_stays_during_the_turns_of_others() -> None:
    """TLM-105"""
    scene = lostmines(
        "hand1=NS hand2=NS&EW hand3=NS board=2,2:EW marks=1,2/E:troll:1 front1=troll stock=?10",
        due="turn=2",
    )

    after = scene.play("discard NS")

    assert after.actor == "3"
    assert word(after, "marks") == "1,2/E:troll:1"
    assert after.play("discard NS").actor == "1"


def test_a_troll_leaves_when_its_player_is_on_again() -> None:
    """TLM-106, TLM-107"""
    scene = lostmines(
        "hand1=NS&EW hand3=NS board=2,2:EW marks=1,2/E:troll:1 front1=troll stock=?10 pawn3=1,4",
        due="turn=3",
    )

    after = scene.play("discard NS")

    assert after.actor == "1"
    assert (word(after, "marks"), word(after, "front1")) == ("", "")
    assert after.pile("discard") == "NS&troll"
    assert after.happened("trollleft")[0].cards == ("troll",)


def test_a_troll_leaves_even_if_its_player_sits_out() -> None:
    """TLM-R38"""
    scene = lostmines(
        "hand1=- hand2=EW hand3=NS board=2,2:EW marks=1,2/E:troll:1 front1=troll stock=?10 "
        "pawn3=1,4",
        due="turn=3",
    )

    after = scene.play("discard NS")

    assert after.actor == "2"
    assert word(after, "marks") == ""
    assert word(after, "out") == "1"


def test_a_troll_belongs_to_whoever_lured_it() -> None:
    """TLM-105"""
    board = lostmines("hand1=troll&NS board=2,2:EW").play("troll 2,2/E").state.table.board

    assert [mark.owner for mark in board.marks.values()] == [0]
    traps = lostmines("hand1=trap&NS board=2,2:EW").play("snare 2,2/E").state.table.board
    assert [mark.owner for mark in traps.marks.values()] == [NOBODY]
