"""Derived facts for clients: things to draw, and a move when time is up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypedDict

from undermine.core.grammar import cell_word
from undermine.core.state import Action, View
from undermine.games.saboteur.actions import Discard, Take
from undermine.games.saboteur.gold import value_of
from undermine.games.saboteur.table import SaboteurRules, SaboteurTable, sheet

TOOLS: Final = ("lamp", "pick", "cart")


class SaboteurFacts(TypedDict):
    """Facts of a game of Saboteur that a screen draws."""

    start: str
    goals: list[str]
    roles: dict[str, int]
    rounds: int
    tools: tuple[str, ...]


def facts(rules: SaboteurRules, table: SaboteurTable) -> SaboteurFacts:
    """The cells of start and goals, the dwarf cards in the deal, and the number of rounds."""
    return _printed(rules, table.seats)


@lru_cache(maxsize=64)
def _printed(rules: SaboteurRules, seats: int) -> SaboteurFacts:
    numbers = sheet(rules)
    return {
        "start": cell_word(numbers.board.start),
        "goals": [cell_word(at) for at in numbers.board.goals],
        "roles": numbers.seats[seats].roles,
        "rounds": numbers.rounds,
        "tools": TOOLS,
    }


def timeout_action(
    rules: SaboteurRules, view: View[SaboteurTable], legal: Sequence[Action]
) -> Action:
    """Discard the most frequent card; take the best gold; else the first legal action."""
    passing = [action for action in legal if isinstance(action, Discard)]
    if passing:
        held = view.piles[f"hand{view.seat + 1}"].cards
        return max(passing, key=lambda action: held.count(action.cards[0]))
    taking = [action for action in legal if isinstance(action, Take)]
    if taking:
        return max(taking, key=lambda action: value_of(rules, action.card))
    return legal[0]
