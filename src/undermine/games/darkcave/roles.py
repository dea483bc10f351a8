"""Clan cards that are turned up."""

from __future__ import annotations

from undermine.core.rulebook import rule
from undermine.core.state import EVERYBODY, Seat
from undermine.games.darkcave.events import Unmasked
from undermine.games.darkcave.table import DarkCaveDraft, role


@rule("TDC-024", "TDC-084", "TDC-170")
def unmask(draft: DarkCaveDraft, seat: Seat) -> None:
    """The clan card of a seat lies face up for the rest of the game."""
    if draft.piles[role(seat)].readers != EVERYBODY:
        draft.show(role(seat), EVERYBODY)
        draft.emit(Unmasked(cards=draft.cards(role(seat)), seat=seat))
