"""Level 4, the surveyor: a net that has learned from play against itself takes its best action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undermine.bots.learned.net_bot import NetBot
from undermine.core.state import Action, View
from undermine.net.players import NetPlayer


class SurveyorBot(NetBot):
    """Takes the action that its net scores best, the first of equals.

    >>> SurveyorBot("any-seed", "patient").styles
    (1.0,)
    """

    name = "surveyor"

    def decide(self, player: NetPlayer, view: View[Any], legal: Sequence[Action]) -> Action:
        """The action with the best score."""
        logits = player.answer(view, legal, self._history, self.styles).logits
        return legal[logits.index(max(logits))]
