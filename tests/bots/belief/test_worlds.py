"""Enumeration is exact: it agrees with brute force, with and without evidence."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from tests.bots.belief.brute import marginals
from undermine import load
from undermine.bots.belief.belief import find_setup
from undermine.bots.belief.worlds import Worlds

DICE = Random(7)  # noqa: S311 (a game, no secret)
TABLES = [
    *(("saboteur", seats) for seats in range(3, 11)),
    *(("the-lost-mines", seats) for seats in (3, 4, 5, 6)),
    *(("the-dark-cave", seats) for seats in range(3, 9)),
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_table_agrees_with_brute_force(game: str, seats: int) -> None:
    setup = find_setup(load(game))
    assert setup is not None
    pools = setup.cast.pools(seats)
    backs = [sorted(pools)[seat % len(pools)] for seat in range(seats)]
    dice = Random(seats)  # noqa: S311 (a game, no secret)  # noqa: S311 (a game, no secret)
    says = [{role: dice.uniform(-2, 2) for role in pools[back]} for back in backs]
    pair = {
        (one, other): dice.uniform(-1, 1) for one in pools[backs[0]] for other in pools[backs[1]]
    }

    worlds = Worlds(pools, backs, 1)
    for seat, table in enumerate(says):
        worlds.clue(seat, [table])
    worlds.aims(0, [(1, pair)], {})
    found = worlds.posterior({}, (1.0,)).roles

    def weight(roles: tuple[str, ...]) -> float:
        own = sum(table[role] for table, role in zip(says, roles, strict=True))
        return exp(own + pair[roles[0], roles[1]])

    for seat, expected in enumerate(marginals(pools, backs, weight)):
        for role, chance in expected.items():
            assert found[seat].get(role, 0.0) == pytest.approx(chance, abs=1e-12)


def test_roles_and_goals_are_coupled() -> None:
    """A move that only a digger makes if the treasure is at goal 1 says something about both."""
    worlds = Worlds({"d": {"digger": 1, "saboteur": 1}}, ["d"], goals=2)

    worlds.clue(0, [{"digger": 2.0, "saboteur": 0.0}, {"digger": 0.0, "saboteur": 2.0}])
    digger = worlds.posterior({0: "digger"}, (0.5, 0.5))
    told = worlds.posterior({}, (1.0, 0.0))

    assert digger.goals[0] == pytest.approx(exp(2) / (1 + exp(2)))
    assert told.chance(0, "digger") == pytest.approx(exp(2) / (1 + exp(2)))


def test_cards_known_to_be_aside_make_roles_rarer() -> None:
    worlds = Worlds({"d": {"loyal": 2, "saboteur": 2}}, ["d", "d"], goals=1)

    found = worlds.posterior({}, (1.0,), {"saboteur": 2})

    assert found.chance(0, "saboteur") == 0


def test_facts_outweigh_clues_and_each_other() -> None:
    """Two saboteurs where there is one: the belief goes on with what was dealt."""
    worlds = Worlds({"d": {"digger": 2, "saboteur": 1}}, ["d", "d"], goals=1)

    found = worlds.posterior({0: "saboteur", 1: "saboteur"}, (1.0,))

    assert sum(found.roles[0].values()) == pytest.approx(1)


def test_samples_come_from_the_joint_distribution() -> None:
    worlds = Worlds({"d": {"digger": 2, "saboteur": 1}}, ["d"] * 3, goals=1)
    worlds.clue(0, [{"saboteur": 1.0}])
    posterior = worlds.posterior({}, (1.0,))

    drawn = [posterior.sample(DICE).roles for _ in range(4000)]

    assert all(sorted(roles) == ["digger", "digger", "saboteur"] for roles in drawn)
    share = sum(roles[0] == "saboteur" for roles in drawn) / len(drawn)
    assert share == pytest.approx(posterior.chance(0, "saboteur"), abs=0.03)
