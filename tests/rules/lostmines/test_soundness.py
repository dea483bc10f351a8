"""Positions that cannot be are refused, in words that quote them."""

from __future__ import annotations

import pytest

from tests.rules.lostmines.tables import ROAD, lostmines
from undermine.notation import NotationError

WALK = "agenda=walk:1:3:0"


@pytest.mark.parametrize(
    ("words", "due", "why"),
    [
        ("round=3", "turn=1", "there are rounds 1 to 2"),
        ("points1=-1", "turn=1", "less than no points"),
        ("starter=*", "turn=1", "starter is a seat$"),
        ("out=1&1", "turn=1", "each once"),
        ("front1=troll", "turn=1", "a troll card for each of its trolls"),
        ("board=2,2:EW marks=2,2/E:troll:1", "turn=1", "a troll card for each of its trolls"),
        ("board=2,2:start-blue", "turn=1", "start-blue cannot lie at 2,2"),
        ("board=9,2:EW", "turn=1", "EW cannot lie at 9,2"),
        ("board=1,2:start-yellow", "turn=1", "start-yellow cannot lie at 1,2"),
        ("board=11,2:EW", "turn=1", "EW cannot lie at 11,2"),
        ("board=2,2:EW marks=2,2/E:axe", "turn=1", "axe cannot lie at 2,2/E"),
        ("board=2,2:EW+lake marks=2,2:axe", "turn=1", "axe cannot lie at 2,2"),
        ("board=2,2:EW+logs marks=2,2:axe:1", "turn=1", "axe cannot lie at 2,2"),
        ("board=2,2:EW marks=2,2/E:troll:4", "turn=1", "troll cannot lie"),
        ("board=2,2:EW marks=2,2/E:trap:1", "turn=1", "trap cannot lie"),
        ("board=2,2:EW marks=2,2/E:trap:-:2", "turn=1", "trap cannot lie"),
        ("marks=1,2/E:trap;1,2/S:trap;1,4/E:trap", "turn=1", "not so many tiles trap"),
        ("pawn1=5,5", "turn=1", "seat 1 stands on no card"),
        ("pawn1=-", "turn=1", "seat 1 stands on no card"),
        ("pawn1=9,2", "turn=1", "a mine that lies face down"),
        ("board=2,2:EW+lake pawn1=2,2", "turn=1", "an obstacle without a tool"),
        ("board=2,2:EW+rock pawn1=2,2 pawn2=2,2", "turn=1", "room for one"),
        ("role1=-", "turn=1", "role1 should hold 1 card"),
        ("treasure1=treasure-gems-5&treasure-gems-4", "turn=1", "treasure1 should hold 1 card"),
        ("hand1=-", "turn=1", "turn of seat 1, whose hand is empty"),
        ("out=1", "turn=1", "turn of a seat that sits out"),
        ("", "agenda=walk:1:0:0", "a walk has steps left"),
        ("", "agenda=walk:1:10:0", "a walk has steps left"),
        ("", "agenda=taketreasure:1:0", "no treasure to take"),
        (f"board={ROAD} mines=?;?;?;? pawn1=8,2", "agenda=laymine:1:2:8,2/E", "was turned up"),
        ("", "agenda=setoff:-", "done at once"),
        ("", "agenda=endwalk:1:1:1", "nobody decides it"),
        ("", "agenda=walk:*:1:1", "only a seat can decide walk"),
        ("hand1=-", "agenda=losecard:*:1:hand1:discard", "holds no card to lose"),
        ("", "agenda=losecard:1:1:hand1:discard", "no seat decides losecard"),
    ],
)
def test_what_cannot_be_is_refused(words: str, due: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        lostmines(words, due=due)


def test_a_mine_that_lies_open_is_in_no_pile() -> None:
    scene = lostmines(f"board={ROAD};9,2:mine-gold")

    assert scene.pile("mine2") == "-"


def test_a_dwarf_waits_before_a_mine_while_a_trap_takes_its_card() -> None:
    scene = lostmines(
        f"board={ROAD} pawn1=9,2 hand1=EW marks=8,2/E:trap",
        due="agenda=losecard:*:1:hand1:discard;openmine:-:1:2:8,2/E;endwalk:-:1:1",
    )

    assert scene.play("lose hand1 EW").happened("mineopened")


def test_no_open_fact_speaks_against_any_deal() -> None:
    scene = lostmines()

    assert scene.rules.hooks.conflicts(scene.rules, scene.state) == 0
    assert lostmines(due="agenda=walk:1:9:0").actor == "1"
