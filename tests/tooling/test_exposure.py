"""Saboteurs that give themselves away are found, and counted rightly."""

from __future__ import annotations

import pytest

from tools.exposure import Deal, Plan, of_deals, of_saboteurs, play
from undermine.strength.table import Setting

SETTING = Setting("saboteur", 5, 1, "early")


def test_deals_and_saboteurs_are_counted_apart() -> None:
    found = [
        Deal(frozenset({0, 1}), frozenset({1})),
        Deal(frozenset({2}), frozenset()),
        Deal(frozenset(), frozenset()),
    ]

    assert (of_deals(found).count, of_deals(found).of) == (1, 2)
    assert (of_saboteurs(found).count, of_saboteurs(found).of) == (1, 3)


@pytest.mark.parametrize(("bot", "few"), [("random", 0), ("foreman/patient", 12)])
def test_who_plays_at_random_is_exposed_and_who_hides_is_not(bot: str, few: int) -> None:
    found = [play(Plan(bot, "foreman/steady", SETTING), number) for number in range(12)]

    assert all(deal.exposed <= deal.saboteurs for deal in found)
    assert (of_saboteurs(found).count < of_saboteurs(found).of / 3) == (few > 0)
