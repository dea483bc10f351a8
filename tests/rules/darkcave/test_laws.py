"""The laws, in games in which dwarves get out: bots play them, since dice hardly ever do."""

from __future__ import annotations

from functools import cache

import pytest

from undermine import load
from undermine.dealer import Dealer
from undermine.testing.contests import play_by_bots
from undermine.testing.laws import LAWS
from undermine.testing.traces import Trace

RULES = load("the-dark-cave")
SEEDS = {2: 0, 3: 1, 4: 1, 5: 3, 6: 0, 7: 0, 8: 0}
"""A game for every number of seats that ends with a side outside."""


@cache
def played(seats: int) -> Trace:
    """A whole game of bots, step by step."""
    return play_by_bots(RULES, seats, f"cave-{seats}-{SEEDS[seats]}")


@pytest.mark.parametrize("law", LAWS)  # on top, so that all laws follow each other at a table
@pytest.mark.parametrize("seats", RULES.seats)
def test_law(law: str, seats: int) -> None:
    """Holds at every moment of a game in which somebody leaves the cave."""
    LAWS[law](played(seats), Dealer(f"{law}-{seats}").roll)


@pytest.mark.parametrize("seats", RULES.seats)
def test_somebody_leaves_the_cave_in_these_games(seats: int) -> None:
    assert played(seats).states[-1].table.out


@pytest.mark.parametrize("seats", RULES.seats)
def test_pieces_are_kept_together(seats: int) -> None:
    """TDC-005, TDC-112, TDC-R09, TDC-R33, TDC-R39"""
    left: set[int] = set()
    for state in played(seats).states:
        table = state.table
        veins = sum(mark.kind == "gold" for mark in table.board.marks.values())
        kinds = [beast.kind for beast in table.beasts]
        boots = [sum("boots" in card for card in front) for front in table.front]

        assert table.pool + sum(table.gold) + veins == 46
        assert len(set(kinds)) == len(kinds)
        assert max(boots) <= 1
        assert left <= set(table.out)
        left = set(table.out)


@pytest.mark.parametrize("seats", RULES.seats)
def test_a_game_has_no_more_turns_than_cards(seats: int) -> None:
    """TDC-033, TDC-176"""
    turns = [
        ply
        for ply in played(seats).plies
        if type(ply.before.agenda[-1]).__name__ == "Turn" and "cut" not in ply.entry.text
    ]

    assert len(turns) <= 67
