"""What a table on a screen needs beside the rules: things to draw, and a choice for the absent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undermine.core.acts import Discard
from undermine.core.rulebook import rule
from undermine.core.state import Action, View
from undermine.core.trek import Stop
from undermine.core.words import cell_word
from undermine.games.darkcave.actions import Endure
from undermine.games.darkcave.table import (
    CREATURES,
    SIDES,
    CaveRules,
    CaveTable,
    goal_cells,
    hand,
    sheet,
)


def facts(rules: CaveRules, table: CaveTable) -> dict[str, Any]:
    """Where the start and the goals lie, which clan cards are in the deal, how far dwarves go."""
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


@rule("TDC-R44")
def harmless(_rules: CaveRules, view: View[CaveTable], legal: Sequence[Action]) -> Action:
    """Pass with the card one has most of, do not move, keep the axe; else what comes first."""
    passing = [action for action in legal if isinstance(action, Discard) and len(action.cards) == 1]
    if passing:
        held = view.piles[hand(view.seat)].cards
        return max(passing, key=lambda action: held.count(action.cards[0]))
    idle = [action for action in legal if isinstance(action, (Stop, Endure))]
    return idle[0] if idle else legal[0]
