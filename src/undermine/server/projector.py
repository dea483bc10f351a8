"""A view as the bytes a browser gets: what the engine's view holds, written once and spliced.

The open table is the same for everybody and is written once per state; a pile is written once
for those who read it and once for those who do not, and only when it changed. A law in the
tests says that the bytes follow from the seat's view alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from typing import Any, Final

import msgspec
from msgspec import Raw

from undermine.core.board import Board
from undermine.core.grid import Cell
from undermine.core.ruleset import Ruleset
from undermine.core.state import (
    EVERYBODY,
    TABLE,
    Action,
    Event,
    Pile,
    PileId,
    Seat,
    State,
    is_unknown,
    reader_bit,
)
from undermine.core.tile import Tile
from undermine.core.view import project, view
from undermine.core.words import cell_word, lay_word
from undermine.server.protocol import NULL

_encode: Final = msgspec.json.Encoder(order="deterministic").encode


class Projector:
    """Writes views of one game; remembers what did not change since the last time."""

    __slots__ = ("_piles", "_rules", "_table", "_table_bytes")

    def __init__(self, rules: Ruleset[Any]) -> None:
        self._rules = rules
        self._table: object = None
        self._table_bytes = b""
        self._piles: dict[PileId, tuple[Pile, bytes, bytes]] = {}

    def view(self, state: State[Any] | None, seat: Seat) -> Raw:
        """What a seat sees, as JSON; null where there is no game yet."""
        if state is None:
            return NULL
        bit = reader_bit(seat)
        piles = b",".join(
            [self._pile(name, held, bit) for name, held in sorted(state.piles.items())]
        )
        notes = [note for note in state.notes if note.reader in (seat, TABLE)]
        return Raw(
            b'{%b,"piles":{%b},"notes":%b,"agenda":%b,"seat":%d}'
            % (self._open(state), piles, _encode(notes), _encode(state.agenda), seat)
        )

    def _open(self, state: State[Any]) -> bytes:
        if state.table is not self._table:
            facts = self._rules.hooks["facts"](self._rules, state.table)
            table = msgspec.json.encode(state.table, enc_hook=_write_board, order="deterministic")
            self._table_bytes = b'"table":%b,"facts":%b' % (table, _encode(facts))
            self._table = state.table
        return self._table_bytes

    def _pile(self, name: PileId, held: Pile, bit: int) -> bytes:
        known = self._piles.get(name)
        if known is None or known[0] is not held:
            known = self._piles[name] = (held, self._faces(name, held), self._backs(name, held))
        return known[1] if held.readers == EVERYBODY or held.readers & bit else known[2]

    def _faces(self, name: PileId, held: Pile) -> bytes:
        return b'"%b":%b' % (name.encode(), _encode(tuple(_collapsed(held.cards))))

    def _backs(self, name: PileId, held: Pile) -> bytes:
        unseen = view(self._rules.cards, State(None, {name: held}, (), ()), TABLE)  # type: ignore[type-var]
        return self._faces(name, held if held.readers == EVERYBODY else unseen.piles[name])

    def truth(self, state: State[Any]) -> Raw:
        """Every card, once a game is over and its table opens them."""
        piles = b",".join([self._faces(name, held) for name, held in sorted(state.piles.items())])
        return Raw(
            b'{%b,"piles":{%b},"notes":[],"agenda":%b,"seat":%d}'
            % (self._open(state), piles, _encode(state.agenda), TABLE)
        )

    @staticmethod
    def plain(events: Iterable[Event]) -> Raw:
        """Events that were projected already."""
        return Raw(_encode(list(events)))

    def events(self, events: Iterable[Event], seat: Seat) -> Raw:
        """What a seat sees of some events."""
        return Raw(_encode([project(self._rules.cards, event, seat) for event in events]))


def actions(offered: Iterable[Action]) -> Raw:
    """Actions as JSON."""
    return Raw(_encode(tuple(offered)))


def action_json(action: Action) -> Raw:
    """One action as JSON."""
    return Raw(_encode(action))


def arguments(args: object) -> Raw:
    """What fills the sentence of a refusal, as JSON."""
    return Raw(_encode(args))


def _collapsed(cards: tuple[str, ...]) -> Iterable[str]:
    """`?mine*49` instead of forty-nine backs."""
    for card, copies in groupby(cards):
        count = sum(1 for _ in copies)
        if is_unknown(card) and count > 1:
            yield f"{card}*{count}"
        else:
            yield from [card] * count


def _write_board(board: Any) -> Raw:  # noqa: ANN401 (msgspec asks about anything it does not know)
    if not isinstance(board, Board):
        raise NotImplementedError
    tiles = sorted(board.tiles.items(), key=_cell)
    laid = b",".join([_laid(cell, tile) for cell, tile in tiles if tile.open])
    covered = [cell_word(cell) for cell, tile in tiles if not tile.open]
    lit = b",".join([b"%b:%d" % (_quoted(cell), board.live[cell]) for cell in sorted(board.live)])
    return Raw(b'{"tiles":{%b},"covered":%b,"lit":{%b}}' % (laid, _encode(covered), lit))


def _cell(entry: tuple[Cell, Tile]) -> Cell:
    return entry[0]


@lru_cache(maxsize=4096)
def _quoted(cell: Cell) -> bytes:
    return b'"%b"' % cell_word(cell).encode()


@lru_cache(maxsize=16384)
def _laid(cell: Cell, tile: Tile) -> bytes:
    return b'%b:"%b"' % (_quoted(cell), lay_word(tile.lay).encode())
