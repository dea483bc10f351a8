"""Display data of The Dark Cave."""

from __future__ import annotations

from typing import Final

from undermine.cli.terminal.display import GameDisplay, clan_of_back, no_summary
from undermine.core import actions
from undermine.games.darkcave import events
from undermine.games.darkcave.table import goal_cells

DISPLAY: Final = GameDisplay(
    goals=lambda rules, table: goal_cells(rules, table.seats),
    owns=lambda _rules, state, seat: str(state.table.gold[seat]),
    column="terminal-column-gold",
    purse="",
    purse_key="",
    clan=clan_of_back,
    hinders=lambda _card: False,
    secrets=("goal",),
    looks=(events.GoalSpied, events.DwarfSpied, events.AsideSeen),
    round_ends=events.CaveClosed,
    shown=events.ClansShown,
    payments=(events.TreasureCounted,),
    summary=no_summary,
    late_gold=(),
    role_swaps=(),
    game_ends=events.TreasureCounted,
    totals="",
    help=("terminal-help-cave", "terminal-help-sides"),
    laid=(actions.Placed, events.CornerLaid),
    taken=(events.Collapsed,),
)
