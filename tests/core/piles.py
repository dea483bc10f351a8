"""Piles and notes in a few words, for tests of cards that move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from undermine.core.draft import Draft
from undermine.core.state import (
    EVERYBODY,
    TABLE,
    Note,
    Pile,
    Seat,
    State,
    Table,
    reader_bit,
    zone_of,
)

BACKS = {"a": "mine", "b": "mine", "c": "mine", "d": "mine", "x": "gold", "y": "gold"}
READ_BY_THEIR_SEAT = ("hand", "role", "coins")
UNCOUNTED = ("coins",)


def back_of(card: str) -> str:
    return BACKS.get(card) or card[1:]


def desk(text: str, notes: str = "", seats: int = 3) -> Draft[Table]:
    """`hand1=a&b stock=c offer=x@= role1=y@1&3`: piles, and who reads them if not as usual."""
    words = [word.split("=", 1) for word in text.split()]
    piles = {name: _pile(name, value) for name, value in words}
    state = State(Table(seats), piles, tuple(sorted(map(_note, notes.split()))), ())
    return Draft(state, back_of)


def _pile(name: str, value: str) -> Pile:
    cards, at, readers = value.partition("@")
    owner = int(name[len(zone_of(name)) :] or 0) - 1
    usual = reader_bit(owner) if zone_of(name) in READ_BY_THEIR_SEAT else 0
    bag = tuple(sorted(card for card in cards.split("&") if card != "-"))
    return Pile(bag, _readers(readers) if at else usual, zone_of(name) not in UNCOUNTED)


def _readers(text: str) -> int:
    if text == "=":
        return EVERYBODY
    return sum(reader_bit(int(seat) - 1) for seat in text.split("&"))


def _note(word: str) -> Note:
    """`1:discard&hand2:a&b`, the reader as people count, `=` for the table."""
    reader, places, cards = word.split(":")
    seat = TABLE if reader == "=" else int(reader) - 1
    return Note(seat, tuple(places.split("&")), tuple(cards.split("&")))


def bag(draft: Draft[Table], pile: str) -> str:
    """The cards of a pile: `a&b`, or `-`."""
    return "&".join(draft.cards(pile)) or "-"


def known(draft: Draft[Table], reader: Seat) -> list[str]:
    """The notes of one reader: `discard&hand2:a`."""
    return [
        f"{'&'.join(note.places)}:{'&'.join(note.cards)}"
        for note in draft.notes
        if note.reader == reader
    ]


def known_to_all(draft: Draft[Table]) -> list[str]:
    return known(draft, TABLE)


def can_be_true(notes: Iterable[Note], piles: Mapping[str, Iterable[str]]) -> bool:
    """Every noted copy is a different card that really lies in one of its places."""
    wanted = [(card, note.places) for note in notes for card in note.cards]
    lying = [(card, name) for name, cards in piles.items() for card in cards]
    homes: dict[int, int] = {}

    def house(claim: int, tried: set[int]) -> bool:
        card, places = wanted[claim]
        for number, (real, place) in enumerate(lying):
            if real == card and place in places and number not in tried:
                tried.add(number)
                if number not in homes or house(homes[number], tried):
                    homes[number] = claim
                    return True
        return False

    return all(house(claim, set()) for claim in range(len(wanted)))
