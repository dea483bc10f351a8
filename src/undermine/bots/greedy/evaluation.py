"""Evaluation of actions: the interface of a game's evaluator, and functions games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeVar

from undermine.core.state import Action, CardId, Event, View

if TYPE_CHECKING:
    from undermine.bots.greedy.advice import Explanation

Terms = Mapping[str, float]
"""The terms of an evaluation, by name. Their sum is how good an action is: the higher, the better.
The names are also the keys of the reasons that a hint gives (`undermine.bots.hints`)."""
Evaluation = Callable[[Action], Terms]
"""The evaluation of actions at one decision."""
FeaturesT = TypeVar("FeaturesT")


class Evaluator(Protocol):
    """Evaluates the actions of one seat in one game."""

    def see(self, events: Sequence[Event]) -> None:
        """Receive events, projected for the seat."""

    def evaluation(self, view: View[Any]) -> Evaluation:
        """The evaluation of actions at the decision that a view shows."""

    def explanation(self, view: View[Any]) -> Explanation:
        """The candidates and reasons of hints at that decision."""


class Manner(NamedTuple):
    """The thresholds of an evaluation in which one player differs from another."""

    near: float = 6.0
    """At this distance from the treasure, in cards, a saboteur stops looking harmless."""
    exposed: float = 1.0
    """From this suspicion score on, a saboteur does not try to look harmless any more."""
    hidden: float = 0.25
    """Factor of harm while a saboteur looks harmless."""
    cover: float = 0.0
    """How much a saboteur that looks harmless plays like a digger, from 0 to 1."""
    suspect: float = 0.55
    """Least probability of being a saboteur at which a seat's tools are broken."""
    trusted: float = 0.45
    """Greatest probability of being a saboteur at which a seat's tools are mended."""


PLAIN: Final = Manner()
"""The manner of the greedy bot."""


def worth_of(terms: Terms) -> float:
    """How good an action with these terms is.

    >>> worth_of({"closer": 2.0, "branches": 0.5})
    2.5
    """
    return sum(terms.values())


def scaled(terms: Terms, factor: float) -> Terms:
    """All terms multiplied by the same factor.

    >>> scaled({"closer": 2.0}, 0.25)
    {'closer': 0.5}
    """
    return {name: value * factor for name, value in terms.items()}


def worthless(_features: object, _action: Action) -> Terms:
    """The evaluation of an action that has none of its own."""
    return {}


def by_type(
    functions: Mapping[type[Action], Callable[[FeaturesT, Any], Terms]],
    otherwise: Callable[[FeaturesT, Action], Terms] = worthless,
) -> Callable[[FeaturesT, Action], Terms]:
    """One evaluation function from one per type of action, and one for all other types."""

    def evaluate(features: FeaturesT, action: Action) -> Terms:
        return functions.get(type(action), otherwise)(features, action)

    return evaluate


def expected_alignment(cards: Mapping[CardId, int], is_ally: Callable[[CardId], bool]) -> float:
    """From 1, surely an ally, to -1, surely an opponent, for a dwarf that is one of these cards."""
    allies = sum(count for card, count in cards.items() if is_ally(card))
    return 2 * allies / max(1, sum(cards.values())) - 1
