"""Display data of Saboteur."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from undermine.cli.terminal.display import GameDisplay, no_clan, size
from undermine.core.ruleset import Ruleset
from undermine.core.state import NOBODY, Event, Seat, State, pile
from undermine.games.saboteur import events


def _gold(_rules: Ruleset[Any], state: State[Any], seat: Seat) -> str:
    return size(state.piles[pile("loot", seat)])


def _summary(told: Sequence[Event]) -> str:
    """Diggers choose their gold later; saboteurs are paid at once, if there are any."""
    (ended,) = (event for event in told if isinstance(event, events.RoundEnded))
    if ended.finder != NOBODY:
        return "terminal-diggers-share"
    is_paid = any(isinstance(event, events.GoldPaid) for event in told)
    return "" if is_paid else "terminal-nobody-paid"


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
    summary=_summary,
    late_gold=(events.GoldTaken,),
    role_swaps=(),
    game_ends=events.GameEnded,
    totals="scores",
    help=("terminal-help-signs", "terminal-help-seats"),
    laid=(events.Placed, events.GoalLaid),
    taken=(events.Fell,),
)
