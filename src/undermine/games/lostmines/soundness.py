"""Written positions: deriving what they leave out, and refusing impossible ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from undermine.core.actions import Turn
from undermine.core.dealing import LoseCard
from undermine.core.grammar import place_word
from undermine.core.grid import Cell, Edge, Spot
from undermine.core.soundness import (
    Check,
    at_home,
    face_down,
    holding,
    is_dealt,
    rounds_in_order,
    with_open_cards_gone,
)
from undermine.core.state import Pile, PileId, is_unknown
from undermine.core.walking import Walk
from undermine.games.lostmines.actions import LayMine, TakeTreasure
from undermine.games.lostmines.mines import pick_candidates, turns_for
from undermine.games.lostmines.table import (
    LostMinesRules,
    LostMinesState,
    LostMinesTable,
    mine,
    role,
    sheet,
    treasure,
)
from undermine.games.lostmines.tokens import TRAP, TROLL, obstacle_of, supply
from undermine.games.lostmines.walking import is_narrow, is_unbridged

_MOST_STEPS = 9
"""An upper limit on steps, far above any legal walk."""


def derive_state(rules: LostMinesRules, state: LostMinesState) -> LostMinesState:
    """A position in which face-up mines are in no pile."""
    return replace(state, piles=with_open_cards_gone(state, mine, sheet(rules).fields.mines))


def conflicts(_rules: LostMinesRules, _state: LostMinesState) -> int:
    """0: hidden cards can only disagree with their backs and notes, which are checked elsewhere."""
    return 0


def homes(rules: LostMinesRules, _seats: int) -> dict[Cell, str]:
    """The cells of start cards and mines."""
    fields = sheet(rules).fields
    starts = {at: f"start-{clan.lower()}" for clan, at in fields.starts.items()}
    return {**starts, **dict.fromkeys(fields.mines, "mine")}


def dealt(rules: LostMinesRules, state: LostMinesState) -> dict[PileId, set[int]]:
    """Every seat has its dwarf and every covered mine its card."""
    tiles = state.table.board.tiles
    wanted = {role(seat): {1} for seat in range(state.table.seats)}
    wanted |= {treasure(slot): {0, 1} for slot in range(state.table.seats)}
    for slot, at in enumerate(sheet(rules).fields.mines):
        wanted[mine(slot)] = {0} if tiles[at].open else {1}
    return wanted


def wrong_table(_rules: LostMinesRules, state: LostMinesState) -> Iterator[str]:
    """The problems of points, of trolls before seats and of seats that sit out."""
    table = state.table
    if min(table.points) < 0:
        yield "nobody has less than no points"
    if any(isinstance(item, Turn) and item.seat in table.out for item in state.agenda):
        yield "it is the turn of a seat that sits out"
    for seat, front in enumerate(table.front):
        trolls = sum(mark == (TROLL, seat, 1) for mark in table.board.marks.values())
        if front != (TROLL,) * trolls:
            yield f"before seat {seat + 1} there should be a troll card for each of its trolls"


def wrong_tokens(rules: LostMinesRules, state: LostMinesState) -> Iterator[str]:
    """Tools lie on their obstacles, traps and trolls on edges, and no more than there are."""
    table = state.table
    for place, mark in table.board.marks.items():
        if isinstance(place, Edge):
            owned = mark.owner >= 0 if mark.kind == TROLL else mark.owner < 0
            fits = mark.kind in (TRAP, TROLL) and owned and mark.owner < table.seats
        else:
            fits = mark.owner < 0 and _is_tool_for(rules, mark.kind, table, place)
        if not fits or mark.left != 1:
            yield f"{mark.kind} cannot lie at {place_word(place)}"
    for kind in sheet(rules).forest_tiles:
        if supply(rules, table.board, kind) < 0:
            yield f"there are not so many tiles {kind}"


def _is_tool_for(rules: LostMinesRules, kind: str, table: LostMinesTable, spot: Spot) -> bool:
    obstacle = obstacle_of(table.board.tiles.get(spot.cell)) if not spot.space else ""
    bridges = rules.cards[kind].words.get("bridges", ()) if kind in rules.cards else ()
    return obstacle in bridges


def wrong_pawns(_rules: LostMinesRules, state: LostMinesState) -> Iterator[str]:
    """Every dwarf stands on a card, and alone where it is narrow."""
    table = state.table
    if not is_dealt(state):
        return
    for seat, spot in enumerate(table.pawn):
        tile = table.board.tiles.get(spot.cell) if spot else None
        if spot is None or tile is None or spot.space:
            yield f"the dwarf of seat {seat + 1} stands on no card"
        elif not tile.open and not isinstance(state.agenda[-1], LoseCard):
            yield f"the dwarf of seat {seat + 1} stands on a mine that lies face down"
        elif tile.open and is_unbridged(table.board, spot):
            yield f"the dwarf of seat {seat + 1} stands on an obstacle without a tool"
        elif tile.open and is_narrow(table.board, spot) and table.pawn.count(spot) > 1:
            yield f"two dwarves stand at {place_word(spot)}, where there is room for one"


def wrong_next(rules: LostMinesRules, state: LostMinesState) -> Iterator[str]:
    """Why an item cannot be what is decided next."""
    item = state.agenda[-1] if is_dealt(state) else None
    if isinstance(item, Walk) and not (0 < item.left <= _MOST_STEPS and item.made >= 0):
        yield "a walk has steps left, and some behind it"
    elif isinstance(item, TakeTreasure) and not pick_candidates(rules, state, item)[:1]:
        yield "there is no treasure to take"
    elif isinstance(item, LayMine):
        yield from _unalignable(rules, state, item)


def _unalignable(rules: LostMinesRules, state: LostMinesState, item: LayMine) -> Iterator[str]:
    held = state.piles.get(mine(item.mine), Pile()).cards
    if len(held) != 1 or is_unknown(held[0]):
        yield f"{mine(item.mine)} is not one mine that was turned up"
    elif not turns_for(rules, state.table.board, item.mine, held[0], item.way):
        yield f"{mine(item.mine)} cannot be entered over {place_word(item.way)}"


CHECKS: Final[tuple[Check, ...]] = (
    rounds_in_order,
    wrong_table,
    at_home(homes),
    wrong_tokens,
    holding(dealt),
    face_down("role", "mine", "treasure", "hand"),
    wrong_pawns,
    wrong_next,
)
