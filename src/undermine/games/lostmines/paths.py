"""Laying path cards, and the thunderstorm that takes them away."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from undermine.core.actions import Place
from undermine.core.face import SIDES
from undermine.core.grid import Cell, Edge, Spot, beside, edge
from undermine.core.laying import LayingRules, is_path, laying
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Play
from undermine.core.state import Action, CardId, Seat
from undermine.core.walking import crowd
from undermine.games.lostmines.actions import Storm
from undermine.games.lostmines.events import PathLaid, Stormed
from undermine.games.lostmines.table import (
    DISCARD,
    LostMinesDraft,
    LostMinesRules,
    LostMinesState,
    LostMinesTable,
    hand,
)
from undermine.games.lostmines.tokens import TROLL, send_troll_away

STORM: Final = "thunderstorm"


_LAYING: Final = LayingRules(
    turn="TLM-R01",
    outside="TLM-R02",
    occupied="TLM-R08",
    isolated="TLM-062",
    covered="TLM-R05",
    misfit="TLM-063",
    disconnected="TLM-064",
)


@rule("TLM-061", "TLM-108")
def place_apply(rules: LostMinesRules, draft: LostMinesDraft, seat: Seat, action: Place) -> None:
    """Lay the card, under a trap or troll if one lies there."""
    lay, at = action.tile, action.at
    draft.take(hand(seat), lay.card)
    table = draft.table
    draft.table = replace(table, board=table.board.put(at, rules.cards.tile(lay)))
    draft.emit(PathLaid(cards=(lay.card,), seat=seat, tile=lay, at=at))


@rule(
    *("TLM-062", "TLM-063", "TLM-064", "TLM-065", "TLM-066", "TLM-067", "TLM-068", "TLM-069"),
    *("TLM-R01", "TLM-R02", "TLM-R03", "TLM-R04", "TLM-R05", "TLM-R06", "TLM-R07", "TLM-R08"),
    *("TLM-R09", "TLM-R10", "TLM-R79"),
)
def placing() -> Play[Any]:
    """A card extends any way on the printed board, joined to a start card or not, and fits."""
    return laying(_LAYING, place_apply)


PLACING: Final = placing()


# -- thunderstorm --------------------------------------------------------------------------------


@rule("TLM-110", "TLM-R40", "TLM-R45")
def storm_candidates(
    rules: LostMinesRules, state: LostMinesState, _seat: Seat, _card: CardId
) -> list[Action]:
    """Every path card without a dwarf, wherever it lies."""
    board = state.table.board
    taken = {pawn.cell for pawn in state.table.pawn if pawn}
    return [
        Storm(at) for at in sorted(board.tiles) if at not in taken and is_path(rules, board, at)
    ]


@rule("TLM-110", "TLM-114", "TLM-115", "TLM-R18", "TLM-R41", "TLM-R42")
def storm_check(
    rules: LostMinesRules, state: LostMinesState, _seat: Seat, action: Storm
) -> Refusal | None:
    """Neither a start card, nor a mine, nor a card with a dwarf on it."""
    at, table = action.at, state.table
    if is_path(rules, table.board, at):
        return Refusal("TLM-110", {"at": at}) if crowd(table, Spot(at)) else None
    tile = table.board.tiles.get(at)
    if tile is None:
        return Refusal("TLM-R40", {"at": at})
    is_mine = not tile.open or rules.cards[tile.card].kind == "mine"
    return Refusal("TLM-115" if is_mine else "TLM-114", {"at": at})


@rule("TLM-109", "TLM-110", "TLM-111", "TLM-112", "TLM-R44")
def storm_apply(_rules: LostMinesRules, draft: LostMinesDraft, seat: Seat, action: Storm) -> None:
    """Remove the card with its tool, and the tokens that lie beside no card any more."""
    at = action.at
    fallen = draft.table.board.tiles[at].card
    draft.take(hand(seat), STORM)
    draft.give(DISCARD, STORM)
    board = draft.table.board.take(at).unmark(Spot(at))
    draft.table = replace(draft.table, board=board)
    draft.give(DISCARD, fallen)
    draft.emit(Stormed(cards=(fallen,), seat=seat, at=at))
    for way in stranded(draft.table, at):
        drop(draft, way)


@rule("TLM-113", "TLM-R43", "TLM-R78")
def stranded(table: LostMinesTable, at: Cell) -> list[Edge]:
    """The borders of an empty field with a token, and nothing on the other side either."""
    return [
        edge(at, side)
        for side in SIDES
        if edge(at, side) in table.board.marks and beside(at, side) not in table.board.tiles
    ]


@rule("TLM-113", "TLM-R39")
def drop(draft: LostMinesDraft, way: Edge) -> None:
    """A token goes back to the supply; a troll's card is discarded at once."""
    mark = draft.table.board.marks[way]
    if mark.kind == TROLL:
        send_troll_away(draft, mark.owner, way)
    else:
        draft.table = replace(draft.table, board=draft.table.board.unmark(way))


STORMING: Play[Any] = Play(
    uses=lambda _action: (STORM,),
    candidates=storm_candidates,
    check=storm_check,
    apply=storm_apply,
    exact=True,
)
