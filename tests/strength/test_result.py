"""Rows weigh strata as often as they are dealt, and games of clans as they came."""

from __future__ import annotations

import pytest

from undermine.strength.plan import Plan, checked
from undermine.strength.result import Row, deck_of, difference, rows_of
from undermine.strength.roles import chances
from undermine.strength.scores import Sample, Score
from undermine.strength.sequential import look

NOTHING = Score(0.0, 0.0)


def _plan(**changed: object) -> Plan:
    fields: dict[str, object] = {"game": "saboteur", "seats": 5, "bots": ("random", "greedy")}
    return checked(Plan(**{**fields, **changed}))  # type: ignore[arg-type]


def _samples(part: str, dealt: int, wins: float, first: int) -> list[Sample]:
    """Four pairs with the same mean, in deals of their own."""
    return [
        Sample(first + number, part, dealt, "greedy", Score(wins + sign, 10 * wins), NOTHING)
        for number, sign in enumerate((0.0, 0.0, 0.1, -0.1))
    ]


PAIRS = [
    *_samples("digger", 1, 0.9, 0),
    *_samples("digger", 2, 0.3, 10),
    *_samples("saboteur", 1, 0.5, 20),
    *_samples("saboteur", 2, 0.1, 30),
]
"""As many of each kind, which is not how they are dealt."""


def _mean(rows: list[Row], part: str) -> float:
    (row,) = [row for row in rows if row.part == part and row.dealt is None]
    return row.wins.difference.mean


def test_saboteurs_are_dealt_as_cards_are() -> None:
    deck = deck_of(_plan())

    assert sorted(deck) == [*("digger",) * 4, *("saboteur",) * 2]
    assert chances(deck, 5) == {1: pytest.approx(1 / 3), 2: pytest.approx(2 / 3)}


def test_a_hero_is_each_part_as_often_as_it_is_dealt() -> None:
    """A third of deals has 4 diggers and 1 saboteur, the others have 3 and 2."""
    rows = rows_of(_plan(), PAIRS)

    assert _mean(rows, "digger") == pytest.approx((0.9 * 4 + 2 * 0.3 * 3) / (4 + 2 * 3))
    assert _mean(rows, "saboteur") == pytest.approx((0.5 * 1 + 2 * 0.1 * 2) / (1 + 2 * 2))
    whole = (0.9 * 4 + 0.5 * 1 + 2 * (0.3 * 3 + 0.1 * 2)) / 15
    assert _mean(rows, "all") == pytest.approx(whole)


def test_a_team_is_dealt_in_each_deal_that_has_one() -> None:
    rows = rows_of(_plan(design="team"), PAIRS)

    assert _mean(rows, "digger") == pytest.approx((0.9 + 2 * 0.3) / 3)
    assert _mean(rows, "saboteur") == pytest.approx((0.5 + 2 * 0.1) / 3)
    assert all(row.part != "all" for row in rows)


def test_whole_games_are_a_plain_mean() -> None:
    rows = rows_of(_plan(rounds=0), PAIRS)

    assert _mean(rows, "all") == pytest.approx((0.9 + 0.3 + 0.5 + 0.1) / 4)


def test_points_and_wins_have_differences_of_their_own() -> None:
    plan = _plan(design="team")
    found = {
        measure: difference(plan, deck_of(plan), "digger", PAIRS[:8], measure)
        for measure in ("wins", "points")
    }

    assert found["points"].mean == pytest.approx(10 * found["wins"].mean)
    assert look("digger", 0.02, found["wins"]).row == "digger"


def test_several_opponents_of_a_deal_are_one_number() -> None:
    """Else the same luck would count twice, and the interval would be too narrow."""
    plan = _plan(design="team", against=("random", "greedy"))
    once = PAIRS[:8]
    twice = [*once, *(pair._replace(against="random") for pair in once)]

    deck = deck_of(plan)
    assert difference(plan, deck, "digger", twice, "wins") == difference(
        plan, deck, "digger", once, "wins"
    )
