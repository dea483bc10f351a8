"""Designs seat the two bots at the same seats of the same deals."""

from __future__ import annotations

from collections import Counter

import pytest

from undermine.strength.designs import Pairing, pairings, tables
from undermine.strength.plan import Plan, checked

ROLES = ("digger", "saboteur", "digger", "digger", "saboteur")


def _plan(design: str, against: tuple[str, ...] = ("greedy",), game: str = "saboteur") -> Plan:
    return checked(
        Plan(game=game, seats=5, design=design, bots=("random", "path-first"), against=against)
    )


def test_a_hero_takes_each_seat_in_turn() -> None:
    plan = _plan("hero")

    found = [pair for number in range(10) for pair in pairings(plan, number, ROLES)]

    assert [pair.seats for pair in found] == [(number % 5,) for number in range(10)]
    assert [pair.part for pair in found[:5]] == [*ROLES]
    assert found[1].tables == (
        ("greedy", "random", "greedy", "greedy", "greedy"),
        ("greedy", "path-first", "greedy", "greedy", "greedy"),
    )


def test_strangers_are_drawn_once_for_both_bots() -> None:
    plan = _plan("cross", ("greedy", "random", "path-first"))
    drawn: Counter[str] = Counter()

    for number in range(400):
        (pair,) = pairings(plan, number, ROLES)
        one, other = pair.tables
        differing = [seat for seat in range(5) if one[seat] != other[seat]]
        assert differing == [number % 5]
        assert (one[number % 5], other[number % 5]) == plan.bots
        drawn.update(bot for seat, bot in enumerate(one) if seat != number % 5)

    assert all(abs(count - 1600 / 3) < 70 for count in drawn.values())


def test_a_team_is_all_seats_of_a_side() -> None:
    found = pairings(_plan("team"), 0, ROLES)

    assert found == [
        Pairing(
            "digger",
            (0, 2, 3),
            (
                ("random", "greedy", "random", "random", "greedy"),
                ("path-first", "greedy", "path-first", "path-first", "greedy"),
            ),
            "greedy",
        ),
        Pairing(
            "saboteur",
            (1, 4),
            (
                ("greedy", "random", "greedy", "greedy", "random"),
                ("greedy", "path-first", "greedy", "greedy", "path-first"),
            ),
            "greedy",
        ),
    ]


def test_the_matrix_of_two_bots_takes_four_tables() -> None:
    plan = _plan("team", ("random", "path-first"))

    assert len(tables(pairings(plan, 0, ROLES))) == 4
    assert len(tables(pairings(_plan("team", ("path-first",)), 0, ROLES))) == 3


def test_the_sides_of_clans_are_those_that_dwarves_work_for() -> None:
    roles = ("blue-loyal", "blue-saboteur", "yellow-loyal", "yellow-saboteur", "blue-loyal")

    found = pairings(_plan("team", game="the-dark-cave"), 0, roles)

    assert [(pair.part, pair.seats) for pair in found] == [("blue", (0, 3, 4)), ("yellow", (1, 2))]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"bots": ("random",)}, "two bots are compared, as in 'greedy,random', not 'random'"),
        ({"bots": ("random", "greedy", "random")}, "not 'random,greedy,random'"),
        ({"bots": ("random", "nobody")}, "there is no bot 'nobody'"),
        ({"against": ("nobody",)}, "there is no bot 'nobody'"),
        ({"against": ("random", "greedy")}, "one bot at all other seats, not 'random,greedy'"),
        ({"design": "heros"}, "there is no design 'heros'; the designs are: hero, team, cross"),
        ({"measure": "gold"}, "there is no measure 'gold'; the measures are"),
        ({"seats": 11}, "saboteur is for 3 to 10 seats, not 11"),
        ({"deals": 0}, "the number of deals is at least 1, not 0"),
        ({"rounds": -1}, "the number of rounds is at least 1, or all, not -1"),
        ({"until": 0.0}, "a gain above 0, not 0.0"),
        ({"until": float("nan")}, "a gain above 0, not nan"),
        ({"seed": "a b"}, "not 'a b'"),
        ({"game": "chess"}, "there is no game 'chess'"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(changed: dict[str, object], said: str) -> None:
    fields: dict[str, object] = {"game": "saboteur", "seats": 5, "bots": ("random", "greedy")}

    with pytest.raises(ValueError, match=said.replace("(", r"\(")):
        checked(Plan(**{**fields, **changed}))  # type: ignore[arg-type]
