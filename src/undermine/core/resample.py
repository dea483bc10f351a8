"""Another state that looks the same: unknown cards are dealt again.

`resample` sees nothing but a view, so its deal cannot depend on the truth. It keeps the cards
that the seat sees and remembers, deals the rest at random within the backs that every pile
shows, and then exchanges cards until none contradicts the open table (the hook `conflicts`).
It stops after a number of exchanges with the fewest conflicts found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from undermine.core.inventory import all_cards, box
from undermine.core.ruleset import Roll, Ruleset
from undermine.core.state import (
    CardId,
    Pile,
    PileId,
    State,
    TableT,
    View,
    is_unknown,
    zone_of,
)

_PATIENCE = 3_000
"""The most exchanges. After them the best deal is taken: it fits the view all the same."""
_STUBBORNNESS = 300
"""After so many exchanges without gain a worse one is kept, to leave a local minimum."""
_T = TypeVar("_T")


class TooManyCardsError(ValueError):
    """A position shows more cards than the box holds."""


class _Slot(NamedTuple):
    """A place for one unknown card."""

    pile: PileId
    back: str


def resample(
    rules: Ruleset[TableT], view: View[TableT], roll: Roll, patience: int = _PATIENCE
) -> State[TableT]:
    """A full state that looks the same to the seat of a view, dealt by a die.

    `patience` is the most exchanges: whoever needs many states cannot wait for the best of each.
    """
    hidden = _Hidden(rules, view, roll)
    hidden.place_notes()
    hidden.fill()
    hidden.ease(patience)
    return hidden.state()


def completed(rules: Ruleset[TableT], state: State[TableT], roll: Roll) -> State[TableT]:
    """A state in which every unknown card is some card that it may be."""
    hidden = _Hidden(rules, state, roll)
    hidden.place_notes()
    hidden.fill()
    hidden.ease(_PATIENCE)
    return hidden.state()


def filled(rules: Ruleset[TableT], view: View[TableT]) -> State[TableT]:
    """A full state with the cards of a view, the same each time; what is open may contradict it.

    It is quicker than `resample`, and looks the same to the seat.
    """
    hidden = _InOrder(rules, view, lambda _sides: 0)
    hidden.place_notes()
    hidden.fill()
    return hidden.state()


class _Hidden:
    """The unknown part of a state while it is dealt."""

    def __init__(self, rules: Ruleset[Any], state: State[Any], roll: Roll) -> None:
        self._rules = rules
        self._state = state
        self._roll = roll
        self._pool = _pool(rules, state)
        self._free = list(_slots(state))
        self._endless = _endless(rules, state)
        self._fixed: list[tuple[CardId, _Slot]] = []
        self._dealt: list[tuple[CardId, _Slot]] = []

    # -- the cards of notes ----------------------------------------------------

    def place_notes(self) -> None:
        """Cards of notes go to one of their places."""
        wanted = list(self._noted())
        homes: dict[int, _Slot] = {}
        for index in range(len(wanted)):
            if not self._house(index, wanted, homes, set()):
                message = "the notes of this position cannot all be true"
                raise TooManyCardsError(message)
        for index, slot in homes.items():
            card = wanted[index][0]
            self._pool[card] -= 1
            self._fixed.append((card, slot))
            if self._pool[card] < 0:
                raise TooManyCardsError(_too_many_of(card))

    def _noted(self) -> Iterator[tuple[CardId, tuple[PileId, ...]]]:
        """Cards of notes that do not lie in sight of their reader."""
        seen = {name: Counter(_known(pile)) for name, pile in self._state.piles.items()}
        for note in sorted(self._state.notes, key=lambda note: len(note.places)):
            for card in note.cards:
                sight = [place for place in note.places if seen[place][card]]
                if sight:
                    seen[sight[0]][card] -= 1
                else:
                    yield card, note.places

    def _house(
        self,
        index: int,
        wanted: list[tuple[CardId, tuple[PileId, ...]]],
        homes: dict[int, _Slot],
        tried: set[_Slot],
    ) -> bool:
        """Find a slot for a noted card, if need be by moving another one on."""
        card, places = wanted[index]
        back = self._rules.cards.back_of(card)
        for slot in self._shuffled([_Slot(place, back) for place in places]):
            if slot in tried:
                continue
            tried.add(slot)
            if self._claim(slot) or self._evict(slot, wanted, homes, tried):
                homes[index] = slot
                return True
        return False

    def _claim(self, slot: _Slot) -> bool:
        if slot in self._free:
            self._free.remove(slot)
            return True
        return slot in self._endless

    def _evict(
        self,
        slot: _Slot,
        wanted: list[tuple[CardId, tuple[PileId, ...]]],
        homes: dict[int, _Slot],
        tried: set[_Slot],
    ) -> bool:
        tenants = [index for index, home in homes.items() if home == slot]
        return any(self._house(tenant, wanted, homes, tried) for tenant in tenants)

    # -- the rest --------------------------------------------------------------

    def fill(self) -> None:
        """Deal the rest of the box."""
        left: dict[str, list[CardId]] = {}
        for card in sorted(self._pool.elements()):
            left.setdefault(self._rules.cards.back_of(card), []).append(card)
        for back, cards in left.items():
            self._deal(back, self._shuffled(cards))
        short = [slot for slot in self._free if slot.back not in left]
        if short:
            raise TooManyCardsError(_too_many(short[0].back))

    def _deal(self, back: str, cards: list[CardId]) -> None:
        slots = [slot for slot in self._free if slot.back == back]
        if len(slots) > len(cards):
            raise TooManyCardsError(_too_many(back))
        cards = self._sorted_in(cards, slots)
        self._dealt += zip(cards, slots, strict=False)
        endless = [slot for slot in self._endless if slot.back == back]
        for card in cards[len(slots) :] if endless else ():
            self._dealt.append((card, self._pick(endless)))

    def _sorted_in(self, cards: list[CardId], slots: list[_Slot]) -> list[CardId]:
        """Shuffled cards in such an order that each slot gets one that belongs there."""
        belongs = self._rules.hooks.pile_accepts
        if belongs is None:
            return cards
        left = list(cards)
        slots.sort(key=lambda slot: sum(belongs(self._rules, slot.pile, card) for card in cards))
        order: list[CardId] = []
        for slot in slots:
            card = next(c for c in left if belongs(self._rules, slot.pile, c))
            left.remove(card)
            order.append(card)
        return order + left

    def _gather(self) -> None:
        """Put the cards of uncounted piles where nobody looks, so that they can be handed out."""
        stocks = [slot for slot in self._endless if not self._state.piles[slot.pile].readers]
        for index, (card, slot) in enumerate(self._dealt):
            homes = [stock for stock in stocks if stock.back == slot.back]
            if slot in self._endless and homes:
                self._dealt[index] = card, self._pick(homes)

    def ease(self, patience: int) -> None:
        """Exchange cards until there is no conflict, or keep the best of many exchanges."""
        if self._conflicts():
            self._gather()
        conflicts, vain = self._conflicts(), 0
        best = conflicts, list(self._dealt)
        for _ in range(patience):
            if conflicts == 0 or not self._dealt:
                return
            before = list(self._dealt)
            self._trade()
            now = self._conflicts()
            best = min(best, (now, list(self._dealt)), key=lambda found: found[0])
            vain += 1
            if now > conflicts and vain < _STUBBORNNESS:
                self._dealt = before
            elif now != conflicts:
                conflicts, vain = now, 0
        self._dealt = best[1]

    def _trade(self) -> None:
        """Two cards with the same back change places, or one moves to an uncounted pile."""
        back = self._pick(sorted({slot.back for _, slot in self._dealt}))
        one = self._pick([i for i, (_, slot) in enumerate(self._dealt) if slot.back == back])
        card, slot = self._dealt[one]
        endless = [uncounted for uncounted in self._endless if uncounted.back == slot.back]
        if slot in endless and self._roll(2):
            self._dealt[one] = card, self._pick(endless)
            return
        others = [
            index
            for index, (other, target) in enumerate(self._dealt)
            if target.back == slot.back and target.pile != slot.pile and other != card
        ]
        if others:
            two = self._pick(others)
            other, target = self._dealt[two]
            self._dealt[one], self._dealt[two] = (other, slot), (card, target)

    def _pick(self, things: Sequence[_T]) -> _T:
        return things[self._roll(len(things))]

    def _conflicts(self) -> int:
        return self._rules.hooks.conflicts(self._rules, self.state())

    def state(self) -> State[Any]:
        """The cards dealt so far, as a state."""
        cards = {name: list(_known(pile)) for name, pile in self._state.piles.items()}
        for card, slot in (*self._fixed, *self._dealt):
            cards[slot.pile].append(card)
        piles = {
            name: Pile(tuple(sorted(cards[name])), pile.readers, pile.counted)
            for name, pile in self._state.piles.items()
        }
        return State(self._state.table, piles, self._state.notes, self._state.agenda)

    def _shuffled(self, things: list[_T]) -> list[_T]:
        mixed = list(things)
        for last in range(len(mixed) - 1, 0, -1):
            other = self._roll(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed


class _InOrder(_Hidden):
    """The unknown part, dealt in the order of the cards."""

    def _shuffled(self, things: list[_T]) -> list[_T]:
        return list(things)


def _known(pile: Pile) -> list[CardId]:
    return [card for card in pile.cards if not is_unknown(card)]


def _slots(state: State[Any]) -> Iterator[_Slot]:
    for name, pile in state.piles.items():
        for card in () if pile.is_dark else pile.cards:
            if is_unknown(card):
                yield _Slot(name, card[1:])


def _endless(rules: Ruleset[Any], state: State[Any]) -> list[_Slot]:
    """Piles of which not even the size is known."""
    return [
        _Slot(name, back)
        for name, pile in state.piles.items()
        if pile.is_dark
        for back in rules.zones[zone_of(name)].backs
    ]


@lru_cache(maxsize=16)
def _box(rules: Ruleset[Any, Any], seats: int) -> Counter[CardId]:
    return box(rules, seats)


def _pool(rules: Ruleset[Any], state: State[Any]) -> Counter[CardId]:
    """The cards of the box that are not in sight."""
    there = all_cards(state)
    pool = _box(rules, state.table.seats).copy()
    pool.subtract({card: count for card, count in there.items() if not is_unknown(card)})
    for card, count in pool.items():
        if count < 0:
            raise TooManyCardsError(_too_many_of(card))
    return pool


def _too_many_of(card: CardId) -> str:
    return f"this position shows more cards {card!r} than there are in the box"


def _too_many(back: str) -> str:
    return f"there are not enough cards with the back {back!r} in the box for this position"
