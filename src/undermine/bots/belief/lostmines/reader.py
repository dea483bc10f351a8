"""Reading moves in The Lost Mines: which dwarves a card brings nearer to a mine, and which not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undermine.bots.belief.clues import Clue
from undermine.bots.belief.event_reader import Reading
from undermine.bots.belief.pawn_reader import PawnReader
from undermine.bots.greedy.lostmines.distance import FAR, CostGraph
from undermine.core.actions import Discarded
from undermine.core.board import Board, Mark
from undermine.core.grid import Cell, Edge, Spot, beside
from undermine.core.state import Event, Seat, Table
from undermine.core.walking import Stepped
from undermine.games.lostmines.events import (
    Appraised,
    Bridged,
    MineLaid,
    PathLaid,
    SatOut,
    Scouted,
    Spied,
    Stormed,
    TrapSet,
    TreasureLeft,
    TreasureTaken,
    TrollCame,
    TrollLeft,
)
from undermine.games.lostmines.mines import kind_at
from undermine.games.lostmines.setup import first_board
from undermine.games.lostmines.table import KINDS, LostMinesTable, sheet
from undermine.games.lostmines.tokens import TRAP, TROLL

_UNKNOWN: Final = 2
"""The cost of a mine that is face down."""


class LostMinesReader(PawnReader):
    """Follows the board, the marks on it, and the dwarves."""

    STEP = 1
    goals = 1

    def readings(self) -> Mapping[type[Event], Reading]:
        """The function that reads each type of event."""
        return {
            PathLaid: self._laid,
            Bridged: self._bridged,
            Stormed: self._stormed,
            TrapSet: lambda event: self._marked(event.seat, "trap", event.at, TRAP),
            TrollCame: lambda event: self._marked(event.seat, "troll", event.at, TROLL),
            TrollLeft: self._troll_left,
            MineLaid: self._mine_laid,
            Stepped: self._stepped,
            SatOut: self._sat_out,
            Scouted: lambda event: self._quiet(event.seat, "scout"),
            Appraised: lambda event: self._quiet(event.seat, "appraise"),
            Spied: lambda event: self._quiet(event.seat, "spy"),
            TreasureTaken: lambda event: self._quiet(event.seat, "take"),
            TreasureLeft: lambda event: self._quiet(event.seat, "leave"),
            Discarded: lambda event: self._quiet(event.seat, "discard"),
        }

    def begin(self, seats: int, backs: Mapping[Seat, str]) -> None:
        """Put the dwarves of each clan on its start card."""
        starts = sheet(self._rules).fields.starts
        self._pawn = {
            seat: Spot(starts[backs[seat]]) for seat in range(seats) if backs[seat] in starts
        }
        self.set_board(first_board(self._rules))

    def adopt(self, table: Table) -> None:
        """Take over a board and dwarves that are others than the events led to."""
        assert isinstance(table, LostMinesTable)
        self._pawn = {
            seat: spot
            for seat, spot in enumerate(table.pawn)
            if spot is not None and seat not in table.out
        }
        self.adopt_board(table.board)

    # -- the board ---------------------------------------------------------------------------------

    def set_board(self, board: Board) -> None:
        """Replace the board; costs are counted anew."""
        super().set_board(board)
        self._costs: Mapping[Cell, int] | None = None

    def _cost_from(self, cell: Cell) -> int:
        if self._costs is None:
            self._costs = CostGraph(self._board).costs_to(self._mines())
        return min(FAR, self._costs.get(cell, FAR))

    def _mines(self) -> dict[Cell, int]:
        """The mines with the cost that everybody thinks they have."""
        found = {}
        for at in sheet(self._rules).fields.mines:
            tile = self._board.tiles.get(at)
            if tile is None or not tile.open:
                found[at] = _UNKNOWN
            elif kind := kind_at(self._rules, self._board, Spot(at)):
                found[at] = KINDS.index(kind)
        return found

    def distances(self) -> Mapping[Seat, int]:
        """By seat, the cost from its dwarf to the best mine."""
        return {seat: self._cost_from(spot.cell) for seat, spot in self._pawn.items()}

    # -- moves -------------------------------------------------------------------------------------

    def _quiet(self, seat: Seat, kind: str) -> Clue:
        return Clue(seat, "treasure" if kind in ("take", "leave") else "turn", (kind,))

    def _laid(self, event: PathLaid) -> Clue:
        tile = self._rules.cards.tile(event.tile)
        return self.change(event.seat, "lay", self._board.put(event.at, tile))

    def _bridged(self, event: Bridged) -> Clue:
        bridge = Mark(event.cards[0] if event.cards else "", event.seat)
        return self.change(event.seat, "bridge", self._board.mark(Spot(event.at), bridge))

    def _stormed(self, event: Stormed) -> Clue:
        return self.change(event.seat, "storm", self._board.take(event.at))

    def _marked(self, seat: Seat, kind: str, at: Edge, token: str) -> Clue:
        return self.change(seat, kind, self._board.mark(at, Mark(token, seat)))

    def _troll_left(self, event: TrollLeft) -> None:
        self.set_board(self._board.unmark(event.at))

    def _mine_laid(self, event: MineLaid) -> None:
        self.set_board(self._board.put(event.at, self._rules.cards.tile(event.tile)))

    def _stepped(self, event: Stepped) -> None:
        """Follow a dwarf; a trap that it walked over is used up."""
        self._pawn[event.seat] = event.to
        for at, mark in self._board.marks.items():
            ways = isinstance(at, Edge) and {event.start.cell, event.to.cell} == set(_ends(at))
            if ways and mark.kind == TRAP:
                self.set_board(self._board.unmark(at))
                return

    def _sat_out(self, event: SatOut) -> None:
        self._pawn.pop(event.seat, None)


def _ends(way: Edge) -> tuple[Cell, Cell]:
    return way.cell, beside(way.cell, way.side)
