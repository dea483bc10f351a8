"""Positions that cannot be are refused with a reason."""

from __future__ import annotations

import pytest

from undermine import NotationError
from undermine.testing import Scene

GAME = "the-dark-cave seats=2"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("turn=1 hand1=-", "hand is empty"),
        ("turn=1 out=1&1", "each once"),
        ("turn=1 lying=3", "seat"),
        ("turn=1 still=*", "still is a seat"),
        ("turn=1 starter=-", "starter is a seat$"),
        ("turn=1 gold1=-1", "less than no gold"),
        ("turn=1 gold1=99", "less than no gold"),
        ("turn=1 board=0,0:NESW", "NESW cannot lie at 0,0"),
        ("turn=1 board=1,0:goal-exit", "goal-exit cannot lie at 1,0"),
        ("turn=1 board=1,0:NE~90", "crosswise"),
        ("turn=1 marks=0,0:gold", "gold cannot be at 0,0"),
        ("turn=1 marks=0,0/E:web-circle:2:3", "web-circle cannot be at 0,0/E"),
        ("turn=1 marks=0,0/E:web-circle:3:2", "web-circle cannot be at 0,0/E"),
        ("turn=1 marks=0,0/E:web-circle:2:2", "cards for its webs"),
        ("turn=1 front1=web-circle", "cards for its webs"),
        ("turn=1 front1=NS", "lie tools"),
        ("turn=1 front1=boots-I&boots-I", "one pair of boots"),
        ("turn=1 fresh=1", "no fresh axe"),
        ("turn=1 pawn1=-", "dwarf of seat 1 is nowhere; has it left, write out=1"),
        ("turn=1 pawn2=3,3", "dwarf of seat 2 stands on no space"),
        ("turn=1 front2=NS", "before seat 2 lie tools"),
        ("turn=1 front2=boots-I&boots-I", "before seat 2 lies one pair"),
        ("turn=1 fresh=2", "seat 2 has no fresh axe"),
        ("turn=1 pawn1=3,3", "stands on no space"),
        ("turn=1 pawn1=0,0/2", "stands on no space"),
        ("turn=1 pawn1=4,4", "stands on no space"),
        ("turn=1 beasts=dragon:0,0:1", "no other dragon"),
        ("turn=1 beasts=rat:3,3:1 front1=rat-I", "rat is on no space"),
        ("turn=1 role1=-", "role1 should hold 1 card"),
        ("turn=1 goal1=-", "goal1 should hold 1 card"),
        ("turn=1 out=1 lying=1 role1=yellow-loyal", "has left does not lie"),
        ("agenda=walk:1:0:0", "walk cannot be waiting"),
        ("agenda=walk:1:3:0 out=1 role1=yellow-loyal", "walk cannot be waiting"),
        ("agenda=linger:1 out=1 role1=yellow-loyal", "linger cannot be waiting"),
        ("agenda=walk:1:10:0", "walk cannot be waiting"),
        ("agenda=prowl:1:rat:3", "prowl cannot be waiting"),
        ("agenda=prowl:1:rat:0 beasts=rat:0,0:1 front1=rat-I", "prowl cannot be waiting"),
        ("agenda=prowl:1:rat:10 beasts=rat:0,0:1 front1=rat-I", "prowl cannot be waiting"),
        ("agenda=prowl:1:rat:3 beasts=rat:0,0:2 front2=rat-I", "prowl cannot be waiting"),
        ("agenda=turn:2 hand2=-", "turn of seat 2, whose hand is empty"),
        ("agenda=chooseturn:1:5 goal1=goal-exit", "chooseturn cannot be waiting"),
        ("agenda=askaxe:1:rat:1:-", "askaxe cannot be waiting"),
        ("agenda=askaxe:1:rat:1:- beasts=rat:0,0:2 front2=rat-I", "askaxe cannot be waiting"),
        ("agenda=chooseturn:1:1", "chooseturn cannot be waiting"),
        ("agenda=chooseturn:1:9 goal1=goal-exit", "chooseturn cannot be waiting"),
        ("agenda=callend:*:1", "callend cannot be waiting"),
        ("agenda=losecard:*:1:hand2:discard", "losecard cannot be waiting"),
        ("agenda=chooseclan:*", "chooseclan cannot be waiting"),
        ("agenda=turn:1;choosestarter:-", "no seat decides choosestarter"),
        ("agenda=setout:-:1", "never waits"),
        ("agenda=turn:*", "only a seat can decide turn"),
        ("agenda=dealto:*:goal-pile:goal1:9", "fewer cards"),
        ("agenda=turn:1;leave:-:1 out=1 role1=yellow-loyal", "leave cannot be waiting"),
    ],
)
def test_what_cannot_be_is_refused(words: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        Scene(f"{GAME} {words}")


@pytest.mark.parametrize(
    "words",
    [
        "agenda=walk:1:9:0",
        "agenda=prowl:1:rat:9 beasts=rat:0,0:1 front1=rat-I",
        "agenda=prowl:1:rat:1 beasts=rat:0,0:1 front1=rat-I",
    ],
)
def test_what_can_just_be_is_taken(words: str) -> None:
    assert words.split(maxsplit=1)[0] in Scene(f"{GAME} {words}").text


def test_gold_that_nobody_has_is_in_the_pool() -> None:
    scene = Scene(f"{GAME} turn=1 gold1=0 gold2=5 board=-1,0:NEW+vein marks=-1,0:gold")

    assert scene.state.table.pool == 46 - 5 - 1


def test_whoever_has_left_is_unmasked_and_not_in_the_cave() -> None:
    scene = Scene(f"{GAME} turn=2 out=1 role1=yellow-loyal")

    assert scene.state.table.pawn[0] is None
    assert scene.seen("role1", 1) == "yellow-loyal"
