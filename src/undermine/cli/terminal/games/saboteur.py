"""Display data of Saboteur."""

from __future__ import annotations

from typing import Any, Final

from undermine.cli.terminal.display import GameDisplay, no_clan, size
from undermine.core.ruleset import Ruleset
from undermine.core.state import Seat, State, pile
from undermine.games.saboteur import events


def _gold(_rules: Ruleset[Any], state: State[Any], seat: Seat) -> str:
    return size(state.piles[pile("loot", seat)])


DISPLAY: Final = GameDisplay(
    goals=lambda rules, _table: rules.sheet.board.goals,
    owns=_gold,
    column="terminal-column-gold",
    purse="loot",
    purse_key="terminal-gold",
    clan=no_clan,
    hinders=lambda _card: True,
    secrets=("goal",),
    looks=(events.Peeked,),
    round_ends=events.RoundEnded,
    shown=events.RolesShown,
    payments=(events.GoldPaid,),
    game_ends=events.GameEnded,
    totals="scores",
    help=("terminal-help-signs", "terminal-help-seats"),
    laid=(events.Placed, events.GoalLaid),
    taken=(events.Fell,),
)
