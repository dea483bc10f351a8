"""Observations and labels, from views and states of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from undermine.core.grammar import words_of
from undermine.core.grid import Area, Edge, Spot
from undermine.core.inventory import open_cards
from undermine.core.ruleset import Ruleset
from undermine.core.state import (
    EVERYBODY,
    TABLE,
    Pile,
    Seat,
    State,
    View,
    is_unknown,
    pile,
    seats_of,
)
from undermine.core.tile import Tile
from undermine.kernel.codec import DUE_LOW, DUE_NUMBER, DUE_SEAT, DUE_SEATS
from undermine.kernel.observation_layout import (
    LATELY,
    LOGGED,
    ORDERED,
    VERSION,
    Layout,
    ZoneBlock,
)
from undermine.observation.codecs import codec_of
from undermine.observation.description import describe, place, seat_from
from undermine.observation.distance import distances
from undermine.observation.history import History
from undermine.observation.table_records import RECORDS

MOST: Final = 255
OPEN: Final = 0xFFFF
LASTS: Final = 128
EAST: Final = 2
GAIN_ZERO: Final = 8


class Encoder:
    """The observations of one game at one number of seats, on a window of the board."""

    version = VERSION

    def __init__(self, rules: Ruleset[Any, Any], seats: int, area: Area | None = None) -> None:
        self.codec = codec_of(rules, seats)
        self.layout = Layout(self.codec, area)
        self.size = self.layout.size
        self.labels_size = self.layout.labels_size

    def encode(self, view: View[Any], history: History) -> bytes:
        """What the seat of a view may know."""
        if not 0 <= view.seat < self.layout.seats:
            raise ValueError(f"an observation is that of a seat, not of {view.seat}")
        known = known_cards(view)
        parts = (
            *self._board(view),
            distances(view.table.board, self.layout.goals),
            *self._table(view),
            self._due(view),
            *self._piles(view, known),
            self._perhaps(view),
            self._unseen(view, known),
            *self._history(view.seat, history),
        )
        return b"".join(bytes(min(MOST, max(0, value)) for value in part) for part in parts)

    def labels(self, state: State[Any], seat: Seat) -> bytes:
        """The true cards of all piles, as a seat counts seats; no seat may know them."""
        return b"".join(
            self._kinds(zone, Counter(state.piles[name].cards))
            for zone, name in self._pile_names(seat)
        )

    # -- board -------------------------------------------------------------------

    def _board(self, view: View[Any]) -> Iterator[Iterable[int]]:
        board, codec = view.table.board, self.codec
        tiles = board.tiles.items()
        opened = {cell: tile for cell, tile in tiles if tile.open}
        yield self._plane({cell: codec.face(tile) + 1 & MOST or MOST for cell, tile in tiles})
        yield self._plane({cell: tile.ports for cell, tile in opened.items()})
        yield self._plane(
            {cell: _live(tile, board.live.get(cell, 0)) for cell, tile in opened.items()}
        )
        yield self._plane(board.frontier)
        if codec.has_marks:
            yield from self._marks(view)

    def _plane(self, values: Any) -> list[int]:  # noqa: ANN401 (a mapping from cells)
        plane = [0] * (self.layout.rows * self.layout.columns)
        for cell, value in values.items():
            column, row = place(self.layout, cell)
            if column and row:
                plane[(row - 1) * self.layout.columns + column - 1] = value
        return plane

    def _marks(self, view: View[Any]) -> Iterator[list[int]]:
        """Spaces with a token as bits, then the cards of tokens on east and south sides."""
        spaces: Counter[Any] = Counter()
        edges: dict[bool, dict[Any, int]] = {True: {}, False: {}}
        for at, mark in view.table.board.marks.items():
            if isinstance(at, Spot):
                spaces[at.cell] |= 1 << at.space
            else:
                assert isinstance(at, Edge)
                lasting = LASTS if mark.left > 1 else 0
                edges[at.side == EAST][at.cell] = self.codec.card(mark.kind) + 1 + lasting
        yield self._plane(spaces)
        yield self._plane(edges[True])
        yield self._plane(edges[False])

    # -- the open table ----------------------------------------------------------

    def _table(self, view: View[Any]) -> Iterator[Sequence[int]]:
        for name, word in words_of(type(view.table)).items():
            if name != "seats" and word.kind != "board":
                yield self._field(name, word.kind, getattr(view.table, name), view.seat)

    def _field(self, name: str, kind: str, value: Any, viewer: Seat) -> Sequence[int]:  # noqa: ANN401, PLR0911 (any field)
        seats = self._seats(viewer)
        match kind:
            case "number":
                return [value]
            case "seat":
                return [seat_from(value, viewer, self.layout.seats)]
            case "seats":
                ordered = (self.codec.rules.name, name) in ORDERED
                return [_order(value, seat, ordered=ordered) for seat in seats]
            case "numbers-by-seat":
                return [value[seat] if value else 0 for seat in seats]
            case "cards-by-seat":
                return [value[seat].count(card) for seat in seats for card in self.layout.fronts]
            case "spots-by-seat":
                return [number for seat in seats for number in self._spot(value[seat])]
            case _:
                return RECORDS[name](self.layout, value, viewer)

    def _seats(self, viewer: Seat) -> list[Seat]:
        seats = self.layout.seats
        return [(viewer + step) % seats for step in range(seats)]

    def _spot(self, spot: Spot | None) -> tuple[int, int, int]:
        return (*place(self.layout, spot.cell), spot.space + 1) if spot else (0, 0, 0)

    def _due(self, view: View[Any]) -> list[int]:
        if not view.agenda:
            return [0] * 5
        ((kind, seat, *values),) = self.codec.item_numbers(view.agenda[-1:])
        words = self.codec.due_words.get(kind, (0, 0, 0))
        told = [self._due_word(*pair, view.seat) for pair in zip(words, values, strict=True)]
        return [kind, seat_from(seat, view.seat, self.layout.seats), *told]

    def _due_word(self, word: int, value: int, viewer: Seat) -> int:
        made = {
            DUE_NUMBER: value,
            DUE_SEAT: seat_from(value, viewer, self.layout.seats),
            DUE_SEATS: turned(value, viewer, self.layout.seats) & MOST,
            DUE_LOW: value & 15,
        }
        return made.get(word, 0)

    # -- piles -------------------------------------------------------------------

    def _pile_names(self, viewer: Seat) -> Iterator[tuple[ZoneBlock, str]]:
        slots = self.codec.rules.zones
        for zone in self.layout.zones:
            for step, slot in enumerate(slots[zone.name].pile_slots(self.layout.seats)):
                turned_slot = (viewer + step) % zone.piles if zone.is_by_seat else slot
                yield zone, pile(zone.name, turned_slot)

    def _piles(self, view: View[Any], known: dict[str, Counter[str]]) -> Iterator[Sequence[int]]:
        for zone, name in self._pile_names(view.seat):
            held = view.piles[name]
            readers = turned(held.readers, view.seat, self.layout.seats)
            size = MOST if held.is_dark else len(held.cards)
            yield [size, readers & MOST, readers >> 8]
            yield self._kinds(zone, known.get(name, Counter()))

    def _kinds(self, zone: ZoneBlock, cards: Counter[str]) -> bytes:
        return bytes(cards[self.codec.cards[kind]] for kind in zone.kinds)

    def _perhaps(self, view: View[Any]) -> list[int]:
        noted: Counter[str] = Counter()
        for note in view.notes:
            if len(note.places) > 1:
                noted.update(note.cards)
        return [noted[card] for card in self.codec.cards]

    def _unseen(self, view: View[Any], known: dict[str, Counter[str]]) -> list[int]:
        seen = open_cards(view.table)
        for cards in known.values():
            seen.update(cards)
        pairs = zip(self.codec.cards, self.layout.box, strict=True)
        return [count - seen[card] for card, count in pairs]

    # -- history -----------------------------------------------------------------

    def _history(self, viewer: Seat, history: History) -> Iterator[Sequence[int]]:
        seats, actions = self._seats(viewer), self.layout.actions
        yield [history.done[seat, verb.number] for seat in seats for verb in actions.verbs]
        yield [count[seat] for seat in seats for count in (history.nearer, history.farther)]
        for verb in actions.aimed:
            yield [history.aimed[verb.number, one, other] for one in seats for other in seats]
        for entry in history.lately:
            yield [seat_from(entry.seat, viewer, self.layout.seats)]
            yield describe(self.layout, entry.number, viewer, is_own=entry.seat == viewer)
            yield [entry.gain + GAIN_ZERO]
        yield bytes((LATELY - len(history.lately)) * LOGGED)


def known_cards(view: View[Any]) -> dict[str, Counter[str]]:
    """The cards that a seat knows to be in each pile: those that it sees or has noted there."""
    known = {name: Counter(_seen(held)) for name, held in view.piles.items()}
    for note in view.notes:
        (first, *more) = note.places
        if not more and not view.piles[first].is_read_by(view.seat):
            assert note.reader in (view.seat, TABLE)
            known[first].update(note.cards)
    return known


def _seen(held: Pile) -> Iterator[str]:
    return (card for card in held.cards if not is_unknown(card))


def _live(tile: Tile, spaces: int) -> int:
    return tile.mouths(spaces)


def _order(seats: Sequence[Seat], seat: Seat, *, ordered: bool) -> int:
    if seat not in seats:
        return 0
    return seats.index(seat) + 1 if ordered else 1


def turned(readers: int, viewer: Seat, seats: int) -> int:
    """A bit mask of seats as the viewer counts them."""
    if readers == EVERYBODY:
        return OPEN
    return sum(1 << (seat - viewer) % seats for seat in seats_of(readers))
