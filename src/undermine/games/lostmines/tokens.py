"""Forest tiles: tools on obstacles, traps and trolls on ways."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from undermine.core.board import Board, Mark
from undermine.core.grid import TOWARDS, Cell, Edge, Spot, beside, edge
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Play
from undermine.core.state import Action, CardId, Seat
from undermine.core.tile import Tile
from undermine.games.lostmines.actions import Bridge, Snare, Troll
from undermine.games.lostmines.events import Bridged, TrapSet, TrollCame, TrollLeft
from undermine.games.lostmines.table import (
    DISCARD,
    LostMinesDraft,
    LostMinesRules,
    LostMinesState,
    hand,
    sheet,
)

OBSTACLES: Final = frozenset({"logs", "lake", "ditch"})
TRAP: Final = "trap"
TROLL: Final = "troll"


@rule("TLM-011", "TLM-R17")
def supply(rules: LostMinesRules, board: Board, kind: CardId) -> int:
    """The number of forest tiles of a kind that are not on the board."""
    used = sum(mark.kind == kind for mark in board.marks.values())
    return sheet(rules).forest_tiles[kind] - used


def discard_openly(draft: LostMinesDraft, seat: Seat, card: CardId) -> None:
    """Discard a card that all seats saw when it was played."""
    draft.take(hand(seat), card)
    draft.give(DISCARD, card)


# -- tools ---------------------------------------------------------------------------------------


@rule("TLM-071")
def obstacle_of(tile: Tile | None) -> str:
    """The obstacle on a card (logs, a lake or a ditch), or an empty string."""
    if tile is None or not tile.open:
        return ""
    return next(iter(tile.face.spaces[0].traits & OBSTACLES), "")


def _obstacles(rules: LostMinesRules, board: Board, card: CardId) -> list[Cell]:
    """The cells with an obstacle that a tool is for."""
    (wanted,) = rules.cards[card].words["bridges"]
    return [at for at, tile in board.tiles.items() if obstacle_of(tile) == wanted]


@rule("TLM-077", "TLM-R12", "TLM-R13", "TLM-R17")
def bridge_candidates(
    rules: LostMinesRules, state: LostMinesState, _seat: Seat, card: CardId
) -> list[Action]:
    """Every obstacle of its kind that is not bridged yet, wherever it lies."""
    board = state.table.board
    free = [at for at in _obstacles(rules, board, card) if Spot(at) not in board.marks]
    return [Bridge(card, at) for at in sorted(free)] if supply(rules, board, card) else []


@rule("TLM-076", "TLM-077", "TLM-081", "TLM-082", "TLM-083", "TLM-R12", "TLM-R17")
def bridge_check(
    rules: LostMinesRules, state: LostMinesState, _seat: Seat, action: Bridge
) -> Refusal | None:
    """Only the obstacle of the tool, not bridged yet, with a tile left in the supply."""
    board, card = state.table.board, action.card
    there = _obstacles(rules, board, card)
    if not there:
        return Refusal("TLM-077", {"card": card})
    if action.at not in there:
        return Refusal("TLM-076", {"card": card, "at": action.at})
    if Spot(action.at) in board.marks:
        return Refusal("TLM-R12", {"at": action.at})
    return None if supply(rules, board, card) else Refusal("TLM-R17", {"card": card})


@rule("TLM-070", "TLM-078", "TLM-079", "TLM-080")
def bridge_apply(_rules: LostMinesRules, draft: LostMinesDraft, seat: Seat, action: Bridge) -> None:
    """Put the tool on the obstacle, which can be passed from now on."""
    discard_openly(draft, seat, action.card)
    board = draft.table.board.mark(Spot(action.at), Mark(action.card))
    draft.table = replace(draft.table, board=board)
    draft.emit(Bridged(cards=(action.card,), seat=seat, at=action.at))


# -- traps and trolls ----------------------------------------------------------------------------


@rule("TLM-096", "TLM-097", "TLM-103", "TLM-R03", "TLM-R33", "TLM-R35", "TLM-R36")
def free_ways(board: Board) -> list[Edge]:
    """Every connection of two cards and every open end, where no token lies yet."""
    ways: dict[Edge, None] = {}
    for at, tile in board.tiles.items():
        for side, dx, dy, back in TOWARDS[tile.ports]:
            if _leads_on(board, (at[0] + dx, at[1] + dy), back):
                ways[edge(at, side)] = None
    return sorted((way for way in ways if way not in board.marks), key=_place)


def _leads_on(board: Board, to: Cell, back: int) -> bool:
    """Beyond a mouth lies a mouth, a face-down mine or an unused field of the board."""
    tile = board.tiles.get(to)
    if tile is None:
        return board.area is None or board.area.holds(to)
    return not tile.open or back in tile.owner


def _place(way: Edge) -> tuple[Cell, int]:
    return way.cell, way.side


def snare_candidates(
    rules: LostMinesRules, state: LostMinesState, _seat: Seat, _card: CardId
) -> list[Action]:
    """Every free way, while there are traps."""
    board = state.table.board
    return [*map(Snare, free_ways(board))] if supply(rules, board, TRAP) else []


def troll_candidates(
    rules: LostMinesRules, state: LostMinesState, _seat: Seat, _card: CardId
) -> list[Action]:
    """Every free way, while there are trolls."""
    board = state.table.board
    return [*map(Troll, free_ways(board))] if supply(rules, board, TROLL) else []


@rule("TLM-095", "TLM-096", "TLM-097", "TLM-103", "TLM-R03", "TLM-R17", "TLM-R36")
def way_check(
    kind: CardId, rules: LostMinesRules, state: LostMinesState, action: Snare | Troll
) -> Refusal | None:
    """Only a connection or an open end without a token, with a tile left in the supply."""
    board, way = state.table.board, action.at
    if not supply(rules, board, kind):
        return Refusal("TLM-R17", {"card": kind})
    if way in board.marks:
        return Refusal("TLM-R36", {"way": way})
    ends = way.cell, beside(way.cell, way.side)
    if board.area is not None and not all(map(board.area.holds, ends)):
        return Refusal("TLM-R03", {"way": way})
    return None if way in free_ways(board) else Refusal("TLM-096", {"way": way})


@rule("TLM-094", "TLM-095")
def snare_apply(_rules: LostMinesRules, draft: LostMinesDraft, seat: Seat, action: Snare) -> None:
    """Set the trap, which stays until the round is over or both cards beside it are gone."""
    discard_openly(draft, seat, TRAP)
    board = draft.table.board.mark(action.at, Mark(TRAP))
    draft.table = replace(draft.table, board=board)
    draft.emit(TrapSet(cards=(TRAP,), seat=seat, at=action.at))


@rule("TLM-102", "TLM-103", "TLM-104", "TLM-105", "TLM-R37")
def troll_apply(_rules: LostMinesRules, draft: LostMinesDraft, seat: Seat, action: Troll) -> None:
    """Put the troll on the way and its card before the seat."""
    draft.take(hand(seat), TROLL)
    table = draft.table
    front = list(table.front)
    front[seat] = (*front[seat], TROLL)
    board = table.board.mark(action.at, Mark(TROLL, seat))
    draft.table = replace(table, board=board, front=tuple(front))
    draft.emit(TrollCame(cards=(TROLL,), seat=seat, at=action.at))


@rule("TLM-106", "TLM-107", "TLM-R38")
def end_trolls_of(draft: LostMinesDraft, seat: Seat) -> None:
    """Remove the trolls of a seat at the start of its turn."""
    if draft.table.front[seat]:
        marks = draft.table.board.marks
        for way in [at for at, mark in marks.items() if mark == (TROLL, seat, 1)]:
            assert isinstance(way, Edge)
            send_troll_away(draft, seat, way)


@rule("TLM-106", "TLM-107", "TLM-R39")
def send_troll_away(draft: LostMinesDraft, owner: Seat, way: Edge) -> None:
    """Remove a troll and discard its card."""
    table = draft.table
    front = list(table.front)
    front[owner] = front[owner][1:]
    draft.table = replace(table, board=table.board.unmark(way), front=tuple(front))
    draft.give(DISCARD, TROLL)
    draft.emit(TrollLeft(cards=(TROLL,), seat=owner, at=way))


BRIDGING: Play[Any] = Play(
    uses=lambda action: (action.card,),
    candidates=bridge_candidates,
    check=bridge_check,
    apply=bridge_apply,
    exact=True,
)
SNARING: Play[Any] = Play(
    uses=lambda _action: (TRAP,),
    candidates=snare_candidates,
    check=lambda rules, state, _seat, action: way_check(TRAP, rules, state, action),
    apply=snare_apply,
    exact=True,
)
LURING: Play[Any] = Play(
    uses=lambda _action: (TROLL,),
    candidates=troll_candidates,
    check=lambda rules, state, _seat, action: way_check(TROLL, rules, state, action),
    apply=troll_apply,
    exact=True,
)
