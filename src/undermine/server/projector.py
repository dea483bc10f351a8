"""A view as the bytes a browser gets: what the engine's view holds, written once and spliced.

The open table is the same for everybody and is written once per state; a pile is written once
for those who read it and once for those who do not, and only when it changed. A law in the
tests says that the bytes follow from the seat's view alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from typing import Any, Final, NamedTuple

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
    Table,
    is_unknown,
    reader_bit,
)
from undermine.core.tile import Tile
from undermine.core.view import project, view
from undermine.core.words import cell_word, lay_word
from undermine.server.protocol import NULL

_encode: Final = msgspec.json.Encoder(order="deterministic").encode
_TOLD: Final = 8
"""So many groups of events are remembered while everybody is told of them."""


class _Written:
    """A pile, and its bytes for those who do not read it and those who do."""

    __slots__ = ("back", "face", "pile")

    def __init__(self, pile: Pile, back: bytes) -> None:
        self.pile = pile
        self.back = back
        self.face = b""
        """Empty until somebody wants it."""


class Projector:
    """Writes views of one game; remembers what did not change since the last time."""

    __slots__ = (
        "_agenda",
        "_backs",
        "_board",
        "_faces",
        "_open",
        "_piles",
        "_rules",
        "_state",
        "_told",
    )

    def __init__(self, rules: Ruleset[Any]) -> None:
        self._rules = rules
        self._state: State[Any] | None = None
        self._open: tuple[object, bytes] = (None, b"")
        """The table, and how it is written with what follows from it."""
        self._board: tuple[object, Raw] = (None, NULL)
        self._agenda = b""
        self._backs: list[bytes] = []
        """Every pile as a spectator sees it, in the order of their names."""
        self._faces: list[tuple[int, int, PileId]] = []
        """Piles that some seats read: their place in that list, and the readers."""
        self._piles: dict[PileId, _Written] = {}
        self._told: dict[int, tuple[tuple[Event, ...], list[tuple[int, bytes, bytes]]]] = {}
        """The latest events, by their identity, for readers and for others."""

    def view(self, state: State[Any] | None, seat: Seat) -> Raw:
        """What a seat sees, as JSON; null where there is no game yet."""
        if state is None:
            return NULL
        if state is not self._state:
            self._turn_to(state)
        return Raw(
            b'{%b,"piles":{%b},"notes":%b,"agenda":%b,"seat":%d}'
            % (self._open[1], self._seen(seat), _notes(state, seat), self._agenda, seat)
        )

    def _turn_to(self, state: State[Any]) -> None:
        """Write what all seats share."""
        self._state = None
        if state.table is not self._open[0]:
            self._open = (state.table, self._table(state.table))
        self._agenda = _encode(state.agenda)
        self._backs, self._faces = [], []
        for place, (name, held) in enumerate(sorted(state.piles.items())):
            known = self._piles.get(name)
            if known is None or known.pile is not held:
                known = self._piles[name] = _Written(held, self._back(name, held))
            self._backs.append(known.back)
            if held.readers > 0:
                self._faces.append((place, held.readers, name))
        self._state = state

    def _seen(self, seat: Seat) -> bytes:
        """All piles, some of them with their faces."""
        bit = reader_bit(seat)
        piles = self._backs.copy()
        for place, readers, name in self._faces:
            if readers & bit:
                piles[place] = self._face(name)
        return b",".join(piles)

    def _table(self, table: Table) -> bytes:
        facts = self._rules.hooks["facts"](self._rules, table)
        written = msgspec.json.encode(table, enc_hook=self._write_board, order="deterministic")
        return b'"table":%b,"facts":%b' % (written, _encode(facts))

    def _write_board(self, board: object) -> Raw:
        if self._board[0] is not board:
            self._board = (board, _write_board(board))
        return self._board[1]

    def _face(self, name: PileId) -> bytes:
        known = self._piles[name]
        if not known.face:
            known.face = _faces(name, known.pile)
        return known.face

    def _back(self, name: PileId, held: Pile) -> bytes:
        if held.readers == EVERYBODY:
            return _faces(name, held)
        unseen = view(self._rules.cards, State(None, {name: held}, (), ()), TABLE)  # type: ignore[type-var]
        return _faces(name, unseen.piles[name])

    def truth(self, state: State[Any]) -> Raw:
        """Every card, once a game is over and its table opens them."""
        piles = b",".join([_faces(name, held) for name, held in sorted(state.piles.items())])
        return Raw(
            b'{%b,"piles":{%b},"notes":[],"agenda":%b,"seat":%d}'
            % (self._table(state.table), piles, _encode(state.agenda), TABLE)
        )

    @staticmethod
    def plain(events: Iterable[Event]) -> Raw:
        """Events that were projected already."""
        return Raw(_encode(list(events)))

    def events(self, events: tuple[Event, ...], seat: Seat) -> Raw:
        """What a seat sees of some events; they are written once for all seats."""
        bit = reader_bit(seat)
        told = [face if readers & bit else back for readers, face, back in self._spoken(events)]
        return Raw(b"[%b]" % b",".join(told))

    def _spoken(self, events: tuple[Event, ...]) -> list[tuple[int, bytes, bytes]]:
        known = self._told.get(id(events))
        if known is None:
            if len(self._told) == _TOLD:
                self._told.clear()
            known = self._told[id(events)] = (events, [self._said(event) for event in events])
        return known[1]

    def _said(self, event: Event) -> tuple[int, bytes, bytes]:
        face = _encode(event)
        unseen = project(self._rules.cards, event, TABLE)
        return event.readers, face, face if unseen is event else _encode(unseen)


def secret_readers(events: Iterable[Event]) -> int:
    """The seats that see more of some events than others do."""
    seats = 0
    for event in events:
        if event.readers != EVERYBODY:
            seats |= event.readers
    return seats


class Offer(NamedTuple):
    """What may be done in a state, written once: all of it, and each action by its own text."""

    state: State[Any]
    text: Raw
    actions: dict[bytes, Action]

    @classmethod
    def of(cls, rules: Ruleset[Any], state: State[Any]) -> Offer:
        """Ask the rules."""
        actions = {_encode(action): action for action in rules.legal(state)}
        return cls(state, Raw(b"[%b]" % b",".join(actions)), actions)


def _notes(state: State[Any], seat: Seat) -> bytes:
    return _encode([note for note in state.notes if note.reader in (seat, TABLE)])


def _faces(name: PileId, held: Pile) -> bytes:
    return b'"%b":%b' % (name.encode(), _encode(tuple(_collapsed(held.cards))))


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
