"""Who wins: a treasure is worth its gold times the heads of the other side. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from undermine.core.rulebook import rule
from undermine.core.state import NOBODY, Seat
from undermine.games.darkcave.table import BLUE, SIDES, YELLOW


class Dwarf(Struct, frozen=True):
    """What counts of a dwarf in the end: for whom it works, and the gold it carried out."""

    side: str
    gold: int = 0


class Reckoning(Struct, frozen=True):
    """What both sides saved, and which of them wins: `yellow`, `blue` or `nobody`."""

    heads: dict[str, int]
    saved: dict[str, int]
    values: dict[str, int]
    winner: str

    def wins(self, side: str) -> bool:
        """Everybody who works for the winning side wins, inside or outside."""
        return side == self.winner


def other_side(side: str) -> str:
    """Blue for yellow, yellow for blue."""
    return BLUE if side == YELLOW else YELLOW


@rule("TDC-007", "TDC-008", "TDC-183", "TDC-184", "TDC-187", "TDC-R07", "TDC-R08", "TDC-R88")
def reckon(dwarves: Sequence[Dwarf], first_out: Seat) -> Reckoning:
    """Count the gold that was carried out, times all dwarves that work for the other side."""
    heads = {side: sum(dwarf.side == side for dwarf in dwarves) for side in SIDES}
    saved = {side: sum(dwarf.gold for dwarf in dwarves if dwarf.side == side) for side in SIDES}
    values = {side: saved[side] * heads[other_side(side)] for side in SIDES}
    first_side = None if first_out == NOBODY else dwarves[first_out].side
    return Reckoning(heads, saved, values, _winner(values, first_side))


@rule("TDC-185", "TDC-186", "TDC-R06", "TDC-R84", "TDC-R91")
def _winner(values: dict[str, int], first_side: str | None) -> str:
    """The better treasure; of equal ones that of whoever left first; nobody where nobody did."""
    if values[YELLOW] != values[BLUE]:
        return max(SIDES, key=values.__getitem__)
    return first_side or "nobody"
