"""Positions at the edge of what can be, and what a table on a screen is told."""

from __future__ import annotations

import pytest

from tests.rules.saboteur2.tables import reached, saboteur2, shaft, with_trapped
from undermine import load, position
from undermine.games.saboteur2.aids import facts, timeout_action
from undermine.notation import NotationError

HEAD = "saboteur-2 seats=3 turn=1 role1=blue role2=green role3=boss"


@pytest.mark.parametrize(
    ("words", "key", "value"),
    [
        ("hand2=-", "out", "2"),
        ("hand2=- out=3", "out", "2&3"),
        ("front2=theft front3=theft", "thieves", "2&3"),
        ("front2=theft front3=theft thieves=3", "thieves", "3&2"),
        ("front2=theft&trapped", "thieves", "2"),
    ],
)
def test_what_follows_from_a_position_is_filled_in(words: str, key: str, value: str) -> None:
    scene = saboteur2("BGC", words)

    assert scene.table(key) == value


def test_gold_that_nobody_has_is_in_the_bank() -> None:
    """SB2-R38"""
    assert len(saboteur2("BGC", gold=[3, 2, 1]).state.piles["bank"].cards) == 51
    assert len(position(HEAD)[1].piles["bank"].cards) == 57


def test_where_seats_have_all_the_gold_the_bank_has_none() -> None:
    """SB2-R38"""
    assert saboteur2("BGC", gold=[50, 7]).state.piles["bank"].cards == ()


def test_nothing_that_lies_open_speaks_against_a_deal() -> None:
    """SB2-102"""
    scene = saboteur2("BGC", gold=[3, 2, 1])

    assert scene.rules.hooks.conflicts(scene.rules, scene.state) == 0


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("thieves=2", "a Theft card before them"),
        ("front2=theft thieves=2&2", "thieves is seats, each once"),
        ("front2=map", "never lies before a seat"),
        ("front2=theft&theft", "lies twice"),
        ("out=1", "turn of a seat that is out"),
        ("hand1=-", "empty|out"),
        ("old-hats=map", "never in old-hats"),
    ],
)
def test_what_cannot_be_is_refused(words: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        position(f"{HEAD} {words}")


def test_those_who_are_out_are_listed_in_order() -> None:
    with pytest.raises(NotationError, match="in order"):
        position(HEAD.replace("turn=1", "agenda=stealgold:1:-;nextround:-") + " out=3&2")


def test_with_the_option_an_empty_hand_is_not_out() -> None:
    """SB2-R24"""
    assert saboteur2("BGC", "hand2=-", rules="+back_after_swap").table("out") == "-"


# -- for screens -----------------------------------------------------------------------------------


def test_facts_tell_how_far_each_team_can_walk() -> None:
    """SB2-058, SB2-021, SB2-028"""
    scene = saboteur2("BGC", f"board={shaft('EW', 'EW+blue')};1,1:N+crystal;9,9:E+crystal")

    told = facts(scene.rules, scene.state.table)

    assert "6,0" in told["lit"]["blue"]
    assert "6,0" not in told["lit"]["green"]
    assert told["lit"]["green"]["2,0"] == 1
    assert (told["crystals"], told["spare"], told["rounds"]) == (2, 10, 3)
    assert sum(told["roles"].values()) == 15


def test_without_doors_everybody_walks_alike() -> None:
    """SB2-058"""
    scene = saboteur2("BGC", f"board={shaft()}")
    told = facts(scene.rules, scene.state.table)

    assert told["lit"]["blue"] == told["lit"]["green"]
    assert len(told["lit"]["blue"]) == 7


def test_who_is_away_passes_with_one_card_and_steals_nothing() -> None:
    """SB2-R16, SB2-040"""
    turn = saboteur2("BGC", "hand1=EW&NS&NS")
    theft = reached("BGS", 0, words=with_trapped([], [2]))

    def choice(scene: object) -> str:
        rules, state = scene.rules, scene.state  # type: ignore[attr-defined]
        return repr(timeout_action(rules, rules.view(state, state.actor), rules.legal(state)))

    assert choice(turn) == "discard NS"
    assert choice(theft) == "decline"


def test_the_options_of_the_base_gold_are_gone() -> None:
    """SB2-025, SB2-004"""
    options = set(load("saboteur-2").options)

    assert options.isdisjoint({"gold_draw", "old_mine", "house_table", "known_saboteurs"})
    assert {"allow_concede", "allow_self_break", "middle_treasure", "require_connection"} <= options


def test_loose_building_still_keeps_ladders_from_goals() -> None:
    """SB2-004, SB2-055"""
    scene = saboteur2("BGC", "board=6,0:EW hand1=EW&E+ladder", rules="+require_connection=off")

    assert scene.refused("place EW 5,0") is None
    assert scene.refused("place E+ladder~ 7,0") == "SB2-055"
    assert "place EW 5,0" in scene.legal
