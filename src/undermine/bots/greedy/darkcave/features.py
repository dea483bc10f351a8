"""What a seat makes of the cave: who works for whom, where the exit is, how far everybody is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import Final

from undermine.bots.greedy.darkcave.distance import MISSING, TOO_FAR, Area, Chart, within
from undermine.core.board import Board
from undermine.core.grid import Cell, Spot
from undermine.core.state import CardId, Seat, View, is_unknown
from undermine.games.darkcave.table import (
    EXIT,
    DarkCaveRules,
    DarkCaveTable,
    goal,
    goal_cells,
    hand,
    role,
    sheet,
    side_of,
)

_DOUBT: Final = 9.0
"""So many steps further a goal seems that is surely not the exit."""
_OTHERS: Final = 0.25
"""How much the way of somebody else counts beside one's own."""


class DarkCaveOutlook:
    """The cave in the eyes of one seat, at the moment it has to decide."""

    def __init__(self, rules: DarkCaveRules, view: View[DarkCaveTable]) -> None:
        self.rules = rules
        self.view = view
        self.table = view.table
        self.board = view.table.board
        self.me = view.seat
        area = Area(sheet(rules).seats[self.table.seats].reach)
        beasts = frozenset(beast.at for beast in self.table.beasts)
        self._chart = Chart(self.board, area, beasts)

    # -- who is who ----------------------------------------------------------------------------

    @cached_property
    def side(self) -> str:
        """Whom this seat works for."""
        return side_of(self.rules, self.view.piles[role(self.me)].cards[0])

    @cached_property
    def friends(self) -> Mapping[Seat, float]:
        """From 1, surely of one side with this seat, to -1, surely of the other."""
        seats = range(self.table.seats)
        return {seat: self._friend(seat) for seat in seats if seat != self.me}

    def _friend(self, seat: Seat) -> float:
        card = self.view.piles[role(seat)].cards[0]
        if not is_unknown(card):
            return 1.0 if side_of(self.rules, card) == self.side else -1.0
        left = self._unseen[self.rules.cards.back_of(card)]
        mine = sum(n for role, n in left.items() if side_of(self.rules, role) == self.side)
        return 2 * mine / max(1, sum(left.values())) - 1

    def is_known(self, seat: Seat) -> bool:
        """This seat is sure whom another works for."""
        return abs(self.friends[seat]) == 1

    @cached_property
    def _unseen(self) -> Mapping[str, Counter[CardId]]:
        """The clan cards that this seat does not see, by their backs."""
        left: dict[str, Counter[CardId]] = {}
        seen: Counter[CardId] = Counter()
        for name, pile in self.view.piles.items():
            if name.startswith(("role", "box")):
                seen.update(card for card in pile.cards if not is_unknown(card))
        line = sheet(self.rules).seats[self.table.seats]
        for card in self.rules.cards:
            if card.kind == "role":
                rest = line.roles.get(card.id.split("-")[1], 0) - seen[card.id]
                left.setdefault(card.back, Counter())[card.id] = max(0, rest)
        return left

    # -- where the exit is ---------------------------------------------------------------------

    @cached_property
    def corners(self) -> tuple[Cell, ...]:
        """Where the goals lie."""
        return goal_cells(self.rules, self.table.seats)

    @cached_property
    def odds(self) -> Mapping[Cell, float]:
        """How likely the exit is in each corner."""
        told = {at: self._told(slot, at) for slot, at in enumerate(self.corners)}
        sure = [at for at, card in told.items() if card and self._has_exit(card)]
        may = sure or [at for at, card in told.items() if not card]
        return {at: (at in may) / max(1, len(may)) for at in told}

    def _told(self, slot: int, at: Cell) -> CardId:
        """The goal in a corner, if this seat knows it."""
        tile = self.board.tiles[at]
        if tile.open:
            return tile.card
        (card,) = self.view.piles[goal(slot)].cards
        return "" if is_unknown(card) else card

    def _has_exit(self, card: CardId) -> bool:
        face = self.rules.cards[card].face
        return face is not None and any(EXIT in space.traits for space in face.spaces)

    @cached_property
    def _targets(self) -> Mapping[Spot, float]:
        targets: dict[Spot, float] = {}
        for at, odds in self.odds.items():
            tile = self.board.tiles[at]
            if not tile.open and odds:
                targets[Spot(at)] = 1.0 + _DOUBT * (1 - odds)
            for index, space in enumerate(tile.face.spaces):
                if EXIT in space.traits:
                    targets[Spot(at, index)] = 0.0
        return targets

    # -- how far it is -------------------------------------------------------------------------

    @cached_property
    def ways(self) -> Mapping[Spot, float]:
        """How far every space is from the exit now."""
        return self._chart.distances(self._targets)

    def far(self, spot: Spot | None) -> float:
        """How far a space is from the exit now."""
        return self.ways.get(spot, TOO_FAR) if spot is not None else 0.0

    @cached_property
    def interest(self) -> Mapping[Seat, float]:
        """How much this seat wants each dwarf in the cave to be near the exit."""
        wanted = {seat: _OTHERS * friend for seat, friend in self.friends.items()}
        return {**wanted, self.me: 1.0}

    def gain(self, board: Board) -> float:
        """How much better another board is for this seat and its side."""
        inside = {seat: spot for seat, spot in enumerate(self.table.pawn) if spot is not None}
        ways = self._chart.distances(self._targets, board, of=inside.values())
        return sum(
            self.interest[seat] * (self.far(spot) - ways.get(spot, TOO_FAR))
            for seat, spot in inside.items()
        )

    def is_near(self, cell: Cell) -> bool:
        """A card in this cell might shorten the way of this seat, or of some dwarf if it is out."""
        spots = [self.table.pawn[self.me]] if self.table.pawn[self.me] else [*self.table.pawn]
        inside = [spot for spot in spots if spot is not None]
        here = self.ways.get(Spot(cell, MISSING), TOO_FAR)
        return any(here <= self.far(spot) + 1 for spot in inside)

    # -- creatures -----------------------------------------------------------------------------

    def malice(self, victims: list[Seat]) -> float:
        """What an attack on these dwarves is worth."""
        return sum(-1.5 if seat == self.me else -self.friends[seat] for seat in victims)

    def victims(self, spot: Spot) -> list[Seat]:
        """Who stands on a space."""
        return [seat for seat, pawn in enumerate(self.table.pawn) if pawn == spot]

    def prey(self, start: Spot, steps: int) -> float:
        """The best attack that a creature can make from here, rather sooner than later."""
        reach = within(self.board, start, steps)
        hits = [
            self.malice(self.victims(spot)) - 0.01 * step
            for spot, step in reach.items()
            if step and self.victims(spot)
        ]
        return max(hits, default=0.0)

    # -- cards ---------------------------------------------------------------------------------

    @cached_property
    def held(self) -> Counter[CardId]:
        """The hand."""
        return Counter(self.view.piles[hand(self.me)].cards)

    @property
    def is_inside(self) -> bool:
        """The dwarf of this seat is still in the cave."""
        return self.table.pawn[self.me] is not None
