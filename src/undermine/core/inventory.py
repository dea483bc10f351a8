"""Counting cards: those in the box, and where they are now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from undermine.core.board import Board
from undermine.core.grammar import words_of
from undermine.core.ruleset import Ruleset
from undermine.core.state import State, Table


def open_cards(table: Table) -> Counter[str]:
    """The cards that lie open: on the board, and before seats."""
    cards: Counter[str] = Counter()
    for name, word in words_of(type(table)).items():
        cards.update(_lying(word.kind, getattr(table, name)))
    return cards


def _lying(kind: str, value: Any) -> Iterable[str]:  # noqa: ANN401 (any field of a table)
    if kind == "board":
        assert isinstance(value, Board)
        return [tile.card for tile in value.tiles.values() if tile.open]
    if kind == "cards-by-seat":
        return [card for cards in value for card in cards]
    return ()


def all_cards(state: State[Any]) -> Counter[str]:
    """Every card of a state, wherever it is; unknown ones are counted by their backs."""
    cards = open_cards(state.table)
    for pile in state.piles.values():
        cards.update(pile.cards)
    return cards


def box(rules: Ruleset[Any], seats: int) -> Counter[str]:
    """Every card that so many seats play with."""
    return all_cards(rules.setup(rules, seats))
