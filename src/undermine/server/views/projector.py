"""A view as the bytes a browser gets: what the engine's view holds, written once and spliced.

The open table is the same for everybody and is written once per state; a pile is written once
for those who read it and once for those who do not, and only when it changed. A law in the
tests says that the bytes follow from the seat's view alone.
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
from undermine.server.views.piles import WrittenPiles, faces

_encode: Final = msgspec.json.Encoder(order="deterministic").encode


class Projector:
    """Writes views of one game; remembers what did not change since the last time."""

    __slots__ = (
        "_agenda",
        "_board",
        "_encode_table",
        "_facts",
        "_noted",
        "_notes",
        "_open",
        "_piles",
        "_rules",
        "_state",
    )

    def __init__(self, rules: Ruleset[Any]) -> None:
        self._rules = rules
        self._state: State[Any] | None = None
        self._open: tuple[object, bytes] = (None, b"")
        """The table, and how it is written with what follows from it."""
        self._facts: tuple[object, bytes] = (None, b"")
        self._board: tuple[object, Raw] = (None, NULL)
        self._encode_table = msgspec.json.Encoder(
            enc_hook=self._write_board, order="deterministic"
        ).encode
        self._agenda = b""
        self._noted: dict[int, tuple[Note, bytes]] = {}
        """All notes as they are written, by identity."""
        self._notes: dict[Seat, list[bytes]] = {}
        """What everybody and what each seat remembers, by reader."""
        self._piles = WrittenPiles(rules)

    def view(self, state: State[Any] | None, seat: Seat) -> Raw:
        """What a seat sees, as JSON; null where there is no game yet."""
        if state is None:
            return NULL
        if state is not self._state:
            self._turn_to(state)
        return Raw(
            b'{%b,"piles":{%b},"notes":[%b],"agenda":%b,"seat":%d}'
            % (self._open[1], self._piles.seen_by(seat), self._remembered(seat), self._agenda, seat)
        )

    def _turn_to(self, state: State[Any]) -> None:
        """Write what all seats share."""
        self._state = None
        if state.table is not self._open[0]:
            self._open = (state.table, self._table(state.table))
        self._agenda = self._due(state)
        self._note(state.notes)
        self._piles.turn_to(state.piles)
        self._state = state

    def _note(self, notes: Sequence[Note]) -> None:
        """Write the notes that are new."""
        before, self._noted, self._notes = self._noted, {}, {}
        for note in notes:
            noted = before.get(id(note)) or (note, _encode(note))
            self._noted[id(note)] = noted
            self._notes.setdefault(note.reader, []).append(noted[1])

    def _remembered(self, seat: Seat) -> bytes:
        """What everybody and what a seat knows of cards that moved on, in the order of notes."""
        common, own = self._notes.get(TABLE), self._notes.get(seat)
        return b",".join(common + own if common and own else common or own or ())

    def _table(self, table: Table) -> bytes:
        facts = self._rules.hooks.facts(self._rules, table)
        if facts is not self._facts[0]:
            self._facts = (facts, _encode(facts))
        return b'"table":%b,"facts":%b' % (self._encode_table(table), self._facts[1])

    def _due(self, state: State[Any]) -> bytes:
        """What is to be decided, and where a figure that may go now can get."""
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
        """Every card, once a game is over and its table opens them."""
        piles = b",".join([faces(name, held) for name, held in sorted(state.piles.items())])
        return Raw(
            b'{%b,"piles":{%b},"notes":[],"agenda":%b,"seat":%d}'
            % (self._table(state.table), piles, self._due(state), TABLE)
        )

    @staticmethod
    def plain(events: Iterable[Event]) -> Raw:
        """Events that were projected already."""
        return Raw(_encode(list(events)))

    def events(self, events: Iterable[Event], seat: Seat) -> Raw:
        """What a seat sees of some events."""
        return heard([self.said(event) for event in events], reader_bit(seat))

    def said(self, event: Event) -> Said:
        """An event for all seats."""
        face = _encode(event)
        if event.readers == EVERYBODY:
            return EVERYBODY, face, face
        return event.readers, face, _encode(project(self._rules.cards, event, TABLE))


Said = tuple[int, bytes, bytes]
"""The readers of an event, how it is written for them, and for others."""


def heard(told: Iterable[Said], bit: int) -> Raw:
    """What the seat with this bit among readers sees of some events."""
    return Raw(
        b"[%b]" % b",".join([face if readers & bit else back for readers, face, back in told])
    )


class LegalActions(NamedTuple):
    """What may be done in a state, and how that is written."""

    state: State[Any]
    actions: tuple[Action, ...]
    text: Raw

    @classmethod
    def of(cls, rules: Ruleset[Any], state: State[Any]) -> LegalActions:
        """Ask the rules."""
        legal = rules.legal(state)
        return cls(state, legal, actions(legal))


def actions(offered: Iterable[Action]) -> Raw:
    """Actions as JSON."""
    return Raw(_encode(tuple(offered)))


def action_json(action: Action) -> Raw:
    """One action as JSON."""
    return Raw(_encode(action))


def arguments(args: object) -> Raw:
    """What fills the sentence of a refusal, as JSON."""
    return Raw(_encode(args))


def _write_board(board: Any) -> Raw:  # noqa: ANN401 (msgspec asks about anything it does not know)
    """Every cell is a text that was written before; `_encode` would sort them the same way."""
    if not isinstance(board, Board):
        raise NotImplementedError
    tiles = [_laid(at, tile.card, tile.turn) for at, tile in board.tiles.items() if tile.open]
    covered = sorted([at for at, tile in board.tiles.items() if not tile.open])
    lit = [_lit(at, spaces) for at, spaces in board.live.items()]
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
def _laid(at: Cell, card: str, turn: int) -> bytes:
    return b"%b:%b" % (_encode(cell_word(at)), _encode(lay_word((card, turn))))


@lru_cache(maxsize=16_384)
def _lit(at: Cell, spaces: int) -> bytes:
    return b"%b:%d" % (_encode(cell_word(at)), spaces)
