"""Bots of the tests, which are there under names of their own."""

from __future__ import annotations

import pytest

from undermine.bots import registry

_HERE = "tests.strength.crashing_bots"


@pytest.fixture
def crashing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the bots of the tests known, in this process."""
    names = ("crashing", "illegal", "broken", "forgetful")
    bots = {name: f"{_HERE}:{name.title()}Bot" for name in names}
    monkeypatch.setattr(registry, "_YARDSTICKS", {**registry._YARDSTICKS, **bots})


@pytest.fixture
def twins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make second names known for bots: they sit at tables of their own, and play the same."""
    known = {**registry._YARDSTICKS, **registry._BUILT_IN}
    seconds = {f"twin-{name}": place for name, place in known.items()}
    monkeypatch.setattr(registry, "_YARDSTICKS", {**registry._YARDSTICKS, **seconds})
