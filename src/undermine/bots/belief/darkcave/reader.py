"""Reading moves in The Dark Cave: whom a card brings nearer to the exit, and who is attacked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from undermine.bots.belief.clues import Aim, Clue
from undermine.bots.greedy.darkcave.distance import TOO_FAR, Area, DistanceMap
from undermine.core.actions import Discarded, Placed
from undermine.core.board import Board, Mark
from undermine.core.grid import Cell, Spot
from undermine.core.ruleset import Ruleset
from undermine.core.state import Event, Seat, Table, View
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
_STEP: Final = 0.5
"""The least change of a distance that counts."""


class DarkCaveReader:
    """Follows the net, the dwarves, and who is under attack."""

    goals = 1

    def __init__(self, rules: Ruleset[Any, Any]) -> None:
        self._rules = rules
        self._readings: Mapping[type[Event], Callable[[Any], Clue | None]] = {
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
        self._seats = 0
        self._pawn: dict[Seat, Spot] = {}
        self._board = Board({}, None)

    def begin(self, seats: int, backs: Mapping[Seat, str]) -> None:
        """All dwarves stand on the start card."""
        del backs
        self._seats = seats
        self._pawn = dict.fromkeys(range(seats), Spot(sheet(self._rules).board.start))
        self._attack: tuple[Seat, tuple[Seat, ...]] | None = None
        self._lurer: Seat | None = None
        self._area = Area(sheet(self._rules).seats[seats].reach)
        self._set_board(first_board(self._rules, seats))

    def adopt(self, table: Table) -> None:
        """Take over a net and dwarves that are others than the events led to."""
        assert isinstance(table, DarkCaveTable)
        self._pawn = {seat: spot for seat, spot in enumerate(table.pawn) if spot is not None}
        if table.board.tiles != self._board.tiles or table.board.marks != self._board.marks:
            self._set_board(table.board)

    def odds(self, view: View[Any] | None) -> Sequence[float]:
        """Nothing is told apart by the place of the exit."""
        del view
        return (1.0,)

    def read(self, event: Event) -> Clue | None:
        """Follow an event, and class the move in it."""
        reading = self._readings.get(type(event))
        return None if reading is None else reading(event)

    # -- the net -----------------------------------------------------------------------------------

    def _set_board(self, board: Board) -> None:
        self._board = board
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

    def _by_seat(self) -> Mapping[Seat, float]:
        """The distance of every dwarf from the exit."""
        wanted = {spot for spot in self._pawn.values() if spot not in self._found}
        if wanted:
            self._map = self._map or DistanceMap(self._board, self._area)
            self._found.update(dict.fromkeys(wanted, TOO_FAR))
            self._found.update(self._map.distances(self._targets(), of=wanted))
        return {seat: self._found[spot] for seat, spot in self._pawn.items()}

    def _work(self, seat: Seat, kind: str, board: Board) -> Clue:
        """The clue in a change of the net: its effect on the own dwarf and on each other."""
        before = self._by_seat()
        self._set_board(board)
        after = self._by_seat()
        effect = {other: _effect(before[other] - after[other]) for other in after}
        aims = [Aim(other, kind, found) for other, found in effect.items() if other != seat]
        return Clue(seat, "turn", (f"{kind}-{effect.get(seat, 'none')}",), tuple(aims))

    def _placed(self, event: Placed) -> Clue:
        tile = self._rules.cards.tile(event.tile)
        return self._work(event.seat, "lay", self._board.put(event.at, tile))

    def _collapsed(self, event: Collapsed) -> Clue:
        return self._work(event.seat, "fall", self._board.take(event.at))

    def _corner_laid(self, event: CornerLaid) -> None:
        self._set_board(self._board.put(event.at, self._rules.cards.tile(event.tile)))

    def _web_spun(self, event: WebSpun) -> Clue:
        card = event.cards[0] if event.cards else "web-circle"
        return self._work(event.seat, "web", self._board.mark(event.at, Mark(card, event.seat, 2)))

    def _web_gone(self, event: WebGone) -> None:
        self._set_board(self._board.unmark(event.at))

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


def _effect(gain: float) -> str:
    return "helped" if gain >= _STEP else "hindered" if gain <= -_STEP else "none"
