"""Evaluation of actions in Saboteur, as a digger or as a saboteur."""

from __future__ import annotations

from collections.abc import Sequence

from undermine.bots.greedy.advice import Explained, Explanation
from undermine.bots.greedy.evaluation import PLAIN, Evaluation, Manner, Terms
from undermine.bots.greedy.saboteur.evaluate_digger import evaluate_as_digger
from undermine.bots.greedy.saboteur.evaluate_saboteur import evaluate_as_saboteur
from undermine.bots.greedy.saboteur.features import SABOTEUR, SaboteurFeatures
from undermine.bots.greedy.saboteur.reasons import DETAILS, why_pass
from undermine.bots.greedy.saboteur.suspicion import Suspicion, Suspicions
from undermine.core.state import Action, Event, View
from undermine.games.saboteur.actions import Take
from undermine.games.saboteur.table import SaboteurRules, SaboteurTable


class SaboteurEvaluator:
    """Keeps suspicion scores from the events of a game, and evaluates by the role of the seat."""

    def __init__(
        self, rules: SaboteurRules, suspicion: Suspicions | None = None, manner: Manner = PLAIN
    ) -> None:
        self.rules = rules
        self.suspicion = suspicion or Suspicion(rules)
        self.manner = manner

    def see(self, events: Sequence[Event]) -> None:
        """Update suspicion scores."""
        self.suspicion.see(events)

    def features(self, view: View[SaboteurTable]) -> SaboteurFeatures:
        """The features of the decision that a view shows."""
        return SaboteurFeatures(self.rules, view, self.suspicion, self.manner)

    def evaluation(self, view: View[SaboteurTable]) -> Evaluation:
        """The evaluation of actions at the decision that a view shows."""
        features = self.features(view)
        return lambda action: evaluate_action(features, action)

    def explanation(self, view: View[SaboteurTable]) -> Explanation:
        """The candidates and reasons of hints at that decision."""
        features = self.features(view)
        return Explained(features, evaluate_action, DETAILS, why_pass)


def evaluate_action(features: SaboteurFeatures, action: Action) -> Terms:
    """How good an action is for the role of this seat; a gold card is worth its gold."""
    if isinstance(action, Take):
        return {"gold": float(features.rules.cards[action.card].numbers["value"])}
    return evaluate_by_role(features, action)


def evaluate_by_role(features: SaboteurFeatures, action: Action) -> Terms:
    """How good an action is for a saboteur, if this seat is one, or else for a digger."""
    if features.role == SABOTEUR:
        return evaluate_as_saboteur(features, action)
    return evaluate_as_digger(features, action)
