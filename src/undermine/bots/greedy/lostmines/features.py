"""What a seat in the forest thinks of the table: who shares its pot, who is how far from gold."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Final, NamedTuple

from undermine.bots.greedy.lostmines.distance import FAR, STEP, Prices, Ways
from undermine.core.clans import side_of
from undermine.core.grid import Cell, Spot
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
_UNKNOWN: Final = 2
"""A mine that nobody has seen is worth a little less than one that is known to be rich."""
_RIVALRY: Final = -0.25
"""How a selfish dwarf feels about everybody else."""


class Party(NamedTuple):
    """Dwarves on one field: what all their ways cost, and how one feels about them."""

    feeling: float
    start: Prices
    best: int
    cell: Cell


class LostMinesOutlook:
    """One seat's view of one moment, with what it thinks follows from it."""

    def __init__(self, rules: LostMinesRules, view: View[LostMinesTable]) -> None:
        self.rules = rules
        self.view = view
        self.table = view.table
        self.me = view.seat
        (self.dwarf,) = view.piles[role(view.seat)].cards
        self.side = side_of(rules.cards, self.dwarf)

    # -- people ----------------------------------------------------------------

    @cached_property
    def feelings(self) -> dict[Seat, float]:
        """From -1, somebody who surely works against me, to 1, somebody who shares my pot."""
        others = [seat for seat in range(self.table.seats) if seat != self.me]
        return {seat: self._feeling(seat) for seat in others}

    def _feeling(self, seat: Seat) -> float:
        if self.side is None:
            return _RIVALRY
        (card,) = self.view.piles[role(seat)].cards
        if not is_unknown(card):
            return 1.0 if side_of(self.rules.cards, card) == self.side else -1.0
        pool = self._unseen(self.rules.cards.back_of(card))
        shared = sum(n for c, n in pool.items() if side_of(self.rules.cards, c) == self.side)
        return 2 * shared / max(1, pool.total()) - 1

    def _unseen(self, clan: str) -> Counter[CardId]:
        """The dwarves of a clan that I cannot place."""
        loyal = sheet(self.rules).seats[self.table.seats].loyal
        name = clan.lower()
        pool = Counter({f"{name}-loyal": loyal, f"{name}-selfish": 1, f"{name}-saboteur": 1})
        known = [self.view.piles[role(seat)].cards[0] for seat in range(self.table.seats)]
        return pool - Counter(known)

    # -- mines -----------------------------------------------------------------

    @cached_property
    def lying(self) -> Counter[str]:
        """How many treasures of each kind lie out."""
        cards = [self.view.piles[treasure(slot)].cards for slot in range(self.table.seats)]
        return Counter(self.rules.cards.back_of(held[0]) for held in cards if held)

    def worth(self, slot: int) -> float:
        """What I think a treasure at the edge of the board is worth."""
        (card,) = self.view.piles[treasure(slot)].cards
        if not is_unknown(card):
            return worth_of(self.rules, card)
        back_of = self.rules.cards.back_of
        box = self.rules.cards.box("treasure")
        alike = [worth_of(self.rules, other) for other in box if back_of(other) == back_of(card)]
        return sum(alike) / len(alike)

    @cached_property
    def goals(self) -> dict[Cell, int]:
        """The mines one would like to stand on, each with what it lacks."""
        found: dict[Cell, int] = {}
        for slot, at in enumerate(sheet(self.rules).fields.mines):
            lack = self._lack(slot, at)
            if lack is not None:
                found[at] = lack
        return found

    def _lack(self, slot: int, at: Cell) -> int | None:
        if self.table.board.tiles[at].open:
            kind = kind_at(self.rules, self.table.board, Spot(at))
            return KINDS.index(kind) + _OPENED if kind and self.lying[kind] else None
        (card,) = self.view.piles[mine(slot)].cards
        if is_unknown(card):
            return _UNKNOWN if self.hidden_kinds else None
        (kind, *_) = (*self.rules.cards[card].words.get("holds", ()), "")
        return KINDS.index(kind) if kind and self.lying[kind] else None

    @cached_property
    def hidden_kinds(self) -> set[str]:
        """The kinds that lie out and may be found in a mine that I have not seen."""
        seen = {
            kind_at(self.rules, self.table.board, Spot(at))
            for at in sheet(self.rules).fields.mines
            if self.table.board.tiles[at].open
        }
        return {kind for kind, count in self.lying.items() if count and kind not in seen}

    # -- ways ------------------------------------------------------------------

    @cached_property
    def ways(self) -> Ways:
        """The board as it is."""
        return Ways(self.table)

    @cached_property
    def to_goal(self) -> Prices:
        """What it costs from anywhere to the best mine."""
        return self.ways.prices_to(self.goals) if self.goals else {}

    def far(self, cell: Cell) -> int:
        """What it still costs from a field; a mine that is no goal had better stay closed."""
        if cell not in self.goals and self.ways.is_end(cell):
            return FAR
        return self.to_goal.get(cell, FAR)

    @cached_property
    def mine(self) -> Party:
        """My own dwarf."""
        return self._party(self.here.cell, 1.0)

    @property
    def here(self) -> Spot:
        """Where my own dwarf stands."""
        spot = self.table.pawn[self.me]
        assert spot is not None, "whoever decides stands somewhere"
        return spot

    @cached_property
    def parties(self) -> list[Party]:
        """The others, by where they stand."""
        felt: dict[Cell, float] = {}
        for seat, feeling in self.feelings.items():
            spot = self.table.pawn[seat]
            if spot is not None and seat not in self.table.out:
                felt[spot.cell] = felt.get(spot.cell, 0.0) + feeling
        return [self._party(cell, feeling) for cell, feeling in felt.items() if feeling]

    def _party(self, cell: Cell, feeling: float) -> Party:
        return Party(feeling, self.ways.prices_from(cell), self.far(cell), cell)

    def gain(self, party: Party, lay: Lay, at: Cell) -> float:
        """How much nearer a party comes by a card: less than 0 where it is in the way."""
        if party.best >= FAR:
            return 0.0
        through = self._through(party, at, self.rules.cards.tile(lay).ports)
        if obstacle_of(self.rules.cards.tile(lay)):
            through += 3 * STEP
        if through < party.best:
            return float(party.best - through)
        return -2.0 if self.is_on_way(party, at) and through > party.best else 0.0

    def _through(self, party: Party, at: Cell, ports: int) -> int:
        entries = self.ways.entries(at, party.start)
        exits = self.ways.exits(at, self.to_goal)
        return min(
            (
                cost + more
                for side, cost in entries.items()
                for way, more in exits.items()
                if side != way and ports & side and ports & way
            ),
            default=FAR,
        )

    def is_on_way(self, party: Party, at: Cell) -> bool:
        """A shortest way of a party leads over a field."""
        return party.start.get(at, FAR) + self.far(at) <= party.best < FAR

    def crosses(self, party: Party, one: Cell, other: Cell) -> bool:
        """A shortest way of a party leads from one field to the other."""
        return self.is_on_way(party, one) and self.is_on_way(party, other)
