"""Hints in games with walks: whole walks as candidates, and evaluators that need no events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic

from undermine.bots.greedy.advice import Candidate, Explained, Explanation, FeaturesT
from undermine.bots.greedy.evaluation import Evaluation, Terms, worth_of
from undermine.bots.hints import Reason
from undermine.core.grammar import spot_word
from undermine.core.grid import Spot
from undermine.core.state import Action, Event, View
from undermine.core.walking import Route, Step

Routes = Mapping[Spot, Route]
"""Spots in reach of a pawn, and the routes there."""


class WalkingExplanation(Explained[FeaturesT], ABC):
    """The explanation of a game with walks: a walk is one candidate, however many steps it has."""

    def candidates(self, legal: Sequence[Action]) -> Sequence[Candidate]:
        """Every walk that is better than staying, and every other legal action."""
        steps = {action.to: action for action in legal if isinstance(action, Step)}
        others = [action for action in legal if not isinstance(action, Step)]
        walks = self._walks(steps) if steps else ()
        return [*walks, *super().candidates(others)]

    def _walks(self, steps: Mapping[Spot, Step]) -> Iterator[Candidate]:
        for to, way in self.routes().items():
            first = steps.get(way.steps[0])
            terms = None if first is None else self.walk_terms(to, way)
            if first is not None and terms is not None and worth_of(terms) > 0:
                yield Candidate(first, terms, spot_word(to), way.price)

    @abstractmethod
    def routes(self) -> Routes:
        """The routes of the pawn or creature that moves."""

    @abstractmethod
    def walk_terms(self, to: Spot, way: Route) -> Terms | None:
        """The evaluation of a walk; None if it is no candidate."""


class ViewEvaluator(Generic[FeaturesT]):
    """An evaluator that ignores events: everything that matters is in the view."""

    def __init__(
        self,
        features: Callable[[View[Any]], FeaturesT],
        evaluate: Callable[[FeaturesT, Action], Terms],
        explain: Callable[[FeaturesT], Explanation],
    ) -> None:
        self._features = features
        self._evaluate = evaluate
        self._explain = explain

    def see(self, events: Sequence[Event]) -> None:
        """Ignore events."""

    def evaluation(self, view: View[Any]) -> Evaluation:
        """The evaluation of actions at the decision that a view shows."""
        features = self._features(view)
        return lambda action: self._evaluate(features, action)

    def explanation(self, view: View[Any]) -> Explanation:
        """The candidates and reasons of hints at that decision."""
        return self._explain(self._features(view))


def destination(routes: Routes, candidate: Candidate) -> Spot:
    """The spot where the walk of a candidate ends."""
    return next(to for to in routes if spot_word(to) == candidate.to)


def why_pass(_features: object) -> Sequence[Reason]:
    """Why a seat discards instead of playing a card."""
    return [Reason("nothing-shorter")]
