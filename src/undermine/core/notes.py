"""The memory of seats: pure functions on tuples of notes.

A note says that some cards are among some places. It only ever uses cards that its reader saw, so
it leaks nothing; where two notes overlap a little is forgotten, and nothing is ever invented.
Notes of one reader about the same places are one note, and notes are kept in order.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable

from undermine.core.state import EVERYBODY, TABLE, CardId, Note, PileId, Seat, reader_bit

Notes = tuple[Note, ...]


def remembered(notes: Notes, reader: Seat, card: CardId, place: PileId) -> Notes:
    """`reader` saw this card go to that place."""
    places = (place,)
    for index, note in enumerate(notes):
        if note.reader == reader and note.places == places:
            known = note.cards
            at = bisect_left(known, card)
            more = Note(reader, places, (*known[:at], card, *known[at:]))
            return (*notes[:index], more, *notes[index + 1 :])
    return tuple(sorted((*notes, Note(reader, places, (card,)))))


def concerns(notes: Notes, place: PileId) -> bool:
    """Any note names that place."""
    for note in notes:  # noqa: SIM110 (this runs with every card that moves)
        if place in note.places:
            return True
    return False


def common(notes: Notes, place: PileId) -> Counter[CardId]:
    """The cards of which the whole table knows that they may be in that place."""
    known: Counter[CardId] = Counter()
    for note in notes:
        if note.reader == TABLE and place in note.places:
            known.update(note.cards)
    return known


def shown(notes: Notes, place: PileId, card: CardId, seers: int = EVERYBODY) -> Notes:
    """A card left a place and the `seers` saw which: each strikes one copy."""
    for reader in {note.reader for note in notes if place in note.places and card in note.cards}:
        if _sees(seers, reader):
            notes = _struck(notes, reader, place, card)
    return notes


def slipped(
    notes: Notes, source: PileId, target: PileId, may_be: Callable[[CardId], bool], seers: int
) -> Notes:
    """A card left a place and all but the `seers` did not see which: it may be one of these."""
    result: list[Note] = []
    for note in notes:
        if source not in note.places or _sees(seers, note.reader):
            result.append(note)
            continue
        moved = tuple(card for card in note.cards if may_be(card))
        stayed = tuple(card for card in note.cards if not may_be(card))
        result.append(Note(note.reader, tuple(sorted({*note.places, target})), moved))
        result.append(Note(note.reader, note.places, stayed))
    return _merged(result)


def sighted(notes: Notes, reader: Seat, place: PileId, cards: Iterable[CardId]) -> Notes:
    """`reader` now looks at a place: its cards need no note, the rest is elsewhere."""
    about = [note for note in notes if note.reader == reader and place in note.places]
    if all(len(note.places) == 1 for note in about):
        return tuple(note for note in notes if note not in about) if about else notes
    for card in cards:
        notes = _struck(notes, reader, place, card)
    return _left(notes, place, {reader})


def emptied(notes: Notes, place: PileId) -> Notes:
    """Everybody sees that a place is empty: nothing can be there."""
    return _left(notes, place, {note.reader for note in notes})


def exchanged(notes: Notes, one: PileId, other: PileId) -> Notes:
    """Two piles changed places, for all to see."""
    swap = {one: other, other: one}
    return _merged(
        Note(note.reader, tuple(sorted(swap.get(p, p) for p in note.places)), note.cards)
        for note in notes
    )


def kept(notes: Notes, is_kept: Callable[[PileId], bool]) -> Notes:
    """Cards were shuffled together: only notes on other places stay."""
    return tuple(note for note in notes if all(is_kept(place) for place in note.places))


def _sees(seers: int, reader: Seat) -> bool:
    return seers == EVERYBODY or (reader != TABLE and bool(seers & reader_bit(reader)))


def _struck(notes: Notes, reader: Seat, place: PileId, card: CardId) -> Notes:
    """Strike one copy from the narrowest note, or from all where none is narrowest."""
    holding = [
        note
        for note in notes
        if note.reader == reader and place in note.places and card in note.cards
    ]
    if not holding:
        return notes
    narrowest = min(holding, key=lambda note: len(note.places))
    if all(set(narrowest.places) <= set(note.places) for note in holding):
        holding = [narrowest]
    rest = [note for note in notes if note not in holding]
    return _merged([*rest, *(_without(note, card) for note in holding)])


def _without(note: Note, card: CardId) -> Note:
    cards = list(note.cards)
    cards.remove(card)
    return Note(note.reader, note.places, tuple(cards))


def _left(notes: Notes, place: PileId, readers: set[Seat]) -> Notes:
    """Take a place out of the notes of some readers."""
    if not concerns(notes, place):
        return notes
    return _merged(
        Note(note.reader, tuple(p for p in note.places if p != place), note.cards)
        if note.reader in readers
        else note
        for note in notes
    )


def _merged(notes: Iterable[Note]) -> Notes:
    bags: dict[tuple[Seat, tuple[PileId, ...]], list[CardId]] = {}
    for note in notes:
        bags.setdefault((note.reader, note.places), []).extend(note.cards)
    return tuple(
        sorted(
            Note(reader, places, tuple(sorted(cards)))
            for (reader, places), cards in bags.items()
            if cards and places
        )
    )
