"""Actions as text: `place NES~ 2,0`, `deal hand1 rockfall`, `discard ?`."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from msgspec import NODEFAULT
from msgspec.structs import fields

from undermine.core.grammar import Word, words_of, written
from undermine.core.ruleset import Ruleset
from undermine.core.state import Action, zone_of
from undermine.notation.errors import NotationError
from undermine.notation.reading import read_word

_TOKEN = re.compile(r"\S+")


def write_action(action: Action) -> str:
    """The text of an action; the same as `repr(action)`.

    >>> from undermine import load
    >>> write_action(parse_action(load("saboteur"), "place  NES~   2,0"))
    'place NES~ 2,0'
    """
    return written(action)


def parse_action(rules: Ruleset[Any], text: str) -> Action:
    """Read an action of this game.

    >>> from undermine import load
    >>> parse_action(load("saboteur"), "peek 2").goal
    1
    """
    tokens = [(found.group(), found.start() + 1) for found in _TOKEN.finditer(text)]
    kinds = {str(kind.__struct_config__.tag): kind for kind in rules.actions()}
    if not tokens or tokens[0][0] not in kinds:
        verb, column = tokens[0] if tokens else (text, 1)
        wanted = f"an action begins with one of {', '.join(sorted(kinds))}"
        raise NotationError(verb, wanted, column=column)
    kind = kinds[tokens[0][0]]
    return _build(rules, kind, tokens[1:], text)


def _build(
    rules: Ruleset[Any], kind: type[Action], tokens: list[tuple[str, int]], text: str
) -> Action:
    words = words_of(kind)
    if not _needed(kind) <= len(tokens) <= len(words):
        column = len(text) - len(text.lstrip()) + 1
        raise NotationError(text.strip(), f"write {usage(kind)}", column=column)
    values: dict[str, Any] = {}
    zone = ""
    for (name, word), (token, column) in zip(words.items(), tokens, strict=False):
        values[name] = _read_at(rules, word, token, column, zone)
        if word.kind == "pile":
            zone = zone_of(token)
    return kind(**values)


@cache
def _needed(kind: type[Action]) -> int:
    """How many words an action has at least."""
    return sum(field.default is NODEFAULT for field in fields(kind))


def _read_at(rules: Ruleset[Any], word: Word, token: str, column: int, zone: str) -> object:
    if word.kind == "seat" and not token.isdigit():
        raise NotationError(token, "a seat is a number from 1 on", column=column)
    try:
        value: object = read_word(rules, word, token, zone)
    except NotationError as error:
        raise error.moved(column=column - 1) from None
    return value


def usage(kind: type[Action]) -> str:
    """How an action is written: `mend CARD THING SEAT`."""
    parts = [word.kind.upper() for word in words_of(kind).values()]
    return " ".join([str(kind.__struct_config__.tag), *parts])
