"""Views as JSON bytes, put together from parts that are encoded once.

The open table is the same for all seats and is encoded once per state. A pile is encoded once for
its readers and once for all others, and only when it has changed. A law in the tests checks that
the bytes follow from the seat's view alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw

from undermine.core.board import Board
from undermine.core.grammar import cell_word, lay_word, place_word
from undermine.core.grid import Cell
from undermine.core.ruleset import Ruleset
from undermine.core.state import (
    EVERYBODY,
    TABLE,
    Action,
    Event,
    Note,
    Seat,
    State,
    Table,
    reader_bit,
)
from undermine.core.view import project
from undermine.server.protocol.messages import NULL
from undermine.server.views.piles import PileWriter, readable_pile

_encode: Final = msgspec.json.Encoder(order="deterministic").encode


class Projector:
    """Encodes views of one game; keeps the bytes of parts that did not change."""

    __slots__ = (
        "_agenda",
        "_board",
        "_encode_table",
        "_encoded_notes",
        "_facts",
        "_notes_by_reader",
        "_piles",
        "_rules",
        "_shared",
        "_state",
    )

    def __init__(self, rules: Ruleset[Any]) -> None:
        self._rules = rules
        self._encode_table = msgspec.json.Encoder(
            enc_hook=self._write_board, order="deterministic"
        ).encode
        self.let_go()

    def let_go(self) -> None:
        """Drop all bytes that are kept."""
        self._state: State[Any] | None = None
        self._shared: tuple[object, bytes] = (None, b"")
        """The table, and its bytes together with those of its facts."""
        self._facts: tuple[object, bytes] = (None, b"")
        self._board: tuple[object, Raw] = (None, NULL)
        self._agenda = b""
        self._encoded_notes: dict[int, tuple[Note, bytes]] = {}
        """All notes with their bytes, by identity."""
        self._notes_by_reader: dict[Seat, list[bytes]] = {}
        """The bytes of the notes, by reader: `TABLE` for notes of everybody, else a seat."""
        self._piles = PileWriter(self._rules)

    def view(self, state: State[Any] | None, seat: Seat) -> Raw:
        """The view of a seat as JSON; null where there is no game yet."""
        if state is None:
            return NULL
        if state is not self._state:
            self._update(state)
        return Raw(
            b'{%b,"piles":{%b},"notes":[%b],"agenda":%b,"seat":%d}'
            % (
                self._shared[1],
                self._piles.for_seat(seat),
                self._notes_for(seat),
                self._agenda,
                seat,
            )
        )

    def _update(self, state: State[Any]) -> None:
        """Encode the parts that are the same for all seats."""
        self._state = None
        if state.table is not self._shared[0]:
            self._shared = (state.table, self._table_and_facts(state.table))
        self._agenda = self._agenda_and_routes(state)
        self._update_notes(state.notes)
        self._piles.update(state.piles)
        self._state = state

    def _update_notes(self, notes: Sequence[Note]) -> None:
        """Encode the notes that are new."""
        before, self._encoded_notes, self._notes_by_reader = self._encoded_notes, {}, {}
        for note in notes:
            noted = before.get(id(note)) or (note, _encode(note))
            self._encoded_notes[id(note)] = noted
            self._notes_by_reader.setdefault(note.reader, []).append(noted[1])

    def _notes_for(self, seat: Seat) -> bytes:
        """The notes of everybody, then those of a seat, separated by commas."""
        common, own = self._notes_by_reader.get(TABLE), self._notes_by_reader.get(seat)
        return b",".join(common + own if common and own else common or own or ())

    def _table_and_facts(self, table: Table) -> bytes:
        facts = self._rules.hooks.facts(self._rules, table)
        if facts is not self._facts[0]:
            self._facts = (facts, _encode(facts))
        return b'"table":%b,"facts":%b' % (self._encode_table(table), self._facts[1])

    def _agenda_and_routes(self, state: State[Any]) -> bytes:
        """The agenda, and the routes of a figure that may walk now."""
        agenda = _encode(state.agenda)
        if not state.agenda:
            return agenda
        routes = self._rules.hooks.routes(self._rules, state.table, state.agenda[-1])
        return b'%b,"routes":%b' % (agenda, _encode(routes)) if routes else agenda

    def _write_board(self, board: object) -> Raw:
        if self._board[0] is not board:
            self._board = (board, _write_board(board))
        return self._board[1]

    def truth(self, state: State[Any]) -> Raw:
        """A view with every card, for a table that opens its cards after the game."""
        piles = b",".join([readable_pile(name, held) for name, held in sorted(state.piles.items())])
        return Raw(
            b'{%b,"piles":{%b},"notes":[],"agenda":%b,"seat":%d}'
            % (self._table_and_facts(state.table), piles, self._agenda_and_routes(state), TABLE)
        )

    @staticmethod
    def encode_events(events: Iterable[Event]) -> Raw:
        """Events that are projected already, as JSON."""
        return Raw(_encode(list(events)))

    def events(self, events: Iterable[Event], seat: Seat) -> Raw:
        """Events as a seat sees them, as JSON."""
        return join_events([self.encode_event(event) for event in events], reader_bit(seat))

    def encode_event(self, event: Event) -> EncodedEvent:
        """Encode an event for its readers and for all other seats."""
        face = _encode(event)
        if event.readers == EVERYBODY:
            return EVERYBODY, face, face
        return event.readers, face, _encode(project(self._rules.cards, event, TABLE))


EncodedEvent = tuple[int, bytes, bytes]
"""The reader bits of an event, its bytes for the readers, and its bytes for all others."""


def join_events(encoded: Iterable[EncodedEvent], bit: int) -> Raw:
    """Events as the seat with this reader bit sees them, as JSON."""
    return Raw(
        b"[%b]" % b",".join([face if readers & bit else back for readers, face, back in encoded])
    )


class LegalActions(NamedTuple):
    """The legal actions of a state, and their JSON."""

    state: State[Any]
    actions: tuple[Action, ...]
    text: Raw

    @classmethod
    def of(cls, rules: Ruleset[Any], state: State[Any]) -> LegalActions:
        """Compute the legal actions of a state."""
        legal = rules.legal(state)
        return cls(state, legal, actions_json(legal))


def actions_json(actions: Iterable[Action]) -> Raw:
    """Actions as JSON."""
    return Raw(_encode(tuple(actions)))


def action_json(action: Action) -> Raw:
    """One action as JSON."""
    return Raw(_encode(action))


def arguments_json(args: object) -> Raw:
    """The arguments of a refusal's sentence, as JSON."""
    return Raw(_encode(args))


