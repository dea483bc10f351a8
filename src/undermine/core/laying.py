"""Laying path cards where the ways on the board can be extended, as every game does it.

The games differ in the ids of their rules: `LayingRules` holds those of one game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from undermine.core.actions import Place
from undermine.core.board import Board
from undermine.core.draft import Draft
from undermine.core.face import SIDE_NAME, SIDES
from undermine.core.grid import Cell, beside
from undermine.core.refusal import Refusal
from undermine.core.ruleset import Play, Ruleset
from undermine.core.state import Action, CardId, Seat


class LayingRules(NamedTuple):
    """The rule ids that refuse a path card, one for each reason."""

    turn: str
    """The card may not be turned like this."""
    occupied: str
    """A card lies on the cell."""
    isolated: str
    """No card lies beside the cell."""
    covered: str
    """Only face-down cards lie beside the cell."""
    misfit: str
    """Way would meet rock on one side."""
    disconnected: str
    """The card fits, but no way that may be extended leads into the cell."""
    outside: str = ""
    """The cell is outside the printed board; a game without borders has no such rule."""


def laying(
    ids: LayingRules, apply: Callable[[Ruleset[Any, Any], Draft[Any], Seat, Place], None]
) -> Play[Any]:
    """The play `Place` for seats that may always lay a card; `apply` lays it."""
    return Play(
        uses=lambda action: (action.tile.card,),
        candidates=lambda rules, state, _seat, card: growths(rules, state.table.board, card),
        check=lambda rules, state, _seat, action: growth_check(
            rules, state.table.board, action, ids
        ),
        apply=apply,
        exact=True,
    )


def growths(rules: Ruleset[Any], board: Board, card: CardId) -> list[Action]:
    """Every cell that a way leads into, with every turn of the card that fits there."""
    fits = rules.cards.fits(card)
    return [Place(lay, cell) for cell, need in board.frontier.items() for lay in fits[need]]


def growth_check(
    rules: Ruleset[Any], board: Board, action: Place, ids: LayingRules
) -> Refusal | None:
    """The refusal of a card that does not extend a way or does not fit, or None."""
    lay = action.tile
    if lay.turn not in rules.cards.turns:
        return Refusal(ids.turn, {"card": lay})
    need = board.frontier.get(action.at)
    if need is not None and lay in rules.cards.fits(lay.card)[need]:
        return None
    return why_not_there(rules, board, action, ids)


def why_not_there(rules: Ruleset[Any], board: Board, action: Place, ids: LayingRules) -> Refusal:
    """The first rule that a card breaks on a cell where it cannot be laid."""
    lay, at = action.tile, action.at
    if board.area is not None and not board.area.holds(at):
        assert ids.outside, "a game with a printed board has a rule for its border"
        return Refusal(ids.outside, {"at": at})
    if at in board.tiles:
        return Refusal(ids.occupied, {"at": at})
    if not board.touches(at):
        has_neighbour = any(beside(at, side) in board.tiles for side in SIDES)
        return Refusal(ids.covered if has_neighbour else ids.isolated, {"at": at})
    side = board.misfit(at, rules.cards.tile(lay))
    if side:
        return Refusal(ids.misfit, {"card": lay, "at": at, "side": SIDE_NAME[side]})
    return Refusal(ids.disconnected, {"card": lay, "at": at})


def is_path(rules: Ruleset[Any], board: Board, at: Cell) -> bool:
    """A path card from a hand lies face up on the cell: no start card and no goal."""
    tile = board.tiles.get(at)
    return tile is not None and tile.open and rules.cards[tile.card].kind == "path"
