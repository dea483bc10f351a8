"""Beliefs that are kept are those of a bot that reads everything anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.bots.tables import Moment, bots, moments
from undermine.bots.belief import Belief, find_belief
from undermine.bots.belief import kept as kept_beliefs
from undermine.bots.belief.kept import KeptBeliefs
from undermine.core.ruleset import Ruleset
from undermine.core.state import Event
from undermine.games import load
from undermine.session import Game

TABLES = [("saboteur", 5), ("saboteur-2", 6), ("the-lost-mines", 4), ("the-dark-cave", 4)]
SABOTEUR = load("saboteur")


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Belief]:
    """The beliefs that are begun from nothing."""
    found: list[Belief] = []

    def begin(rules: Ruleset[Any, Any]) -> Belief | None:
        belief = find_belief(rules)
        assert belief is not None
        found.append(belief)
        return belief

    monkeypatch.setattr(kept_beliefs, "find_belief", begin)
    return found


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_a_kept_belief_believes_the_same_as_a_fresh_one(rules: str, seats: int) -> None:
    kept = KeptBeliefs()

    for moment in _played(rules, seats, "kept")[::2]:
        read = _after(kept, moment, load(rules))
        assert _believed(read, moment) == _believed(_fresh(moment, load(rules)), moment)


def test_events_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    kept, decided = KeptBeliefs(), _played("saboteur", 4, "once")[:40]
    see, read = Belief.see, []

    def count(belief: Belief, events: Sequence[Event]) -> None:
        read.append(len(events))
        see(belief, events)

    monkeypatch.setattr(Belief, "see", count)
    for moment in decided:
        _after(kept, moment)

    assert sum(read) == sum({moment.seat: len(moment.seen) for moment in decided}.values())


def test_other_tables_and_turns_taken_back_are_read_anew() -> None:
    kept = KeptBeliefs(most=3)
    one, other = (_played("saboteur", 4, seed)[:60:3] for seed in ("one", "other"))

    for here, there, back in zip(one, other, reversed(one), strict=False):
        for moment in (here, there, back):
            read = _after(kept, moment)
            assert _believed(read, moment) == _believed(_fresh(moment), moment)


def test_what_a_bot_does_with_its_belief_changes_no_kept_one() -> None:
    kept, decided = KeptBeliefs(), _played("saboteur", 4, "own")
    first = decided[20]
    later = max((m for m in decided[:40] if m.seat == first.seat), key=lambda m: len(m.seen))

    spoiled = _after(kept, first)
    spoiled.private(later.view)
    spoiled.see(later.seen[len(first.seen) :])
    read = _after(kept, first)

    assert spoiled.public().roles != read.public().roles
    assert _believed(read, first) == _believed(_fresh(first), first)


def test_the_longest_unused_belief_is_dropped(begun: list[Belief]) -> None:
    kept = KeptBeliefs(most=2)
    first = [_played("saboteur", 3, seed)[0] for seed in ("a", "b", "c")]

    for table in (0, 1, 0, 2, 0, 1):
        _after(kept, first[table])

    assert len(begun) == 4


def _played(rules: str, seats: int, seed: str) -> list[Moment]:
    return moments(Game(rules, seats, seed), bots("greedy", seats, seed))


def _after(kept: KeptBeliefs, moment: Moment, rules: Ruleset[Any, Any] = SABOTEUR) -> Belief:
    belief = kept.after(rules, moment.seen)
    assert belief is not None
    return belief


def _fresh(moment: Moment, rules: Ruleset[Any, Any] = SABOTEUR) -> Belief:
    belief = find_belief(rules)
    assert belief is not None
    belief.see(moment.seen)
    return belief


def _believed(belief: Belief, moment: Moment) -> object:
    private = belief.private(moment.view)
    return private.roles, private.goals, belief.public().roles
