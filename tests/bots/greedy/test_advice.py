"""Hints from candidates: which ones are given, in which order, and what stands in for reasons."""

from __future__ import annotations

from collections.abc import Sequence

from undermine.bots.greedy.advice import Candidate, advise, prices
from undermine.bots.hints import Reason
from undermine.core.grid import Spot
from undermine.core.state import Action
from undermine.core.walking import Step, Stop


class Written:
    """An explanation that is written down; no candidate has a reason of its own."""

    def __init__(self, *candidates: Candidate) -> None:
        self._candidates = candidates

    def candidates(self, legal: Sequence[Action]) -> Sequence[Candidate]:
        del legal
        return self._candidates

    def reasons(self, candidate: Candidate) -> Sequence[Reason]:
        del candidate
        return ()


def walk(to: str, worth: float) -> Candidate:
    return Candidate(Step(Spot((1, 0), 0)), {"walks": worth}, to)


STAY = Candidate(Stop(), {})


def ends(*candidates: Candidate, seed: str = "1") -> list[str]:
    """The ends of the proposed walks, in order."""
    return [hint.to for hint in advise(Written(*candidates), (), seed)]


def test_alternatives_are_worth_more_than_doing_nothing() -> None:
    assert ends(walk("2,0", 2.0), walk("1,0", 1.0), STAY, walk("3,0", -1.0)) == ["2,0", "1,0"]


def test_the_seed_orders_equally_good_candidates_and_no_others() -> None:
    equal = walk("1,0", 1.0), walk("2,0", 1.0), walk("3,0", 3.0)

    orders = {tuple(ends(*equal, seed=str(seed))) for seed in range(20)}

    assert orders == {("3,0", "1,0", "2,0"), ("3,0", "2,0", "1,0")}


def test_a_hint_without_reasons_says_why_it_has_none() -> None:
    def keys(*candidates: Candidate) -> list[str]:
        return [hint.reasons[0].key for hint in advise(Written(*candidates), (), "1")]

    assert keys(walk("1,0", -1.0)) == ["only"]
    assert keys(walk("1,0", -1.0), walk("2,0", -2.0)) == ["least-bad"]
    assert keys(STAY, walk("2,0", -2.0)) == ["no-difference"]


def test_a_walk_says_what_it_costs_and_nothing_of_what_it_does_not() -> None:
    paid = Candidate(Stop(), {}, "1,0", ("card", "card"))

    assert prices(paid) == [Reason("costs-card", {"count": 2})]
    assert prices(STAY) == []
