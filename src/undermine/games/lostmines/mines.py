"""Turning up mines, taking treasures, and the dragon."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from undermine.core.board import Board
from undermine.core.face import OPPOSITE
from undermine.core.grid import Cell, Edge, Spot
from undermine.core.refusal import Refusal
from undermine.core.rulebook import rule
from undermine.core.ruleset import Handler
from undermine.core.state import EVERYBODY, Action, CardId, Seat
from undermine.core.tile import Lay
from undermine.core.walking import EndWalk
from undermine.games.lostmines.actions import (
    Align,
    LayMine,
    Leave,
    OpenMine,
    Pick,
    TakeTreasure,
)
from undermine.games.lostmines.ending import end_round
from undermine.games.lostmines.events import (
    DragonWoken,
    MineLaid,
    MineOpened,
    TreasureLeft,
    TreasureTaken,
)
from undermine.games.lostmines.table import (
    LostMinesDraft,
    LostMinesRules,
    LostMinesState,
    hoard,
    mine,
    sheet,
    treasure,
)

# -- turning mines up ----------------------------------------------------------------------------


@rule("TLM-129", "TLM-130", "TLM-131", "TLM-139", "TLM-R57")
def open_mine(rules: LostMinesRules, draft: LostMinesDraft, item: OpenMine, _action: None) -> None:
    """Turn the mine up for everybody; the seat that found it lays it."""
    card = draft.only(mine(item.mine))
    draft.show(mine(item.mine), EVERYBODY)
    draft.emit(MineOpened(cards=(card,), seat=item.finder, mine=item.mine))
    lays = turns_for(rules, draft.table.board, item.mine, card, item.way)
    if len(lays) == 1:
        _lay_mine(rules, draft, item.finder, item.mine, lays[0])
    else:
        draft.push(LayMine(item.finder, item.mine, item.way))


@rule("TLM-130", "TLM-132", "TLM-R04", "TLM-R34", "TLM-R56", "TLM-R79")
def turns_for(
    rules: LostMinesRules, board: Board, slot: int, card: CardId, way: Edge
) -> tuple[Lay, ...]:
    """The turns of a mine: open towards the dwarf, and fitting all around if possible."""
    at = sheet(rules).fields.mines[slot]
    entry = _side_of(at, way)
    lays = [lay for lay in rules.cards.lays(card) if rules.cards.tile(lay).ports & entry]
    fitting = [lay for lay in lays if board.matches(at, rules.cards.tile(lay))]
    return tuple(fitting or lays)


def _side_of(at: Cell, way: Edge) -> int:
    """The side of a cell on which an edge lies."""
    return way.side if way.cell == at else OPPOSITE[way.side]


@rule("TLM-140", "TLM-142")
def _lay_mine(
    rules: LostMinesRules, draft: LostMinesDraft, seat: Seat, slot: int, lay: Lay
) -> None:
    """Lay the mine; the dragon wakes for the seat that turned its mine up."""
    at = sheet(rules).fields.mines[slot]
    draft.take(mine(slot), lay.card)
    draft.table = replace(draft.table, board=draft.table.board.put(at, rules.cards.tile(lay)))
    draft.emit(MineLaid(cards=(lay.card,), mine=slot, tile=lay, at=at))
    if rules.cards[lay.card].numbers.get("dragon"):
        draft.table = replace(draft.table, dragon=seat)
        draft.emit(DragonWoken(seat=seat))


def align_candidates(rules: LostMinesRules, state: LostMinesState, item: LayMine) -> list[Action]:
    """The turns that the rules allow."""
    (card,) = state.piles[mine(item.mine)].cards
    lays = turns_for(rules, state.table.board, item.mine, card, item.way)
    return [*map(Align, lays)]


@rule("TLM-130", "TLM-132", "TLM-R56")
def align_check(
    rules: LostMinesRules, state: LostMinesState, item: LayMine, action: Align
) -> Refusal | None:
    """Only the mine that was turned up, in a turn that the rules allow."""
    if action in align_candidates(rules, state, item):
        return None
    return Refusal("TLM-R56", {"card": action.tile})


def align_apply(rules: LostMinesRules, draft: LostMinesDraft, item: LayMine, action: Align) -> None:
    """Lay the mine in the chosen turn."""
    _lay_mine(rules, draft, item.seat, item.mine, action.tile)


# -- treasures -----------------------------------------------------------------------------------


@rule("TLM-133", "TLM-134", "TLM-142")
def kind_at(rules: LostMinesRules, board: Board, spot: Spot) -> str:
    """The kind of treasure that is found on a spot, or nothing."""
    tile = board.tiles[spot.cell]
    return next(iter(rules.cards[tile.card].words.get("holds", ())), "")


def matching(
    rules: LostMinesRules, moment: LostMinesState | LostMinesDraft, kind: str
) -> list[int]:
    """The treasures at the edge of the board that show a kind on their back."""
    back_of = rules.cards.back_of
    slots = range(moment.table.seats)
    cards = {slot: moment.piles[treasure(slot)].cards for slot in slots}
    return [slot for slot in slots if cards[slot] and back_of(cards[slot][0]) == kind]


@rule("TLM-135", "TLM-137", "TLM-138", "TLM-R50", "TLM-R51", "TLM-R52", "TLM-R53", "TLM-R58")
def stand(rules: LostMinesRules, draft: LostMinesDraft, item: EndWalk) -> None:
    """The end of a walk on a mine: the seat takes a treasure of its kind, or is asked for one."""
    spot = draft.table.pawn[item.walker]
    assert spot is not None, "a dwarf that walked stands somewhere"
    kind = kind_at(rules, draft.table.board, spot)
    slots = matching(rules, draft, kind) if kind else []
    optional = rules.hooks.treasure_is_optional(item.made)
    if len(slots) == 1 and not optional:
        take(rules, draft, item.walker, slots[0])
    elif slots:
        draft.push(TakeTreasure(item.walker, int(optional)))


@rule("TLM-R52")
def who_stayed(made: int) -> bool:
    """A treasure may be left only by a dwarf that did not move in this turn."""
    return made == 0


@rule("TLM-R52")
def everybody_may(_made: int) -> bool:
    """A treasure may always be left."""
    return True


def pick_candidates(
    rules: LostMinesRules, state: LostMinesState, item: TakeTreasure
) -> list[Action]:
    """Every treasure of the mine's kind, and leaving them where it is optional."""
    spot = state.table.pawn[item.seat]
    assert spot is not None, "a dwarf that walked stands somewhere"
    kind = kind_at(rules, state.table.board, spot)
    return [*map(Pick, matching(rules, state, kind)), *([Leave()] if item.optional else [])]


