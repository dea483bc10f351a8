"""The characters of The Lost Mines: the clan is open, the side is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from undermine.bots.belief.worlds import Pools
from undermine.core.clans import side_of
from undermine.core.ruleset import Ruleset
from undermine.core.state import CardId, Seat
from undermine.games.lostmines.events import CharactersShown
from undermine.games.lostmines.setup import dwarves


class LostMinesCast:
    """Loyal and selfish dwarves, and saboteurs, in two clans."""

    game = "the-lost-mines"
    suspects = frozenset({"saboteur"})

    def __init__(self, rules: Ruleset[Any, Any]) -> None:
        self._rules = rules

    def pools(self, seats: int) -> Pools:
        """The dwarf cards of each clan."""
        found: dict[str, Counter[CardId]] = {}
        for card in dwarves(self._rules, seats):
            found.setdefault(self._rules.cards.back_of(card), Counter())[card] += 1
        return found

    def kind(self, card: CardId) -> str:
        """A character, whatever its clan."""
        return card.rpartition("-")[2]

    def relation(self, actor: CardId, target: CardId) -> str:
        """Whether two dwarves work for the same side; some work for themselves."""
        ours, theirs = side_of(self._rules.cards, actor), side_of(self._rules.cards, target)
        if ours is None:
            return "alone"
        return "apart" if theirs is None else "allies" if ours == theirs else "rivals"


def shown_characters(event: CharactersShown) -> Mapping[Seat, CardId]:
    """The characters that are turned up at the end of a round, seat by seat."""
    return dict(enumerate(event.cards))
