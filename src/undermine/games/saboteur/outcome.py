"""The outcome of a round of Saboteur."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undermine.core.outcome import NO_SIDE, Outcome, first, only, seats_by_side
from undermine.core.state import NOBODY, Event
from undermine.games.saboteur.events import RolesShown, RoundEnded
from undermine.games.saboteur.table import SaboteurRules, SaboteurState

_SIDES: Final = {"digger": "diggers", "saboteur": "saboteurs"}


def round_outcome(
    _rules: SaboteurRules, state: SaboteurState, events: Sequence[Event]
) -> Outcome | None:
    """Diggers win with the treasure, else the saboteurs, if any were dealt."""
    ended = first(events, RoundEnded)
    if ended is None:
        return None
    roles = only(events, RolesShown).cards[: state.table.seats]
    sides = seats_by_side(_SIDES.values(), [_SIDES[role] for role in roles])
    loser = "saboteurs" if sides["saboteurs"] else NO_SIDE
    return Outcome(ended.why, roles, sides, loser if ended.finder == NOBODY else "diggers")
