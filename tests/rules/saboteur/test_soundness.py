"""Positions at the edge of what can be: just possible, or just not."""

from __future__ import annotations

import pytest

from undermine import position
from undermine.notation import NotationError

DEALT = "role1=digger role2=digger role3=digger goal1=gold goal2=stone-ne goal3=stone-nw"


def at(words: str) -> str:
    return f"saboteur seats=3 {words} hand1=map {DEALT}"


@pytest.mark.parametrize(
    "words",
    [
        "turn=1 round=1",
        "turn=1 round=3",
        "turn=1 earned=1:12:12",
        "turn=1 earned=1:0:0",
        "agenda=paygold:*:1:0;nextround:-",
        "agenda=paygold:*:3:12;nextround:-",
        "agenda=dealto:*:stock:hand1:1;nextturn:-:1 stock=map",
        "agenda=dealto:*:stock:hand1:2;nextturn:-:1 stock=map&map",
    ],
)
def test_it_may_just_be(words: str) -> None:
    rules, state = position(at(words))

    assert state.table.seats == 3
    assert rules.name == "saboteur"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("turn=1 round=0", "rounds"),
        ("turn=1 earned=1:13:1", "0 to 12"),
        ("turn=1 earned=1:1:13", "0 to 12"),
        ("turn=1 earned=1:-1:1", "0 to 12"),
        ("agenda=paygold:*:1:13;nextround:-", "paid 13"),
        ("agenda=paygold:*:1:-1;nextround:-", "paid -1"),
        ("agenda=paygold:1:1:3;nextround:-", "no seat decides paygold"),
        ("agenda=dealto:1:stock:hand1:1 stock=map", "no seat decides dealto"),
        ("agenda=dealto:*:stock:hand1:0 stock=map", "fewer cards"),
        ("agenda=dealto:*:stock:hand1:2 stock=map", "fewer cards"),
    ],
)
def test_it_cannot_quite_be(words: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        position(at(words))
