"""Laying path cards, and the rockfall that removes them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from undermine.core.actions import Place, Placed
from undermine.core.board import Board, Mark
from undermine.core.face import SIDE_NAME, SIDES
from undermine.core.grid import Cell, Spot, beside
from undermine.core.rulebook import rule
from undermine.core.ruleset import Play, Refusal
from undermine.core.state import Action, CardId, Seat
from undermine.core.tile import Lay
from undermine.games.darkcave.actions import Collapse
from undermine.games.darkcave.events import Collapsed
from undermine.games.darkcave.table import (
    DISCARD,
    GOLD,
    VEIN,
    DarkCaveDraft,
    DarkCaveRules,
    DarkCaveState,
    DarkCaveTable,
    hand,
)
from undermine.games.darkcave.webs import drop_loose_webs


@rule("TDC-052", "TDC-055", "TDC-056", "TDC-057", "TDC-R11", "TDC-R15", "TDC-R70")
def place_candidates(
    rules: DarkCaveRules, state: DarkCaveState, _seat: Seat, card: CardId
) -> list[Action]:
    """Every cell that some way leads into, with every turn that fits there."""
    fits = rules.cards.fits(card)
    frontier = state.table.board.frontier
    return [Place(lay, cell) for cell, need in frontier.items() for lay in fits[need]]


@rule("TDC-053", "TDC-059", "TDC-R11")
def place_check(
    rules: DarkCaveRules, state: DarkCaveState, _seat: Seat, action: Place
) -> Refusal | None:
    """A card is laid beside an open way and fits all around."""
    lay, board = action.tile, state.table.board
    if lay.turn not in rules.cards.turns:
        return Refusal("TDC-053", {"card": lay})
    need = board.frontier.get(action.at)
    if need is not None and lay in rules.cards.fits(lay.card)[need]:
        return None
    return why_not_there(rules, board, action)


@rule(
    "TDC-052",
    "TDC-054",
    "TDC-055",
    "TDC-058",
    "TDC-060",
    "TDC-061",
    "TDC-R10",
    "TDC-R12",
    "TDC-R13",
    "TDC-R14",
    "TDC-R17",
)
def why_not_there(rules: DarkCaveRules, board: Board, action: Place) -> Refusal:
    """The rule that keeps a card from a cell where the net does not accept it."""
    lay, at = action.tile, action.at
    if at in board.tiles:
        return Refusal("TDC-R10", {"at": at})
    if not board.touches(at):
        covered = any(beside(at, side) in board.tiles for side in SIDES)
        return Refusal("TDC-R13" if covered else "TDC-052", {"at": at})
    side = board.misfit(at, rules.cards.tile(lay))
    if side:
        return Refusal("TDC-054", {"card": lay, "at": at, "side": SIDE_NAME[side]})
    return Refusal("TDC-055", {"card": lay, "at": at})


@rule("TDC-052", "TDC-107")
def place_apply(rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat, action: Place) -> None:
    """Lay the card; a web that hangs there stays."""
    draft.take(hand(seat), action.tile.card)
    lay_down(rules, draft, action.at, action.tile)
    draft.emit(Placed(cards=(action.tile.card,), seat=seat, tile=action.tile, at=action.at))


@rule("TDC-082", "TDC-R09", "TDC-R36")
def lay_down(rules: DarkCaveRules, draft: DarkCaveDraft, at: Cell, lay: Lay) -> None:
    """A card becomes part of the net; a vein gets its gold."""
    tile, table = rules.cards.tile(lay), draft.table
    board, pool = table.board.put(at, tile), table.pool
    for index, space in enumerate(tile.face.spaces):
        if VEIN in space.traits:
            board, pool = board.mark(Spot(at, index), Mark(GOLD)), pool - 1
    assert pool >= 0, "the gold of the box never runs out"
    draft.table = replace(table, board=board, pool=pool)


# -- rockfall ------------------------------------------------------------------------------------


@rule("TDC-092", "TDC-R95")
def is_occupied(table: DarkCaveTable, at: Cell) -> bool:
    """A dwarf, standing or lying, or a creature is on some space of the card."""
    spots = [*table.pawn, *(beast.at for beast in table.beasts)]
    return any(spot is not None and spot.cell == at for spot in spots)


@rule("TDC-093")
def is_path(rules: DarkCaveRules, board: Board, at: Cell) -> bool:
    """A card of the stocks lies there: neither the start nor a goal."""
    tile = board.tiles.get(at)
    return tile is not None and tile.open and rules.cards[tile.card].kind == "path"


@rule("TDC-092", "TDC-R68", "TDC-R71")
def collapse_candidates(
    rules: DarkCaveRules, state: DarkCaveState, _seat: Seat, card: CardId
) -> list[Action]:
    """Every path card on which nobody stands."""
    table = state.table
    return [
        Collapse(card, at)
        for at in sorted(table.board.tiles)
        if is_path(rules, table.board, at) and not is_occupied(table, at)
    ]


@rule("TDC-092", "TDC-093", "TDC-R71", "TDC-R95")
def collapse_check(
    rules: DarkCaveRules, state: DarkCaveState, _seat: Seat, action: Collapse
) -> Refusal | None:
    """Start and goals stay, and whatever somebody stands on."""
    table, at = state.table, action.at
    if at not in table.board.tiles:
        return Refusal("TDC-R71", {"at": at})
    if not is_path(rules, table.board, at):
        return Refusal("TDC-093", {"at": at})
    return Refusal("TDC-092", {"at": at}) if is_occupied(table, at) else None


@rule("TDC-086", "TDC-092", "TDC-094", "TDC-095", "TDC-R15", "TDC-R67", "TDC-R68", "TDC-R69")
def collapse_apply(
    _rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat, action: Collapse
) -> None:
    """The card leaves the net with its gold, and with the webs that nothing else holds."""
    spend(draft, seat, action.card)
    table, at = draft.table, action.at
    fallen = table.board.tiles[at].card
    veins = [place for place in table.board.marks if isinstance(place, Spot) and place.cell == at]
    board = table.board.take(at)
    for vein in veins:
        board = board.unmark(vein)
    draft.table = replace(table, board=board, pool=table.pool + len(veins))
    draft.give(DISCARD, fallen)
    draft.emit(Collapsed(cards=(fallen,), seat=seat, at=at))
    drop_loose_webs(draft, at)


@rule("TDC-040", "TDC-086", "TDC-087")
def spend(draft: DarkCaveDraft, seat: Seat, card: CardId) -> None:
    """An instant card is shown to all and goes face down on the discard pile."""
    draft.take(hand(seat), card)
    draft.give(DISCARD, card)


PLACING: Play[Any] = Play(
    uses=lambda action: (action.tile.card,),
    candidates=place_candidates,
    check=place_check,
    apply=place_apply,
    exact=True,
)
COLLAPSING: Play[Any] = Play(
    uses=lambda action: (action.card,),
    candidates=collapse_candidates,
    check=collapse_check,
    apply=collapse_apply,
    exact=True,
)
