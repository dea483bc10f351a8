"""The roles of Saboteur 2."""

from __future__ import annotations

from typing import Final

from undermine.bots.belief.saboteur.cast import SaboteurCast
from undermine.core.state import CardId
from undermine.games.saboteur2.table import BOSS, GEOLOGIST, PROFITEER, SABOTEUR, TEAMS

_CAMPS: Final = {BOSS: "boss", PROFITEER: "profiteer", GEOLOGIST: "geologist", SABOTEUR: "saboteur"}
_TEAM: Final = "team"


class Saboteur2Cast(SaboteurCast):
    """Two teams of diggers, saboteurs, and dwarves on their own account."""

    game = "saboteur-2"
    suspects = frozenset({SABOTEUR})

    def relation(self, actor: CardId, target: CardId) -> str:
        """The camps of two roles; two diggers are of one team or rivals."""
        if actor in TEAMS and target in TEAMS:
            return "mates" if actor == target else "rivals"
        return f"{_CAMPS.get(actor, _TEAM)}>{_CAMPS.get(target, _TEAM)}"
