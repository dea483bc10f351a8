"""Events as text for programs: `placed seat=1 tile=NES at=1,0 cards=NES`."""

from __future__ import annotations

from typing import Final

from undermine.core.grammar import PLAIN, Word, cards_word, value_word, words_of
from undermine.core.state import Event

_BY_NAME: Final = {
    "at": Word("cell"),
    "goal": Word("slot"),
    "tile": Word("lay"),
    "winners": Word("seats"),
}
"""The notation of fields whose type does not determine it."""


def event_line(event: Event) -> str:
    """The kind of an event, then each field as `name=value`; seats and goals count from 1."""
    facts = [
        f"{name}={_value(name, word, getattr(event, name))}"
        for name, word in words_of(type(event)).items()
        if name not in Event.__struct_fields__
    ]
    cards = [f"cards={cards_word(event.cards)}"] if event.cards else []
    return " ".join([str(type(event).__struct_config__.tag), *facts, *cards])


def _value(name: str, word: Word, value: object) -> str:
    if word == PLAIN:
        word = _BY_NAME.get(name, word)
    if word == PLAIN and isinstance(value, tuple):
        return ",".join(map(str, value)) or "-"
    return value_word(word, value)
