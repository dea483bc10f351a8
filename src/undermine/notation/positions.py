"""Positions: one moment of a game on one line.

    saboteur seats=3 turn=2 board=0,0:start;1,0:EW goals=?;?;stone-nw@2 hand2=map&NS

The first word is the ruleset, the others are `key=value` in any order. A key that is left out
has the value it has when the cards of the first round are dealt and no card is played yet. A
position with neither `turn` nor `agenda` is a table before the deal.

These default values are those of a state that `notation.baseline` deals once for a ruleset and a
number of seats, and then keeps: reading or writing a further position runs no step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from undermine.core.board import Board
from undermine.core.grammar import (
    NOTHING,
    actor_word,
    cards_word,
    cell_word,
    item_word,
    lay_word,
    mark_word,
    place_word,
    seats_word,
    spot_word,
    value_word,
    words_of,
)
from undermine.core.ruleset import Ruleset
from undermine.core.state import EVERYBODY, Item, Note, Pile, State, Table, View, pile, seats_of
from undermine.notation.baseline import baseline
from undermine.notation.position_reader import parse_position

__all__ = ["parse_position", "write_position"]


def write_position(rules: Ruleset[Any], state: State[Any]) -> str:
    """A state or a view on one line; default values are left out.

    >>> from undermine import position
    >>> write_position(*position("saboteur turn=1 hand1=NS&EW seats=3"))
    'saboteur seats=3 turn=1 hand1=EW&NS'
    """
    seats = state.table.seats
    dealt = state.agenda != baseline(rules, seats, dealt=False).agenda
    base = baseline(rules, seats, dealt=dealt)
    words = [_rules_word(rules), f"seats={seats}"]
    if isinstance(state, View):
        words.append(f"view={actor_word(state.seat)}")
    if dealt:
        words.append(_agenda_word(state.agenda))
    words += _table_words(state.table, base.table)
    words += _pile_words(rules, state, base)
    if state.notes:
        words.append("notes=" + ";".join(map(_note_word, state.notes)))
    return " ".join(words)


def _rules_word(rules: Ruleset[Any]) -> str:
    """The game with its options; its version only where it is an earlier one."""
    return rules.id.replace(f"@{rules.version}", "", 1) if rules.is_current else rules.id


def _agenda_word(agenda: tuple[Item, ...]) -> str:
    items = [item_word(item) for item in reversed(agenda)]
    if len(items) == 1 and items[0].startswith("turn:"):
        return items[0].replace(":", "=")
    return "agenda=" + (";".join(items) or NOTHING)


def _table_words(table: Table, base: Table) -> Iterator[str]:
    for name, word in words_of(type(table)).items():
        value, usual = getattr(table, name), getattr(base, name)
        if name == "seats" or value == usual:
            continue
        if word.kind == "board":
            yield from _board_words(name, value, usual)
        elif word.kind in BY_SEAT:
            yield from _by_seat(name, value, usual, word.kind)
        else:
            yield f"{name}={value_word(word, value)}"


def _by_seat(name: str, value: Any, usual: Any, kind: str) -> Iterator[str]:  # noqa: ANN401
    for seat, (now, before) in enumerate(zip(value, usual, strict=True)):
        if now != before:
            yield f"{name}{seat + 1}={BY_SEAT[kind](now)}"


def _board_words(name: str, board: Board, usual: Board) -> Iterator[str]:
    if board.tiles != usual.tiles:
        tiles = [(cell, tile) for cell, tile in sorted(board.tiles.items()) if tile.open]
        yield f"{name}=" + ";".join(f"{cell_word(at)}:{lay_word(tile.lay)}" for at, tile in tiles)
    if board.marks != usual.marks:
        places = sorted(board.marks, key=place_word)
        marks = [mark_word(place, board.marks[place]) for place in places]
        yield "marks=" + (";".join(marks) or NOTHING)


def _pile_words(rules: Ruleset[Any], state: State[Any], base: State[Any]) -> Iterator[str]:
    for zone, shape in rules.zones.items():
        names = [pile(zone, slot) for slot in shape.pile_slots(state.table.seats)]
        changed = [name for name in names if state.piles[name] != base.piles[name]]
        if changed and shape.slots > 0:
            words = [_pile_word(state.piles[name], base.piles[name]) for name in names]
            yield f"{zone}s=" + ";".join(words)
        else:
            for name in changed:
                yield f"{name}={_pile_word(state.piles[name], base.piles[name])}"


def _pile_word(held: Pile, usual: Pile) -> str:
    readers = "" if held.readers == usual.readers else "@" + _readers_word(held.readers)
    return cards_word(held.cards) + readers


def _readers_word(readers: int) -> str:
    return "=" if readers == EVERYBODY else seats_word(seats_of(readers))


def _note_word(note: Note) -> str:
    return f"{actor_word(note.reader)}:{'&'.join(note.places)}:{cards_word(note.cards)}"


BY_SEAT: dict[str, Callable[[Any], str]] = {
    "cards-by-seat": cards_word,
    "numbers-by-seat": str,
    "spots-by-seat": spot_word,
}
"""The notation of fields with one value for each seat."""
