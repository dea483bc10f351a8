"""A second, simple account of cards that move: it tracks every single card and every glance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tests.core.piles import back_of
from undermine.core.draft import Draft
from undermine.core.notes import Notes
from undermine.core.state import (
    EVERYBODY,
    SPECTATOR,
    TABLE,
    Pile,
    Seat,
    State,
    Table,
    reader_bit,
)

READERS = {
    "hand1": 1,
    "hand2": 2,
    "hand3": 4,
    "hand4": 8,
    "coins1": 1,
    "stock": 0,
    "discard": 0,
    "offer": 0,
}
"""The piles of the model and who reads them at first; `coins1` is not counted."""


class Deed(NamedTuple):
    """One verb of a draft; cards are numbers, so that copies can be told apart."""

    verb: str
    one: str = ""
    other: str = ""
    card: int = -1
    readers: int = 0


class Story(NamedTuple):
    """A deal and what was done with it: the kind of every card, where it lay, the deeds."""

    seats: int
    kinds: tuple[str, ...]
    places: tuple[str, ...]
    deeds: tuple[Deed, ...]


class Moment(NamedTuple):
    """What really is where after a deed, and what is noted."""

    bags: dict[str, list[str]]
    notes: Notes


class Shelf:
    """Where every card is, and who may see it."""

    def __init__(self, story: Story) -> None:
        names = [name for name in READERS if not name.startswith("hand")]
        names += [f"hand{seat + 1}" for seat in range(story.seats)]
        self.seats = story.seats
        self.kinds = story.kinds
        self.readers = {name: READERS[name] for name in sorted(names)}
        self.piles: dict[str, list[int]] = {name: [] for name in self.readers}
        self.open: list[int] = []
        self.sight: dict[Seat, set[int]] = {}
        """The cards that each viewer saw during the latest deed."""
        for card, place in enumerate(story.places):
            self.piles[place].append(card)
        self.seen = {seat: self.seen_by(seat) for seat in viewers(story)}
        """The cards that each viewer has seen so far."""

    @property
    def bags(self) -> dict[str, list[str]]:
        """The kinds of cards in every pile."""
        return {name: [self.kinds[card] for card in cards] for name, cards in self.piles.items()}

    def draft(self) -> Draft[Table]:
        """The same deal as the engine has it."""
        piles = {
            name: Pile(tuple(sorted(cards)), self.readers[name], name != "coins1")
            for name, cards in self.bags.items()
        }
        return Draft(State(Table(self.seats), piles, (), ()), back_of)

    def seen_by(self, seat: Seat) -> set[int]:
        """The cards whose faces a seat has before its eyes."""
        read = [
            card
            for name, cards in self.piles.items()
            if self.readers[name] == EVERYBODY or self.readers[name] & reader_bit(seat)
            for card in cards
        ]
        return {*self.open, *read}

    def do(self, deed: Deed) -> None:
        """Move the cards, and see who saw which."""
        before = {seat: self.seen_by(seat) for seat in self.seen}
        self.shift(deed)
        for seat in self.seen:
            whispered = deed.verb == "tell" and deed.readers in (seat, TABLE)
            heard = {deed.card} if whispered else set()
            self.sight[seat] = before[seat] | self.seen_by(seat) | heard
            self.seen[seat] |= self.sight[seat]

    def shift(self, deed: Deed) -> None:
        """Move the cards."""
        verb, one, other, card, readers = deed
        if verb in ("take", "move"):
            self.piles[one].remove(card)
        if verb == "give":
            self.open.remove(card)
            self.piles[one].append(card)
        elif verb == "take":
            self.open.append(card)
        elif verb == "move":
            self.piles[other].append(card)
        elif verb == "swap":
            self.piles[one], self.piles[other] = self.piles[other], self.piles[one]
        elif verb == "show":
            self.readers[one] |= readers
        elif verb == "hide":
            self.readers[one] &= ~readers
        elif verb == "shuffle":
            self.piles[other] += self.piles[one]
            self.piles[one] = []


def do(draft: Draft[Table], deed: Deed, shelf: Shelf) -> None:
    """The same deed, done by the engine; `shelf` is as it was before."""
    kind = shelf.kinds[deed.card]
    if deed.verb in ("take", "give"):
        getattr(draft, deed.verb)(deed.one, kind)
    elif deed.verb == "move":
        draft.move(deed.one, deed.other, kind)
    elif deed.verb == "swap":
        draft.swap(deed.one, deed.other)
    elif deed.verb in ("show", "hide"):
        getattr(draft, deed.verb)(deed.one, deed.readers)
    elif deed.verb == "tell":
        draft.tell(deed.readers, [kind], deed.one)
    else:
        both = [*shelf.bags[deed.one], *shelf.bags[deed.other]]
        draft.shuffle(deed.other, both, readers=shelf.readers[deed.other])
        draft.shuffle(deed.one, (), readers=shelf.readers[deed.one])


def told(story: Story) -> list[Moment]:
    """Do a story in both accounts, which must agree; the truth and the notes after each deed."""
    shelf = Shelf(story)
    draft = shelf.draft()
    moments = []
    for deed in story.deeds:
        do(draft, deed, shelf)
        shelf.shift(deed)
        bags = shelf.bags
        for name, held in draft.piles.items():
            assert (tuple(sorted(bags[name])), shelf.readers[name]) == (held.cards, held.readers)
        moments.append(Moment(bags, draft.notes))
    return moments


def glances(story: Story) -> dict[Seat, list[set[int]]]:
    """The cards that each viewer saw while each deed was done."""
    shelf = Shelf(story)
    seen: dict[Seat, list[set[int]]] = {seat: [] for seat in viewers(story)}
    for deed in story.deeds:
        shelf.do(deed)
        for seat, cards in shelf.sight.items():
            seen[seat].append(cards)
    return seen


def viewers(story: Story) -> Sequence[Seat]:
    return [*range(story.seats), SPECTATOR]
