"""The Lost Mines in both worlds: its tables, states and actions as numbers, and back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from undermine.core.board import UNOWNED, Board, Mark
from undermine.core.clans import side_of
from undermine.core.grid import Cell, Edge, Spot
from undermine.core.ruleset import Ruleset
from undermine.core.state import Pile, State, reader_bit
from undermine.core.tile import Lay
from undermine.games.lostmines.mines import who_stayed
from undermine.games.lostmines.paths import STORM
from undermine.games.lostmines.table import (
    CLANS,
    DISCARD,
    KINDS,
    MINE_PILE,
    ROLE_PILE,
    STOCK,
    TREASURE_PILE,
    LostMinesTable,
    hand,
    hoard,
    mine,
    role,
    sheet,
    treasure,
)
from undermine.games.lostmines.tokens import OBSTACLES, TRAP, TROLL
from undermine.games.lostmines.walking import CAMPFIRE, ROCK
from undermine.kernel.codec import (
    DUE_NUMBER,
    DUE_SEAT,
    SPAN,
    Codec,
    ladder_ports,
    readers_number,
    readers_of,
    ways_of,
)
from undermine.kernel.errors import KernelError
from undermine.kernel.lostmines_numbers import ITEMS, VERBS
from undermine.kernel.numbering import NO_CARD

PLAYS: Final = {
    "bridge": 0,
    "scout": 1,
    "appraise": 2,
    "spy": 3,
    "snare": 4,
    "troll": 5,
    "storm": 6,
    "place": 15,
}
"""The bits of the plays that card files name; `forest.pxd` counts them in the same way."""
TRAITS: Final = {ROCK: 1, CAMPFIRE: 2, **dict.fromkeys(OBSTACLES, 4)}


class LostMinesCodec(Codec):
    """The Lost Mines."""

    version = 1
    verbs = VERBS
    items = ITEMS
    single_piles = (STOCK, DISCARD, MINE_PILE, TREASURE_PILE, ROLE_PILE)
    zones = ("", "hand", "role", "hoard", "treasure", "mine")
    has_marks = True
    most_discarded = 2
    due_words: Mapping[int, tuple[int, int, int]] = {
        14: (DUE_NUMBER, DUE_NUMBER, 0),
        16: (DUE_SEAT, 0, 0),
        18: (DUE_NUMBER, DUE_NUMBER, 0),
        19: (DUE_NUMBER, 0, 0),
    }

    def __init__(self, rules: Ruleset[Any, Any], seats: int) -> None:
        super().__init__(rules, seats)
        assert rules.hooks.treasure_is_optional is who_stayed
        fields = sheet(rules).fields
        self.mines = fields.mines
        self.starts = fields.starts
        self.area = sheet(rules).board.area

    def goal_cells(self) -> tuple[Cell, ...]:
        """The cells of the mines."""
        return self.mines

    def front_cards(self) -> tuple[str, ...]:
        """Troll cards."""
        return (TROLL,)

    # -- tables ------------------------------------------------------------------

    def tables(self) -> dict[str, Any]:
        """Everything that the compiled game must know of the ruleset."""
        return {
            "name": self.rules.name,
            "seats": self.seats,
            **self._lay_tables(),
            **self._card_tables(),
            **self._number_tables(),
        }

    def _lay_tables(self) -> dict[str, Any]:
        rules, lays = self.rules, self.lays
        if any(len(rules.cards.tile(lay).face.spaces) != 1 for lay in lays):
            raise KernelError("in the kernel every card of The Lost Mines has one space")
        return {
            "ports": [rules.cards.tile(lay).ports for lay in lays],
            "ladder": [ladder_ports(rules, lay) for lay in lays],
            "ways_of": [ways_of(rules, lay) for lay in lays],
            "card_of": [self.card(lay.card) for lay in lays],
            "traits": [sum(TRAITS.get(trait, 0) for trait in self._traits(lay)) for lay in lays],
            "obstacle": [self._bridge(lay) for lay in lays],
            "holds": [self._held(lay.card) for lay in lays],
        }

    def _traits(self, lay: Lay) -> frozenset[str]:
        return self.rules.cards.tile(lay).face.spaces[0].traits

    def _bridge(self, lay: Lay) -> int:
        """The tool for the obstacle on a card."""
        for card, (obstacle,) in self.rules.cards.words("bridges").items():
            if obstacle in self._traits(lay):
                return self.card(card)
        return NO_CARD

    def _held(self, card: str) -> int:
        kinds = self.rules.cards[card].words.get("holds", ())
        return 1 + KINDS.index(kinds[0]) if kinds else 0

    def _card_tables(self) -> dict[str, Any]:
        rules = self.rules
        cards = [rules.cards[name] for name in self.cards]
        firsts = {lay.card: number for number, lay in reversed([*enumerate(self.lays)])}
        supply = sheet(rules).forest_tiles
        return {
            "plays": [sum(1 << PLAYS[word] for word in card.plays) for card in cards],
            "first_lay": self.per_card(firsts),
            "lays": [len(rules.cards.lays(card.id)) if card.face else 0 for card in cards],
            "is_dragon": [bool(card.numbers.get("dragon")) for card in cards],
            "kind": [1 + KINDS.index(card.back) if card.back in KINDS else 0 for card in cards],
            "value": [card.numbers.get("value", 0) for card in cards],
            "supply": [supply.get(card.id, 0) for card in cards],
            "start_of": [
                self.cell(self.starts[card.back]) if card.back in CLANS else 0 for card in cards
            ],
            "clan_of": [1 + CLANS.index(card.back) if card.back in CLANS else 0 for card in cards],
            "side_of": [self._side(card.id) for card in cards],
        }

    def _side(self, card: str) -> int:
        side = side_of(self.rules.cards, card)
        return 0 if side is None else 1 + CLANS.index(side)

    def _number_tables(self) -> dict[str, Any]:
        numbers = sheet(self.rules)
        half = SPAN // 2
        return {
            "rounds": numbers.rounds,
            "spare": numbers.spare,
            "steps": numbers.steps,
            "campfire": numbers.campfire,
            "dragon": numbers.dragon,
            "hand": numbers.seats[self.seats].hand,
            "area": tuple(number + half for number in self.area),
            "starts": len(self.starts),
            "mine_cell": [self.cell(cell) for cell in self.mines],
            "trap": self.card(TRAP),
            "troll": self.card(TROLL),
            "storm": self.card(STORM),
        }

    # -- from the engine ---------------------------------------------------------

    def fields(self, state: State[Any]) -> dict[str, Any]:
        """A state as numbers."""
        table, piles = state.table, state.piles
        fixed = (*self.starts.values(), *self.mines)
        slots = range(len(self.mines))
        return {
            "tiles": self.tiles(table.board, fixed),
            "tokens": [*self._tokens(table.board)],
            "agenda": self.item_numbers(state.agenda),
            "round": table.round,
            "starter": table.starter,
            "last": table.last,
            "dragon": table.dragon,
            "out": sum(1 << seat for seat in table.out),
            **self._seat_fields(state),
            "stock": self.bag(piles[STOCK].cards),
            "discard": self.bag(piles[DISCARD].cards),
            "mine_pile": self.bag(piles[MINE_PILE].cards),
            "treasure_pile": self.bag(piles[TREASURE_PILE].cards),
            "role_pile": self.bag(piles[ROLE_PILE].cards),
            "mine": [self.single(piles[mine(slot)]) for slot in slots],
            "mine_readers": [readers_number(piles[mine(slot)].readers) for slot in slots],
        }

    def _seat_fields(self, state: State[Any]) -> dict[str, Any]:
        table, piles, seats = state.table, state.piles, range(self.seats)
        return {
            "hands": [self.bag(piles[hand(seat)].cards) for seat in seats],
            "hoards": [self.bag(piles[hoard(seat)].cards) for seat in seats],
            "hoard_readers": [readers_number(piles[hoard(seat)].readers) for seat in seats],
            "role": [self.single(piles[role(seat)]) for seat in seats],
            "role_readers": [readers_number(piles[role(seat)].readers) for seat in seats],
            "treasure": [self.single(piles[treasure(seat)]) for seat in seats],
            "treasure_readers": [readers_number(piles[treasure(seat)].readers) for seat in seats],
            "points": list(table.points),
            "pawn": [self.cell(pawn.cell) if pawn else 0 for pawn in table.pawn],
            "trolls": [len(front) for front in table.front],
        }

    def _tokens(self, board: Board) -> Iterator[tuple[int, int, int, int]]:
        for place, mark in board.marks.items():
            side = place.side if isinstance(place, Edge) else 0
            yield self.cell(place.cell), side, self.card(mark.kind), mark.owner

    # -- to the engine -----------------------------------------------------------

    def state(self, fields: Mapping[str, Any]) -> State[Any]:
        """Numbers as a state, without notes."""
        return State(self.table(fields), self._piles(fields), (), self.agenda(fields))

    def table(self, fields: Mapping[str, Any]) -> LostMinesTable:
        """The open table."""
        return LostMinesTable(
            seats=self.seats,
            round=fields["round"],
            board=self._board(fields),
            pawn=tuple(Spot(self.cell_of(at)) if at else None for at in fields["pawn"]),
            front=tuple((TROLL,) * count for count in fields["trolls"]),
            points=tuple(fields["points"]),
            starter=fields["starter"],
            last=fields["last"],
            dragon=fields["dragon"],
            out=tuple(seat for seat in range(self.seats) if fields["out"] >> seat & 1),
        )

    def _board(self, fields: Mapping[str, Any]) -> Board:
        laid = {self.cell_of(at): self.tile(face) for at, face in fields["tiles"]}
        marks: dict[Spot | Edge, Mark] = {}
        for at, side, card, owner in fields["tokens"]:
            cell = self.cell_of(at)
            place = Edge(cell, side) if side else Spot(cell)
            marks[place] = Mark(self.cards[card], UNOWNED if owner < 0 else owner)
        return Board(laid, None, marks, self.area)

    def _piles(self, fields: Mapping[str, Any]) -> dict[str, Pile]:
        piles = {
            STOCK: Pile(self.names(fields["stock"])),
            DISCARD: Pile(self.names(fields["discard"])),
            MINE_PILE: Pile(self.names(fields["mine_pile"])),
            TREASURE_PILE: Pile(self.names(fields["treasure_pile"])),
            ROLE_PILE: Pile(self.names(fields["role_pile"])),
        }
        for slot in range(len(self.mines)):
            readers = readers_of(fields["mine_readers"][slot])
            piles[mine(slot)] = Pile(self.one(fields["mine"][slot]), readers)
        for seat in range(self.seats):
            piles |= self._seat_piles(fields, seat)
        return piles

    def _seat_piles(self, fields: Mapping[str, Any], seat: int) -> dict[str, Pile]:
        def readers(zone: str) -> int:
            return readers_of(fields[f"{zone}_readers"][seat])

        return {
            hand(seat): Pile(self.names(fields["hands"][seat]), reader_bit(seat)),
            role(seat): Pile(self.one(fields["role"][seat]), readers("role")),
            hoard(seat): Pile(self.names(fields["hoards"][seat]), readers("hoard")),
            treasure(seat): Pile(self.one(fields["treasure"][seat]), readers("treasure")),
        }
