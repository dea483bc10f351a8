"""The Dark Cave in both worlds: its states as numbers, and back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from undermine.core.board import Board, Mark
from undermine.core.grid import Cell, Edge, Spot
from undermine.core.ruleset import Ruleset
from undermine.core.state import EVERYBODY, Pile, State, reader_bit
from undermine.games.darkcave.table import (
    BOX,
    CREATURES,
    DISCARD,
    GOAL_PILE,
    GOALS,
    GOLD,
    GROUPS,
    ROLE_PILE,
    Beast,
    DarkCaveTable,
    goal,
    goal_cells,
    hand,
    role,
    sheet,
    stock,
)
from undermine.kernel.codec import (
    DUE_LOW,
    DUE_NUMBER,
    DUE_SEAT,
    DUE_SEATS,
    LAYS,
    TAKES,
    Codec,
    readers_number,
    readers_of,
)
from undermine.kernel.darkcave_numbers import ITEMS, VERBS
from undermine.kernel.darkcave_tables import cave_tables
from undermine.kernel.numbering import CELL_BITS, CELL_MASK


class DarkCaveCodec(Codec):
    """The Dark Cave."""

    version = 1
    verbs = VERBS
    items = ITEMS
    single_piles = (DISCARD, GOAL_PILE, ROLE_PILE, BOX)
    zones = ("", "hand", "role", "goal", "stock")
    has_marks = True
    most_discarded = 2
    due_words: Mapping[int, tuple[int, int, int]] = {
        6: (DUE_NUMBER, 0, 0),
        14: (DUE_NUMBER, DUE_NUMBER, 0),
        16: (DUE_SEAT, 0, 0),
        23: (DUE_NUMBER, DUE_NUMBER, 0),
        24: (DUE_LOW, DUE_SEATS, DUE_SEATS),
        27: (DUE_SEAT, 0, 0),
    }
    board_effects: Mapping[int, int] = {1: LAYS, 37: TAKES}

    def __init__(self, rules: Ruleset[Any, Any], seats: int) -> None:
        super().__init__(rules, seats)
        self.start = sheet(rules).board.start
        self.goals = goal_cells(rules, seats)

    def goal_cells(self) -> tuple[Cell, ...]:
        """The corners."""
        return self.goals

    def front_cards(self) -> tuple[str, ...]:
        """Tools, webs and creatures."""
        kept = {"equip", "spin", "lure"}
        return tuple(card for card in self.cards if kept & {*self.rules.cards[card].plays})

    def tables(self) -> dict[str, Any]:
        """Everything that the compiled game must know of the ruleset."""
        return cave_tables(self)

    def spot(self, spot: Spot | None) -> int:
        """The number of a spot; 0 for a dwarf that has left."""
        return spot.space << CELL_BITS | self.cell(spot.cell) if spot else 0

    def spot_of(self, number: int) -> Spot:
        """The spot of a number."""
        return Spot(self.cell_of(number & CELL_MASK), number >> CELL_BITS)

    # -- from the engine ---------------------------------------------------------

    def fields(self, state: State[Any]) -> dict[str, Any]:
        """A state as numbers."""
        table: DarkCaveTable = state.table
        return {
            "tiles": self.tiles(table.board, (self.start, *self.goals)),
            "agenda": self.item_numbers(state.agenda),
            "webs": [*self._webs(table.board)],
            "veins": [self.spot(at) for at in table.board.marks if isinstance(at, Spot)],
            "beasts": [
                (CREATURES.index(beast.kind), self.spot(beast.at), beast.owner)
                for beast in table.beasts
            ],
            "pool": table.pool,
            "lying": sum(1 << seat for seat in table.lying),
            "fresh": sum(1 << seat for seat in table.fresh),
            "still": table.still,
            "starter": table.starter,
            **self._seat_fields(state),
            **self._pile_fields(state.piles),
        }

    def _webs(self, board: Board) -> Iterator[tuple[int, int, int, int, int]]:
        for place, mark in board.marks.items():
            if isinstance(place, Edge):
                at = self.cell(place.cell)
                yield at, place.side, self.card(mark.kind), mark.owner, mark.left

    def _seat_fields(self, state: State[Any]) -> dict[str, Any]:
        table, piles, seats = state.table, state.piles, range(self.seats)
        return {
            "hands": [self.bag(piles[hand(seat)].cards) for seat in seats],
            "fronts": [self.bag(front) for front in table.front],
            "pawn": [self.spot(pawn) for pawn in table.pawn],
            "gold": list(table.gold),
            "role": [self.single(piles[role(seat)]) for seat in seats],
            "role_readers": [readers_number(piles[role(seat)].readers) for seat in seats],
            "out": list(table.out),
        }

    def _pile_fields(self, piles: Mapping[str, Pile]) -> dict[str, Any]:
        return {
            "stocks": [self.bag(piles[stock(group)].cards) for group in range(len(GROUPS))],
            "discard": self.bag(piles[DISCARD].cards),
            "goal": [self.single(piles[goal(slot)]) for slot in range(GOALS)],
            "goal_readers": [readers_number(piles[goal(slot)].readers) for slot in range(GOALS)],
            "goal_pile": self.bag(piles[GOAL_PILE].cards),
            "role_pile": self.bag(piles[ROLE_PILE].cards),
            "role_pile_readers": readers_number(piles[ROLE_PILE].readers),
            "box": self.bag(piles[BOX].cards),
        }

    # -- to the engine -----------------------------------------------------------

    def state(self, fields: Mapping[str, Any]) -> State[Any]:
        """Numbers as a state, without notes."""
        return State(self.table(fields), self._piles(fields), (), self.agenda(fields))

    def table(self, fields: Mapping[str, Any]) -> DarkCaveTable:
        """The open table."""
        return DarkCaveTable(
            seats=self.seats,
            board=self._board(fields),
            front=tuple(self.names(front) for front in fields["fronts"]),
            gold=tuple(fields["gold"]),
            pool=fields["pool"],
            pawn=tuple(self.spot_of(at) if at else None for at in fields["pawn"]),
            beasts=tuple(
                Beast(CREATURES[kind], self.spot_of(at), owner)
                for kind, at, owner in fields["beasts"]
            ),
            out=tuple(fields["out"]),
            lying=self._seats_of(fields["lying"]),
            still=fields["still"],
            fresh=self._seats_of(fields["fresh"]),
            starter=fields["starter"],
        )

    def _seats_of(self, mask: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    def _board(self, fields: Mapping[str, Any]) -> Board:
        laid = {self.cell_of(at): self.tile(face) for at, face in fields["tiles"]}
        marks: dict[Spot | Edge, Mark] = {
            self.spot_of(spot): Mark(GOLD) for spot in fields["veins"]
        }
        for at, side, card, owner, left in fields["webs"]:
            marks[Edge(self.cell_of(at), side)] = Mark(self.cards[card], owner, left)
        return Board(laid, None, marks)

    def _piles(self, fields: Mapping[str, Any]) -> dict[str, Pile]:
        aside = readers_of(fields["role_pile_readers"])
        piles = {
            DISCARD: Pile(self.names(fields["discard"])),
            GOAL_PILE: Pile(self.names(fields["goal_pile"])),
            ROLE_PILE: Pile(self.names(fields["role_pile"]), aside),
            BOX: Pile(self.names(fields["box"]), EVERYBODY),
        }
        for group in range(len(GROUPS)):
            piles[stock(group)] = Pile(self.names(fields["stocks"][group]))
        for slot in range(GOALS):
            readers = readers_of(fields["goal_readers"][slot])
            piles[goal(slot)] = Pile(self.one(fields["goal"][slot]), readers)
        for seat in range(self.seats):
            readers = readers_of(fields["role_readers"][seat])
            piles[hand(seat)] = Pile(self.names(fields["hands"][seat]), reader_bit(seat))
            piles[role(seat)] = Pile(self.one(fields["role"][seat]), readers)
        return piles
