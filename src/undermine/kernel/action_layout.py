"""The fields of the action numbers of a game: what they mean, and who may see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from undermine.core.grammar import words_of
from undermine.kernel.slots import Field, fields_of

if TYPE_CHECKING:
    from undermine.kernel.codec import Codec
    from undermine.kernel.numbering import Verb

FIELD_KINDS: Final = {"lay": 1, "cell": 2, "seat": 3, "card": 4, "bag": 4}
OTHER_KIND: Final = 5
CHANCE_VERBS: Final = frozenset({"Begin", "Deal", "Pay"})
"""What only chance decides."""
NOT_AIMED: Final = 255
"""The number of a verb that names no seat."""


class ActionField(NamedTuple):
    """A field of an action number."""

    kind: int
    shift: int
    mask: int
    is_hidden: bool


class FieldTable(NamedTuple):
    """The verbs that seats decide."""

    verbs: tuple[Verb, ...]
    aimed: tuple[Verb, ...]
    """Those that name a seat."""
    fields: dict[int, tuple[ActionField, ...]]
    """By the number of a verb."""


def action_tables(codec: Codec) -> FieldTable:
    """The verbs of a game with their fields."""
    verbs = tuple(verb for verb in codec.verbs if verb.kind.__name__ not in CHANCE_VERBS)
    fields = {verb.number: action_fields(verb) for verb in verbs}
    aimed = tuple(
        verb
        for verb in verbs
        if any(field.kind == FIELD_KINDS["seat"] for field in fields[verb.number])
    )
    return FieldTable(verbs, aimed, fields)


def action_fields(verb: Verb) -> tuple[ActionField, ...]:
    """The fields of a verb; cards behind the open ones are hidden where the game hides them."""
    words = words_of(verb.kind).values()
    hides = any(word.hidden for word in words)
    still_open = sum(word.kind == "card" and not word.hidden for word in words)
    made = []
    for field in fields_of(verb):
        kind = FIELD_KINDS.get(field.kind, OTHER_KIND)
        is_hidden = hides and kind == FIELD_KINDS["card"] and still_open <= 0
        still_open -= kind == FIELD_KINDS["card"]
        made.append(_field(field, kind, is_hidden=is_hidden))
    return tuple(made)


def _field(field: Field, kind: int, *, is_hidden: bool) -> ActionField:
    return ActionField(kind, field.shift, (1 << field.bits) - 1, is_hidden)


def plain_tables(codec: Codec, table: FieldTable) -> dict[str, object]:
    """The same as plain numbers, for the compiled modules."""
    return {
        "seats": codec.seats,
        "card_of": [codec.card(lay.card) for lay in codec.lays],
        "aimed_verbs": len(table.aimed),
        "verbs": [
            (
                verb.number,
                table.aimed.index(verb) if verb in table.aimed else NOT_AIMED,
                [tuple(map(int, field)) for field in table.fields[verb.number]],
            )
            for verb in table.verbs
        ],
    }
