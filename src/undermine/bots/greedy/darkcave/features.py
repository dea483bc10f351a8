"""Features of a position in The Dark Cave: alignment of seats, odds of the exit, distances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import Final, NamedTuple

from undermine.bots.greedy.darkcave.distance import MISSING, TOO_FAR, Area, DistanceMap
from undermine.bots.greedy.evaluation import Terms, expected_alignment
from undermine.core.board import Board
from undermine.core.grid import Cell, Spot
from undermine.core.state import CardId, Seat, View, is_unknown
from undermine.core.walking import routes
from undermine.games.darkcave.aids import PROWLING
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
"""The steps by which a goal that is surely not the exit counts as more distant."""
_OTHERS: Final = 0.25
"""The weight of another seat's distance; the own distance has weight 1."""


class Attack(NamedTuple):
    """An attack of a creature: its value to this seat, and the seats whose dwarves it hits."""

    value: float
    victims: list[Seat]


_NO_ATTACK: Final = Attack(0.0, [])


class DarkCaveFeatures:
    """Features that one seat derives from its view at one decision, computed when first used."""

    def __init__(self, rules: DarkCaveRules, view: View[DarkCaveTable]) -> None:
        self.rules = rules
        self.view = view
        self.table = view.table
        self.board = view.table.board
        self.me = view.seat
        area = Area(sheet(rules).seats[self.table.seats].reach)
        beasts = frozenset(beast.at for beast in self.table.beasts)
        self._map = DistanceMap(self.board, area, beasts)

    # -- seats -------------------------------------------------------------------------------------

    @cached_property
    def side(self) -> str:
        """The side that this seat works for."""
        return side_of(self.rules, self.view.piles[role(self.me)].cards[0])

    @cached_property
    def alignments(self) -> Mapping[Seat, float]:
        """By seat: from -1, surely an opponent, to 1, surely of the same side."""
        seats = range(self.table.seats)
        return {seat: self._alignment(seat) for seat in seats if seat != self.me}

    def _alignment(self, seat: Seat) -> float:
        card = self.view.piles[role(seat)].cards[0]
        may_be = self._unseen[self.rules.cards.back_of(card)] if is_unknown(card) else {card: 1}
        return expected_alignment(may_be, self._is_ally)

    def _is_ally(self, card: CardId) -> bool:
        return side_of(self.rules, card) == self.side

    def is_known(self, seat: Seat) -> bool:
        """This seat knows the side of another."""
        return abs(self.alignments[seat]) == 1

    @cached_property
    def _unseen(self) -> Mapping[str, Counter[CardId]]:
        """The clan cards that this seat does not see, by back."""
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

    # -- odds of the exit --------------------------------------------------------------------------

    @cached_property
    def corners(self) -> tuple[Cell, ...]:
        """The cells of the goals."""
        return goal_cells(self.rules, self.table.seats)

    @cached_property
    def odds(self) -> Mapping[Cell, float]:
        """The probability of the exit for the cell of each goal."""
        told = {at: self._known_goal(slot, at) for slot, at in enumerate(self.corners)}
        sure = [at for at, card in told.items() if card and self._has_exit(card)]
        may = sure or [at for at, card in told.items() if not card]
        return {at: (at in may) / max(1, len(may)) for at in told}

    def _known_goal(self, slot: int, at: Cell) -> CardId:
        """The goal card in a cell, or an empty string if this seat does not know it."""
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

    # -- distances ---------------------------------------------------------------------------------

    @cached_property
    def distances(self) -> Mapping[Spot, float]:
        """The distance of every space from the exit."""
        return self._map.distances(self._targets)

    def distance(self, spot: Spot | None) -> float:
        """The distance of a space from the exit; 0 for a dwarf that is out."""
        return self.distances.get(spot, TOO_FAR) if spot is not None else 0.0

    @cached_property
    def weights(self) -> Mapping[Seat, float]:
        """By seat, how good it is for this seat that a dwarf is near the exit."""
        wanted = {seat: _OTHERS * alignment for seat, alignment in self.alignments.items()}
        return {**wanted, self.me: 1.0}

    def gains(self, board: Board) -> Terms:
        """The weighted steps by which another board brings dwarves nearer to the exit, by side."""
        gains = {"me": 0.0, "allies": 0.0, "rivals": 0.0}
        for seat, gain in self.gains_by_seat(board).items():
            side = "allies" if self.is_with_me(seat) else "rivals"
            gains["me" if seat == self.me else side] += gain
        return gains

    def gains_by_seat(self, board: Board) -> Mapping[Seat, float]:
        """The weighted steps by which another board brings each dwarf nearer to the exit."""
        inside = {seat: spot for seat, spot in enumerate(self.table.pawn) if spot is not None}
        distances = self._map.distances(self._targets, board, of=inside.values())
        return {
            seat: self.weights[seat] * (self.distance(spot) - distances.get(spot, TOO_FAR))
            for seat, spot in inside.items()
        }

    def is_with_me(self, seat: Seat) -> bool:
        """A seat is this one, or at least as likely of the same side as of the other."""
        return self.weights[seat] >= 0

    @cached_property
    def distances_without_beasts(self) -> Mapping[Spot, float]:
        """The distance of every space from the exit, if there were no creatures."""
        return DistanceMap(self.board, self._map.area).distances(self._targets)

    def is_near(self, cell: Cell) -> bool:
        """A card in a cell might shorten the way of the own dwarf; of any dwarf if that is out."""
        spots = [self.table.pawn[self.me]] if self.table.pawn[self.me] else [*self.table.pawn]
        inside = [spot for spot in spots if spot is not None]
        here = self.distances.get(Spot(cell, MISSING), TOO_FAR)
        return any(here <= self.distance(spot) + 1 for spot in inside)

    # -- creatures ---------------------------------------------------------------------------------

    def is_beast(self, spot: Spot) -> bool:
        """A creature is on a space."""
        return any(beast.at == spot for beast in self.table.beasts)

    def attack_value(self, victims: list[Seat]) -> float:
        """The value of an attack on the dwarves of these seats."""
        return sum(-1.5 if seat == self.me else -self.alignments[seat] for seat in victims)

    def victims(self, spot: Spot) -> list[Seat]:
        """The seats whose dwarves stand on a space."""
        return [seat for seat, pawn in enumerate(self.table.pawn) if pawn == spot]

    def best_attack(self, start: Spot, steps: int) -> float:
        """The value of the best attack that a creature can make in so many steps."""
        return max(self._attacks(start, steps), default=_NO_ATTACK).value

    def lured_attack(self, card: CardId, at: Spot) -> Attack:
        """The best attack of a creature that is lured: where it climbs out, or on its walk."""
        kinds, steps = self.rules.cards[card].words["creature"], self.rules.cards[card].numbers
        is_about = any(beast.kind in kinds for beast in self.table.beasts)
        ambushed = [] if is_about else [*self.rules.hooks.ambushed(self.table, at)]
        if ambushed:
            return Attack(self.attack_value(ambushed), ambushed)
        return max(self._attacks(at, steps["steps"]), default=_NO_ATTACK)

    def _attacks(self, start: Spot, steps: int) -> list[Attack]:
        """Every attack in reach of a creature, whose walk ends at the first dwarf."""
        ways = routes(PROWLING, self.rules, self.table, start, steps)
        return [
            Attack(self.attack_value(victims) - 0.01 * len(way.steps), victims)
            for spot, way in ways.items()
            if (victims := self.victims(spot))
        ]

    # -- cards -------------------------------------------------------------------------------------

    @cached_property
    def held(self) -> Counter[CardId]:
        """The hand of this seat."""
        return Counter(self.view.piles[hand(self.me)].cards)

    @property
    def is_inside(self) -> bool:
        """The dwarf of this seat is still in the cave."""
        return self.table.pawn[self.me] is not None
