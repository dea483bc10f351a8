"""The winner: a treasure is worth its gold times the dwarves of the other side."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from undermine.core.rulebook import rule
from undermine.core.state import NOBODY, Seat
from undermine.games.darkcave.table import BLUE, SIDES, YELLOW


class Dwarf(Struct, frozen=True):
    """A dwarf at the end: the side it works for, and the gold it carried out."""

    side: str
    gold: int = 0


class Reckoning(Struct, frozen=True):
    """The treasures of both sides, and the winner: `yellow`, `blue` or `nobody`."""

    heads: dict[str, int]
    saved: dict[str, int]
    values: dict[str, int]
    winner: str

    def wins(self, side: str) -> bool:
        """The seats that work for the winning side, inside or outside the cave."""
        return side == self.winner


def other_side(side: str) -> str:
    """The other side: blue for yellow, yellow for blue."""
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
    """The side of the better treasure; of equal ones the side that left first, or `nobody`."""
    if values[YELLOW] != values[BLUE]:
        return max(SIDES, key=values.__getitem__)
    return first_side or "nobody"
