"""Positions that people write down: what follows from them, and what cannot be."""

from __future__ import annotations

from msgspec.structs import replace

from undermine.core.state import Pile
from undermine.games.darkcave.table import Cave, CaveRules, goal, goal_cells


def settled(rules: CaveRules, state: Cave) -> Cave:
    """A goal that lies open is in no pile; what cannot be is a ValueError."""
    tiles = state.table.board.tiles
    cells = goal_cells(rules, state.table.seats)
    opened = [goal(slot) for slot, at in enumerate(cells) if tiles[at].open]
    piles = {**state.piles, **{name: Pile() for name in opened if state.piles[name].cards}}
    return replace(state, piles=piles)
