"""Likelihoods are fitted as the page says, and calibration is measured rightly."""

from __future__ import annotations

import pytest

from tools.fit import chosen
from tools.fitting.calibration import Score, score
from tools.fitting.counting import Census, Counts, aim_rows, move_rows
from tools.fitting.following import Step
from tools.fitting.population import MANNERS, POPULATION, STRANGERS, seat_styles
from tools.fitting.traces import play
from undermine import load
from undermine.bots.belief.belief import find_setup
from undermine.bots.belief.clues import Aim, Clue
from undermine.bots.belief.likelihoods import CLIP, stored


def _counts(moves: dict[str, dict[str, int]], style: str = "greedy") -> Counts:
    """Counts of one context, by role and class."""
    return {
        style: {"far": {role: {n: float(c) for n, c in row.items()} for role, row in moves.items()}}
    }


def test_what_saboteurs_do_more_often_speaks_for_them() -> None:
    rows = move_rows(
        _counts({"digger": {"dig": 90, "rob": 10}, "saboteur": {"rob": 50, "dig": 50}}), 1
    )

    plain = {name: row["saboteur"][0] - row["digger"][0] for name, row in rows["far"].items()}
    assert plain["rob"] > 1
    assert plain["dig"] < 0


def test_no_row_is_wider_than_the_clip() -> None:
    rows = move_rows(_counts({"digger": {"dig": 9000}, "saboteur": {"rob": 9000}}), 3.0)

    for row in rows["far"].values():
        for digger, saboteur in zip(row["digger"], row["saboteur"], strict=True):
            assert abs(digger - saboteur) <= CLIP + 1e-9


def test_a_class_that_nobody_of_a_manner_played_says_nothing_about_roles() -> None:
    sly, *_ = MANNERS["sly"]
    counts = {
        **_counts({"digger": {"dig": 80, "rob": 9}, "saboteur": {"rob": 30}}),
        **_counts({"digger": {"dig": 500}, "saboteur": {"dig": 20}}, sly),
    }

    row = move_rows(counts, 1.0)["far"]["rob"]

    assert row["saboteur"][1] == pytest.approx(row["digger"][1])


def test_a_style_counts_as_much_as_another_however_often_it_played() -> None:
    few = {
        "greedy": _counts({"digger": {"dig": 50, "rob": 50}, "saboteur": {"rob": 100}})["greedy"]
    }
    many = {
        "overt": _counts({"digger": {"dig": 9000}, "saboteur": {"dig": 9000}}, "overt")["overt"]
    }

    row = move_rows({**few, **many}, 1.0)["far"]["rob"]

    assert row["saboteur"][0] > row["digger"][0] + 0.3


def test_aims_are_counted_by_the_relation_of_both_roles() -> None:
    setup = find_setup(load("saboteur"))
    assert setup is not None
    census = Census(setup.cast)
    clue = Clue(0, "far", ("break",), (Aim(1, "break-open", "hit"), Aim(2, "break-open", "spared")))

    census.add(Step(clue, {0: "digger", 1: "saboteur", 2: "digger"}, 0, None, {}), "greedy")

    assert census.aims["greedy"]["break-open"]["digger>saboteur"]["hit"] == 1
    assert census.aims["greedy"]["break-open"]["digger>digger"]["spared"] == 1
    assert set(aim_rows(census.aims, 1.0)["break-open"]) == {"hit", "spared"}


def test_the_largest_exponents_that_are_fair_are_chosen() -> None:
    tried = {
        (1.0, 1.0): Score(10, 0.09, 0.5, 0.400),
        (0.85, 0.5): Score(10, 0.03, 0.5, 0.405),
        (0.7, 1.0): Score(10, 0.02, 0.5, 0.400),
        (0.1, 0.0): Score(10, 0.01, 0.1, 0.500),
    }

    assert chosen(tried) == (0.85, 0.5)


def test_where_none_is_fair_the_best_calibrated_is_chosen() -> None:
    tried = {(1.0, 1.0): Score(10, 0.09, 0.5, 0.40), (0.7, 1.0): Score(10, 0.07, 0.5, 0.41)}

    assert chosen(tried) == (0.7, 1.0)


def test_calibration_is_measured_in_ten_bins() -> None:
    """Half of what is stated as 0.9 is true: the error is 0.4 there, and 0 elsewhere."""
    sure = [(0.9, 0.5, True)] * 5 + [(0.9, 0.5, False)] * 5
    right = [(0.5, 0.5, True)] * 5 + [(0.5, 0.5, False)] * 5

    found = score(sure + right)

    assert found.error == pytest.approx(0.2)
    assert found.skill < 0


def test_strangers_are_not_in_the_fit() -> None:
    assert not set(STRANGERS) & set(POPULATION)
    assert sorted(style for styles in MANNERS.values() for style in styles) == sorted(POPULATION)


def test_the_same_number_plays_the_same_game() -> None:
    first, again = (play("saboteur", sorted(POPULATION), (3, 3)) for _ in range(2))

    assert first == again
    assert list(first.styles) == seat_styles(sorted(POPULATION), 3, "fit-saboteur-3")


def test_the_stored_table_has_all_games_and_manners() -> None:
    table = stored()

    assert {name: tuple(styles) for name, styles in table["manners"].items()} == MANNERS
    assert sorted(table["games"]) == ["saboteur", "saboteur-2", "the-dark-cave", "the-lost-mines"]
    for game in table["games"].values():
        for context in game["moves"].values():
            for row in context.values():
                assert all(len(logs) == len(MANNERS) for logs in row.values())
