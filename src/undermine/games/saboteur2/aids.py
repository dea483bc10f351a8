"""Derived facts for clients: things to draw, and a move when time is up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from undermine.core.grammar import cell_word
from undermine.core.grid import Cell
from undermine.core.state import Action, View
from undermine.games.saboteur import aids as base
from undermine.games.saboteur.table import SaboteurTable
from undermine.games.saboteur2.actions import Decline
from undermine.games.saboteur2.doors import walked
from undermine.games.saboteur2.table import TEAMS, Saboteur2Rules, numbers


class Saboteur2Facts(base.SaboteurFacts):
    """Facts of a game of Saboteur 2 that a screen draws."""

    crystals: int
    lit: dict[str, dict[str, int]]
    spare: int


def facts(rules: Saboteur2Rules, table: SaboteurTable) -> Saboteur2Facts:
    """The facts of the base game, the reach of each team, the crystals, and the spare cards."""
    return {
        **base.facts(rules, table),
        "crystals": rules.hooks.counted_crystals(table.board),
        "lit": {team: _written(walked(rules, table.board, team)) for team in TEAMS},
        "spare": numbers(rules).spare,
    }


def _written(lit: Mapping[Cell, int]) -> dict[str, int]:
    return {cell_word(cell): lit[cell] for cell in sorted(lit)}


def timeout_action(
    rules: Saboteur2Rules, view: View[SaboteurTable], legal: Sequence[Action]
) -> Action:
    """Steal nothing; else as in the base game: discard one card."""
    for action in legal:
        if isinstance(action, Decline):
            return action
    return base.timeout_action(rules, view, legal)
