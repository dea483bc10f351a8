"""Saboteur and Saboteur 2 in both worlds: their states and actions as numbers, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undermine.core.board import Board
from undermine.core.grid import Cell, Spot
from undermine.core.ruleset import Ruleset
from undermine.core.state import CardId, Pile, State, reader_bit
from undermine.games.saboteur.gold import change, sure_cards
from undermine.games.saboteur.table import (
    BANK,
    DISCARD,
    GOAL_PILE,
    OFFER,
    ROLE_PILE,
    STOCK,
    Earning,
    SaboteurTable,
    goal,
    hand,
    loot,
    role,
    sheet,
)
from undermine.kernel.codec import (
    DUE_NUMBER,
    LAYS,
    TAKES,
    Codec,
    readers_number,
    readers_of,
)
from undermine.kernel.errors import KernelError
from undermine.kernel.mine_numbers import ITEMS, VERBS
from undermine.kernel.mine_tables import MOST_PAID, mine_tables, tools
from undermine.kernel.numbering import ItemCode, Verb


class MineCodec(Codec):
    """Saboteur; its expansion fills in what it has more."""

    version = 1
    verbs: tuple[Verb, ...] = VERBS
    items: tuple[ItemCode, ...] = ITEMS
    single_piles = (STOCK, DISCARD, GOAL_PILE, ROLE_PILE, BANK, OFFER, "old-hats")
    zones = ("", "hand", "role", "loot", "goal")
    due_words: Mapping[int, tuple[int, int, int]] = {6: (DUE_NUMBER, 0, 0)}
    board_effects: Mapping[int, int] = {1: LAYS, 4: TAKES}

    def __init__(self, rules: Ruleset[Any, Any], seats: int) -> None:
        super().__init__(rules, seats)
        known = {tool for card in rules.cards for tool in tools(rules, card.id)}
        self.tools = tuple(sorted(known))
        staying = [card for card in self.cards if rules.cards[card].numbers.get("stays")]
        self.front_bits = {card: 1 << bit for bit, card in enumerate(staying)}
        self.gold = tuple(card for card in self.cards if rules.cards[card].kind == "gold")
        self.goals = sheet(rules).board.goals
        self.start = sheet(rules).board.start

    def tables(self) -> dict[str, Any]:
        """Everything that the compiled game must know of the ruleset."""
        return mine_tables(self)

    def role_kinds(self) -> list[int]:
        """What a dwarf card is, where the end of a round depends on it."""
        return [0] * len(self.cards)

    def pay(self) -> list[int]:
        """The gold of each winner, by their number."""
        rules, paid = self.rules, sheet(self.rules).pay
        usual = rules.hooks.saboteur_pay
        return [usual(rules, self.seats, count) for count in range(min(max(paid) + 1, MOST_PAID))]

    def goal_cells(self) -> tuple[Cell, ...]:
        """The cells of the goals."""
        return self.goals

    def front_cards(self) -> tuple[CardId, ...]:
        """Broken tools, and what stays of other actions."""
        return tuple(self.front_bits)

    def payments(self) -> list[tuple[list[int], int, list[list[int]]]]:
        """What payments tell all seats, by their worth.

        The cards that a full bank pays; the most cards that may be out, so that it still had them;
        and by number of cards those that every payment has.
        """
        full = self.rules.cards.box("gold")
        told = []
        for worth in range(MOST_PAID):
            usual = change(self.rules, full, worth)
            most_out = min((full.count(card) for card in usual), default=len(full))
            sure = [self.bag(sure_cards(self.rules, worth, count)) for count in range(MOST_PAID)]
            told.append((self.bag(usual), most_out, sure))
        return told

    # -- from the engine ---------------------------------------------------------

    def fields(self, state: State[Any]) -> dict[str, Any]:
        """A state as numbers."""
        return {
            "tiles": self._tiles(state),
            "agenda": self.item_numbers(state.agenda),
            "queue": self._queue(state),
            **self._table_fields(state.table),
            **self._pile_fields(state.piles),
            **self._gold_fields(state),
            **self.extra_fields(state),
        }

    def extra_fields(self, _state: State[Any]) -> dict[str, Any]:
        """Fields that only the expansion fills."""
        return {"old_hats": [], "thieves": [], "out": 0}

    def _tiles(self, state: State[Any]) -> list[tuple[int, int]]:
        return self.tiles(state.table.board, (self.start, *self.goals))

    def _table_fields(self, table: SaboteurTable) -> dict[str, Any]:
        return {
            "round": table.round,
            "front": [sum(self.front_bits[card] for card in front) for front in table.front],
            "starter": table.starter,
            "last": table.last,
            "finder": table.finder,
            "earned": [tuple(earning) for earning in table.earned],
            "credit": list(table.credit),
        }

    def _pile_fields(self, piles: Mapping[str, Pile]) -> dict[str, Any]:
        seats, slots = range(self.seats), range(len(self.goals))
        return {
            "hands": [self.bag(piles[hand(seat)].cards) for seat in seats],
            "role": [self.single(piles[role(seat)]) for seat in seats],
            "role_readers": [readers_number(piles[role(seat)].readers) for seat in seats],
            "stock": self.bag(piles[STOCK].cards),
            "discard": self.bag(piles[DISCARD].cards),
            "goal": [self.single(piles[goal(slot)]) for slot in slots],
            "goal_readers": [readers_number(piles[goal(slot)].readers) for slot in slots],
            "goal_pile": self.bag(piles[GOAL_PILE].cards),
            "role_pile": self.bag(piles[ROLE_PILE].cards),
            "role_pile_readers": readers_number(piles[ROLE_PILE].readers),
        }

    def _gold_fields(self, state: State[Any]) -> dict[str, Any]:
        piles = state.piles
        offer = piles.get(OFFER, Pile())
        return {
            "bank": self._coins(piles[BANK]),
            "offer": self._coins(offer),
            "offer_readers": readers_number(offer.readers),
            "loot": [self._coins(piles[loot(seat)]) for seat in range(self.seats)],
            "loot_open": int(piles[loot(0)].readers == -1),
        }

    def _coins(self, held: Pile) -> list[int]:
        self.bag(held.cards)
        return [held.cards.count(card) for card in self.gold]

    def _queue(self, state: State[Any]) -> list[int]:
        return [seat for item in state.agenda for seat in getattr(item, "then", ())]

    # -- to the engine -----------------------------------------------------------

    def state(self, fields: Mapping[str, Any]) -> State[Any]:
        """Numbers as a state, without notes."""
        return State(self.table(fields), self._piles(fields), (), self.agenda(fields))

    def table(self, fields: Mapping[str, Any]) -> Any:  # noqa: ANN401 (the table of the game)
        """The open table."""
        return self.rules.table(
            seats=self.seats,
            round=fields["round"],
            board=self._board(fields["tiles"]),
            front=tuple(
                tuple(card for card, bit in self.front_bits.items() if bit & mask)
                for mask in fields["front"]
            ),
            starter=fields["starter"],
            last=fields["last"],
            finder=fields["finder"],
            earned=tuple(Earning(*earning) for earning in fields["earned"]),
            credit=tuple(fields["credit"]),
            **self.extra_table(fields),
        )

    def extra_table(self, _fields: Mapping[str, Any]) -> dict[str, Any]:
        """Fields of the table that only the expansion has."""
        return {}

    def _board(self, tiles: Sequence[tuple[int, int]]) -> Board:
        laid = {self.cell_of(at): self.tile(face) for at, face in tiles}
        return Board(laid, (Spot(self.start),))

    def _piles(self, fields: Mapping[str, Any]) -> dict[str, Pile]:
        piles = {
            STOCK: Pile(self.names(fields["stock"])),
            DISCARD: Pile(self.names(fields["discard"])),
            GOAL_PILE: Pile(self.names(fields["goal_pile"])),
            ROLE_PILE: Pile(
                self.names(fields["role_pile"]), readers_of(fields["role_pile_readers"])
            ),
            BANK: self._purse(fields["bank"], 0),
        }
        for slot in range(len(self.goals)):
            readers = readers_of(fields["goal_readers"][slot])
            piles[goal(slot)] = Pile(self.one(fields["goal"][slot]), readers)
        for seat in range(self.seats):
            readers = readers_of(fields["role_readers"][seat])
            piles[hand(seat)] = Pile(self.names(fields["hands"][seat]), reader_bit(seat))
            piles[role(seat)] = Pile(self.one(fields["role"][seat]), readers)
        return {**piles, **self.purses(fields)}

    def purses(self, fields: Mapping[str, Any]) -> dict[str, Pile]:
        """The gold of the seats, and what is on offer."""
        opened = fields["loot_open"]
        purses = {
            loot(seat): self._purse(coins, -1 if opened else reader_bit(seat))
            for seat, coins in enumerate(fields["loot"])
        }
        return {**purses, OFFER: self._purse(fields["offer"], readers_of(fields["offer_readers"]))}

    def _purse(self, coins: Sequence[int], readers: int) -> Pile:
        cards = [card for card, count in zip(self.gold, coins, strict=False) for _ in range(count)]
        return Pile(tuple(cards), readers)

    def tool(self, name: str) -> int:
        """The number of a tool."""
        if name not in self.tools:
            raise KernelError(f"the kernel of {self.rules.name} does not know the tool {name!r}")
        return self.tools.index(name)
