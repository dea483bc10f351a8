"""Reading moves in The Dark Cave: whom a card brings nearer to the exit, and who is attacked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undermine.bots.belief.clues import Aim, Clue
from undermine.bots.belief.event_reader import Reading
from undermine.bots.belief.pawn_reader import PawnReader
from undermine.bots.greedy.darkcave.distance import TOO_FAR, Area, DistanceMap
from undermine.core.actions import Discarded, Placed
from undermine.core.board import Board, Mark
from undermine.core.grid import Cell, Spot
from undermine.core.state import Event, Seat, Table
from undermine.core.walking import Stepped
from undermine.games.darkcave.events import (
    Attacked,
    Collapsed,
    CornerLaid,
    DrivenOff,
    DwarfSpied,
    Equipped,
    GoalSpied,
    HandsTraded,
    LeftCave,
    Lured,
    WebCut,
    WebGone,
    WebSpun,
)
from undermine.games.darkcave.setup import first_board
from undermine.games.darkcave.table import EXIT, DarkCaveTable, goal_cells, sheet

_DOUBT: Final = 9.0
"""The steps by which a goal that is surely not the exit counts as more distant."""


class DarkCaveReader(PawnReader):
    """Follows the net, the dwarves, and who is under attack."""

    STEP = 0.5
    goals = 1

    def readings(self) -> Mapping[type[Event], Reading]:
        """The function that reads each type of event."""
        return {
            Placed: self._placed,
            Collapsed: self._collapsed,
            CornerLaid: self._corner_laid,
            WebSpun: self._web_spun,
            WebGone: self._web_gone,
            WebCut: lambda event: Clue(event.seat, "turn", ("cut",)),
            Equipped: self._equipped,
            Lured: self._lured,
            Attacked: self._attacked,
            DrivenOff: self._driven_off,
            Stepped: self._stepped,
            LeftCave: self._left_cave,
            GoalSpied: lambda event: Clue(event.seat, "turn", ("spy-goal",)),
            DwarfSpied: lambda event: Clue(event.seat, "turn", ("spy-dwarf",)),
            HandsTraded: lambda event: Clue(event.seat, "turn", ("trade",)),
            Discarded: lambda event: Clue(event.seat, "turn", ("discard",)),
        }

    def begin(self, seats: int, backs: Mapping[Seat, str]) -> None:
        """All dwarves stand on the start card."""
        del backs
        self._seats = seats
        self._pawn = dict.fromkeys(range(seats), Spot(sheet(self._rules).board.start))
        self._attack: tuple[Seat, tuple[Seat, ...]] | None = None
        self._lurer: Seat | None = None
        self._area = Area(sheet(self._rules).seats[seats].reach)
        self.set_board(first_board(self._rules, seats))

    def adopt(self, table: Table) -> None:
        """Take over a net and dwarves that are others than the events led to."""
        assert isinstance(table, DarkCaveTable)
        self._pawn = {seat: spot for seat, spot in enumerate(table.pawn) if spot is not None}
        self.adopt_board(table.board)

    # -- the net -----------------------------------------------------------------------------------

    def set_board(self, board: Board) -> None:
        """Replace the board; distances are counted anew."""
        super().set_board(board)
        self._map: DistanceMap | None = None
        self._found: dict[Spot, float] = {}

    def _targets(self) -> dict[Spot, float]:
        """Where the exit may be, as everybody knows it."""
        corners = goal_cells(self._rules, self._seats)
        exits = [
            Spot(at, index)
            for at in corners
            if at in self._board.tiles
            for index, space in enumerate(self._board.tiles[at].face.spaces)
            if EXIT in space.traits
        ]
        if exits:
            return dict.fromkeys(exits, 0.0)
        covered = [at for at in corners if at in self._board.tiles and not self._is_open(at)]
        doubt = _DOUBT * (1 - 1 / max(1, len(covered)))
        return {Spot(at): 1.0 + doubt for at in covered}

    def _is_open(self, at: Cell) -> bool:
        return self._board.tiles[at].open

    def distances(self) -> Mapping[Seat, float]:
        """The distance of every dwarf from the exit."""
        wanted = {spot for spot in self._pawn.values() if spot not in self._found}
        if wanted:
            self._map = self._map or DistanceMap(self._board, self._area)
            self._found.update(dict.fromkeys(wanted, TOO_FAR))
            self._found.update(self._map.distances(self._targets(), of=wanted))
        return {seat: self._found[spot] for seat, spot in self._pawn.items()}

    def _placed(self, event: Placed) -> Clue:
        tile = self._rules.cards.tile(event.tile)
        return self.change(event.seat, "lay", self._board.put(event.at, tile))

    def _collapsed(self, event: Collapsed) -> Clue:
        return self.change(event.seat, "fall", self._board.take(event.at))

    def _corner_laid(self, event: CornerLaid) -> None:
        self.set_board(self._board.put(event.at, self._rules.cards.tile(event.tile)))

    def _web_spun(self, event: WebSpun) -> Clue:
        card = event.cards[0] if event.cards else "web-circle"
        return self.change(event.seat, "web", self._board.mark(event.at, Mark(card, event.seat, 2)))

    def _web_gone(self, event: WebGone) -> None:
        self.set_board(self._board.unmark(event.at))

    # -- dwarves -----------------------------------------------------------------------------------

    def _stepped(self, event: Stepped) -> None:
        self._pawn[event.seat] = event.to

    def _left_cave(self, event: LeftCave) -> Clue:
        self._pawn.pop(event.seat, None)
        return Clue(event.seat, "exit", ("with-gold" if event.gold else "without-gold",))

    def _others(self, seat: Seat) -> list[Seat]:
        return [other for other in self._pawn if other != seat]

    def _equipped(self, event: Equipped) -> Clue:
        if event.target == event.seat:
            return Clue(event.seat, "turn", ("equip-own",))
        others = self._others(event.seat)
        aims = [Aim(s, "equip", "helped" if s == event.target else "left") for s in others]
        return Clue(event.seat, "turn", ("equip-other",), tuple(aims))

    def _lured(self, event: Lured) -> Clue:
        self._lurer = event.seat
        return Clue(event.seat, "turn", (f"lure-{event.creature}",))

    def _attacked(self, event: Attacked) -> Clue | None:
        """An attack of the seat that lured the creature, on everybody in its way."""
        seat, self._lurer = self._lurer, None
        self._attack = None if seat is None else (seat, tuple(event.victims))
        if seat is None:
            return None
        others = self._others(seat)
        aims = [Aim(s, "attack", "hit" if s in event.victims else "spared") for s in others]
        return Clue(seat, "attack", ("own" if seat in event.victims else "others",), tuple(aims))

    def _driven_off(self, event: DrivenOff) -> Clue:
        """A seat that is no victim helps the victims, and hinders the attacker."""
        victims = self._attack[1] if self._attack is not None else ()
        aims = [Aim(s, "rescue", "helped") for s in victims if s != event.seat]
        own = "own" if event.seat in victims else "others"
        return Clue(event.seat, "rescue", (own,), tuple(aims))
