"""The `key=value` words of a position."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from undermine.core.spelling import nearest
from undermine.notation.errors import NotationError, shifted

_TOKEN = re.compile(r"\S+")
_T = TypeVar("_T")


class Keys:
    """Words that are taken one by one; a word that is not taken is an error."""

    def __init__(self) -> None:
        self._words: dict[str, tuple[str, int]] = {}

    def add(self, word: str, column: int) -> None:
        """Read one `key=value`."""
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise NotationError(word, "write key=value, such as seats=3", column=column)
        if key in self._words:
            raise NotationError(word, f"{key} is given twice", column=column)
        self._words[key] = value, column + len(key) + 1

    def take(self, key: str, read: Callable[[str], _T], *, default: _T) -> _T:
        """The value of a key, read; or the default where it is left out."""
        if key not in self._words:
            return default
        value, column = self._words.pop(key)
        with shifted(column - 1):
            return read(value)

    def refuse(self, key: str, why: str) -> None:
        """Complain if a key is given."""
        if key in self._words:
            value, column = self._words[key]
            raise NotationError(f"{key}={value}", why, column=column - len(key) - 1)

    def refuse_rest(self, known: list[str]) -> None:
        """Complain about the first key that nobody took."""
        for key, (value, column) in self._words.items():
            near = nearest(key, known)
            hint = f"did you mean {near}?" if near else f"known keys are {', '.join(known)}"
            start = column - len(key) - 1
            raise NotationError(f"{key}={value}", f"there is no key {key!r}; {hint}", column=start)


def split_position(text: str) -> Keys:
    """The keys of a position, without its first word."""
    keys = Keys()
    for found in list(_TOKEN.finditer(text))[1:]:
        keys.add(found.group(), found.start() + 1)
    return keys


def ruleset_word(text: str) -> str:
    """The first word of a position: which game it is."""
    found = _TOKEN.search(text)
    if found is None:
        raise NotationError(text, "a position begins with the name of a game, such as saboteur")
    return found.group()
