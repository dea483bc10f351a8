"""The roles of Saboteur."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undermine.bots.belief.worlds import Pools
from undermine.core.ruleset import Ruleset
from undermine.core.state import CardId, Seat
from undermine.games.saboteur.events import RolesShown
from undermine.games.saboteur.table import sheet

BACK = "dwarf"


class SaboteurCast:
    """Diggers and saboteurs."""

    game = "saboteur"
    suspects = frozenset({"saboteur"})

    def __init__(self, rules: Ruleset[Any, Any]) -> None:
        self._rules = rules

    def pools(self, seats: int) -> Pools:
        """One card more than there are seats, or as the house rules say."""
        return {BACK: sheet(self._rules).seats[seats].roles}

    def kind(self, card: CardId) -> str:
        """Every role is a kind of its own."""
        return card

    def relation(self, actor: CardId, target: CardId) -> str:
        """The two roles."""
        return f"{actor}>{target}"


def shown_roles(event: RolesShown) -> Mapping[Seat, CardId]:
    """The roles that are turned up at the end of a round, seat by seat."""
    return dict(enumerate(event.cards))
