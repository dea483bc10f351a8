"""Every law, for every ruleset and every number of seats."""

from __future__ import annotations

from functools import lru_cache
from itertools import cycle

import pytest

from undermine import load
from undermine.dealer import Dealer
from undermine.games import REGISTRY
from undermine.testing.laws import LAWS
from undermine.testing.traces import STYLES, Trace, play_randomly


def _tables() -> list[tuple[str, int, str]]:
    """The printed game at every size in every style; options and earlier versions at one."""
    tables = []
    for name in REGISTRY:
        rules = load(name)
        tables += [(name, seats, style) for seats in rules.seats for style in STYLES]
        for (option, entry), seats in zip(rules.options.items(), cycle(rules.seats), strict=False):
            tables.append((f"{name}+{option}={entry.choices[1]}", seats, "digging"))
        tables += [(f"{name}@{version}", rules.seats[0], "uniform") for version in rules.earlier]
    return tables


@lru_cache(maxsize=2)
def _trace(name: str, seats: int, style: str) -> Trace:
    dice = Dealer(f"{seats}-{style}")
    return play_randomly(load(name), seats, dice.roll, STYLES[style])


@pytest.mark.parametrize("law", LAWS)  # on top, so that all laws follow each other at a table
@pytest.mark.parametrize(("name", "seats", "style"), _tables())
def test_law(law: str, name: str, seats: int, style: str) -> None:
    """Holds at every moment of a whole random game."""
    LAWS[law](_trace(name, seats, style), Dealer(f"{law}-{seats}").roll)
