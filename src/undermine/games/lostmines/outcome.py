"""The outcome of a round of The Lost Mines."""

from __future__ import annotations

from collections.abc import Sequence

from undermine.core.clans import side_of
from undermine.core.outcome import NO_SIDE, Outcome, first, only, seats_by_side
from undermine.core.state import NOBODY, Event
from undermine.games.lostmines.events import CharactersShown, HoardShown, PointsShared, RoundOver
from undermine.games.lostmines.table import CLANS, LostMinesRules, LostMinesState


def round_outcome(
    rules: LostMinesRules, _state: LostMinesState, events: Sequence[Event]
) -> Outcome | None:
    """The side of the richer pot wins; selfish dwarves are on no side."""
    ended = first(events, RoundOver)
    if ended is None:
        return None
    shown, paid = only(events, CharactersShown), only(events, PointsShared)
    sides = seats_by_side(CLANS, [side_of(rules.cards, card) for card in shown.cards])
    hoards = [event for event in events if isinstance(event, HoardShown)]
    return Outcome(
        ended.why,
        shown.cards,
        {clan.lower(): seats for clan, seats in sides.items()},
        _richer(paid),
        {
            "treasures taken": sum(len(hoard.cards) for hoard in hoards),
            "seats with treasures": len(hoards),
            "dragon woken": paid.dragon != NOBODY,
        },
    )


def _richer(paid: PointsShared) -> str:
    if paid.blue == paid.yellow:
        return NO_SIDE
    return "blue" if paid.blue > paid.yellow else "yellow"
