"""Setup of a round: fifteen dwarves, one large deck, ten cards of it set aside."""

from __future__ import annotations

from msgspec.structs import replace

from undermine.core.dealing import owe
from undermine.core.rulebook import rule
from undermine.core.state import Pile, Seat, reader_bit
from undermine.games.saboteur import setup as base
from undermine.games.saboteur.table import OFFER, STOCK, SaboteurDraft, SaboteurState, hand, loot
from undermine.games.saboteur2.table import OLD_HATS, Saboteur2Rules, open_table


@rule(
    "SB2-001",
    "SB2-002",
    "SB2-004",
    "SB2-024",
    "SB2-025",
    "SB2-034",
    "SB2-102",
    "SB2-R33",
    "SB2-R37",
    "SB2-R38",
)
def setup(rules: Saboteur2Rules, seats: int) -> SaboteurState:
    """A table before the first card is dealt; the gold of other seats is not counted."""
    state = base.setup(rules, seats)
    purses = {loot(seat): Pile((), reader_bit(seat), counted=False) for seat in range(seats)}
    piles = {name: held for name, held in state.piles.items() if name != OFFER}
    return replace(state, piles={**piles, **purses})


@rule("SB2-026", "SB2-027", "SB2-033", "SB2-108", "SB2-109", "SB2-111", "SB2-R21")
def set_out(rules: Saboteur2Rules, draft: SaboteurDraft) -> None:
    """Gather the cards of a round as in the base game; no seat is out or a thief."""
    base.set_out(rules, draft)
    draft.table = replace(open_table(draft), out=(), thieves=())
    draft.shuffle(OLD_HATS, ())


@rule("SB2-028", "SB2-037", "SB2-038", "SB2-042", "SB2-110", "SB2-R25", "SB2-R41")
def refill(rules: Saboteur2Rules, draft: SaboteurDraft, seat: Seat, count: int) -> None:
    """As many cards as the stock has left; those that were set aside are never drawn."""
    owe(draft, STOCK, hand(seat), count, rules.sheet.spare)
