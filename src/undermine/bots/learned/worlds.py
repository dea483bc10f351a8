"""Worlds that a seat holds possible, with roles dealt as likely as its net believes them.

A world is a full state that looks the same to the seat. Its roles are exchanged among the places
that the seat cannot see: each exchange is kept by how much likelier the net finds it than the deal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from undermine.core.resample import resample
from undermine.core.ruleset import Ruleset
from undermine.core.state import CardId, Pile, PileId, Seat, State, View, is_unknown, pile

PATIENCE: Final = 200
"""The most exchanges of cards for one world."""
_TRADES: Final = 12
"""Exchanges of roles that are tried for each place."""
_LEAST: Final = 1e-3
"""No role is held less likely than that."""
_ROLE: Final = "role"

Odds = Mapping[CardId, float]


class _Place(NamedTuple):
    """A place of an unknown role card."""

    pile: PileId
    ratios: Mapping[CardId, float]
    """How much likelier each card is there than at the deal; what is not named is as likely."""


class Worlds:
    """The worlds of one decision."""

    def __init__(
        self, rules: Ruleset[Any, Any], view: View[Any], odds: Mapping[Seat, Odds], dice: Random
    ) -> None:
        self._rules = rules
        self._view = view
        self._odds = odds
        self._dice = dice
        self._open = set(_open_places(view))

    def draw(self) -> State[Any]:
        """A world; the same dice draw the same one."""
        dealt = resample(self._rules, self._view, self._dice.randrange, PATIENCE)
        believed = self._with_roles(dealt)
        conflicts = self._rules.hooks.conflicts
        if conflicts(self._rules, believed) > conflicts(self._rules, dealt):
            return dealt
        return believed

    def roll(self) -> int:
        """A seed for all that chance does in a world."""
        return self._dice.getrandbits(63)

    def _with_roles(self, state: State[Any]) -> State[Any]:
        """The same state, with roles as the odds have them."""
        cards = {name: list(held.cards) for name, held in state.piles.items() if name in self._open}
        for back in sorted({self._back(card) for held in cards.values() for card in held}):
            self._trade(cards, back)
        piles = {
            name: Pile(tuple(sorted(cards[name])), held.readers, held.counted)
            if name in cards
            else held
            for name, held in state.piles.items()
        }
        return State(state.table, piles, state.notes, state.agenda)

    def _back(self, card: CardId) -> str:
        return self._rules.cards.back_of(card)

    def _trade(self, cards: dict[PileId, list[CardId]], back: str) -> None:
        """Exchange the cards with one back, again and again."""
        slots = [
            (name, index)
            for name, held in cards.items()
            for index, card in enumerate(held)
            if self._back(card) == back
        ]
        ratios = self._ratios(cards, slots)
        if len(slots) < 2:  # noqa: PLR2004 (an exchange takes two)
            return
        for _ in range(_TRADES * len(slots)):
            (one, i), (other, j) = self._dice.sample(slots, 2)
            first, second = cards[one][i], cards[other][j]
            gain = ratios[one](second) * ratios[other](first)
            kept = ratios[one](first) * ratios[other](second)
            if first != second and self._dice.random() * kept < gain:
                cards[one][i], cards[other][j] = second, first

    def _ratios(
        self, cards: Mapping[PileId, Sequence[CardId]], slots: Sequence[tuple[PileId, int]]
    ) -> dict[PileId, Any]:
        """For each place, how much likelier a card is there than at the deal."""
        dealt = Counter(cards[name][index] for name, index in slots)
        seats = {pile(_ROLE, seat): odds for seat, odds in self._odds.items()}
        share = {card: count / len(slots) for card, count in dealt.items()}

        def ratio_at(name: PileId) -> Any:  # noqa: ANN401 (a function)
            odds = seats.get(name)
            if odds is None:
                return lambda _card: 1.0
            made = {card: max(_LEAST, odds.get(card, 0.0)) / share[card] for card in share}
            return made.__getitem__

        return {name: ratio_at(name) for name in {name for name, _ in slots}}


def _open_places(view: View[Any]) -> Iterator[PileId]:
    """Places of roles, and of roles out of play, of which the seat knows nothing but backs."""
    backs = {
        card
        for seat in range(view.table.seats)
        for card in view.piles[pile(_ROLE, seat)].cards
        if is_unknown(card)
    }
    noted = {place for note in view.notes for place in note.places}
    for name, held in view.piles.items():
        if held.cards and name not in noted and all(card in backs for card in held.cards):
            yield name
