"""Features of a position in The Lost Mines: alignment of seats, goals, and distances to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Final, NamedTuple

from undermine.bots.greedy.evaluation import expected_alignment
from undermine.bots.greedy.lostmines.distance import FAR, STEP, CostGraph, Costs
from undermine.core.clans import side_of
from undermine.core.grid import Cell, Spot, beside
from undermine.core.state import CardId, Seat, View, is_unknown
from undermine.core.tile import Lay
from undermine.games.lostmines.mines import kind_at
from undermine.games.lostmines.table import (
    KINDS,
    LostMinesRules,
    LostMinesTable,
    mine,
    role,
    sheet,
    treasure,
    worth_of,
)
from undermine.games.lostmines.tokens import obstacle_of

_OPENED: Final = 0
"""The cost of a mine that is face up."""
_UNKNOWN: Final = 2
"""The cost of a mine that this seat has not seen."""
_RIVAL: Final = -0.25
"""The alignment of all others to a selfish dwarf."""


class Group(NamedTuple):
    """Dwarves in one cell: their summed alignment, the costs from there, and the cost to a goal."""

    alignment: float
    costs: Costs
    best: int
    cell: Cell


class LostMinesFeatures:
    """Features that one seat derives from its view at one decision, computed when first used."""

    def __init__(self, rules: LostMinesRules, view: View[LostMinesTable]) -> None:
        self.rules = rules
        self.view = view
        self.table = view.table
        self.me = view.seat
        (self.dwarf,) = view.piles[role(view.seat)].cards
        self.side = side_of(rules.cards, self.dwarf)

    # -- seats -------------------------------------------------------------------------------------

    @cached_property
    def alignments(self) -> dict[Seat, float]:
        """By seat: from -1, surely an opponent, to 1, surely of the same side."""
        others = [seat for seat in range(self.table.seats) if seat != self.me]
        return {seat: self._alignment(seat) for seat in others}

    def _alignment(self, seat: Seat) -> float:
        if self.side is None:
            return _RIVAL
        (card,) = self.view.piles[role(seat)].cards
        may_be = self._unseen(self.rules.cards.back_of(card)) if is_unknown(card) else {card: 1}
        return expected_alignment(may_be, self._is_ally)

    def _is_ally(self, card: CardId) -> bool:
        return side_of(self.rules.cards, card) == self.side

    def _unseen(self, clan: str) -> Counter[CardId]:
        """The dwarf cards of a clan that this seat does not see."""
        loyal = sheet(self.rules).seats[self.table.seats].loyal
        name = clan.lower()
        pool = Counter({f"{name}-loyal": loyal, f"{name}-selfish": 1, f"{name}-saboteur": 1})
        known = [self.view.piles[role(seat)].cards[0] for seat in range(self.table.seats)]
        return pool - Counter(known)

    # -- mines -------------------------------------------------------------------------------------

    @cached_property
    def treasures_left(self) -> Counter[str]:
        """The number of treasures of each kind that can still be taken."""
        cards = [self.view.piles[treasure(slot)].cards for slot in range(self.table.seats)]
        return Counter(self.rules.cards.back_of(held[0]) for held in cards if held)

    def treasure_value(self, slot: int) -> float:
        """The value of a treasure, or the mean value of its kind if it is unknown."""
        (card,) = self.view.piles[treasure(slot)].cards
        if not is_unknown(card):
            return worth_of(self.rules, card)
        back_of = self.rules.cards.back_of
        box = self.rules.cards.box("treasure")
        alike = [worth_of(self.rules, other) for other in box if back_of(other) == back_of(card)]
        return sum(alike) / len(alike)

    @cached_property
    def goals(self) -> dict[Cell, int]:
        """The mines that are worth reaching, each with a cost that grows with its poverty."""
        found: dict[Cell, int] = {}
        for slot, at in enumerate(sheet(self.rules).fields.mines):
            cost = self._goal_cost(slot, at)
            if cost is not None:
                found[at] = cost
        return found

    def _goal_cost(self, slot: int, at: Cell) -> int | None:
        if self.table.board.tiles[at].open:
            kind = kind_at(self.rules, self.table.board, Spot(at))
            return KINDS.index(kind) + _OPENED if kind and self.treasures_left[kind] else None
        (card,) = self.view.piles[mine(slot)].cards
        if is_unknown(card):
            return _UNKNOWN if self.hidden_kinds else None
        (kind, *_) = (*self.rules.cards[card].words.get("holds", ()), "")
        return KINDS.index(kind) if kind and self.treasures_left[kind] else None

    @cached_property
    def hidden_kinds(self) -> set[str]:
        """The kinds of treasures left that no mine in sight holds."""
        seen = {
            kind_at(self.rules, self.table.board, Spot(at))
            for at in sheet(self.rules).fields.mines
            if self.table.board.tiles[at].open
        }
        return {kind for kind, count in self.treasures_left.items() if count and kind not in seen}

    # -- distances ---------------------------------------------------------------------------------

    @cached_property
    def graph(self) -> CostGraph:
        """The graph of the board."""
        return CostGraph(self.table.board)

    @cached_property
    def to_goal(self) -> Costs:
        """The cost from every cell to the best mine."""
        return self.graph.costs_to(self.goals) if self.goals else {}

    def cost_left(self, cell: Cell) -> int:
        """The cost from a cell to a goal; a face-down mine that is no goal is out of reach."""
        if cell not in self.goals and self.graph.is_dead_end(cell):
            return FAR
        return self.to_goal.get(cell, FAR)

    @cached_property
    def own(self) -> Group:
        """The own dwarf, as a group."""
        return self._group(self.spot.cell, 1.0)

    @property
    def spot(self) -> Spot:
        """The spot of the own dwarf."""
        spot = self.table.pawn[self.me]
        assert spot is not None, "the dwarf of a seat that decides is on the board"
        return spot

    @cached_property
    def groups(self) -> list[Group]:
        """The dwarves of other seats, grouped by cell."""
        aligned: dict[Cell, float] = {}
        for seat, alignment in self.alignments.items():
            spot = self.table.pawn[seat]
            if spot is not None and seat not in self.table.out:
                aligned[spot.cell] = aligned.get(spot.cell, 0.0) + alignment
        return [self._group(cell, alignment) for cell, alignment in aligned.items() if alignment]

    def _group(self, cell: Cell, alignment: float) -> Group:
        return Group(alignment, self.graph.costs_from(cell), self.cost_left(cell), cell)

    def gain(self, group: Group, lay: Lay, at: Cell) -> float:
        """How much nearer to a goal a card brings a group; below 0 where it blocks its way."""
        if group.best >= FAR:
            return 0.0
        through = self._through(group, at, self.rules.cards.tile(lay).ports)
        if obstacle_of(self.rules.cards.tile(lay)):
            through += 3 * STEP
        if through < group.best:
            return float(group.best - through)
        return -2.0 if self.is_on_way(group, at) and through > group.best else 0.0

    def _through(self, group: Group, at: Cell, ports: int) -> int:
        return min((cost for cost, _ in self._ways_through(group, at, ports)), default=FAR)

    def _ways_through(self, group: Group, at: Cell, ports: int) -> Iterator[tuple[int, int]]:
        """The cost of each way over a card to a goal, and the side by which it leaves the card."""
        entries = self.graph.entries(at, group.costs)
        for way, more in self.graph.exits(at, self.to_goal).items():
            for side, cost in entries.items():
                if side != way and ports & side and ports & way:
                    yield cost + more, way

    def beyond(self, group: Group, lay: Lay, at: Cell) -> Cell:
        """The cell that the cheapest way of a group over a new card leads to."""
        ways = self._ways_through(group, at, self.rules.cards.tile(lay).ports)
        return beside(at, min(ways)[1])

    def is_on_way(self, group: Group, at: Cell) -> bool:
        """A shortest way of a group leads through a cell."""
        return group.costs.get(at, FAR) + self.cost_left(at) <= group.best < FAR

    def crosses(self, group: Group, one: Cell, other: Cell) -> bool:
        """A shortest way of a group leads through both cells."""
        return self.is_on_way(group, one) and self.is_on_way(group, other)
