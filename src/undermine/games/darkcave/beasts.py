"""Creatures on the board: their spaces, their owners, and the dwarves they meet."""

from __future__ import annotations

from msgspec.structs import replace

from undermine.core.grid import Spot
from undermine.core.rulebook import rule
from undermine.core.state import CardId, Seat
from undermine.games.darkcave.fronts import take_away
from undermine.games.darkcave.table import (
    CREATURES,
    Beast,
    DarkCaveDraft,
    DarkCaveRules,
    DarkCaveTable,
)


def beast_of(table: DarkCaveTable, kind: str) -> Beast | None:
    """The creature of a kind, or None while it is not on the board; there is one of each kind."""
    return next((beast for beast in table.beasts if beast.kind == kind), None)


@rule("TDC-R47", "TDC-R56")
def creatures_at(table: DarkCaveTable, spot: Spot) -> tuple[str, ...]:
    """The creatures on a space, in the order in which they attack."""
    there = [beast.kind for beast in table.beasts if beast.at == spot]
    return tuple(kind for kind in CREATURES if kind in there)


@rule("TDC-126", "TDC-154")
def victims_at(table: DarkCaveTable, spot: Spot) -> tuple[Seat, ...]:
    """The dwarves on a space, standing or lying."""
    return tuple(seat for seat, pawn in enumerate(table.pawn) if pawn == spot)


def move_beast(draft: DarkCaveDraft, beast: Beast, to: Spot) -> None:
    """Move a creature to another space."""
    moved = [beast._replace(at=to) if other is beast else other for other in draft.table.beasts]
    draft.table = replace(draft.table, beasts=tuple(moved))


@rule("TDC-117", "TDC-132", "TDC-136")
def remove_beast(rules: DarkCaveRules, draft: DarkCaveDraft, beast: Beast) -> CardId:
    """Take a creature off the board and discard its card, which lies before its owner."""
    left = tuple(other for other in draft.table.beasts if other != beast)
    draft.table = replace(draft.table, beasts=left)
    shown = rules.cards.words("creature")
    card = next(c for c in draft.table.front[beast.owner] if beast.kind in shown.get(c, ()))
    take_away(draft, beast.owner, card)
    return card
