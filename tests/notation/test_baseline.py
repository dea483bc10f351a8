"""The default values of positions are dealt once."""

from __future__ import annotations

from typing import Any

import pytest

from undermine import load, position
from undermine.core.ruleset import Ruleset
from undermine.notation.baseline import _baseline
from undermine.notation.positions import write_position


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ruleset of each step from now on, with no default values kept."""
    ran: list[str] = []
    step = Ruleset.step

    def counting(self: Ruleset[Any], *args: Any) -> Any:  # noqa: ANN401 (any step)
        ran.append(self.id)
        return step(self, *args)

    monkeypatch.setattr(Ruleset, "step", counting)
    _baseline.cache_clear()
    return ran


@pytest.mark.parametrize(
    "rules",
    ["saboteur", "saboteur-2", "the-lost-mines", "the-dark-cave", "the-dark-cave+axe_order=secret"],
)
def test_only_the_first_reading_of_a_position_deals(rules: str, steps: list[str]) -> None:
    first, _ = position(f"{rules} seats=4 turn=1")
    assert set(steps) == {first.id}
    steps.clear()

    again, state = position(f"{rules} seats=4 turn=2")
    write_position(again, state)

    assert state.actor == 1
    assert steps == []


def test_a_table_before_the_deal_is_read_and_written_without_a_step(steps: list[str]) -> None:
    rules, state = position("the-dark-cave seats=5")

    assert write_position(rules, state) == "the-dark-cave seats=5"
    assert steps == []


@pytest.mark.parametrize(
    "other",
    ["saboteur seats=5 turn=1", "saboteur+known_saboteurs seats=4 turn=1"],
    ids=["seats", "options"],
)
def test_other_seats_and_options_have_other_defaults(other: str, steps: list[str]) -> None:
    position("saboteur seats=4 turn=1")
    steps.clear()

    position(other)

    assert steps


def test_versions_have_other_defaults(steps: list[str]) -> None:
    position("the-dark-cave seats=4 turn=1")
    steps.clear()

    position("the-dark-cave@1 seats=4 turn=1")

    assert set(steps) == {load("the-dark-cave@1").id}
