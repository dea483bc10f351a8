"""Walking: from card to card, not over obstacles, and one dwarf at a time on narrow cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undermine.core.board import Board
from undermine.core.dealing import lose
from undermine.core.grid import Edge, Spot, edge, side_towards
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.state import NOBODY, Seat
from undermine.core.walking import Gait, crowd
from undermine.games.lostmines.actions import OpenMine
from undermine.games.lostmines.mines import stand
from undermine.games.lostmines.table import (
    DISCARD,
    LostMinesDraft,
    LostMinesRules,
    LostMinesTable,
    hand,
    sheet,
)
from undermine.games.lostmines.tokens import TRAP, TROLL, obstacle_of

ROCK: Final = "rock"
CAMPFIRE: Final = "campfire"
BARRIERS: Final = frozenset({TROLL})


@rule("TLM-056", "TLM-074", "TLM-118", "TLM-121", "TLM-R15", "TLM-R16")
def allowance(rules: LostMinesRules, table: LostMinesTable, seat: Seat) -> int:
    """The number of steps of a walk: three, or five from a campfire."""
    spot = table.pawn[seat]
    assert spot is not None, "dwarves walk only once they stand somewhere"
    at_fire = CAMPFIRE in table.board.traits(spot)
    return sheet(rules).campfire if at_fire else sheet(rules).steps


@rule("TLM-119", "TLM-120", "TLM-125", "TLM-R11", "TLM-R47", "TLM-R48")
def steps(_rules: LostMinesRules, table: LostMinesTable, spot: Spot) -> Iterator[Spot]:
    """The cards one step away; the opening of the current card suffices for a face-down mine."""
    board = table.board
    for to in board.exits(spot, BARRIERS):
        if not is_unbridged(board, to) and not is_full(table, to):
            yield to
    yield from board.covered_exits(spot, BARRIERS)


@rule("TLM-070", "TLM-122")
def is_unbridged(board: Board, spot: Spot) -> bool:
    """An obstacle without its tool, which no dwarf can enter."""
    return bool(obstacle_of(board.tiles.get(spot.cell))) and spot not in board.marks


@rule("TLM-072", "TLM-073", "TLM-084", "TLM-085", "TLM-123", "TLM-124", "TLM-R14")
def is_full(table: LostMinesTable, spot: Spot) -> bool:
    """A narrow card with a dwarf on it, on which no other can stand or pass."""
    return is_narrow(table.board, spot) and crowd(table, spot) > 0


def is_narrow(board: Board, spot: Spot) -> bool:
    """A card with room for one dwarf only."""
    return ROCK in board.traits(spot) or bool(obstacle_of(board.tiles[spot.cell]))


@rule("TLM-119", "TLM-122", "TLM-124", "TLM-125", "TLM-R11")
def why_no_step(_rules: LostMinesRules, table: LostMinesTable, spot: Spot, to: Spot) -> Refusal:
    """The rule that keeps a dwarf from a spot."""
    board = table.board
    if to not in {*board.exits(spot), *board.covered_exits(spot)}:
        return Refusal("TLM-119", {"at": to.cell})
    way = edge(spot.cell, side_towards(spot.cell, to.cell))
    mark = board.marks.get(way)
    if mark is not None and mark.kind == TROLL:
        return Refusal("TLM-125", {"way": way, "seat": mark.owner + 1})
    return Refusal("TLM-122" if is_unbridged(board, to) else "TLM-124", {"at": to.cell})


@rule("TLM-131", "TLM-R49", "TLM-R50")
def halts(_rules: LostMinesRules, table: LostMinesTable, spot: Spot) -> bool:
    """A walk ends on a face-down mine; a face-up one can be passed."""
    return not table.board.tiles[spot.cell].open


@rule("TLM-098", "TLM-126", "TLM-R26")
def price(_rules: LostMinesRules, table: LostMinesTable, spot: Spot, to: Spot) -> tuple[str, ...]:
    """The cost of a step: a card for a trap on the way, in either direction."""
    mark = table.board.marks.get(_way(spot, to))
    return ("card",) if mark and mark.kind == TRAP else ()


def _way(spot: Spot, to: Spot) -> Edge:
    return edge(spot.cell, side_towards(spot.cell, to.cell))


@rule(
    "TLM-098",
    "TLM-099",
    "TLM-100",
    "TLM-101",
    "TLM-126",
    "TLM-127",
    "TLM-129",
    "TLM-R26",
    "TLM-R27",
    "TLM-R28",
    "TLM-R29",
    "TLM-R30",
    "TLM-R31",
    "TLM-R32",
    "TLM-R57",
    "TLM-R59",
    "TLM-R82",
)
def enter(rules: LostMinesRules, draft: LostMinesDraft, seat: Seat, spot: Spot, to: Spot) -> None:
    """The effects of a step: a trap takes a card, and then a face-down mine is turned up."""
    if halts(rules, draft.table, to):
        slot = sheet(rules).fields.mines.index(to.cell)
        draft.push(OpenMine(NOBODY, seat, slot, _way(spot, to)))
    if price(rules, draft.table, spot, to):
        lose(draft, seat, hand(seat), DISCARD)


GAIT: Final = Gait(
    allowance=allowance,
    steps=steps,
    refusal=why_no_step,
    halts=halts,
    price=price,
    enter=enter,
    end=stand,
)
