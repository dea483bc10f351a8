"""Cards that lie face up before seats: tools, webs and creatures."""

from __future__ import annotations

from msgspec.structs import replace

from undermine.core.state import CardId, Seat
from undermine.games.darkcave.table import DISCARD, DarkCaveDraft, changed


def lay_before(draft: DarkCaveDraft, seat: Seat, card: CardId) -> None:
    """Lay a card face up before a seat."""
    _set_front(draft, seat, tuple(sorted((*draft.table.front[seat], card))))


def take_away(draft: DarkCaveDraft, seat: Seat, card: CardId) -> None:
    """Discard a card that lies before a seat."""
    lying = list(draft.table.front[seat])
    lying.remove(card)
    _set_front(draft, seat, tuple(lying))
    draft.give(DISCARD, card)


def _set_front(draft: DarkCaveDraft, seat: Seat, cards: tuple[CardId, ...]) -> None:
    draft.table = replace(draft.table, front=changed(draft.table.front, seat, cards))
