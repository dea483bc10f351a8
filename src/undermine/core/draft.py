"""The scratch copy of one step. Rule code edits a draft and nothing else.

Every way a card can go is one of six verbs: `take` and `give` between a pile and the open
table, `move` face down, `swap` two piles, `show` and `hide`. They keep the notes, so rule
code never has to update notes itself.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Generic

from undermine.core import notes as memory
from undermine.core.state import (
    DARK,
    EVERYBODY,
    TABLE,
    CardId,
    Event,
    Item,
    Pile,
    PileId,
    Seat,
    State,
    TableT,
    is_unknown,
    seats_of,
    unknown,
)

_PLENTY = 1_000


class UnknownCardError(LookupError):
    """The engine needs to know a card of which only the back is given."""

    def __init__(self, pile: PileId) -> None:
        super().__init__(f"a card in {pile} is unknown, and what happens depends on it")
        self.pile = pile


class Draft(Generic[TableT]):
    """A state in the making."""

    __slots__ = ("_back_of", "agenda", "events", "notes", "piles", "table")

    def __init__(self, state: State[TableT], back_of: Callable[[CardId], str]) -> None:
        self.table: TableT = state.table
        self.piles: dict[PileId, Pile] = dict(state.piles)
        self.notes: memory.Notes = state.notes
        self.agenda: list[Item] = list(state.agenda)
        self.events: list[Event] = []
        self._back_of = back_of

    def seal(self) -> State[TableT]:
        """The finished state."""
        return State(self.table, self.piles, self.notes, tuple(self.agenda))

    # -- cards -----------------------------------------------------------------

    def size(self, pile: PileId) -> int:
        """How many cards a pile holds; plenty, where that is unknown."""
        held = self.piles[pile]
        return _PLENTY if held.is_dark else len(held.cards)

    def cards(self, pile: PileId) -> tuple[str, ...]:
        """The cards of a pile."""
        return self.piles[pile].cards

    def only(self, pile: PileId) -> CardId:
        """The one card of a pile, which must be known."""
        (card,) = self.piles[pile].cards
        if is_unknown(card):
            raise UnknownCardError(pile)
        return card

    def take(self, pile: PileId, card: CardId) -> None:
        """Out of a pile into the open: everybody sees which card it is."""
        self._remove(pile, card)
        if memory.concerns(self.notes, pile):
            self.notes = memory.shown(self.notes, pile, card)
            self._note_if_empty(pile)

    def give(self, pile: PileId, card: CardId) -> None:
        """From the open into a pile: everybody remembers it, unless they still see it."""
        held = self._insert(pile, card)
        if held.readers != EVERYBODY:
            self._remember(TABLE, card, pile)

    def move(self, source: PileId, target: PileId, card: CardId) -> None:
        """From pile to pile, face down: only those who read either of them see the card."""
        before = self._remove(source, card).readers
        after = self._insert(target, card).readers
        recalled: tuple[str, ...] = (card,)
        if memory.concerns(self.notes, source):
            if memory.common(self.notes, source)[card]:
                recalled = ()
            self.notes = memory.shown(self.notes, source, card, after)
            same = self._same_back(card)
            self.notes = memory.slipped(self.notes, source, target, same, after)
            self._note_if_empty(source)
        if before and after != EVERYBODY:
            self._recall(_only(before, after), recalled, target)

    def swap(self, one: PileId, other: PileId) -> None:
        """Two piles change places in the open; each keeps its own readers."""
        first, second = self.piles[one], self.piles[other]
        self.piles[one] = Pile(second.cards, first.readers, first.counted)
        self.piles[other] = Pile(first.cards, second.readers, second.counted)
        self.notes = memory.exchanged(self.notes, one, other)
        for here, there, gained, lost in ((first, second, one, other), (second, first, other, one)):
            readers = _only(here.readers, there.readers)
            self._sight(readers, gained)
            self._recall(readers, self._uncommon(lost), lost)

    def show(self, pile: PileId, readers: int) -> None:
        """More readers: `reader_bit(seat)` or `EVERYBODY`; cards that all see must be known."""
        held = self.piles[pile]
        if readers == EVERYBODY and any(map(is_unknown, held.cards)):
            raise UnknownCardError(pile)
        new = readers & ~held.readers
        self.piles[pile] = Pile(held.cards, held.readers | readers, held.counted)
        if memory.concerns(self.notes, pile):
            self._sight(EVERYBODY if readers == EVERYBODY else new, pile)

    def hide(self, pile: PileId, readers: int) -> None:
        """Fewer readers; notes keep the cards that they saw."""
        held = self.piles[pile]
        assert held.readers != EVERYBODY or readers == EVERYBODY, "an open pile is hidden from all"
        self.piles[pile] = Pile(held.cards, held.readers & ~readers, held.counted)
        self._recall(held.readers & readers, self._uncommon(pile), pile)

    def tell(self, reader: Seat, cards: Iterable[CardId], pile: PileId) -> None:
        """A rule lets `reader` (or `TABLE`) know that these cards are in a pile."""
        for card in cards:
            self._remember(reader, card, pile)

    def shuffle(self, pile: PileId, cards: Iterable[CardId], *, readers: int = 0) -> None:
        """Set a pile out anew; nobody knows anything about it any more."""
        counted = self.piles[pile].counted if pile in self.piles else True
        self.piles[pile] = Pile(tuple(sorted(cards)), readers, counted)
        if memory.concerns(self.notes, pile):
            self.notes = memory.kept(self.notes, lambda place: place != pile)

    # -- agenda and events -----------------------------------------------------

    def push(self, *items: Item) -> None:
        """Decide these next, in the order written, before the items that wait already."""
        self.agenda.extend(reversed(items))

    def clear(self) -> None:
        """Nothing that waits is decided any more: the round or the game is over at once."""
        self.agenda.clear()

    def emit(self, event: Event) -> None:
        """Add an event."""
        self.events.append(event)

    # -- notes -----------------------------------------------------------------

    def _remember(self, reader: Seat, card: CardId, place: PileId) -> None:
        if not is_unknown(card):
            self.notes = memory.remembered(self.notes, reader, card, place)

    def _recall(self, readers: int, cards: tuple[str, ...], place: PileId) -> None:
        """These readers saw these cards, and now they lie face down in that place."""
        for reader in [TABLE] if readers == EVERYBODY else seats_of(readers):
            for card in cards:
                self._remember(reader, card, place)

    def _uncommon(self, pile: PileId) -> tuple[str, ...]:
        """The cards of a pile that need a note of one's own: not those the table knows of."""
        rest = Counter(self.piles[pile].cards) - memory.common(self.notes, pile)
        return tuple(sorted(rest.elements()))

    def _sight(self, readers: int, pile: PileId) -> None:
        cards = self.piles[pile].cards
        if any(map(is_unknown, cards)):
            return  # a view learns what is there by a fact, and strikes its notes then
        everybody = {note.reader for note in self.notes}
        for reader in everybody if readers == EVERYBODY else seats_of(readers):
            self.notes = memory.sighted(self.notes, reader, pile, cards)

    def _note_if_empty(self, pile: PileId) -> None:
        held = self.piles[pile]
        if not held.cards and held.counted:
            self.notes = memory.emptied(self.notes, pile)

    def _same_back(self, card: CardId) -> Callable[[CardId], bool]:
        back = self._back_of(card)
        return lambda other: self._back_of(other) == back

    # -- bags ------------------------------------------------------------------

    def _remove(self, pile: PileId, card: CardId) -> Pile:
        held = self.piles[pile]
        cards = held.cards
        index = bisect_left(cards, card)
        if index == len(cards) or cards[index] != card:
            if held.is_dark:
                return held
            index = cards.index(unknown(self._back_of(card)))
        held = Pile(cards[:index] + cards[index + 1 :], held.readers, held.counted)
        self.piles[pile] = held
        return held

    def _insert(self, pile: PileId, card: CardId) -> Pile:
        held = self.piles[pile]
        if not held.counted and (held.is_dark or card in DARK):
            held = self.piles[pile] = Pile(DARK, held.readers, held.counted)
            return held
        cards = held.cards
        index = bisect_left(cards, card)
        held = Pile((*cards[:index], card, *cards[index:]), held.readers, held.counted)
        self.piles[pile] = held
        return held


def _only(one: int, other: int) -> int:
    """Those who read one pile but not the other."""
    if other == EVERYBODY:
        return 0
    return EVERYBODY if one == EVERYBODY else one & ~other
