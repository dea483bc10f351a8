"""Reading moves in Saboteur: how many cards nearer to the treasure, and whose tools.

A move on the board is classed by what it changes for the seat that made it: a seat that has looked
at goals has other chances of the treasure than everybody, and which ones depends on where the
treasure is. So its moves have a class for each place of the treasure.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from undermine.bots.belief.clues import Aim, Clue
from undermine.bots.belief.event_reader import EventReader, Reading
from undermine.bots.greedy.saboteur.distance import box_around, cards_missing, leads_on
from undermine.core.board import Board
from undermine.core.grid import Cell
from undermine.core.ruleset import Ruleset
from undermine.core.state import CardId, Event, Seat, Table, View, is_unknown
from undermine.games.saboteur.events import (
    Broke,
    Discarded,
    Fell,
    GoalLaid,
    Mended,
    Peeked,
    Placed,
)
from undermine.games.saboteur.setup import first_board
from undermine.games.saboteur.table import SaboteurTable, goal, sheet

_FAR: Final = 6.0
_NEAR: Final = 3.0
"""The expected distance, in cards, above which the treasure is far and up to which it is near."""
_BIG: Final = 0.75
_SMALL: Final = 0.05
"""The least change of the distance that is a whole card, and the least that is one at all."""
Distances = Mapping[Cell, int]
"""By goal, the number of cards missing."""


class Work(NamedTuple):
    """A change of the board: the distances before and after, and what is seen of the card."""

    before: Distances
    after: Distances
    mark: str


class SaboteurReader(EventReader):
    """Follows board, tools and looks at goals."""

    def __init__(self, rules: Ruleset[Any, Any]) -> None:
        self.rules = rules
        self.cells = sheet(rules).board.goals
        self.goals = len(self.cells)
        self._box = box_around((sheet(rules).board.start, *self.cells))
        super().__init__()
        self.begin(0, {})

    def readings(self) -> Mapping[type[Event], Reading]:
        """The function that reads each type of event."""
        return {
            Placed: self._placed,
            Fell: self._fell,
            GoalLaid: self._laid,
            Broke: self._broke,
            Mended: self._mended,
            Peeked: self._peeked,
            Discarded: self._discarded,
        }

    def begin(self, seats: int, backs: Mapping[Seat, str]) -> None:
        """Set out the first board."""
        del backs
        self.seats = seats
        self.front: dict[Seat, list[CardId]] = {}
        self.peeked: dict[Seat, set[Cell]] = {}
        self.set_board(first_board(self.rules))

    def adopt(self, table: Table) -> None:
        """Take over a board that is another than the one the events led to."""
        assert isinstance(table, SaboteurTable)
        if table.board.tiles != self.board.tiles:
            self.set_board(table.board)
        self.front = {seat: [*cards] for seat, cards in enumerate(table.front)}

    # -- the board ---------------------------------------------------------------------------------

    def set_board(self, board: Board) -> None:
        """Replace the board."""
        self.board = board
        self.covered = [at for at in self.cells if at in board.tiles and not board.tiles[at].open]
        self.distances = self.distances_on(board)

    def distances_on(self, board: Board) -> Distances:
        """The number of cards missing to each goal that is face down."""
        return cards_missing(board, self.covered, self._box)

    def change(self, board: Board, mark: str = "") -> Work:
        """Replace the board; what that changed."""
        before = self.distances
        self.set_board(board)
        return Work(before, self.distances, mark)

    def expected(self, distances: Distances, places: Sequence[Cell]) -> float:
        """The mean distance of some goals."""
        known = [distances[at] for at in places if at in distances]
        return sum(known) / len(known) if known else 0.0

    def beliefs(self, seat: Seat) -> list[list[Cell]]:
        """Where a seat may think the treasure is: one list, or one per place of the treasure."""
        looked = self.peeked.get(seat, set()) & set(self.covered)
        rest = [at for at in self.covered if at not in looked]
        if not looked:
            return [self.covered]
        return [[at] if at in looked else rest for at in self.cells]

    # -- chances of goals --------------------------------------------------------------------------

    def odds(self, view: View[Any] | None) -> Sequence[float]:
        """Equal chances for the goals that may be the treasure."""
        told = {at: self._told(view, slot) for slot, at in enumerate(self.cells)}
        sure = [at for at, cards in told.items() if any(map(self._is_treasure, cards))]
        open_to = sure or [at for at in self.covered if not told[at]]
        return [(at in open_to) / max(1, len(open_to)) for at in self.cells]

    def _told(self, view: View[Any] | None, slot: int) -> list[CardId]:
        """The card of a goal, as far as the seat of a view or everybody knows it."""
        tile = self.board.tiles.get(self.cells[slot])
        if tile is not None and tile.open:
            return [tile.card]
        if view is None:
            return []
        place = goal(slot)
        seen = view.piles[place].cards if place in view.piles else ()
        noted = [card for note in view.notes if note.places == (place,) for card in note.cards]
        return [card for card in (*seen, *noted) if not is_unknown(card)]

    def _is_treasure(self, card: CardId) -> bool:
        return bool(self.rules.cards[card].numbers.get("treasure"))

    # -- moves -------------------------------------------------------------------------------------

    def context(self, seat: Seat) -> str:
        """How far the treasure is for everybody, and whether the seat can dig."""
        distance = self.expected(self.distances, self.covered)
        stage = "far" if distance > _FAR else "mid" if distance > _NEAR else "near"
        return f"{stage}-{'stuck' if self.front.get(seat) else 'free'}"

    def _placed(self, event: Placed) -> Clue:
        context, tile = self.context(event.seat), self.rules.cards.tile(event.tile)
        mark = "" if leads_on(tile) else "-dead"
        return self.work(
            event.seat, context, "place", self.change(self.board.put(event.at, tile), mark)
        )

    def _fell(self, event: Fell) -> Clue:
        context = self.context(event.seat)
        return self.work(event.seat, context, "fall", self.change(self.board.take(event.at)))

    def work(self, seat: Seat, context: str, kind: str, work: Work) -> Clue:
        """The clue in a change of the board, one class for each place of the treasure."""
        beliefs = self.beliefs(seat) or [[]]
        moves = tuple(f"{kind}-{self.grade(work, places)}{work.mark}" for places in beliefs)
        return Clue(seat, context, moves)

    def grade(self, work: Work, places: Sequence[Cell]) -> str:
        """How much nearer the treasure is to a seat that expects it at some goals."""
        gain = self.expected(work.before, places) - self.expected(work.after, places)
        size = "whole" if abs(gain) >= _BIG else "part" if abs(gain) >= _SMALL else ""
        return f"{'up' if gain > 0 else 'down'}-{size}" if size else "level"

    def _laid(self, event: GoalLaid) -> None:
        """A goal that was turned up is a part of the maze."""
        self.set_board(self.board.put(event.at, self.rules.cards.tile(event.tile)))

    def _broke(self, event: Broke) -> Clue:
        context = self.context(event.seat)
        aims = tuple(
            Aim(seat, "break", "hit" if seat == event.target else "spared")
            for seat in range(self.seats)
            if seat != event.seat
        )
        self.front.setdefault(event.target, []).extend(event.cards)
        return Clue(event.seat, context, ("break",), aims)

    def _mended(self, event: Mended) -> Clue:
        context, front = self.context(event.seat), self.front
        needy = [seat for seat in sorted(front) if front[seat] and seat != event.seat]
        for card in event.cards:
            if card in front.get(event.target, ()):
                front[event.target].remove(card)
        if event.target == event.seat:
            return Clue(event.seat, context, ("mend-own",))
        aims = [Aim(s, "mend", "helped" if s == event.target else "left") for s in needy]
        return Clue(event.seat, context, ("mend-other",), tuple(aims))

    def _peeked(self, event: Peeked) -> Clue:
        context = self.context(event.seat)
        if 0 <= event.goal < len(self.cells):
            self.peeked.setdefault(event.seat, set()).add(self.cells[event.goal])
        return Clue(event.seat, context, ("peek",))

    def _discarded(self, event: Discarded) -> Clue:
        return Clue(event.seat, self.context(event.seat), ("discard",))
