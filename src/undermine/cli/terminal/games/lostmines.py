"""Display data of The Lost Mines."""

from __future__ import annotations

from typing import Any, Final

from undermine.cli.terminal.display import GameDisplay, clan_of_back, no_summary, size
from undermine.core.ruleset import Ruleset
from undermine.core.state import Seat, State, pile
from undermine.games.lostmines import events


def _points(rules: Ruleset[Any], state: State[Any], seat: Seat) -> str:
    """Points of earlier rounds, and how many treasures of this one."""
    points = state.table.points[seat] if rules.hooks.facts(rules, state.table)["points"] else "?"
    return f"{points}+{size(state.piles[pile('hoard', seat)])}"


DISPLAY: Final = GameDisplay(
    goals=lambda rules, _table: rules.sheet.fields.mines,
    owns=_points,
    column="terminal-column-points",
    purse="hoard",
    purse_key="terminal-hoard",
    clan=clan_of_back,
    hinders=lambda _card: False,
    secrets=("mine", "treasure"),
    looks=(events.Scouted, events.Appraised, events.Spied),
    round_ends=events.RoundOver,
    shown=events.CharactersShown,
    payments=(events.HoardShown, events.PointsShared),
    summary=no_summary,
    late_gold=(),
    role_swaps=(),
    game_ends=events.GameWon,
    totals="points",
    help=("terminal-help-forest", "terminal-help-clans"),
    laid=(events.PathLaid, events.MineLaid),
    taken=(events.Stormed,),
)