def _write_board(board: Any) -> Raw:  # noqa: ANN401 (msgspec calls it for any unknown type)
    """A board as JSON from cached cells, in the order in which `_encode` would sort them."""
    if not isinstance(board, Board):
        raise NotImplementedError
    tiles = [_tile_entry(at, tile.card, tile.turn) for at, tile in board.tiles.items() if tile.open]
    covered = sorted([at for at, tile in board.tiles.items() if not tile.open])
    lit = [_light_entry(at, spaces) for at, spaces in board.live.items()]
    marks = {place_word(place): mark for place, mark in board.marks.items()}
    return Raw(
        b'{"covered":%b,"lit":{%b}%b,"tiles":{%b}}'
        % (
            _encode([*map(cell_word, covered)]),
            b",".join(sorted(lit)),
            b',"marks":%b' % _encode(marks) if marks else b"",
            b",".join(sorted(tiles)),
        )
    )


@lru_cache(maxsize=16_384)
def _tile_entry(at: Cell, card: str, turn: int) -> bytes:
    return b"%b:%b" % (_encode(cell_word(at)), _encode(lay_word((card, turn))))


@lru_cache(maxsize=16_384)
def _light_entry(at: Cell, spaces: int) -> bytes:
    return b"%b:%d" % (_encode(cell_word(at)), spaces)
