"""Who wins and what it pays: worked examples, and every case against a model of its own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest

from tests.rules.saboteur2.tables import DWARVES, missed, paid, reached, with_trapped
from undermine import load
from undermine.core.state import NOBODY
from undermine.games.saboteur2.reckoning import (
    Ending,
    earnings,
    reduced,
    share,
    winners,
    winning_teams,
)

RULES = load("saboteur-2")
WAYS = {
    "both": frozenset({"blue", "green"}),
    "blue": frozenset({"blue"}),
    "green": frozenset({"green"}),
    "neither": frozenset[str](),
}


class Example(NamedTuple):
    """A worked payout."""

    name: str
    roles: str
    """Dwarves, clockwise."""
    finder: int
    """Who connected; -1: nobody."""
    ways: str
    """For whom the way is open."""
    crystals: int
    trapped: list[int]
    gold: list[int]


EXAMPLES = [
    Example("PX01", "BGGCPSS", 3, "blue", 0, [6], [3, 0, 0, 2, 1, 0, 0]),
    Example("PX02", "BBGGS", 0, "both", 0, [], [4, 4, 0, 0, 0]),
    Example("PX04", "BGCPO", 2, "both", 3, [], [2, 2, 1, 0, 3]),
    Example("PX05", "BBGGCP", 4, "both", 0, [], [1, 1, 1, 1, 0, 0]),
    Example("PX07", "BGOS", 2, "both", 5, [], [4, 4, 5, 0]),
    Example("PX08", "BGP", 2, "both", 0, [], [3, 3, 1]),
    Example("PX10", "BBGG", 0, "green", 0, [], [0, 0, 4, 4]),
    Example("PX11", "BGGGC", 0, "blue", 0, [], [4, 0, 0, 0, 3]),
    Example("PX13", "GCS", 0, "blue", 0, [], [0, 4, 0]),
    Example("PX14", "BGCS", 2, "neither", 0, [], [0, 0, 4, 0]),
    Example("PX16", "BGPS", 2, "neither", 0, [], [0, 0, 3, 0]),
    Example("PX17", "BGPS", 0, "neither", 0, [], [0, 0, 0, 0]),
    Example("PX19", "BGSS", -1, "neither", 0, [], [0, 0, 4, 4]),
    Example("PX20", "BGSSSP", -1, "neither", 0, [], [0, 0, 2, 2, 2, 0]),
    Example("PX22", "BGCP", -1, "neither", 0, [], [0, 0, 0, 3]),
    Example("PX23", "BGCO", -1, "neither", 4, [], [0, 0, 0, 4]),
    Example("PX25", "BS", -1, "neither", 0, [], [0, 5]),
    Example("PX26", "BG", 0, "both", 0, [], [5, 0]),
    Example("PX28", "BGSSP", -1, "neither", 0, [3], [0, 0, 4, 0, 2]),
    Example("PX29", "BGSP", -1, "neither", 0, [2], [0, 0, 0, 3]),
    Example("PX31", "BGCP", 0, "neither", 0, [3], [0, 0, 4, 0]),
    Example("PX32", "BGCP", 3, "neither", 0, [2], [0, 0, 0, 3]),
    Example("PX34", "BGOS", -1, "neither", 6, [2], [0, 0, 0, 5]),
    Example("PX35", "OOS", -1, "neither", 7, [], [3, 3, 5]),
    Example("PX37", "OBG", 1, "both", 10, [], [10, 5, 0]),
    Example("PX38", "BBBBGGGGCPOO", 8, "both", 8, [], [1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 4, 4]),
    Example("PX46", "SBC", 1, "both", 0, [], [0, 4, 3]),
]


def ending(
    roles: str, finder: int, ways: str, crystals: int = 0, trapped: tuple[int, ...] = ()
) -> Ending:
    """How a round ended; nobody connected: -1."""
    return Ending(
        tuple(DWARVES[role] for role in roles),
        frozenset(trapped),
        NOBODY if finder < 0 else finder,
        WAYS[ways] if finder >= 0 else frozenset(),
        crystals,
    )


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_worked_payouts(example: Example) -> None:
    """SB2-007, SB2-008, SB2-009, SB2-011, SB2-015, SB2-020, SB2-023, SB2-082, SB2-096"""
    front, found = with_trapped(example.trapped), example.crystals

    after = (
        missed(example.roles, front, found=found)
        if example.finder < 0
        else reached(example.roles, example.finder, example.ways, front, found=found)
    )

    assert paid(after) == example.gold


# -- which team ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("builder", "ways", "teams"),
    [
        ("B", "both", {"blue"}),
        ("B", "blue", {"blue"}),
        ("B", "green", {"green"}),
        ("B", "neither", set()),
        ("G", "both", {"green"}),
        ("G", "blue", {"blue"}),
        ("G", "green", {"green"}),
        ("G", "neither", set()),
        *[
            (role, ways, set(WAYS[ways]))
            for role in "CPOS"
            for ways in ("both", "blue", "green", "neither")
        ],
    ],
)
def test_which_teams_win(builder: str, ways: str, teams: set[str]) -> None:
    """SB2-006, SB2-007, SB2-008, SB2-009, SB2-095, SB2-R36"""
    assert winning_teams(ending(builder, 0, ways)) == teams


def test_without_a_way_no_team_wins() -> None:
    """SB2-094, SB2-023"""
    unreached = ending("BGS", -1, "both")

    assert winning_teams(unreached) == set()
    assert winners(RULES, unreached) == (2,)


def test_a_team_can_win_without_members() -> None:
    """SB2-R13"""
    assert earnings(RULES, ending("GCPS", 0, "blue")) == (0, 3, 2, 0)


# -- how much --------------------------------------------------------------------------------------


def test_the_more_winners_the_less_gold() -> None:
    """SB2-096, SB2-097, SB2-098, SB2-099, SB2-100, SB2-101"""
    assert [share(RULES, count) for count in range(11)] == [0, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1]


def test_boss_and_profiteer_get_less_but_never_owe_anything() -> None:
    """SB2-012, SB2-016, SB2-R09"""
    assert [reduced(RULES, "boss", gold) for gold in (0, 1, 5)] == [0, 0, 4]
    assert [reduced(RULES, "profiteer", gold) for gold in (0, 1, 2, 5)] == [0, 0, 0, 3]
    assert [reduced(RULES, role, 3) for role in ("blue", "green", "saboteur")] == [3, 3, 3]


def test_the_boss_alone() -> None:
    """SB2-013"""
    assert earnings(RULES, ending("BGCS", 3, "neither")) == (0, 0, 4, 0)


def test_boss_and_profiteer_together_where_both_teams_are_shut_out() -> None:
    """SB2-R08"""
    for builder in range(4):
        assert earnings(RULES, ending("BGCP", builder, "neither")) == (0, 0, 3, 2)


def test_the_profiteer_alone_by_own_work() -> None:
    """SB2-017, SB2-R07"""
    assert earnings(RULES, ending("BGP", 2, "neither")) == (0, 0, 3)
    assert earnings(RULES, ending("BGP", 0, "neither")) == (0, 0, 0)


def test_the_profiteer_alone_without_saboteurs() -> None:
    """SB2-018"""
    assert earnings(RULES, ending("BGPC", -1, "both")) == (0, 0, 3, 0)


def test_geologists_are_paid_apart() -> None:
    """SB2-020, SB2-021, SB2-022"""
    assert earnings(RULES, ending("OBG", 1, "both", 4)) == (4, 5, 0)
    assert earnings(RULES, ending("OOB", 2, "both", 5)) == (2, 2, 5)


def test_prisoners_are_as_good_as_absent() -> None:
    """SB2-081, SB2-082, SB2-R12"""
    assert earnings(RULES, ending("BBG", 0, "both", trapped=(1,))) == (5, 0, 0)
    assert earnings(RULES, ending("BGCP", 0, "neither", trapped=(2,))) == (0, 0, 0, 0)


def test_a_trapped_geologist_leaves_the_crystals_to_the_other() -> None:
    """SB2-R10, SB2-R12"""
    assert earnings(RULES, ending("OOS", -1, "both", 7, (0,))) == (0, 7, 5)


# -- with options ----------------------------------------------------------------------------------


def test_with_the_option_the_profiteer_always_wins() -> None:
    """SB2-R07"""
    rules = load("saboteur-2+profiteer_always_wins")

    assert earnings(rules, ending("BGPS", 0, "neither")) == (0, 0, 3, 0)
    assert paid(reached("BGPS", 0, "neither", rules="+profiteer_always_wins")) == [0, 0, 3, 0]


def test_with_the_option_trapped_geologists_are_paid() -> None:
    """SB2-R10"""
    rules = load("saboteur-2+trapped_geologist_paid")

    assert earnings(rules, ending("BGOS", -1, "both", 6, (2,))) == (0, 0, 6, 5)
    assert earnings(rules, ending("OOS", -1, "both", 7, (0,))) == (3, 3, 5)


def test_with_the_option_only_joined_crystals_pay() -> None:
    """SB2-R11"""
    assert paid(missed("BO", found=3)) == [0, 3]
    assert paid(missed("BO", found=3, rules="+crystals_must_be_connected")) == [0, 0]


# -- everything ------------------------------------------------------------------------------------

CELLS = {
    ("blue", "both"): "blue",
    ("blue", "blue"): "blue",
    ("blue", "green"): "green",
    ("green", "both"): "green",
    ("green", "blue"): "blue",
    ("green", "green"): "green",
    ("other", "both"): "blue green",
    ("other", "blue"): "blue",
    ("other", "green"): "green",
}
"""Who wins if the treasure is reached, as a table; what is missing is nobody."""
TABLE = (5, 4, 3, 2)


def modelled(
    roles: str, finder: int, ways: str, crystals: int, trapped: frozenset[int]
) -> list[int]:
    """The same reckoning, written down once more and in another way: dwarf by dwarf."""
    free = [seat for seat in range(len(roles)) if seat not in trapped]
    crowd = "".join(roles[seat] for seat in free)
    if finder < 0:
        lucky = "S" * ("S" in crowd) + "P" * ("P" in crowd)
    else:
        kind = {"B": "blue", "G": "green"}.get(roles[finder], "other")
        teams = CELLS.get((kind, ways), "")
        lucky = "".join(letter for letter, team in (("B", "blue"), ("G", "green")) if team in teams)
        lucky += "C"
        if teams or "C" in crowd or roles[finder] == "P":
            lucky += "P"
    count = sum(letter in lucky for letter in crowd)
    each = TABLE[count - 1] if 0 < count <= 4 else 1
    gold = [0] * len(roles)
    for seat in free:
        if roles[seat] in lucky:
            gold[seat] = each
        if roles[seat] == "C" and gold[seat]:
            gold[seat] = each - 1
        if roles[seat] == "P" and gold[seat]:
            gold[seat] = each - 2 if each > 2 else 0
        if roles[seat] == "O":
            gold[seat] = crystals if crowd.count("O") == 1 else (crystals - crystals % 2) // 2
    return gold


def crowds() -> Iterator[tuple[str, frozenset[int]]]:
    """Every company of free and trapped dwarves that can make a difference."""
    numbers = product(
        [(free, caught) for free in range(3) for caught in range(2)],
        [(free, caught) for free in range(2) for caught in range(2)],
        [(0, 0), (1, 0), (0, 1)],
        [(0, 0), (1, 0), (0, 1)],
        [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2)],
        [(free, caught) for free in range(3) for caught in range(2)],
    )
    for company in numbers:
        free = "".join(role * count for role, (count, _) in zip("BGCPOS", company, strict=True))
        caught = "".join(role * count for role, (_, count) in zip("BGCPOS", company, strict=True))
        if 2 <= len(free + caught) <= 12:
            yield free + caught, frozenset(range(len(free), len(free + caught)))


def test_every_case_of_connector_doors_company_and_prison() -> None:
    """SB2-007, SB2-008, SB2-009, SB2-011, SB2-013, SB2-015, SB2-017, SB2-018, SB2-082, SB2-R12"""
    cases = 0
    for roles, trapped in crowds():
        builders = {roles[seat]: seat for seat in range(len(roles) - len(trapped))}
        ends = [(seat, ways) for seat in builders.values() for ways in WAYS]
        for finder, ways in [*ends, (-1, "neither")]:
            cases += 1
            told = earnings(RULES, ending(roles, finder, ways, 7, tuple(trapped)))
            wanted = modelled(roles, finder, ways, 7, trapped)
            assert list(told) == wanted, (roles, finder, ways, sorted(trapped))
    assert cases > 90_000
