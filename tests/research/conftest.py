"""Tests of what researchers plug in: at two seat counts, or at all of them in a soak."""

import os

import pytest

from undermine import load
from undermine.kernel import GAMES, MISSING, available

ALL_SEATS = bool(os.environ.get("UNDERMINE_ALL_SEATS"))


def counts(game: str) -> list[int]:
    """The seat counts that a game is tried at."""
    seats = load(game).seats
    return list(seats) if ALL_SEATS else [seats[0], 5]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test of `game` and `seats` is run for every game, at several counts."""
    if {"game", "seats"} <= set(metafunc.fixturenames):
        cases = [(game, seats) for game in GAMES for seats in counts(game)]
        metafunc.parametrize(("game", "seats"), cases)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip everything, and say why, where the kernel is not built."""
    for item in [] if available() else items:
        item.add_marker(pytest.mark.skip(reason=MISSING))
