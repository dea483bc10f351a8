"""Evaluators that take the chances of roles and goals from a belief."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from math import log
from typing import Any, Final

from undermine.bots.belief import Belief, Posterior
from undermine.bots.belief.posterior import Odds
from undermine.bots.greedy.advice import Explanation
from undermine.bots.greedy.darkcave import evaluate as darkcave
from undermine.bots.greedy.darkcave import reasons as darkcave_reasons
from undermine.bots.greedy.darkcave.features import DarkCaveFeatures
from undermine.bots.greedy.evaluation import Evaluation, Evaluator, Manner
from undermine.bots.greedy.lostmines import evaluate as lostmines
from undermine.bots.greedy.lostmines import reasons as lostmines_reasons
from undermine.bots.greedy.lostmines.features import LostMinesFeatures
from undermine.bots.greedy.saboteur.evaluate import SaboteurEvaluator
from undermine.bots.greedy.saboteur.features import SABOTEUR, SaboteurFeatures
from undermine.bots.greedy.saboteur2.evaluate import Saboteur2Evaluator
from undermine.bots.greedy.saboteur2.features import Saboteur2Features
from undermine.core.grid import Cell
from undermine.core.ruleset import Ruleset
from undermine.core.state import CardId, Event, Seat, View
from undermine.games.saboteur.table import SaboteurTable, sheet
from undermine.games.saboteur2.table import TEAMS

_LEAST: Final = 1e-6
"""Probabilities nearer to 0 or 1 count as this near."""


def log_odds(chance: float) -> float:
    """The logarithm of the odds of a probability.

    >>> log_odds(0.5)
    0.0
    """
    kept = min(1 - _LEAST, max(_LEAST, chance))
    return log(kept / (1 - kept))


class BelievedSuspicion:
    """Suspicion by a belief: scores from the public posterior, chances from the private one."""

    def __init__(self, belief: Belief) -> None:
        self.belief = belief
        self.private: Posterior | None = None

    def see(self, events: Sequence[Event]) -> None:
        """Update the belief."""
        self.belief.see(events)

    def look(self, view: View[Any]) -> Posterior:
        """Work out what the seat of a view can believe now."""
        self.private = self.belief.private(view)
        return self.private

    def score(self, seat: Seat) -> float:
        """How much more suspect everybody finds a seat than at the deal, as log odds."""
        now, before = self.belief.public(), self.belief.at_deal()
        return log_odds(now.chance(seat, SABOTEUR)) - log_odds(
            before.get(seat, {}).get(SABOTEUR, 0)
        )

    def chances(self, me: Seat, my_role: str, seats: int) -> Mapping[Seat, float]:
        """The probability that each other seat is a saboteur."""
        del my_role
        assert self.private is not None, "a belief looks at a view before it is asked"
        return {s: self.private.chance(s, SABOTEUR) for s in range(seats) if s != me}


# -- Saboteur and Saboteur 2 -----------------------------------------------------------------------


def _goal_odds(features: SaboteurFeatures, posterior: Posterior) -> Mapping[Cell, float]:
    """The probability of the treasure for the cell of each goal that is face down."""
    cells = sheet(features.rules).board.goals
    odds = dict(zip(cells, posterior.goals, strict=False))
    return {at: odds.get(at, 0.0) for at in cells if not features.board.tiles[at].open}


class BelievingSaboteurFeatures(SaboteurFeatures):
    """Features with the odds of goals from a belief."""

    posterior: Posterior

    @cached_property
    def odds(self) -> Mapping[Cell, float]:
        """The probability of the treasure for the cell of each goal that is face down."""
        return _goal_odds(self, self.posterior)


class BelievingSaboteur2Features(Saboteur2Features):
    """Features with the odds of goals and roles from a belief."""

    posterior: Posterior

    @cached_property
    def odds(self) -> Mapping[Cell, float]:
        """The probability of the treasure for the cell of each goal that is face down."""
        return _goal_odds(self, self.posterior)

    def hostility(self, seat: Seat) -> float:
        """From -1, an ally, to 1, an opponent; diggers tell teams apart as far as is believed."""
        plain = super().hostility(seat)
        if seat == self.me or self.role not in TEAMS or self.known_role(seat):
            return plain
        rival = next(team for team in TEAMS if team != self.team)
        odds = self.posterior.roles.get(seat, {})
        return plain + _TEAM_WEIGHT * (odds.get(rival, 0.0) - odds.get(self.team, 0.0))


_TEAM_WEIGHT: Final = 0.5
"""The weight of the other team, and of the own one, in hostility."""


class BelievingSaboteurEvaluator(SaboteurEvaluator):
    """Evaluates Saboteur by a belief."""

    def __init__(self, rules: Ruleset[Any, Any], belief: Belief, manner: Manner) -> None:
        self.believed = BelievedSuspicion(belief)
        super().__init__(rules, self.believed, manner)

    def features(self, view: View[SaboteurTable]) -> SaboteurFeatures:
        """The features of the decision that a view shows."""
        found = BelievingSaboteurFeatures(self.rules, view, self.suspicion, self.manner)
        found.posterior = self.believed.look(view)
        return found


class BelievingSaboteur2Evaluator(Saboteur2Evaluator):
    """Evaluates Saboteur 2 by a belief."""

    def __init__(self, rules: Ruleset[Any, Any], belief: Belief, manner: Manner) -> None:
        self.believed = BelievedSuspicion(belief)
        super().__init__(rules, self.believed, manner)

    def features(self, view: View[SaboteurTable]) -> Saboteur2Features:
        """The features of the decision that a view shows."""
        found = BelievingSaboteur2Features(self.rules, view, self.suspicion, self.manner)
        found.posterior = self.believed.look(view)
        return found


# -- The Lost Mines and The Dark Cave --------------------------------------------------------------


def _alignment(odds: Odds, is_ally: Callable[[CardId], bool]) -> float:
    """From -1, surely an opponent, to 1, surely of the same side."""
    return 2 * sum(chance for card, chance in odds.items() if is_ally(card)) - 1


class BelievingLostMinesFeatures(LostMinesFeatures):
    """Features with the alignment of seats from a belief."""

    posterior: Posterior

    def _alignment(self, seat: Seat) -> float:
        plain = super()._alignment(seat)
        odds = self.posterior.roles.get(seat)
        return plain if self.side is None or odds is None else _alignment(odds, self._is_ally)


class BelievingDarkCaveFeatures(DarkCaveFeatures):
    """Features with the alignment of seats from a belief."""

    posterior: Posterior

    def _alignment(self, seat: Seat) -> float:
        odds = self.posterior.roles.get(seat)
        return super()._alignment(seat) if odds is None else _alignment(odds, self._is_ally)


class _BelievingEvaluator:
    """An evaluator of a game with walks whose features get a posterior."""

    def __init__(
        self,
        belief: Belief,
        features: Callable[[View[Any], Posterior], Any],
        evaluate: Callable[[Any, Any], Mapping[str, float]],
        explain: Callable[[Any], Explanation],
    ) -> None:
        self._belief = belief
        self._features = features
        self._evaluate = evaluate
        self._explain = explain

    def see(self, events: Sequence[Event]) -> None:
        """Update the belief."""
        self._belief.see(events)

    def evaluation(self, view: View[Any]) -> Evaluation:
        """The evaluation of actions at the decision that a view shows."""
        return partial(self._evaluate, self._features(view, self._belief.private(view)))

    def explanation(self, view: View[Any]) -> Explanation:
        """The candidates and reasons of hints at that decision."""
        return self._explain(self._features(view, self._belief.private(view)))


def _lostmines(rules: Ruleset[Any, Any], belief: Belief, _manner: Manner) -> Evaluator:
    def features(view: View[Any], posterior: Posterior) -> LostMinesFeatures:
        found = BelievingLostMinesFeatures(rules, view)
        found.posterior = posterior
        return found

    return _BelievingEvaluator(
        belief, features, lostmines.evaluate_action, lostmines_reasons.explain
    )


def _darkcave(rules: Ruleset[Any, Any], belief: Belief, _manner: Manner) -> Evaluator:
    def features(view: View[Any], posterior: Posterior) -> DarkCaveFeatures:
        found = BelievingDarkCaveFeatures(rules, view)
        found.posterior = posterior
        return found

    return _BelievingEvaluator(belief, features, darkcave.evaluate_action, darkcave_reasons.explain)


_MAKERS: Final[Mapping[str, Callable[[Ruleset[Any, Any], Belief, Manner], Evaluator]]] = {
    "saboteur": BelievingSaboteurEvaluator,
    "saboteur-2": BelievingSaboteur2Evaluator,
    "the-lost-mines": _lostmines,
    "the-dark-cave": _darkcave,
}


def believing(rules: Ruleset[Any, Any], belief: Belief, manner: Manner) -> Evaluator:
    """The evaluator of a game that goes by a belief."""
    return _MAKERS[rules.name](rules, belief, manner)
