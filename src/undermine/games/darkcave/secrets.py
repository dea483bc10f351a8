"""Open facts that hidden cards must agree with."""

from __future__ import annotations

from undermine.core.rulebook import rule
from undermine.games.darkcave.actions import CallEnd
from undermine.games.darkcave.ending import dwarves_inside
from undermine.games.darkcave.table import SIDES, DarkCaveRules, DarkCaveState, role, side_of


@rule("TDC-177", "TDC-R86")
def conflicts(rules: DarkCaveRules, state: DarkCaveState) -> int:
    """The number of sides of which all dwarves have left; while the game goes on it must be 0."""
    out = state.table.out
    if not state.agenda or isinstance(state.agenda[-1], CallEnd):
        return 0
    inside = {side_of(rules, card) for card in dwarves_inside(state).values()} if out else set()
    gone = {side_of(rules, state.piles[role(seat)].cards[0]) for seat in out}
    return sum(side in gone and side not in inside for side in SIDES)
