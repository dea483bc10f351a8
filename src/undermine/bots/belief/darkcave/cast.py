"""The clans of The Dark Cave: each has loyal dwarves, and saboteurs of the other side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undermine.bots.belief.worlds import Pools
from undermine.core.ruleset import Ruleset
from undermine.core.state import CardId, Seat
from undermine.games.darkcave.events import ClansShown, Unmasked
from undermine.games.darkcave.table import SIDES, sheet, side_of


class DarkCaveCast:
    """Loyal dwarves and saboteurs of two clans."""

    game = "the-dark-cave"
    suspects = frozenset({"saboteur"})

    def __init__(self, rules: Ruleset[Any, Any]) -> None:
        self._rules = rules

    def pools(self, seats: int) -> Pools:
        """The clan cards that are shuffled, by clan; those of a clan that stays out do no harm."""
        roles = sheet(self._rules).seats[seats].roles
        return {
            self._rules.cards.back_of(f"{clan}-{kind}"): {
                f"{clan}-{each}": count for each, count in roles.items()
            }
            for clan in SIDES
            for kind in list(roles)[:1]
        }

    def kind(self, card: CardId) -> str:
        """Loyal or a saboteur, whatever the clan."""
        return card.rpartition("-")[2]

    def relation(self, actor: CardId, target: CardId) -> str:
        """Whether two dwarves work for the same side."""
        same = side_of(self._rules, actor) == side_of(self._rules, target)
        return "allies" if same else "rivals"


def shown_clans(event: ClansShown) -> Mapping[Seat, CardId]:
    """The clan cards that are turned up at the end, seat by seat."""
    return dict(enumerate(event.cards))


def unmasked(event: Unmasked) -> Mapping[Seat, CardId]:
    """A clan card that lies face up from now on."""
    return dict.fromkeys((event.seat,), event.cards[0]) if event.cards else {}
