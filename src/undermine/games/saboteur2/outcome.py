"""The outcome of a round of Saboteur 2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undermine.core.outcome import NO_SIDE, Outcome, first, only, seats_by_side
from undermine.core.state import Event
from undermine.games.saboteur.events import RolesShown, RoundEnded
from undermine.games.saboteur.table import SaboteurState
from undermine.games.saboteur2.events import Reckoned
from undermine.games.saboteur2.table import SABOTEUR, TEAMS, Saboteur2Rules

_SABOTEURS: Final = "saboteurs"


def round_outcome(
    _rules: Saboteur2Rules, _state: SaboteurState, events: Sequence[Event]
) -> Outcome | None:
    """A team wins, or both; else the saboteurs, if one is free; else no side does."""
    ended = first(events, RoundEnded)
    if ended is None:
        return None
    roles = only(events, RolesShown).cards
    worked_for = [_SABOTEURS if role == SABOTEUR else role for role in roles]
    sides = seats_by_side((*TEAMS, _SABOTEURS), worked_for)
    return Outcome(ended.why, roles, sides, _winner(only(events, Reckoned), sides[_SABOTEURS]))


def _winner(told: Reckoned, saboteurs: tuple[int, ...]) -> str:
    if told.team != "neither":
        return told.team
    return _SABOTEURS if set(saboteurs) & set(told.winners) else NO_SIDE
