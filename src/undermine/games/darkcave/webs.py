"""Spiderwebs: where they hang, how long, and the battle-axe that cuts them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from undermine.core.board import Board, Mark
from undermine.core.face import SIDES, E, S
from undermine.core.grid import TOWARDS, Cell, Edge, Spot, beside, edge
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Play
from undermine.core.state import Action, CardId, Seat
from undermine.games.darkcave.actions import Cut, Spin
from undermine.games.darkcave.events import WebCut, WebGone, WebSpun, WebWorn
from undermine.games.darkcave.fronts import lay_before, take_away
from undermine.games.darkcave.table import (
    DarkCaveDraft,
    DarkCaveRules,
    DarkCaveState,
    DarkCaveTable,
    hand,
    sheet,
)
from undermine.games.darkcave.tools import spend_axe, usable_axes


def webs(board: Board) -> list[tuple[Edge, Mark]]:
    """Every web with its border, in the order of the board."""
    found = [(place, mark) for place, mark in board.marks.items() if isinstance(place, Edge)]
    return sorted(found, key=lambda web: (web[0].cell, web[0].side))


def spinner(board: Board, spot: Spot, to: Spot) -> Seat:
    """The seat whose web hangs on the border that a step would lead over."""
    way = board.crossed(spot, to)
    assert way is not None
    return board.marks[way].owner


# -- where a web can hang ------------------------------------------------------------------------


@rule("TDC-101", "TDC-102", "TDC-R35", "TDC-R64")
def can_hang(board: Board, place: Edge) -> bool:
    """A way leads over the border, or ends there: at an empty cell or a face-down goal."""
    other = {E: 8, S: 1}[place.side]
    shown = [
        bool(tile.ports & side)
        for cell, side in ((place.cell, place.side), (beside(place.cell, place.side), other))
        if (tile := board.tiles.get(cell)) is not None and tile.open
    ]
    return bool(shown) and all(shown)


@rule("TDC-101", "TDC-102", "TDC-103", "TDC-R64", "TDC-R71")
def spin_candidates(
    _rules: DarkCaveRules, state: DarkCaveState, _seat: Seat, card: CardId
) -> list[Action]:
    """Every border that a way leads to and where no web hangs."""
    board = state.table.board
    places = dict.fromkeys(
        edge(cell, way.side) for cell, tile in board.tiles.items() for way in TOWARDS[tile.ports]
    )
    return [Spin(card, at) for at in places if at not in board.marks and can_hang(board, at)]


@rule("TDC-101", "TDC-103", "TDC-R64")
def spin_check(
    _rules: DarkCaveRules, state: DarkCaveState, _seat: Seat, action: Spin
) -> Refusal | None:
    """Only on a border without a web, and only where a way leads."""
    board, at = state.table.board, action.at
    if not can_hang(board, at):
        return Refusal("TDC-101", {"way": at})
    return Refusal("TDC-103", {"way": at}) if at in board.marks else None


@rule("TDC-086", "TDC-099", "TDC-100", "TDC-108")
def spin_apply(rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat, action: Spin) -> None:
    """Lay the card before the seat and mark the border with the web, at full strength."""
    draft.take(hand(seat), action.card)
    lay_before(draft, seat, action.card)
    mark = Mark(action.card, seat, sheet(rules).web)
    draft.table = replace(draft.table, board=draft.table.board.mark(action.at, mark))
    draft.emit(WebSpun(cards=(action.card,), seat=seat, at=action.at))


# -- how long it hangs ---------------------------------------------------------------------------


@rule("TDC-105", "TDC-106", "TDC-R65", "TDC-R66")
def wear_webs(draft: DarkCaveDraft, seat: Seat) -> None:
    """Wear the webs of a seat at the start of its turn."""
    for at, mark in webs(draft.table.board):
        if mark.owner == seat:
            wear(draft, at, mark)


@rule("TDC-105", "TDC-106", "TDC-109", "TDC-114", "TDC-115", "TDC-R65")
def wear(draft: DarkCaveDraft, at: Edge, mark: Mark) -> None:
    """Weaken a web from 2 to 1, or remove it."""
    if mark.left > 1:
        less = mark._replace(left=mark.left - 1)
        draft.table = replace(draft.table, board=draft.table.board.mark(at, less))
        draft.emit(WebWorn(at=at, left=less.left))
    else:
        remove(draft, at, mark)


@rule("TDC-109")
def remove(draft: DarkCaveDraft, at: Edge, mark: Mark) -> None:
    """Remove a web and discard its card."""
    draft.table = replace(draft.table, board=draft.table.board.unmark(at))
    take_away(draft, mark.owner, mark.kind)
    draft.emit(WebGone(cards=(mark.kind,), at=at))


@rule("TDC-094", "TDC-R67")
def drop_loose_webs(draft: DarkCaveDraft, at: Cell) -> None:
    """Remove the webs around a removed card that no other way holds."""
    for place in (edge(at, side) for side in SIDES):
        mark = draft.table.board.marks.get(place)
        if mark is not None and not can_hang(draft.table.board, place):
            remove(draft, place, mark)


# -- the battle-axe ------------------------------------------------------------------------------


@rule("TDC-114", "TDC-R40", "TDC-R58")
def webs_beside(table: DarkCaveTable, seat: Seat) -> Iterator[Edge]:
    """The webs on borders that the space of a seat's dwarf touches."""
    spot = table.pawn[seat]
    if spot is None or not table.board.marks:
        return
    mouths = table.board.tiles[spot.cell].mouths(1 << spot.space)
    for way in TOWARDS[mouths]:
        at = edge(spot.cell, way.side)
        if at in table.board.marks:
            yield at


def can_cut(rules: DarkCaveRules, table: DarkCaveTable, seat: Seat) -> bool:
    """A seat has an axe, and its dwarf stands beside a web."""
    return any(webs_beside(table, seat)) and bool(usable_axes(rules, table, seat))


@rule("TDC-114", "TDC-R58")
def cut_candidates(rules: DarkCaveRules, state: DarkCaveState, seat: Seat) -> list[Action]:
    """Every web that the axe can cut."""
    if not can_cut(rules, state.table, seat):
        return []
    return [*map(Cut, webs_beside(state.table, seat))]


@rule("TDC-114", "TDC-118", "TDC-R57", "TDC-R58")
def cut_check(
    rules: DarkCaveRules, state: DarkCaveState, seat: Seat, action: Cut
) -> Refusal | None:
    """Only with an axe before the seat, and only a web beside its dwarf."""
    if not usable_axes(rules, state.table, seat):
        return Refusal("TDC-118")
    if action.at in webs_beside(state.table, seat):
        return None
    return Refusal("TDC-114", {"way": action.at})


@rule("TDC-114", "TDC-115", "TDC-R59")
def cut_apply(rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat, action: Cut) -> None:
    """Spend the axe and weaken the web."""
    axe = spend_axe(rules, draft, seat)
    draft.emit(WebCut(cards=(axe,), seat=seat, at=action.at))
    wear(draft, action.at, draft.table.board.marks[action.at])


SPINNING: Play[Any] = Play(
    uses=lambda action: (action.card,),
    candidates=spin_candidates,
    check=spin_check,
    apply=spin_apply,
    exact=True,
)
