"""Evaluation of actions: the interface of a game's evaluator, and functions games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from undermine.core.state import Action, CardId, Event, View

Evaluation = Callable[[Action], float]
"""How good an action is at one decision: the higher, the better."""
FeaturesT = TypeVar("FeaturesT")


class Evaluator(Protocol):
    """Evaluates the actions of one seat in one game."""

    def see(self, events: Sequence[Event]) -> None:
        """Receive events, projected for the seat."""

    def evaluation(self, view: View[Any]) -> Evaluation:
        """The evaluation of actions at the decision that a view shows."""


def worthless(_features: object, _action: Action) -> float:
    """The evaluation of an action that has none of its own."""
    return 0.0


def by_type(
    functions: Mapping[type[Action], Callable[[FeaturesT, Any], float]],
    otherwise: Callable[[FeaturesT, Action], float] = worthless,
) -> Callable[[FeaturesT, Action], float]:
    """One evaluation function from one per type of action, and one for all other types."""

    def evaluate(features: FeaturesT, action: Action) -> float:
        return functions.get(type(action), otherwise)(features, action)

    return evaluate


def expected_alignment(cards: Mapping[CardId, int], is_ally: Callable[[CardId], bool]) -> float:
    """From 1, surely an ally, to -1, surely an opponent, for a dwarf that is one of these cards."""
    allies = sum(count for card, count in cards.items() if is_ally(card))
    return 2 * allies / max(1, sum(cards.values())) - 1
