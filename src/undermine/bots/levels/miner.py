"""Level 2, the miner: rules of thumb, and suspicion of those who do blatant harm."""

from __future__ import annotations

from typing import Any, Final

from undermine.bots.greedy.bot import find_evaluator
from undermine.bots.greedy.evaluation import Evaluator
from undermine.bots.greedy.saboteur.evaluate import SaboteurEvaluator
from undermine.bots.greedy.saboteur.suspicion import Suspicion
from undermine.bots.greedy.saboteur2.evaluate import Saboteur2Evaluator
from undermine.bots.levels.level_bot import LevelBot
from undermine.core.ruleset import Ruleset
from undermine.core.state import Seat
from undermine.games.saboteur.events import Broke, Discarded, Mended, Peeked

_BLATANT: Final = 1.0
"""The least weight of a move that is harm for all to see."""


class BlatantSuspicion(Suspicion):
    """Suspects whoever lays a dead end or makes the way longer, and trusts nobody for digging."""

    def _broke(self, event: Broke) -> None:
        self._broken[event.target] = self._broken.get(event.target, 0) + 1

    def _mended(self, event: Mended) -> None:
        self._broken[event.target] = max(0, self._broken.get(event.target, 0) - 1)

    def _peeked(self, event: Peeked) -> None:
        """To look at a goal says nothing."""

    def _discarded(self, event: Discarded) -> None:
        """To discard says nothing."""

    def _add(self, seat: Seat, weight: float) -> None:
        if weight >= _BLATANT:
            super()._add(seat, weight)


class MinerBot(LevelBot):
    """Takes the best action by the evaluations of the greedy bot, and infers next to nothing."""

    def evaluator(self, rules: Ruleset[Any, Any]) -> Evaluator | None:
        """The evaluator of the game, with blatant suspicion where there is suspicion at all."""
        maker = _MAKERS.get(rules.name)
        if maker is None:
            return find_evaluator(rules)
        return maker(rules, BlatantSuspicion(rules), self.style.manner)


_MAKERS: Final = {"saboteur": SaboteurEvaluator, "saboteur-2": Saboteur2Evaluator}
