"""Positions that people write down: what follows from them, and what cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from undermine.core.acts import ChooseStarter
from undermine.core.dealing import DealTo
from undermine.core.grid import Edge, Spot
from undermine.core.soundness import wrong_agenda
from undermine.core.state import EVERYBODY, NOBODY, Pile, Seat
from undermine.core.words import place_word
from undermine.games.darkcave.actions import ChooseClan
from undermine.games.darkcave.table import (
    CREATURES,
    GOLD,
    VEIN,
    WEBS,
    Cave,
    CaveRules,
    CaveTable,
    goal,
    goal_cells,
    role,
    sheet,
)
from undermine.games.darkcave.tools import usable_axes
from undermine.games.darkcave.waiting import wrong_items


def settled(rules: CaveRules, state: Cave) -> Cave:
    """A position as it must be where that is not written; what cannot be is a ValueError.

    A goal that lies open is in no pile, whoever left is unmasked and stands beside the board,
    and gold that nobody has is in the pool.
    """
    table = state.table
    for why in _wrong_seats(table):
        raise ValueError(why)
    cells = goal_cells(rules, table.seats)
    opened = [goal(slot) for slot, at in enumerate(cells) if table.board.tiles[at].open]
    piles = {**state.piles, **{name: Pile() for name in opened if state.piles[name].cards}}
    for seat in table.out:
        piles[role(seat)] = replace(piles[role(seat)], readers=EVERYBODY)
    state = replace(state, piles=piles, table=_with_pool(rules, _with_pawns(table)))
    for why in _impossible(rules, state):
        raise ValueError(why)
    return state


def _with_pawns(table: CaveTable) -> CaveTable:
    """Dwarves that have left are not in the cave."""
    pawns = tuple(None if seat in table.out else spot for seat, spot in enumerate(table.pawn))
    return replace(table, pawn=pawns)


def _with_pool(rules: CaveRules, table: CaveTable) -> CaveTable:
    """Gold that lies neither before seats nor on veins."""
    veins = sum(mark.kind == GOLD for mark in table.board.marks.values())
    return replace(table, pool=sheet(rules).gold - sum(table.gold) - veins)


def _impossible(rules: CaveRules, state: Cave) -> Iterator[str]:
    """What is wrong with a position, in words."""
    table = state.table
    yield from _wrong_gold(table)
    yield from _wrong_board(rules, table)
    yield from _wrong_marks(table)
    yield from _wrong_pieces(table)
    yield from _wrong_fronts(rules, table)
    yield from wrong_agenda(rules, state)
    if state.agenda and not isinstance(state.agenda[-1], DealTo | ChooseStarter | ChooseClan):
        yield from _undealt(rules, state)
    yield from wrong_items(rules, state)


def _wrong_seats(table: CaveTable) -> Iterator[str]:
    for name, seats in (("out", table.out), ("lying", table.lying), ("fresh", table.fresh)):
        if not _are_seats(table, seats):
            yield f"{name} is seats, each once"
    if table.still != NOBODY and not _are_seats(table, (table.still,)):
        yield "still is a seat, or '-'"
    if table.starter < 0:
        yield "a seat began"


def _are_seats(table: CaveTable, seats: tuple[Seat, ...]) -> bool:
    return len(set(seats)) == len(seats) and all(0 <= seat < table.seats for seat in seats)


def _wrong_gold(table: CaveTable) -> Iterator[str]:
    if min(table.pool, *table.gold) < 0:
        yield "nobody has less than no gold, and the box holds no more"


def _wrong_board(rules: CaveRules, table: CaveTable) -> Iterator[str]:
    """Start and goals lie where they belong, and nothing else lies there."""
    homes = {sheet(rules).board.start: "start"}
    homes |= dict.fromkeys(goal_cells(rules, table.seats), "goal")
    for at, tile in table.board.tiles.items():
        if tile.open and rules.cards[tile.card].kind != homes.get(at, "path"):
            yield f"{tile.card} cannot lie at {at[0]},{at[1]}"
        if tile.turn not in rules.cards.turns:
            yield f"{tile.card} lies crosswise"


def _wrong_marks(table: CaveTable) -> Iterator[str]:
    """Gold lies on veins, webs hang over borders."""
    for place, mark in table.board.marks.items():
        if isinstance(place, Edge):
            fits = mark.kind in WEBS and 0 <= mark.owner < table.seats and mark.left in (1, 2)
        else:
            is_vein = _is_space(table, place) and VEIN in table.board.traits(place)
            fits = is_vein and mark == (GOLD, NOBODY, 1)
        if not fits:
            yield f"{mark.kind} cannot be at {place_word(place)}"


def _is_space(table: CaveTable, spot: Spot) -> bool:
    """Somebody can be there."""
    tile = table.board.tiles.get(spot.cell)
    return tile is not None and tile.open and spot.space < len(tile.face.spaces)


def _wrong_pieces(table: CaveTable) -> Iterator[str]:
    """Dwarves and creatures stand on spaces; there is one of each creature."""
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


def _wrong_fronts(rules: CaveRules, table: CaveTable) -> Iterator[str]:
    """Before seats lie tools, and a card for each of their webs and creatures."""
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


def tools_of(rules: CaveRules, front: tuple[str, ...]) -> list[str]:
    """The tools that cards show."""
    return [tool for card in front for tool in rules.cards[card].words.get("tools", ())]


def _shown(rules: CaveRules, card: str) -> str:
    """The tool or creature on a card; a web is marked by its card."""
    words = rules.cards[card].words
    return next(iter((*words.get("tools", ()), *words.get("creature", ()))), card)


def _undealt(rules: CaveRules, state: Cave) -> Iterator[str]:
    """Once all is dealt every seat has its clan card and every covered goal its card."""
    tiles = state.table.board.tiles
    wanted = {role(seat): 1 for seat in range(state.table.seats)}
    for slot, at in enumerate(goal_cells(rules, state.table.seats)):
        wanted[goal(slot)] = 0 if tiles[at].open else 1
    for name, count in wanted.items():
        if len(state.piles[name].cards) != count:
            yield f"{name} should hold {count} card, not {len(state.piles[name].cards)}"
