"""Laying path cards, and the rockfall that removes them."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from undermine.core.actions import Place, Placed
from undermine.core.board import Mark
from undermine.core.grid import Cell, Spot
from undermine.core.laying import LayingRules, is_path, laying
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Play
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

_LAYING: Final = LayingRules(
    turn="TDC-053",
    occupied="TDC-R10",
    isolated="TDC-052",
    covered="TDC-R13",
    misfit="TDC-054",
    disconnected="TDC-055",
)


@rule("TDC-052", "TDC-107")
def place_apply(rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat, action: Place) -> None:
    """Lay the card; a web that hangs there stays."""
    draft.take(hand(seat), action.tile.card)
    lay_down(rules, draft, action.at, action.tile)
    draft.emit(Placed(cards=(action.tile.card,), seat=seat, tile=action.tile, at=action.at))


@rule("TDC-082", "TDC-R09", "TDC-R36")
def lay_down(rules: DarkCaveRules, draft: DarkCaveDraft, at: Cell, lay: Lay) -> None:
    """Put a card on the board and gold on each of its veins."""
    tile, table = rules.cards.tile(lay), draft.table
    board, pool = table.board.put(at, tile), table.pool
    for index, space in enumerate(tile.face.spaces):
        if VEIN in space.traits:
            board, pool = board.mark(Spot(at, index), Mark(GOLD)), pool - 1
    assert pool >= 0, "the gold of the box never runs out"
    draft.table = replace(table, board=board, pool=pool)


@rule(
    *("TDC-052", "TDC-053", "TDC-054", "TDC-055", "TDC-056", "TDC-057", "TDC-058", "TDC-059"),
    *("TDC-060", "TDC-061", "TDC-R10", "TDC-R11", "TDC-R12", "TDC-R13", "TDC-R14", "TDC-R15"),
    *("TDC-R17", "TDC-R70"),
)
def placing() -> Play[Any]:
    """A card extends any open way, joined to the start card or not, and fits all around."""
    return laying(_LAYING, place_apply)


PLACING: Final = placing()


# -- rockfall ------------------------------------------------------------------------------------


@rule("TDC-092", "TDC-R95")
def is_occupied(table: DarkCaveTable, at: Cell) -> bool:
    """A dwarf, standing or lying, or a creature is on some space of the card."""
    spots = [*table.pawn, *(beast.at for beast in table.beasts)]
    return any(spot is not None and spot.cell == at for spot in spots)


@rule("TDC-092", "TDC-093", "TDC-R68", "TDC-R71")
def collapse_candidates(
    rules: DarkCaveRules, state: DarkCaveState, _seat: Seat, card: CardId
) -> list[Action]:
    """Every path card without a dwarf or creature on it."""
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
    """Neither the start, nor a goal, nor a card with a dwarf or creature on it."""
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
    """Remove the card with its gold and with the webs that no other way holds."""
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
    """Discard an instant card, which all seats saw when it was played."""
    draft.take(hand(seat), card)
    draft.give(DISCARD, card)


COLLAPSING: Play[Any] = Play(
    uses=lambda action: (action.card,),
    candidates=collapse_candidates,
    check=collapse_check,
    apply=collapse_apply,
    exact=True,
)
