"""Clans: a dwarf card shows its clan on the back, and on its face for whom the dwarf works.

The word `side` of a card names the clan it works for; a card without one works for itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undermine.core.cards import CardSet
from undermine.core.draft import Draft
from undermine.core.state import CardId, PileId, Seat, State


def clan_of(cards: CardSet, moment: State[Any] | Draft[Any], dwarf: PileId) -> str:
    """The clan that everybody sees on the back of the one card of a pile."""
    (card,) = moment.piles[dwarf].cards
    return cards.back_of(card)


def side_of(cards: CardSet, dwarf: CardId) -> str | None:
    """The clan that a dwarf works for, its own or another; None: for itself."""
    return next(iter(cards[dwarf].words.get("side", ())), None)


def workers(cards: CardSet, dwarves: Sequence[CardId], side: str | None) -> tuple[Seat, ...]:
    """The seats whose dwarves work for one side."""
    return tuple(seat for seat, dwarf in enumerate(dwarves) if side_of(cards, dwarf) == side)
