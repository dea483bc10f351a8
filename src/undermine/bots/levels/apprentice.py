"""Level 1, the apprentice: plays legally and kindly, makes mistakes, and suspects nobody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from undermine.bots.greedy.bot import find_evaluator
from undermine.bots.greedy.evaluation import Evaluator
from undermine.bots.greedy.saboteur.evaluate import SaboteurEvaluator
from undermine.bots.greedy.saboteur.suspicion import Suspicion
from undermine.bots.greedy.saboteur2.evaluate import Saboteur2Evaluator
from undermine.bots.levels.level_bot import LevelBot
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, Seat, View, pile
from undermine.games.darkcave.actions import Collapse, Lure, Spin
from undermine.games.lostmines.actions import Snare, Storm, Troll
from undermine.games.saboteur.actions import Break, Rockfall
from undermine.games.saboteur2.actions import SwapHats, Theft, Trap

HOSTILE: Final = (Break, Trap, SwapHats, Theft, Snare, Storm, Troll, Collapse, Lure, Spin)
"""Actions that a kind player does not do to others."""
_MISTAKE: Final = 0.15
"""The share of decisions that are made at random."""


class NoSuspicion(Suspicion):
    """Everybody is as likely a saboteur as at the deal."""

    def _add(self, seat: Seat, weight: float) -> None:
        """Nothing that others do changes anything."""


class ApprenticeBot(LevelBot):
    """Plays by rules of thumb, and now and then anything that harms nobody."""

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        """Choose the best action, or by mistake any kind one."""
        kind = [action for action in legal if not isinstance(action, (*HOSTILE, Rockfall))]
        if kind and self._dice.random() < _MISTAKE:
            return self._dice.choice(kind)
        allowed = legal if _is_saboteur(view) else [a for a in legal if not isinstance(a, HOSTILE)]
        return super().choose(view, allowed or legal)

    def evaluator(self, rules: Ruleset[Any, Any]) -> Evaluator | None:
        """The evaluator of the game, without suspicion."""
        maker = _MAKERS.get(rules.name)
        if maker is None:
            return find_evaluator(rules)
        return maker(rules, NoSuspicion(rules), self.style.manner)


_MAKERS: Final = {"saboteur": SaboteurEvaluator, "saboteur-2": Saboteur2Evaluator}


def _is_saboteur(view: View[Any]) -> bool:
    """The dwarf of the seat works in secret against others."""
    return any(card.endswith("saboteur") for card in view.piles[pile("role", view.seat)].cards)
