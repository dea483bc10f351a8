"""Derived facts for clients: things to draw, reachable spaces, and a move when time is up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from undermine.core.actions import Discard
from undermine.core.grammar import cell_word
from undermine.core.rulebook import rule
from undermine.core.state import Action, Item, View
from undermine.core.walking import Stop, Walk, WrittenRoute, signposts
from undermine.games.darkcave.actions import Endure, Prowl
from undermine.games.darkcave.beasts import beast_of, victims_at
from undermine.games.darkcave.creatures import prowl_steps
from undermine.games.darkcave.table import (
    CREATURES,
    SIDES,
    DarkCaveRules,
    DarkCaveTable,
    goal_cells,
    hand,
    sheet,
)
from undermine.games.darkcave.walking import GAIT


class DarkCaveFacts(TypedDict):
    """Facts of a game of The Dark Cave that a screen draws."""

    start: str
    goals: list[str]
    reach: int
    sides: tuple[str, ...]
    clans: int
    roles: dict[str, int]
    spare: int
    steps: int
    creatures: tuple[str, ...]


def facts(rules: DarkCaveRules, table: DarkCaveTable) -> DarkCaveFacts:
    """The cells of start and goals, the clan cards in the deal, and the steps of dwarves."""
    numbers = sheet(rules)
    line = numbers.seats[table.seats]
    return {
        "start": cell_word(numbers.board.start),
        "goals": [cell_word(at) for at in goal_cells(rules, table.seats)],
        "reach": line.reach,
        "sides": SIDES,
        "clans": line.clans,
        "roles": line.roles,
        "spare": numbers.spare,
        "steps": numbers.steps,
        "creatures": CREATURES,
    }


def routes(rules: DarkCaveRules, table: DarkCaveTable, item: Item) -> dict[str, WrittenRoute]:
    """The spaces that the dwarf or creature on move can reach."""
    if isinstance(item, Walk):
        spot = table.pawn[item.seat]
        assert spot is not None, "whoever has left the cave walks no more"
        return signposts(GAIT, rules, table, spot, item.left)
    if isinstance(item, Prowl):
        beast = beast_of(table, item.creature)
        assert beast is not None
        return signposts(PROWLING, rules, table, beast.at, item.left)
    return {}


PROWLING: Final = GAIT._replace(
    steps=lambda _rules, table, spot: prowl_steps(table.board, spot),
    halts=lambda _rules, table, spot: bool(victims_at(table, spot)),
    price=lambda _rules, _table, _start, _to: (),
)
"""Routes of a creature: as a dwarf walks, without costs, ending at the first dwarf."""


@rule("TDC-R44")
def timeout_action(
    _rules: DarkCaveRules, view: View[DarkCaveTable], legal: Sequence[Action]
) -> Action:
    """Discard the most frequent card, do not move, keep the axe; else the first legal action."""
    passing = [action for action in legal if isinstance(action, Discard) and len(action.cards) == 1]
    if passing:
        held = view.piles[hand(view.seat)].cards
        return max(passing, key=lambda action: held.count(action.cards[0]))
    idle = [action for action in legal if isinstance(action, (Stop, Endure))]
    return idle[0] if idle else legal[0]