@rule("TLM-135", "TLM-137", "TLM-R52", "TLM-R54")
def pick_check(
    rules: LostMinesRules, state: LostMinesState, item: TakeTreasure, action: Pick | Leave
) -> Refusal | None:
    """Only a treasure of the mine's kind; leaving it only where it is optional."""
    if action in pick_candidates(rules, state, item):
        return None
    if isinstance(action, Pick):
        return Refusal("TLM-135", {"treasure": action.treasure + 1})
    return Refusal("TLM-R52")


def pick_apply(
    rules: LostMinesRules, draft: LostMinesDraft, item: TakeTreasure, action: Pick | Leave
) -> None:
    """Take the treasure, or leave it."""
    if isinstance(action, Pick):
        take(rules, draft, item.seat, action.treasure)
    else:
        draft.emit(TreasureLeft(seat=item.seat))


@rule("TLM-135", "TLM-136", "TLM-149", "TLM-R62", "TLM-R63")
def take(rules: LostMinesRules, draft: LostMinesDraft, seat: Seat, slot: int) -> None:
    """Move the treasure face down to the seat; the last treasure ends the round."""
    (card,) = draft.cards(treasure(slot))
    seers = draft.piles[treasure(slot)].readers | draft.piles[hoard(seat)].readers
    draft.move(treasure(slot), hoard(seat), card)
    found = rules.cards.back_of(card).lower()
    draft.emit(TreasureTaken(cards=(card,), readers=seers, seat=seat, treasure=slot, found=found))
    if not any(draft.piles[treasure(left)].cards for left in range(draft.table.seats)):
        end_round(rules, draft, "treasures")


ALIGN: Handler[Any] = Handler(
    apply=align_apply,
    candidates=align_candidates,
    check=align_check,
    answers=(Align,),
    rule="TLM-130",
    exact=True,
)
TAKE: Handler[Any] = Handler(
    apply=pick_apply,
    candidates=pick_candidates,
    check=pick_check,
    answers=(Pick, Leave),
    rule="TLM-137",
    exact=True,
)
