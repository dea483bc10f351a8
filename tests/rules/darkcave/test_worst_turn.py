"""The worst turn there can be, step by step, saved and read again at every step."""

from __future__ import annotations

from tests.rules.darkcave.tables import darkcave, events
from undermine.core.grid import Spot
from undermine.notation.positions import parse_position, write_position
from undermine.notation.wire import decode_state, encode
from undermine.testing import Scene

START = (
    "hand1=lindworm-I&NS&EW&NE hand2=NS hand3=NS hand4=NS "
    "board=-1,0:NESW+hole;-2,0:EW;0,1:N=S.E-W;0,2:NEW+vein "
    "pawn2=-2,0 pawn3=-2,0 pawn4=-2,0 pawn1=0,1 marks=0,2:gold "
    "front1=battle-axe-I front2=battle-axe-II front3=battle-axe-III front4=boots-I&goblin-II "
    "beasts=goblin:0,1/2:4"
)


def saved(scene: Scene) -> Scene:
    """The same moment, written down and read again, as text and as JSON."""
    text = write_position(scene.rules, scene.state)
    assert parse_position(scene.rules, text) == scene.state
    assert decode_state(scene.rules, encode(scene.state)) == scene.state
    for seat in range(4):
        view = scene.rules.view(scene.state, seat)
        assert parse_position(scene.rules, write_position(scene.rules, view)) == view
    return scene


def play(scene: Scene, *actions: str) -> Scene:
    for action in actions:
        scene = saved(scene.play(action))
    return scene


def test_a_creature_on_three_dwarves_who_endure_then_a_bridge_a_goblin_an_axe_and_a_vein() -> None:
    """TDC-073, TDC-083, TDC-084, TDC-114, TDC-116, TDC-126, TDC-141, TDC-156, TDC-160, TDC-R44"""
    scene = saved(darkcave(START, "yyYY"))

    lured = play(scene, "lure lindworm-I -1,0", "step -2,0")
    assert [lured.actor, play(lured, "endure").actor] == ["2", "3"]
    bitten = play(lured, "endure", "endure")
    assert bitten.state.table.lying == (1, 2, 3)
    assert bitten.actor == "1"

    crossed = play(bitten, "step 0,1/2")
    assert crossed.actor == "*"
    lost = play(crossed, "lose hand1 NE")
    assert lost.legal == ["strike goblin", "endure"]
    struck = play(lost, "strike goblin")
    assert struck.state.table.pawn[0] == Spot((0, 1), 1)
    assert struck.state.table.gold == (3, 3, 3, 3)
    assert struck.state.table.front[3] == ("boots-I",)
    assert struck.actor == "*"
    assert events(struck, "attacked", "laidlow", "lostcard", "drivenoff") == [
        "attacked",
        "laidlow",
        "laidlow",
        "laidlow",
        "lostcard",
        "drivenoff",
    ]


def test_the_same_turn_where_the_creature_stands_on_the_vein() -> None:
    """TDC-083, TDC-084, TDC-144, TDC-156, TDC-160, TDC-R29"""
    words = START.replace("goblin:0,1/2:4", "goblin:0,2:4")
    scene = play(darkcave(words, "yyYY"), "lure lindworm-I -1,0", "step -2,0", "endure", "endure")

    vein = play(scene, "step 0,1/2", "lose hand1 NE", "step 0,2")
    assert vein.legal == ["strike goblin", "endure"]
    endured = play(vein, "endure")
    assert endured.state.table.gold[0] == 3
    assert endured.seen("role1", 3) == "yellow-loyal"
    assert events(endured, "goldlost", "goldfound", "unmasked") == [
        "goldlost",
        "goldfound",
        "unmasked",
    ]
    after = endured.dealt()
    assert after.actor == "2"
    assert after.state.table.still == 1


def test_three_owners_of_axes_who_all_decline_are_all_bitten_by_a_rat() -> None:
    """TDC-126, TDC-139, TDC-R44"""
    words = (
        "hand1=rat-I&NS hand2=NS&EW hand3=NS hand4=NS&NE board=-1,0:NESW+hole;-2,0:EW "
        "pawn2=-2,0 pawn3=-2,0 pawn4=-2,0 "
        "front2=battle-axe-I front3=battle-axe-II front4=battle-axe-III"
    )
    asked = play(darkcave(words, "yyYY"), "lure rat-I -1,0", "step -2,0")

    bitten = play(asked, "endure", "endure", "endure")
    after = play(bitten, "lose hand2 EW", "lose hand3 NS", "lose hand4 NE")

    assert [after.pile(f"hand{seat}") for seat in (2, 3, 4)] == ["NS", "-", "NS"]
    assert after.seen("discard", 0) == "?I3"
    assert after.actor == "1"
