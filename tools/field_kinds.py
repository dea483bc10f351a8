"""The kinds of the fields of actions and events, as tables for the web client."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from undermine import load
from undermine.core.ruleset import Ruleset
from undermine.core.state import Event
from undermine.games import REGISTRY
from undermine.words import _kinds


def kinds(game: str, *, beside: str = "") -> list[str]:
    """What the fields of its actions and events are, and last which cards a play uses.

    The first game is always at hand; of the others there is only what they have beside it.
    """
    actions, events, plays = _words_of(game)
    for known, more in zip(_words_of(beside), (actions, events, plays), strict=True):
        for tag in [tag for tag in more if tag in known and known[tag] == more[tag]]:
            del more[tag]
    return [
        _block("ACTIONS", "The kinds of the fields of each action, in order.", _told(actions)),
        _block("EVENTS", "The kinds of the fields of each event.", _told(events)),
        _block("DEFAULTS", "Values that are not written at the end.", _defaults(actions)),
        _block("PLAYS", "The field, or else the cards themselves, that a play uses.", plays),
    ]


def _words_of(game: str) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """Actions, events and plays of a game, by tag."""
    if not game:
        return {}, {}, {}
    variants = list(_variants(load(game)))
    actions = {_tag(kind): kind for rules in variants for kind in rules.actions()}
    events = {_tag(kind): kind for kind in sorted(_events_of(REGISTRY[game]), key=_tag)}
    plays = {tag: told for rules in reversed(variants) for tag, told in _plays(rules)}
    return actions, events, plays


def _events_of(package: str) -> set[type[Event]]:
    """Every event type in a module of a game or in the modules shared by all games."""
    for game in REGISTRY:
        load(game)  # all of the core is known then
    names = tuple(f"{shared}." for shared in (package, "undermine.core"))
    modules = [module for name, module in sys.modules.items() if name.startswith(names)]
    found = {id(each) for module in modules for each in vars(module).values()}
    return {kind for kind in _below(Event) if id(kind) in found}


def _variants(rules: Ruleset[Any]) -> Iterator[Ruleset[Any]]:
    """The printed game, then every house rule."""
    yield rules
    for name, option in rules.options.items():
        yield from (rules.with_options({name: choice}) for choice in option.choices[1:])


def _below(base: type[Event]) -> Iterator[type[Event]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _below(kind)


def _tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _told(structs: Mapping[str, type[Struct]]) -> dict[str, Any]:
    return {tag: dict(_kinds(kind)) for tag, kind in structs.items()}


def _defaults(structs: Mapping[str, type[Struct]]) -> dict[str, Any]:
    found = {
        tag: {f.name: f.default for f in fields(kind) if f.default is not NODEFAULT}
        for tag, kind in structs.items()
    }
    return {tag: defaults for tag, defaults in found.items() if defaults}


def _plays(rules: Ruleset[Any]) -> Iterator[tuple[str, Any]]:
    for kind in rules.plays:
        named = [name for name, word in _kinds(kind).items() if word in ("card", "cards", "lay")]
        printed = [c.id for c in rules.cards if kind in {rules.kinds[word] for word in c.plays}]
        yield _tag(kind), named[0] if named else printed


def _block(name: str, doc: str, table: dict[str, Any]) -> str:
    lines = [f"  {_key(key)}: {_literal(value)}," for key, value in table.items()]
    kind = {"DEFAULTS": "unknown", "PLAYS": "string | string[]"}.get(name)
    held = kind if name == "PLAYS" else f"Record<string, {kind or 'string'}>"
    head = f"export const {name}: Record<string, {held}> = {{"
    return "\n".join([f"/** {doc} */", head, *lines, "};"])


def _literal(value: Any) -> str:  # noqa: ANN401 (a value of a table)
    match value:
        case dict():
            inside = ", ".join(f"{_key(key)}: {_literal(each)}" for key, each in value.items())
            return f"{{ {inside} }}" if inside else "{}"
        case list():
            return f"[{', '.join(map(_literal, value))}]"
        case str():
            return f"'{value}'"
    return json.dumps(value)


def _key(name: str) -> str:
    return name if re.fullmatch(r"[a-z_]\w*", name) else f"'{name}'"
