"""An action in ten bytes: what, which card, where, at whom."""

from __future__ import annotations

from undermine.core.grid import Cell
from undermine.core.state import Seat
from undermine.kernel.action_layout import FIELD_KINDS
from undermine.kernel.codec import cell_of
from undermine.kernel.numbering import NO_CARD
from undermine.kernel.observation_layout import Layout

DESCRIBED = 10
VERB, LAY, CARD, COLUMN, ROW, SEAT, OTHER, COUNT, MORE_CARDS = range(9)
"""The bytes of a description; each is 0 where it says nothing."""


def seat_from(seat: Seat, viewer: Seat, seats: int) -> int:
    """A seat as the viewer counts: 1 for itself, 2 for its left neighbour; 0 for nobody."""
    return (seat - viewer) % seats + 1 if seat >= 0 else 0


def place(layout: Layout, cell: Cell) -> tuple[int, int]:
    """The column and row of a cell in the window, from 1; 0 outside."""
    column, row = cell[0] - layout.area.left, cell[1] - layout.area.top
    return (
        column + 1 if 0 <= column < layout.columns else 0,
        row + 1 if 0 <= row < layout.rows else 0,
    )


def describe(layout: Layout, number: int, viewer: Seat, *, is_own: bool) -> bytearray:
    """The action of a number as a viewer sees it."""
    out = bytearray(DESCRIBED)
    out[VERB] = number >> 24
    for kind, shift, mask, is_hidden in layout.actions.fields[number >> 24]:
        value = number >> shift & mask
        if kind == FIELD_KINDS["lay"]:
            out[LAY] = value + 1
            out[CARD] = layout.codec.card(layout.codec.lays[value].card) + 1
        elif kind == FIELD_KINDS["cell"]:
            out[COLUMN], out[ROW] = place(layout, cell_of(value))
        elif kind == FIELD_KINDS["seat"]:
            out[SEAT] = seat_from(value, viewer, layout.seats)
        elif kind == FIELD_KINDS["card"]:
            _name_card(out, value, is_seen=is_own or not is_hidden)
        else:
            out[OTHER] = value + 1
    return out


def _name_card(out: bytearray, card: int, *, is_seen: bool) -> None:
    """One of the cards that an action names; hidden ones are only counted."""
    if card == NO_CARD:
        return
    at = MORE_CARDS - 1 + out[COUNT] if out[COUNT] else CARD
    out[COUNT] += 1
    if is_seen:
        out[at] = card + 1
