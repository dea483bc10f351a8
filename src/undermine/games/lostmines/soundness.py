"""Positions that people write down: what follows from them, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from undermine.core.acts import ChooseStarter, Turn
from undermine.core.dealing import DealTo, LoseCard
from undermine.core.grid import Edge, Spot
from undermine.core.soundness import wrong_agenda
from undermine.core.state import Item, Pile, is_unknown
from undermine.core.trek import Walk
from undermine.core.words import place_word
from undermine.games.lostmines.actions import LayMine, TakeTreasure
from undermine.games.lostmines.mines import pick_candidates, turns_for
from undermine.games.lostmines.table import (
    Forest,
    ForestRules,
    ForestTable,
    hand,
    mine,
    role,
    sheet,
    treasure,
)
from undermine.games.lostmines.tokens import TRAP, TROLL, obstacle_of, supply
from undermine.games.lostmines.walking import is_narrow, is_unbridged

_MOST_STEPS = 9
"""Far more than any dwarf walks."""


def settled(rules: ForestRules, state: Forest) -> Forest:
    """A mine that lies open is in no pile; what cannot be is a ValueError."""
    tiles = state.table.board.tiles
    opened = [mine(slot) for slot, at in enumerate(sheet(rules).fields.mines) if tiles[at].open]
    piles = {**state.piles, **{name: Pile() for name in opened if state.piles[name].cards}}
    state = replace(state, piles=piles)
    for why in _impossible(rules, state):
        raise ValueError(why)
    return state


def strain(_rules: ForestRules, _state: Forest) -> int:
    """All that is open about hidden cards is on their backs and in the notes."""
    return 0


def _impossible(rules: ForestRules, state: Forest) -> Iterator[str]:
    """What is wrong with a position, in words."""
    yield from _wrong_table(rules, state.table)
    yield from _wrong_board(rules, state.table)
    yield from _wrong_tokens(rules, state.table)
    yield from wrong_agenda(rules, state)
    if state.agenda and not isinstance(state.agenda[-1], DealTo | ChooseStarter):
        yield from _undealt(rules, state)
        yield from _wrong_pawns(state)
        yield from _not_waiting_for(rules, state, state.agenda[-1])


def _wrong_table(rules: ForestRules, table: ForestTable) -> Iterator[str]:
    if not 1 <= table.round <= sheet(rules).rounds:
        yield f"there are rounds 1 to {sheet(rules).rounds}, not {table.round}"
    if min(table.points) < 0:
        yield "nobody has less than no points"
    if table.starter < 0:
        yield "a seat begins the round"
    if min(table.out, default=0) < 0 or len(set(table.out)) != len(table.out):
        yield "seats sit out, each once"
    for seat, front in enumerate(table.front):
        trolls = sum(mark == (TROLL, seat, 1) for mark in table.board.marks.values())
        if front != (TROLL,) * trolls:
            yield f"before seat {seat + 1} there should be a troll card for each of its trolls"


def _wrong_board(rules: ForestRules, table: ForestTable) -> Iterator[str]:
    """Start cards and mines lie where they belong, and nothing else lies there."""
    fields = sheet(rules).fields
    homes = {at: f"start-{clan.lower()}" for clan, at in fields.starts.items()}
    for at, tile in table.board.tiles.items():
        kind = rules.cards[tile.card].kind if tile.open else "mine"
        wanted = "mine" if at in fields.mines else "start" if at in homes else "path"
        is_other = at in homes and tile.card != homes[at]
        inside = table.board.area is None or table.board.area.holds(at)
        if kind != wanted or is_other or not inside:
            yield f"{tile.card or 'a mine'} cannot lie at {at[0]},{at[1]}"


def _wrong_tokens(rules: ForestRules, table: ForestTable) -> Iterator[str]:
    """Tools lie on their obstacles, traps and trolls on edges, and no more than there are."""
    marks = table.board.marks
    for place, mark in marks.items():
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


def _is_tool_for(rules: ForestRules, kind: str, table: ForestTable, spot: Spot) -> bool:
    obstacle = obstacle_of(table.board.tiles.get(spot.cell)) if not spot.space else ""
    bridges = rules.cards[kind].words.get("bridges", ()) if kind in rules.cards else ()
    return obstacle in bridges


def _wrong_pawns(state: Forest) -> Iterator[str]:
    """Every dwarf stands on a card, and alone where it is narrow."""
    table = state.table
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


def _undealt(rules: ForestRules, state: Forest) -> Iterator[str]:
    """Once a round is dealt every seat has its dwarf and every covered mine its card."""
    tiles = state.table.board.tiles
    wanted = {role(seat): {1} for seat in range(state.table.seats)}
    wanted |= {treasure(slot): {0, 1} for slot in range(state.table.seats)}
    for slot, at in enumerate(sheet(rules).fields.mines):
        wanted[mine(slot)] = {0} if tiles[at].open else {1}
    for name, counts in wanted.items():
        if len(state.piles[name].cards) not in counts:
            yield f"{name} should hold {max(counts)} card, not {len(state.piles[name].cards)}"


def _not_waiting_for(rules: ForestRules, state: Forest, item: Item) -> Iterator[str]:
    """Why an item cannot be what is decided next."""
    if isinstance(item, Turn) and not state.piles[hand(item.seat)].cards:
        yield f"it is the turn of seat {item.seat + 1}, whose hand is empty"
    elif isinstance(item, Walk) and not (0 < item.left <= _MOST_STEPS and item.made >= 0):
        yield "a walk has steps left, and some behind it"
    elif isinstance(item, TakeTreasure) and not pick_candidates(rules, state, item)[:1]:
        yield "there is no treasure to take"
    elif isinstance(item, LayMine):
        yield from _unalignable(rules, state, item)


def _unalignable(rules: ForestRules, state: Forest, item: LayMine) -> Iterator[str]:
    held = state.piles.get(mine(item.mine), Pile()).cards
    if len(held) != 1 or is_unknown(held[0]):
        yield f"{mine(item.mine)} is not one mine that was turned up"
    elif not turns_for(rules, state.table.board, item.mine, held[0], item.way):
        yield f"{mine(item.mine)} cannot be entered over {place_word(item.way)}"
