"""A view as the bytes a browser gets: what the engine's view holds, written once and spliced.

The open table is the same for everybody and is written once per state; a pile is written once
for those who read it and once for those who do not, and only when it changed. A law in the
tests says that the bytes follow from the seat's view alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw

from undermine.core.board import Board
from undermine.core.cards import CardSet
from undermine.core.ruleset import Ruleset
from undermine.core.state import (
    DARK,
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
    unknown,
)
from undermine.core.view import project
from undermine.core.words import cell_word, lay_word, place_word
from undermine.server.protocol import NULL

_encode: Final = msgspec.json.Encoder(order="deterministic").encode
_TOLD: Final = 8
"""So many groups of events are remembered while everybody is told of them."""


class _Unknown(dict[str, str]):
    """The back of every card, as a card."""

    def __init__(self, cards: CardSet) -> None:
        super().__init__()
        self._cards = cards

    def __missing__(self, card: str) -> str:
        back = self[card] = unknown(self._cards.back_of(card))
        return back


class Projector:
    """Writes views of one game; remembers what did not change since the last time."""

    __slots__ = (
        "_agenda",
        "_backs",
        "_board",
        "_encode_table",
        "_faces",
        "_held",
        "_notes",
        "_open",
        "_places",
        "_read",
        "_rules",
        "_sights",
        "_state",
        "_told",
        "_unknown",
    )

    def __init__(self, rules: Ruleset[Any]) -> None:
        self._rules = rules
        self._state: State[Any] | None = None
        self._open: tuple[object, bytes] = (None, b"")
        """The table, and how it is written with what follows from it."""
        self._board: tuple[object, Raw] = (None, NULL)
        self._encode_table = msgspec.json.Encoder(
            enc_hook=self._write_board, order="deterministic"
        ).encode
        self._agenda = b""
        self._notes: dict[Seat, list[bytes]] = {}
        """What everybody and what each seat remembers, by reader."""
        self._places: dict[PileId, int] = {}
        """All piles, by name; what follows stands in the same order."""
        self._held: list[Pile | None] = []
        self._backs: list[bytes] = []
        """Every pile as a spectator sees it."""
        self._faces: list[bytes] = []
        """Every pile as its readers see it; empty until one of them looks."""
        self._read: dict[PileId, int] = {}
        """The piles that some seats read, and those readers."""
        self._sights: dict[Seat, list[tuple[int, PileId]]] = {}
        """The piles that a seat reads, with their places; empty until it looks."""
        self._unknown = _Unknown(rules.cards)
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
            % (self._open[1], self._seen(seat), self._remembered(seat), self._agenda, seat)
        )

    def _turn_to(self, state: State[Any]) -> None:
        """Write what all seats share."""
        self._state = None
        if state.table is not self._open[0]:
            self._open = (state.table, self._table(state.table))
        self._agenda = self._due(state)
        self._notes = {}
        for note in state.notes:
            self._notes.setdefault(note.reader, []).append(_encode(note))
        if state.piles.keys() != self._places.keys():
            self._set_out(sorted(state.piles))
        for name, place in self._places.items():
            held = state.piles[name]
            if held is not self._held[place]:
                self._take_up(place, name, held)
        self._state = state

    def _set_out(self, names: list[PileId]) -> None:
        """There are other piles than before."""
        self._places = {name: place for place, name in enumerate(names)}
        self._held = [None] * len(names)
        self._backs, self._faces = [b""] * len(names), [b""] * len(names)
        self._read, self._sights = {}, {}

    def _take_up(self, place: int, name: PileId, held: Pile) -> None:
        """A pile has changed."""
        self._held[place] = held
        self._backs[place] = self._back(name, held)
        self._faces[place] = b""
        readers = max(held.readers, 0)
        if self._read.get(name, 0) != readers:
            self._read[name] = readers
            self._sights = {}

    def _seen(self, seat: Seat) -> bytes:
        """All piles, some of them with their faces."""
        piles = self._backs.copy()
        for place, name in self._sights.get(seat) or self._sight(seat):
            piles[place] = self._faces[place] or self._face(place, name)
        return b",".join(piles)

    def _sight(self, seat: Seat) -> list[tuple[int, PileId]]:
        bit = reader_bit(seat)
        read = [name for name, readers in self._read.items() if readers & bit]
        sight = self._sights[seat] = [(self._places[name], name) for name in read]
        return sight

    def _remembered(self, seat: Seat) -> bytes:
        """What everybody and what a seat knows of cards that moved on, in the order of notes."""
        notes = self._notes
        return b"[%b]" % b",".join([*notes.get(TABLE, ()), *notes.get(seat, ())])

    def _face(self, place: int, name: PileId) -> bytes:
        held = self._held[place]
        assert held is not None
        self._faces[place] = _faces(name, held)
        return self._faces[place]

    def _table(self, table: Table) -> bytes:
        facts = self._rules.hooks["facts"](self._rules, table)
        return b'"table":%b,"facts":%b' % (self._encode_table(table), _encode(facts))

    def _due(self, state: State[Any]) -> bytes:
        """What is to be decided, and where a figure that may go now can get."""
        ahead = self._rules.hooks.get("ahead")
        ways = ahead(self._rules, state.table, state.agenda[-1]) if ahead and state.agenda else {}
        agenda = _encode(state.agenda)
        return b'%b,"routes":%b' % (agenda, _encode(ways)) if ways else agenda

    def _write_board(self, board: object) -> Raw:
        if self._board[0] is not board:
            self._board = (board, _write_board(board))
        return self._board[1]

    def _back(self, name: PileId, held: Pile) -> bytes:
        if held.readers == EVERYBODY:
            return _faces(name, held)
        if not held.counted:
            return _pile(name, DARK)
        backs = list(map(self._unknown.__getitem__, held.cards))
        return _pile(name, [_times(back, backs.count(back)) for back in sorted(set(backs))])

    def truth(self, state: State[Any]) -> Raw:
        """Every card, once a game is over and its table opens them."""
        piles = b",".join([_faces(name, held) for name, held in sorted(state.piles.items())])
        return Raw(
            b'{%b,"piles":{%b},"notes":[],"agenda":%b,"seat":%d}'
            % (self._table(state.table), piles, self._due(state), TABLE)
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


def _faces(name: PileId, held: Pile) -> bytes:
    return _pile(name, list(_collapsed(held.cards)))


def _pile(name: PileId, cards: Sequence[str]) -> bytes:
    return b'"%b":%b' % (name.encode(), _encode(cards))


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
        if is_unknown(card):
            yield _times(card, sum(1 for _ in copies))
        else:
            yield from copies


def _times(card: str, count: int) -> str:
    return f"{card}*{count}" if count > 1 else card


def _write_board(board: Any) -> Raw:  # noqa: ANN401 (msgspec asks about anything it does not know)
    if not isinstance(board, Board):
        raise NotImplementedError
    tiles = board.tiles.items()
    written: dict[str, object] = {
        "tiles": {_cell(at): _lay(tile.lay) for at, tile in tiles if tile.open},
        "covered": [_cell(at) for at in sorted([at for at, tile in tiles if not tile.open])],
        "lit": {_cell(at): spaces for at, spaces in board.live.items()},
    }
    if board.marks:
        written["marks"] = {place_word(place): mark for place, mark in board.marks.items()}
    return Raw(_encode(written))


_cell: Final = lru_cache(maxsize=4096)(cell_word)
_lay: Final = lru_cache(maxsize=4096)(lay_word)
