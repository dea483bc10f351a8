"""Laying path cards as in the base game, except for ladders and trapped seats."""

from __future__ import annotations

from functools import cache, lru_cache

from undermine.core.board import Board
from undermine.core.cards import CardSet
from undermine.core.connectivity import needs
from undermine.core.face import SIDE_NAME, SIDES
from undermine.core.grid import Cell, beside
from undermine.core.laying import growths
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.state import Action, CardId, Seat
from undermine.core.tile import Lay
from undermine.games.saboteur.actions import Place
from undermine.games.saboteur.paths import PLACING, maze_check
from undermine.games.saboteur.table import SaboteurState, sheet
from undermine.games.saboteur2.table import THEFT, TRAPPED, Saboteur2Rules


@rule("SB2-080", "SB2-R43")
def hindrances(front: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The cards before a seat that keep it from laying paths: all but a Theft."""
    return tuple(card for card in front if card != THEFT)


@cache
def ladders(cards: CardSet) -> frozenset[CardId]:
    """The path cards with a ladder."""
    return frozenset(
        card.id for card in cards if card.kind == "path" and cards.tile(Lay(card.id)).ladders
    )


@rule("SB2-046", "SB2-047", "SB2-049", "SB2-050", "SB2-R05", "SB2-R35")
def place_candidates(
    rules: Saboteur2Rules, state: SaboteurState, seat: Seat, card: CardId
) -> list[Action]:
    """Where the maze can grow; ladders nearly anywhere. One joined way of a card is enough."""
    front, board = state.table.front[seat], state.table.board
    if front and hindrances(front):
        return []
    if card in ladders(rules.cards):
        return ladder_candidates(rules, board, card)
    return growths(rules, board, card)


@rule("SB2-080", "SB2-R43")
def place_check(
    rules: Saboteur2Rules, state: SaboteurState, seat: Seat, action: Place
) -> Refusal | None:
    """Neither trapped nor with broken tools."""
    hindered = hindrances(state.table.front[seat])
    if TRAPPED in hindered:
        return Refusal("SB2-080")
    if hindered:
        return Refusal("SAB-048", {"tools": hindered})
    if action.tile.card in ladders(rules.cards):
        return ladder_check(rules, state.table.board, action)
    return maze_check(rules, state.table.board, action)


# -- ladders -------------------------------------------------------------------------------------


@rule("SB2-054", "SB2-055", "SB2-056", "SB2-R02", "SB2-R03", "SB2-R04")
def ladder_candidates(rules: Saboteur2Rules, board: Board, card: CardId) -> list[Action]:
    """Every free cell beside a face-up card, but for those beside a goal."""
    fits = rules.cards.fits(card)
    asked = needs(board.tiles)
    free = asked.keys() - board.tiles.keys() - _around_all(sheet(rules).board.goals)
    return [Place(lay, cell) for cell in sorted(free) for lay in fits[asked[cell]]]


@rule("SB2-054", "SB2-055", "SB2-056", "SB2-R02", "SB2-R03", "SB2-R04")
def ladder_check(rules: Saboteur2Rules, board: Board, action: Place) -> Refusal | None:
    """A ladder touches a face-up card and fits; it need not be joined to a way."""
    lay, at = action.tile, action.at
    if lay.turn not in rules.cards.turns:
        return Refusal("SAB-043", {"card": lay})
    if at in board.tiles:
        return Refusal("SAB-041", {"at": at})
    if not set(around(at)).isdisjoint(sheet(rules).board.goals):
        return Refusal("SB2-055", {"card": lay, "at": at})
    if not board.touches(at):
        return Refusal("SB2-054", {"card": lay, "at": at})
    side = board.misfit(at, rules.cards.tile(lay))
    return Refusal("SAB-042", {"card": lay, "at": at, "side": SIDE_NAME[side]}) if side else None


@lru_cache(maxsize=4096)
def around(at: Cell) -> tuple[Cell, ...]:
    """The four cells beside a cell."""
    return tuple(beside(at, side) for side in SIDES)


@cache
def _around_all(cells: tuple[Cell, ...]) -> frozenset[Cell]:
    return frozenset(near for cell in cells for near in around(cell))


DIGGING = PLACING._replace(candidates=place_candidates, check=place_check)
