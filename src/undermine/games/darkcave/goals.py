"""Reaching a goal: it is turned up, laid so that the dwarf can enter, and entered."""

from __future__ import annotations

from typing import Any

from undermine.core.actions import Orient
from undermine.core.board import Board
from undermine.core.grid import Cell, Spot, side_towards
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler
from undermine.core.state import EVERYBODY, Action, CardId, Seat
from undermine.core.tile import Lay
from undermine.core.walking import put
from undermine.games.darkcave.actions import ChooseTurn
from undermine.games.darkcave.events import CornerFound, CornerLaid
from undermine.games.darkcave.paths import lay_down
from undermine.games.darkcave.table import (
    DarkCaveDraft,
    DarkCaveRules,
    DarkCaveState,
    goal,
    goal_cells,
)


@rule("TDC-162", "TDC-165", "TDC-R20", "TDC-R34")
def find_goal(
    rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat, start: Spot, at: Cell
) -> None:
    """Turn the goal up; the dwarf enters once its orientation is chosen."""
    slot = goal_cells(rules, draft.table.seats).index(at)
    put(draft, seat, start)
    card = draft.only(goal(slot))
    draft.show(goal(slot), EVERYBODY)
    draft.emit(CornerFound(cards=(card,), seat=seat, corner=slot))
    lays = turns_for(rules, draft.table.board, at, card, start.cell)
    if len(lays) == 1:
        enter_goal(rules, draft, seat, slot, lays[0])
    else:
        draft.push(ChooseTurn(seat, slot))


@rule("TDC-163", "TDC-166", "TDC-R32", "TDC-R33")
def turns_for(
    rules: DarkCaveRules, board: Board, at: Cell, card: CardId, origin: Cell
) -> tuple[Lay, ...]:
    """The orientations of a goal: open towards the dwarf, and fitting all around if possible."""
    entry = side_towards(at, origin)
    tile = rules.cards.tile
    joined = [lay for lay in rules.cards.lays(card) if tile(lay).ports & entry]
    fitting = [lay for lay in joined if board.matches(at, tile(lay))]
    return tuple(fitting or joined)


@rule("TDC-164", "TDC-165", "TDC-R36")
def enter_goal(rules: DarkCaveRules, draft: DarkCaveDraft, seat: Seat, slot: int, lay: Lay) -> None:
    """The goal becomes part of the net, and the dwarf stands on its first space."""
    at = goal_cells(rules, draft.table.seats)[slot]
    draft.take(goal(slot), lay.card)
    lay_down(rules, draft, at, lay)
    draft.emit(CornerLaid(cards=(lay.card,), corner=slot, tile=lay, at=at))
    origin = draft.table.pawn[seat]
    assert origin is not None
    put(draft, seat, Spot(at, rules.cards.tile(lay).owner[side_towards(at, origin.cell)]))


# -- both ways round -----------------------------------------------------------------------------


@rule("TDC-R32")
def orient_candidates(rules: DarkCaveRules, state: DarkCaveState, item: ChooseTurn) -> list[Action]:
    """The orientations that the rules allow."""
    table = state.table
    (card,) = state.piles[goal(item.corner)].cards
    origin = table.pawn[item.seat]
    assert origin is not None
    at = goal_cells(rules, table.seats)[item.corner]
    return [*map(Orient, turns_for(rules, table.board, at, card, origin.cell))]


@rule("TDC-163", "TDC-R32")
def orient_check(
    rules: DarkCaveRules, state: DarkCaveState, item: ChooseTurn, action: Orient
) -> Refusal | None:
    """Only the goal that was turned up, in an orientation that the rules allow."""
    if action in orient_candidates(rules, state, item):
        return None
    return Refusal("TDC-R32", {"card": action.tile})


def orient_apply(
    rules: DarkCaveRules, draft: DarkCaveDraft, item: ChooseTurn, action: Orient
) -> None:
    """Lay the goal and let the dwarf enter it."""
    enter_goal(rules, draft, item.seat, item.corner, action.tile)


ORIENT: Handler[Any] = Handler(
    apply=orient_apply,
    candidates=orient_candidates,
    check=orient_check,
    answers=(Orient,),
    rule="TDC-163",
    exact=True,
)
