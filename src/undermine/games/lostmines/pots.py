"""The arithmetic of the end of a round: two pots, the selfish, and the dragon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undermine.core.rulebook import rule
from undermine.core.state import Seat


class Dwarf(NamedTuple):
    """A seat in the scoring: the side it works for (None: selfish), the worth of its treasures."""

    side: str | None
    values: tuple[int, ...]


@rule("TLM-020", "TLM-021", "TLM-024", "TLM-025", "TLM-154", "TLM-R74", "TLM-R75")
def members(dwarves: Sequence[Dwarf], side: str) -> list[Seat]:
    """The dwarves that share a pot: the loyal ones of a clan and the saboteurs of the other."""
    return [seat for seat, dwarf in enumerate(dwarves) if dwarf.side == side]


@rule("TLM-155", "TLM-R74")
def pot(dwarves: Sequence[Dwarf], side: str) -> int:
    """The worth of all treasures of a pot."""
    return sum(sum(dwarves[seat].values) for seat in members(dwarves, side))


@rule("TLM-156", "TLM-157", "TLM-158", "TLM-159", "TLM-R75")
def shares(dwarves: Sequence[Dwarf], side: str) -> dict[Seat, int]:
    """Equal shares; the remainder goes in equal shares to the owners of the best treasure."""
    seats = members(dwarves, side)
    if not seats:
        return {}
    each, rest = divmod(pot(dwarves, side), len(seats))
    best = max(max(dwarves[seat].values, default=0) for seat in seats)
    finders = [seat for seat in seats if best in dwarves[seat].values]
    more = rest // len(finders) if finders else 0
    return {seat: each + (more if seat in finders else 0) for seat in seats}


@rule("TLM-022", "TLM-023", "TLM-153")
def kept(dwarves: Sequence[Dwarf]) -> dict[Seat, int]:
    """A selfish dwarf scores its own treasures and nothing else."""
    return {seat: sum(dwarf.values) for seat, dwarf in enumerate(dwarves) if dwarf.side is None}


@rule("TLM-141", "TLM-160", "TLM-161")
def after_dragon(won: int, cost: int) -> int:
    """The points left after the dragon, which takes at most those of this round."""
    return won - min(cost, won)


def winnings(
    dwarves: Sequence[Dwarf], sides: Sequence[str], dragon: Seat, cost: int
) -> tuple[int, ...]:
    """The points of each seat in a round."""
    won = kept(dwarves)
    for side in sides:
        won |= shares(dwarves, side)
    if dragon in won:
        won[dragon] = after_dragon(won[dragon], cost)
    return tuple(won[seat] for seat in range(len(dwarves)))
