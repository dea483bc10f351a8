"""Hints from evaluations: the best candidates, and the terms that decided about them.

A candidate is a legal action, or a whole walk that begins with one. The reasons of a candidate
are its largest terms above 0; what they say in detail is worked out by the game.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from undermine.bots.greedy.evaluation import Terms, worth_of
from undermine.bots.hints import MOST_HINTS, MOST_REASONS, Hint, Reason
from undermine.core.actions import Discard, Place
from undermine.core.state import Action, Seat

_EQUAL = 1e-9
"""Evaluations that differ by less count as equal."""
FeaturesT = TypeVar("FeaturesT")


class Candidate(NamedTuple):
    """Something that a seat could do, and its evaluation."""

    action: Action
    terms: Terms
    to: str = ""
    """Where the walk ends whose first step the action is."""
    price: tuple[str, ...] = ()
    """What that walk costs, a word for each thing."""

    @property
    def worth(self) -> float:
        """How good it is."""
        return worth_of(self.terms)


Detail = Callable[[Any, Candidate], Sequence[Reason]]
"""What a term says about a candidate, given the features of a position."""


class Explanation(Protocol):
    """Candidates of one decision, and their reasons."""

    def candidates(self, legal: Sequence[Action]) -> Sequence[Candidate]:
        """The candidates among legal actions; walks are candidates as a whole."""

    def reasons(self, candidate: Candidate) -> Sequence[Reason]:
        """What speaks for a candidate, the weightiest first."""


class Explained(Generic[FeaturesT]):
    """The explanation of a game without walks: every legal action is a candidate."""

    def __init__(
        self,
        features: FeaturesT,
        evaluate: Callable[[FeaturesT, Action], Terms],
        details: Mapping[str, Detail],
        passing: Callable[[FeaturesT], Sequence[Reason]],
    ) -> None:
        self.features = features
        self.evaluate = evaluate
        self._details = details
        self._passing = passing

    def candidates(self, legal: Sequence[Action]) -> Sequence[Candidate]:
        """Every legal action with its evaluation."""
        return [Candidate(action, self.evaluate(self.features, action)) for action in legal]

    def reasons(self, candidate: Candidate) -> Sequence[Reason]:
        """The details of the terms that count for it; of a discard, why nothing better is left."""
        found = [reason for name in _for_it(candidate) for reason in self._detail(name, candidate)]
        if isinstance(candidate.action, Discard) and not found:
            count = len(candidate.action.cards)
            return [Reason("weakest", {"count": count}), *self._passing(self.features)]
        return found

    def _detail(self, name: str, candidate: Candidate) -> Sequence[Reason]:
        detail = self._details.get(name)
        return () if detail is None else detail(self.features, candidate)


def _for_it(candidate: Candidate) -> Iterator[str]:
    """The names of the terms above 0, the largest first."""
    for name, worth in sorted(candidate.terms.items(), key=lambda term: -term[1]):
        if worth > _EQUAL:
            yield name


def advise(explanation: Explanation, legal: Sequence[Action], seed: str) -> tuple[Hint, ...]:
    """The best candidates with their reasons; equally good ones come in the order of the dice."""
    found = [*explanation.candidates(legal)]
    random.Random(seed).shuffle(found)  # noqa: S311 (a game, no secret)
    ranked = sorted(found, key=lambda candidate: -round(candidate.worth, 6))
    only = len(ranked) == 1
    return tuple(
        Hint(one.action, _reasons(explanation, one, is_only=only), one.to)
        for one in _different(ranked)
    )


def _different(ranked: Sequence[Candidate]) -> list[Candidate]:
    """The best one, then others of another kind that are worth more than doing nothing."""
    chosen: list[Candidate] = []
    kinds: set[object] = set()
    for candidate in ranked:
        is_good = not chosen or candidate.worth > 0
        if is_good and _kind(candidate) not in kinds and len(chosen) < MOST_HINTS:
            chosen.append(candidate)
            kinds.add(_kind(candidate))
    return chosen


def _kind(candidate: Candidate) -> object:
    """What two candidates have in common that would teach the same."""
    action = candidate.action
    if candidate.to:
        return type(action), candidate.to
    if isinstance(action, Place):
        return Place, action.tile.card
    if isinstance(action, Discard):
        return Discard
    return type(action), getattr(action, "seat", None)


def _reasons(
    explanation: Explanation, candidate: Candidate, *, is_only: bool
) -> tuple[Reason, ...]:
    found = tuple(explanation.reasons(candidate))[:MOST_REASONS]
    if found:
        return found
    if is_only:
        return (Reason("only"),)
    return (Reason("least-bad" if candidate.worth < 0 else "no-difference"),)


# -- details that games share ----------------------------------------------------------------------


def plain(key: str) -> Detail:
    """A reason that needs no values."""

    def detail(_features: object, _candidate: Candidate) -> Sequence[Reason]:
        return [Reason(key)]

    return detail


def about_seat(key: str) -> Detail:
    """A reason that names the seat an action is aimed at."""

    def detail(_features: object, candidate: Candidate) -> Sequence[Reason]:
        return [Reason(key, {"seat": aimed_at(candidate) + 1})]

    return detail


def aimed_at(candidate: Candidate) -> Seat:
    """The seat that an action is aimed at."""
    seat: Seat = getattr(candidate.action, "seat")  # noqa: B009 (several types of actions)
    return seat


def prices(candidate: Candidate) -> Sequence[Reason]:
    """What a walk costs."""
    keys = {"card": "costs-card", "gold": "costs-gold"}
    count = {key: candidate.price.count(thing) for thing, key in keys.items()}
    return [Reason(key, {"count": n}) for key, n in count.items() if n]
