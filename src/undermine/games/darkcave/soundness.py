"""Written positions: deriving what they leave out, and refusing impossible ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from undermine.core.grammar import place_word
from undermine.core.grid import Cell, Edge, Spot
from undermine.core.soundness import Check, at_home, face_down, holding, with_open_cards_gone
from undermine.core.state import EVERYBODY, NOBODY, PileId
from undermine.games.darkcave.actions import ChooseClan
from undermine.games.darkcave.table import (
    CREATURES,
    GOLD,
    VEIN,
    WEBS,
    DarkCaveRules,
    DarkCaveState,
    DarkCaveTable,
    goal,
    goal_cells,
    role,
    sheet,
)
from undermine.games.darkcave.tools import usable_axes
from undermine.games.darkcave.waiting import wrong_items


def derive_state(rules: DarkCaveRules, state: DarkCaveState) -> DarkCaveState:
    """A position completed by everything that follows from its written part.

    A face-up goal is in no pile, dwarves that left are unmasked and off the board,
    and gold without an owner is in the pool.
    """
    table = state.table
    piles = with_open_cards_gone(state, goal, goal_cells(rules, table.seats))
    for seat in table.out:
        piles[role(seat)] = replace(piles[role(seat)], readers=EVERYBODY)
    return replace(state, piles=piles, table=_with_pool(rules, _with_pawns(table)))


def _with_pawns(table: DarkCaveTable) -> DarkCaveTable:
    """The table without the pawns of dwarves that have left."""
    pawns = tuple(None if seat in table.out else spot for seat, spot in enumerate(table.pawn))
    return replace(table, pawn=pawns)


def _with_pool(rules: DarkCaveRules, table: DarkCaveTable) -> DarkCaveTable:
    """The table with all gold in the pool that lies neither before seats nor on veins."""
    veins = sum(mark.kind == GOLD for mark in table.board.marks.values())
    return replace(table, pool=sheet(rules).gold - sum(table.gold) - veins)


def wrong_gold(_rules: DarkCaveRules, state: DarkCaveState) -> Iterator[str]:
    """Gold is in purses and in the pool."""
    table = state.table
    if min(table.pool, *table.gold) < 0:
        yield "nobody has less than no gold, and the box holds no more"


def homes(rules: DarkCaveRules, seats: int) -> dict[Cell, str]:
    """The cells of the start and the goals."""
    start = {sheet(rules).board.start: "start"}
    return {**start, **dict.fromkeys(goal_cells(rules, seats), "goal")}


def wrong_marks(_rules: DarkCaveRules, state: DarkCaveState) -> Iterator[str]:
    """Gold lies on veins, webs hang over borders."""
    table = state.table
    for place, mark in table.board.marks.items():
        if isinstance(place, Edge):
            fits = mark.kind in WEBS and 0 <= mark.owner < table.seats and mark.left in (1, 2)
        else:
            is_vein = _is_space(table, place) and VEIN in table.board.traits(place)
            fits = is_vein and mark == (GOLD, NOBODY, 1)
        if not fits:
            yield f"{mark.kind} cannot be at {place_word(place)}"


def _is_space(table: DarkCaveTable, spot: Spot) -> bool:
    """The spot is a space on which a dwarf or creature can stand."""
    tile = table.board.tiles.get(spot.cell)
    return tile is not None and tile.open and spot.space < len(tile.face.spaces)


def wrong_pieces(_rules: DarkCaveRules, state: DarkCaveState) -> Iterator[str]:
    """Dwarves and creatures stand on spaces; there is one of each creature."""
    table = state.table
    for seat, spot in enumerate(table.pawn):
        if spot is None and seat not in table.out:
            yield f"the dwarf of seat {seat + 1} is nowhere; has it left, write out={seat + 1}"
        elif spot is not None and not _is_space(table, spot):
            yield f"the dwarf of seat {seat + 1} stands on no space at {place_word(spot)}"
    kinds = [beast.kind for beast in table.beasts]
    for beast in table.beasts:
        if beast.kind not in CREATURES or kinds.count(beast.kind) > 1:
            yield f"there is one {', one '.join(CREATURES)}, and no other {beast.kind}"
        elif not _is_space(table, beast.at) or not 0 <= beast.owner < table.seats:
            yield f"{beast.kind} is on no space, or belongs to nobody"
    if any(table.pawn[seat] is None for seat in table.lying):
        yield "whoever has left does not lie in the cave"


def wrong_fronts(rules: DarkCaveRules, state: DarkCaveState) -> Iterator[str]:
    """Before seats lie tools, and a card for each of their webs and creatures."""
    table = state.table
    for seat, front in enumerate(table.front):
        marks = table.board.marks.values()
        due = Counter(mark.kind for mark in marks if mark.owner == seat)
        due.update(beast.kind for beast in table.beasts if beast.owner == seat)
        if Counter(_shown(rules, card) for card in front) - Counter(tools_of(rules, front)) != due:
            yield f"before seat {seat + 1} lie tools, and cards for its webs and its creatures"
        if tools_of(rules, front).count("boots") > 1:
            yield f"before seat {seat + 1} lies one pair of boots"
        if seat in table.fresh and not usable_axes(rules, replace(table, fresh=()), seat):
            yield f"seat {seat + 1} has no fresh axe"


def tools_of(rules: DarkCaveRules, front: tuple[str, ...]) -> list[str]:
    """The tools that cards show."""
    return [tool for card in front for tool in rules.cards[card].words.get("tools", ())]


def _shown(rules: DarkCaveRules, card: str) -> str:
    """The tool or creature on a card; a web is marked by its card."""
    words = rules.cards[card].words
    return next(iter((*words.get("tools", ()), *words.get("creature", ()))), card)


def dealt(rules: DarkCaveRules, state: DarkCaveState) -> dict[PileId, set[int]]:
    """Every seat has its clan card and every covered goal its card, once the clan is chosen."""
    if isinstance(state.agenda[-1], ChooseClan):
        return {}
    tiles = state.table.board.tiles
    wanted = {role(seat): {1} for seat in range(state.table.seats)}
    for slot, at in enumerate(goal_cells(rules, state.table.seats)):
        wanted[goal(slot)] = {0} if tiles[at].open else {1}
    return wanted


CHECKS: Final[tuple[Check, ...]] = (
    wrong_gold,
    at_home(homes),
    wrong_marks,
    wrong_pieces,
    wrong_fronts,
    holding(dealt),
    face_down("goal", "hand"),
    wrong_items,
)
