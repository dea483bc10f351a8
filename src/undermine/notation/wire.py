"""The same values as JSON, for programs: actions, events, states and views.

Text is for people and files; JSON is for browsers and bots. Both carry all values. A value that
was encoded for a seat holds no more than its view.
"""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache, reduce
from operator import or_
from typing import Any

import msgspec

from undermine.core.board import Board, Mark
from undermine.core.grammar import cell_word, lay_word, place_word, written
from undermine.core.grid import Area, Spot
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, Event, Note, Pile, State, View
from undermine.core.tile import COVERED
from undermine.notation.actions import parse_action
from undermine.notation.errors import NotationError
from undermine.notation.reading import read_cell, read_lay, read_place


def encode(value: State[Any] | Action | Event) -> bytes:
    """A state, view, action or event as JSON."""
    return msgspec.json.encode(value, enc_hook=_encode_board, order="deterministic")


def decode_action(rules: Ruleset[Any], data: bytes, legal: Container[Action] = ()) -> Action:
    """Read an action of this game; an action that has no text is refused in JSON, too.

    An action known to be legal need not be tried as text.
    """
    action: Action = _decoded(rules, data, _action_decoder(rules))
    if action in legal:
        return action
    try:
        return parse_action(rules, written(action))
    except (KeyError, IndexError):
        raise NotationError(data[:60].decode(errors="replace"), "no such seat or card") from None


def decode_state(rules: Ruleset[Any], data: bytes) -> State[Any]:
    """Read a state or a view of this game."""
    wire = _decoded(rules, data, _decoder(rules, _wire_type(rules)))
    if wire.seat is None:
        return State(wire.table, wire.piles, wire.notes, wire.agenda)
    return View(wire.table, wire.piles, wire.notes, wire.agenda, wire.seat)


def _decoded(rules: Ruleset[Any], data: bytes, decoder: msgspec.json.Decoder[Any]) -> Any:  # noqa: ANN401 (what it reads)
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, LookupError, TypeError, AttributeError, RecursionError) as error:
        shown = data[:60].decode(errors="replace")
        raise NotationError(shown, f"this is not the JSON of {rules.name}: {error}") from error


def _decoder(rules: Ruleset[Any], kind: Any) -> msgspec.json.Decoder[Any]:  # noqa: ANN401 (a type)
    def hook(wanted: type[Any], value: Any) -> Any:  # noqa: ANN401 (by type)
        assert wanted is Board
        return _decode_board(rules, value)

    return msgspec.json.Decoder(kind, dec_hook=hook)


@lru_cache(maxsize=64)
def _action_decoder(rules: Ruleset[Any]) -> msgspec.json.Decoder[Any]:
    """Reads any action of a game."""
    return _decoder(rules, reduce(or_, rules.actions()))


def _wire_type(rules: Ruleset[Any]) -> type[msgspec.Struct]:
    items = reduce(or_, rules.handlers)
    return msgspec.defstruct(
        "Wire",
        [
            ("table", rules.table),
            ("piles", dict[str, Pile]),
            ("notes", tuple[Note, ...]),
            ("agenda", tuple[items, ...]),  # type: ignore[valid-type]
            ("seat", int | None, None),
        ],
    )


def _encode_board(board: Any) -> Any:  # noqa: ANN401 (msgspec asks about anything it does not know)
    if not isinstance(board, Board):
        raise NotImplementedError
    return {
        "tiles": {cell_word(c): lay_word(t.lay) for c, t in sorted(board.tiles.items()) if t.open},
        "covered": [cell_word(c) for c, t in sorted(board.tiles.items()) if not t.open],
        "roots": board.roots,
        **({"marks": {place_word(p): m for p, m in board.marks.items()}} if board.marks else {}),
        **({"area": board.area} if board.area else {}),
    }


def _decode_board(rules: Ruleset[Any], wire: Any) -> Board:  # noqa: ANN401 (as it was sent)
    tiles = {read_cell(at): rules.cards.tile(read_lay(rules, t)) for at, t in wire["tiles"].items()}
    tiles.update(dict.fromkeys(map(read_cell, wire["covered"]), COVERED))
    roots = wire["roots"]
    spots = None if roots is None else tuple(Spot(tuple(cell), space) for cell, space in roots)
    marks = {read_place(at): Mark(*mark) for at, mark in wire.get("marks", {}).items()}
    return Board(tiles, spots, marks, Area(*wire["area"]) if "area" in wire else None)
