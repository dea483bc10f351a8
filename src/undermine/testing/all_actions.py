"""All conceivable actions, legal or not, derived from the grammar of actions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement, islice, product, starmap
from typing import Any

from undermine.core.board import Board
from undermine.core.cards import Card
from undermine.core.face import E, S
from undermine.core.grammar import Word, words_of
from undermine.core.grid import Cell, Edge, Spot
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, State
from undermine.core.tile import Lay, Tile

_MARGIN = 2
_SLOTS = 4
_STRANGERS = 3
"""The number of cards that do not allow an action and are tried for it."""


def universe(rules: Ruleset[Any], state: State[Any]) -> Iterator[Action]:
    """All actions with all values that could mean something here, and some that cannot."""
    for kind in rules.actions():
        yield from _of_kind(rules, state, kind)


def answers(rules: Ruleset[Any], state: State[Any]) -> Iterator[Action]:
    """All actions of kinds that may answer the item, and one action of each other kind."""
    taken = rules.handlers[type(state.agenda[-1])].answers or rules.plays
    for kind in rules.actions():
        found = _of_kind(rules, state, kind)
        yield from found if kind in taken or kind in rules.calls else islice(found, 1)


def _of_kind(rules: Ruleset[Any], state: State[Any], kind: type[Action]) -> Iterator[Action]:
    words = words_of(kind).values()
    return starmap(kind, product(*(_domain(rules, state, kind, word) for word in words)))


def _domain(
    rules: Ruleset[Any], state: State[Any], kind: type[Action], word: Word
) -> Sequence[Any]:
    domains: dict[str, Callable[[], Sequence[Any]]] = {
        "seat": lambda: range(-1, state.table.seats + 1),
        "slot": lambda: range(-1, max(state.table.seats, _SLOTS) + 1),
        "number": lambda: range(4),
        "card": lambda: _cards(rules, kind),
        "cards": lambda: _bags(rules, word),
        "thing": lambda: _things(rules),
        "pile": lambda: sorted(state.piles),
        "cell": lambda: _cells(state),
        "spot": lambda: _spots(state),
        "edge": lambda: [Edge(cell, side) for cell in _cells(state) for side in (E, S)],
        "lay": lambda: _lays(rules),
    }
    return domains[word.kind]()


def _cards(rules: Ruleset[Any], kind: type[Action]) -> list[str]:
    """Every card; for an action that is printed on cards, those and a few others."""
    allowed = [card.id for card in rules.cards if _is_printed_on(rules, card, kind)]
    others = [card.id for card in rules.cards if card.id not in allowed]
    return [*allowed, *others[:_STRANGERS]] if allowed else others


def _is_printed_on(rules: Ruleset[Any], card: Card, kind: type[Action]) -> bool:
    return any(rules.kinds[play] is kind for play in card.plays)


def _bags(rules: Ruleset[Any], word: Word) -> list[tuple[str, ...]]:
    """No card, every card, and pairs of those that go together."""
    backs = rules.zones[word.zone].backs if word.zone else None
    cards = sorted(card.id for card in rules.cards if backs is None or card.back in backs)
    pairs = combinations_with_replacement(cards[:6], 2)
    return [(), *((card,) for card in cards), *pairs]


def _things(rules: Ruleset[Any]) -> list[str]:
    words = {word for card in rules.cards for group in card.words.values() for word in group}
    return sorted({"nothing", *words})


def _lays(rules: Ruleset[Any]) -> list[Lay]:
    faces = [card.id for card in rules.cards if card.face is not None]
    return sorted({rules.cards.normal(Lay(card, turn)) for card in faces for turn in (0, 90, 180)})


def _spots(state: State[Any]) -> list[Spot]:
    """Every space of every card, one more on each, and every cell around."""
    tiles = _tiles(state)
    return [
        Spot(cell, space)
        for cell in _cells(state)
        for space in range(1 + len(tiles[cell].face.spaces) if cell in tiles else 1)
    ]


def _tiles(state: State[Any]) -> dict[Cell, Tile]:
    boards = [
        getattr(state.table, name)
        for name, word in words_of(type(state.table)).items()
        if word.kind == "board"
    ]
    return {
        cell: tile
        for board in boards
        if isinstance(board, Board)
        for cell, tile in board.tiles.items()
    }


def _cells(state: State[Any]) -> list[Cell]:
    """Every cell of the board and around it."""
    tiles = _tiles(state)
    columns = [x for x, _ in tiles] or [0]
    rows = [y for _, y in tiles] or [0]
    return [
        (x, y)
        for x in range(min(columns) - _MARGIN, max(columns) + _MARGIN + 1)
        for y in range(min(rows) - _MARGIN, max(rows) + _MARGIN + 1)
    ]
