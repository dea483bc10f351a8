"""The dynamic programme is exact: it agrees with brute force, hats and known cards included."""

from __future__ import annotations

from itertools import permutations
from math import exp
from random import Random

import pytest

from tests.bots.belief.brute import marginals
from undermine import load
from undermine.bots.belief.slots import Slots
from undermine.games.saboteur.table import sheet

POOL = sheet(load("saboteur-2")).seats[5].roles
SMALL = {"blue": 2, "green": 1, "geologist": 1, "saboteur": 2}


def _evidence(slots: int, pool: dict[str, int], seed: int) -> list[dict[str, float]]:
    dice = Random(seed)  # noqa: S311 (a game, no secret)  # noqa: S311 (a game, no secret)
    return [{role: dice.uniform(-2, 2) for role in pool} for _ in range(slots)]


def _expected(pool: dict[str, int], says: list[dict[str, float]]) -> list[dict[str, float]]:
    return marginals(
        {"d": pool},
        ["d"] * len(says),
        lambda roles: exp(sum(table[r] for table, r in zip(says, roles, strict=True))),
    )


@pytest.mark.parametrize(("pool", "seats"), [(POOL, 2), (POOL, 4), (POOL, 5), (SMALL, 6)])
def test_marginals_agree_with_brute_force(pool: dict[str, int], seats: int) -> None:
    says = _evidence(seats, pool, seats)
    slots = Slots(pool, seats, goals=1)
    for seat, table in enumerate(says):
        slots.clue(seat, [table])

    found = slots.posterior({}, (1.0,)).roles

    for seat, expected in enumerate(_expected(pool, says)):
        assert found[seat] == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("seats", range(2, 13))
def test_without_evidence_the_chances_are_those_of_the_deal(seats: int) -> None:
    found = Slots(POOL, seats, goals=1).posterior({}, (1.0,)).roles

    for seat in range(seats):
        assert found[seat] == pytest.approx({role: n / 15 for role, n in POOL.items()})


def test_a_swapped_hat_is_a_slot_of_its_own() -> None:
    """The old card keeps its evidence, and is out of play."""
    says = _evidence(4, SMALL, 9)
    slots = Slots(SMALL, 3, goals=1)
    for seat in range(3):
        slots.clue(seat, [says[seat]])
    slots.swap(1)
    slots.clue(1, [says[3]])

    found = slots.posterior({}, (1.0,)).roles

    expected = _expected(SMALL, says)
    assert found[0] == pytest.approx(expected[0], abs=1e-12)
    assert found[1] == pytest.approx(expected[3], abs=1e-12)
    assert list(slots.now) == [0, 3, 2]


def test_a_known_old_hat_makes_its_role_rarer() -> None:
    slots = Slots({"boss": 1, "blue": 4}, 2, goals=1)
    slots.swap(0)

    found = slots.posterior({0: "boss"}, (1.0,))

    assert found.chance(0, "boss") == found.chance(1, "boss") == 0


def test_more_slots_than_cards_are_no_failure() -> None:
    slots = Slots({"blue": 1, "saboteur": 1}, 2, goals=1)
    for _ in range(5):
        slots.swap(0)

    found = slots.posterior({}, (1.0,)).roles

    assert sum(found[0].values()) == pytest.approx(1)


def test_samples_come_from_the_joint_distribution() -> None:
    says = _evidence(3, SMALL, 4)
    slots = Slots(SMALL, 3, goals=1)
    for seat in range(3):
        slots.clue(seat, [says[seat]])
    posterior, dice = slots.posterior({}, (1.0,)), Random(3)  # noqa: S311 (a game, no secret)

    drawn = [posterior.sample(dice).roles for _ in range(4000)]

    assert all(roles.count("green") <= 1 for roles in drawn)
    share = sum(roles[2] == "saboteur" for roles in drawn) / len(drawn)
    assert share == pytest.approx(posterior.chance(2, "saboteur"), abs=0.03)


def test_chances_of_goals_follow_the_evidence() -> None:
    slots = Slots({"blue": 1, "saboteur": 1}, 1, goals=2)
    slots.clue(0, [{"blue": 2.0}, {"saboteur": 2.0}])

    assert slots.posterior({0: "blue"}, (0.5, 0.5)).goals[0] == pytest.approx(exp(2) / (1 + exp(2)))
    assert slots.posterior({}, (0.0, 1.0)).goals == (0.0, 1.0)


def test_roles_and_goals_together_agree_with_brute_force() -> None:
    """Two seats looked at goals, one did not: one trunk and two branches."""
    says = [_evidence(4, SMALL, seed) for seed in (1, 2)]
    says[1][0], says[1][2] = says[0][0], says[0][2]
    slots = Slots(SMALL, 4, goals=2)
    for seat in range(4):
        slots.clue(seat, [says[0][seat], says[1][seat]])

    found = slots.posterior({}, (0.3, 0.7))

    totals = [_total(SMALL, by) for by in says]
    odds = [0.3 * totals[0], 0.7 * totals[1]]
    lines = [_expected(SMALL, by) for by in says]
    assert found.goals == pytest.approx([share / sum(odds) for share in odds])
    for seat in range(4):
        for role in SMALL:
            mixed = sum(o * by[seat].get(role, 0.0) for o, by in zip(odds, lines, strict=True))
            assert found.chance(seat, role) == pytest.approx(mixed / sum(odds), abs=1e-12)


def _total(pool: dict[str, int], says: list[dict[str, float]]) -> float:
    """The weight of all deals together."""
    deals = permutations([role for role, count in pool.items() for _ in range(count)], len(says))
    return sum(
        exp(sum(table[role] for table, role in zip(says, roles, strict=True))) for roles in deals
    )
