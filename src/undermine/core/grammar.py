"""How things are written. One grammar for actions, positions and records.

A field is written by the `Word` that its type carries, so a new action needs no writer. To
write needs no ruleset, so `repr(action)` is its notation; to read needs one, and is the
business of `undermine.notation`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from undermine.core.face import LETTER


class Word(NamedTuple):
    """How a field is written in notation; the annotation of a type carries it."""

    kind: str
    hidden: bool = False
    """Only its actor, and the readers of a pile named beside it, see the value."""
    zone: str = ""
    """Where its cards come from, so that an unknown one has a back."""


PLAIN: Final = Word("number")
"""A field without a word is a plain number."""
_ACTORS: Final = {-1: "*", -2: "=", -3: "-", -4: "."}
NOTHING: Final = "-"
_WORDS: dict[type[Any], dict[str, Word]] = {}


def words_of(struct: type[Any]) -> dict[str, Word]:
    """How each field of a struct or named tuple is written."""
    if struct not in _WORDS:
        hints = get_type_hints(struct, include_extras=True)
        names = struct.__struct_fields__ if issubclass(struct, Struct) else struct._fields
        _WORDS[struct] = {name: _word(hints[name]) for name in names}
    return _WORDS[struct]


def _word(hint: Any) -> Word:  # noqa: ANN401 (any type)
    notes = getattr(hint, "__metadata__", ())
    return next((note for note in notes if isinstance(note, Word)), PLAIN)


def written(action: Struct) -> str:
    """An action as text: its verb, then its fields, without defaults at the end."""
    verb, said = _sentence(type(action))
    words = [write(getattr(action, name)) for name, write, _ in said]
    for name, _, default in reversed(said):
        if default is NODEFAULT or getattr(action, name) != default:
            break
        words.pop()
    return " ".join([verb, *words])


@cache
def _sentence(struct: type[Struct]) -> tuple[str, list[tuple[str, Callable[[Any], str], object]]]:
    """The verb of an action, and each field with its notation and its default."""
    words = words_of(struct)
    said = [
        (field.name, _WRITERS[words[field.name].kind], field.default) for field in fields(struct)
    ]
    return _tag(struct), said


def item_word(item: Struct) -> str:
    """An agenda item as one word: `turn:2`."""
    values = [value_word(word, getattr(item, n)) for n, word in words_of(type(item)).items()]
    return ":".join([_tag(type(item)), *values])


def _tag(struct: type[Struct]) -> str:
    return str(struct.__struct_config__.tag)


def value_word(word: Word, value: Any) -> str:  # noqa: ANN401 (any field)
    """One value as one word."""
    return _WRITERS[word.kind](value)


def actor_word(seat: int) -> str:
    """Seats count from one; `*` is chance, `=` the whole table, `-` nobody."""
    return _ACTORS[seat] if seat < 0 else str(seat + 1)


def cell_word(cell: tuple[int, int]) -> str:
    """`3,-1`."""
    return f"{cell[0]},{cell[1]}"


def spot_word(spot: tuple[tuple[int, int], int] | None) -> str:
    """`3,-1`, `3,-1/2` for the second space of the card there, `-` for nowhere."""
    if spot is None:
        return NOTHING
    cell, space = spot
    return cell_word(cell) + (f"/{space + 1}" if space else "")


def edge_word(edge: Any) -> str:  # noqa: ANN401 (an `Edge`)
    """`3,-1/E`: the border of a cell on its east or south side."""
    return f"{cell_word(edge.cell)}/{LETTER[edge.side]}"


def place_word(place: Any) -> str:  # noqa: ANN401 (a `Spot` or an `Edge`)
    """Where a token lies: on a space or on an edge."""
    return spot_word(place) if isinstance(place, tuple) else edge_word(place)


def mark_word(place: Any, mark: tuple[str, int, int]) -> str:  # noqa: ANN401 (see above)
    """`3,-1/E:web:2:2`: place, kind, owner, remaining uses; the last two where they matter."""
    kind, owner, left = mark
    words = [place_word(place), kind]
    if owner >= 0 or left != 1:
        words.append(actor_word(owner))
    return ":".join([*words, *([str(left)] if left != 1 else [])])


def lay_word(lay: tuple[str, int]) -> str:
    """`NES`, `NES~` upside down, `NES~90` turned by a quarter."""
    card, turn = lay
    return card + {0: "", 180: "~"}.get(turn, f"~{turn}")


def card_word(card: str) -> str:
    """The id; an unknown card is `?`, with its back where that is printed as a mark."""
    return "?" if card[0] == "?" and card[1:].islower() else card


def cards_word(cards: tuple[str, ...]) -> str:
    """`EW&map`, `?6` for six unknown cards, `-` for none."""
    known = [card for card in cards if card[0] != "?"]
    if len(known) == len(cards):
        return "&".join(known) or NOTHING
    dark = Counter(card_word(card) for card in cards if card[0] == "?")
    counted = [back + (str(count) if count > 1 else "") for back, count in sorted(dark.items())]
    return "&".join([*counted, *known])


def seats_word(seats: tuple[int, ...]) -> str:
    """`2&1&4`, or `-`."""
    return "&".join(map(actor_word, seats)) or NOTHING


def things_word(things: tuple[str, ...]) -> str:
    """`lamp&pick`, or `-`."""
    return "&".join(things) or NOTHING


def records_word(records: tuple[Any, ...]) -> str:
    """Named tuples: `2:3:1;4:0:1`."""
    return ";".join(_record_word(record) for record in records) or NOTHING


def _record_word(record: Any) -> str:  # noqa: ANN401 (any named tuple)
    words = words_of(type(record))
    return ":".join(value_word(words[name], getattr(record, name)) for name in record._fields)


_WRITERS: Final[dict[str, Callable[[Any], str]]] = {
    "number": str,
    "seat": actor_word,
    "slot": lambda slot: str(slot + 1),
    "card": card_word,
    "cards": cards_word,
    "thing": str,
    "things": things_word,
    "pile": str,
    "cell": cell_word,
    "spot": spot_word,
    "edge": edge_word,
    "lay": lay_word,
    "seats": seats_word,
    "records": records_word,
}
