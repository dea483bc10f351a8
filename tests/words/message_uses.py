"""Where messages of the catalogue are used: quoted in code, built from templates, or referenced.

A template is a string of Python or of the client with values in it: `table-my-${due}`. It builds a
key if every value is a word that code, card files or rule files contain.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import undermine as um
from tests.words.ftl import entries
from undermine.core.state import Action, Event, Item
from undermine.games import REGISTRY
from undermine.words import catalogue

ROOT = Path(__file__).resolve().parents[2]
Template = tuple[str, ...]
"""The fixed parts of a template, with a value between any two of them."""

_QUOTED = re.compile(r"""["'`]([\w.+=-]+)["'`]""")
_NAMES = re.compile(r"[A-Za-z_]\w*")
_ENDINGS = "fits", "fits-not", "-wins"
"""Pictures of the how-to pages, and the end of the sentence about who has won."""
_IN_CARD_IDS = re.compile(r"[.+=]")


def unused_messages() -> list[str]:
    """Keys of messages that nothing uses; attributes count with their message."""
    messages = {key.partition(".")[0] for key in catalogue("en").keys()}  # noqa: SIM118 (no dict)
    used = {key for key in messages if key in _quoted() or _is_rule(key)} | _referenced()
    for _ in range(3):  # templates may begin with a key: `${key}-note`
        used |= {key for key in messages - used if _is_built(key, used)}
    return sorted(messages - used)


def _is_rule(key: str) -> bool:
    return re.match(r"[A-Z]{2}[A-Z0-9]-", key) is not None


def _is_built(key: str, used: set[str]) -> bool:
    return (
        any(_fits(template, key, used) for template in _templates())
        or _is_value_of_field(key)
        or any(key.removesuffix(f"-{variant}") in used for variant in _variants())
    )


def _is_value_of_field(key: str) -> bool:
    """`winner-blue`: `Catalogue` words the values of fields so."""
    field, _, value = key.partition("-")
    return field in _fields() and value in _words()


def _fits(template: Template, key: str, used: set[str]) -> bool:
    first, *rest = template
    if not key.startswith(first):
        return False
    key = key.removeprefix(first)
    ends = [end for end in range(len(key) + 1) if key[end:].startswith(rest[0])]
    return any(
        (key[:end] in _words() or (not first and key[:end] in used))
        and _goes_on(tuple(rest), key[end:])
        for end in ends
    )


def _goes_on(template: Template, key: str) -> bool:
    """Whether a key ends as a template does; further values are things that have names."""
    first, *rest = template
    if not rest or not key.startswith(first):
        return key == first
    key = key.removeprefix(first)
    return any(
        (key[:end] in _named() or end == 0) and _goes_on(tuple(rest), key[end:])
        for end in range(len(key) + 1)
    )


# -- code ------------------------------------------------------------------------------------------


@cache
def _sources(*endings: str) -> tuple[str, ...]:
    folders = ROOT / "src" / "undermine", ROOT / "web" / "src"
    found = [file for folder in folders for file in folder.rglob("*") if file.suffix in endings]
    return tuple(file.read_text(encoding="utf-8") for file in found if not _is_for_tests(file))


def _is_for_tests(file: Path) -> bool:
    return ".test" in file.name or ".gen" in file.name


@cache
def _quoted() -> frozenset[str]:
    texts = _sources(".py", ".ts", ".svelte", ".toml")
    return frozenset(word for text in texts for word in _QUOTED.findall(text))


@cache
def _words() -> frozenset[str]:
    """Words that the first value in a template may be."""
    names = [word for text in _sources(".toml") for word in _NAMES.findall(text)]
    plain = {*_quoted(), *names, *_titles()}
    return frozenset(plain | {word.replace("_", "-") for word in plain} | _named())


@cache
def _named() -> frozenset[str]:
    """Games, cards, options and their choices, actions, events, decisions, and numbers."""
    cards = [_IN_CARD_IDS.sub("_", card.id) for game in _games() for card in game.cards]
    options = [
        word.replace("_", "-")
        for game in _games()
        for name, option in game.options.items()
        for word in (name, *option.choices)
    ]
    numbers = [str(number) for number in range(1, 20)]
    tags = [*_tags(Action), *_tags(Event), *_tags(Item)]
    return frozenset([*REGISTRY, *cards, *options, *numbers, *tags, *_ENDINGS])


def _titles() -> set[str]:
    """Titles of sections as `Catalogue.section` writes them."""
    lines = [line for text in _sources(".toml") for line in re.findall(r'title = "(.*)"', text)]
    return {re.sub(r"\W+", "-", line.lower()) for line in lines}


@cache
def _variants() -> frozenset[str]:
    """What a key may have a variant for: a topic of cards, a decision that is due, a team."""
    topics = {card.topic.name for game in _games() for card in game.cards}
    return frozenset({*topics, *_tags(Item), "blue", "green"})


@cache
def _games() -> tuple[um.Ruleset[Any, Any], ...]:
    return tuple(map(um.load, REGISTRY))


def _tags(base: type) -> set[str]:
    _games()  # so that their kinds exist
    return {kind.__name__.lower() for kind in _subclasses(base)}


def _subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for one in kind.__subclasses__():
        yield one
        yield from _subclasses(one)


@cache
def _fields() -> frozenset[str]:
    _games()
    kinds = [*_subclasses(Action), *_subclasses(Event)]
    return frozenset(name for kind in kinds for name in getattr(kind, "__struct_fields__", ()))


# -- templates -------------------------------------------------------------------------------------


@cache
def _templates() -> frozenset[Template]:
    found = {
        *(one for text in _sources(".py") for one in _python_templates(text)),
        *(one for text in _sources(".ts", ".svelte") for one in _client_templates(text)),
    }
    return frozenset(one for one in found if len(one) > 1 and re.search("[a-z]", "".join(one)))


def _python_templates(source: str) -> Iterator[Template]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr):
            yield _parts(
                value.value if isinstance(value, ast.Constant) else None for value in node.values
            )


def _parts(values: Iterable[object]) -> Template:
    """The fixed parts of a template; None stands for a value."""
    parts = [""]
    for value in values:
        if value is None:
            parts.append("")
        else:
            parts[-1] += str(value)
    return tuple(parts)


def _client_templates(source: str) -> Iterator[Template]:
    """Templates in backquotes; they may lie inside each other's values."""
    open_templates: list[list[str]] = []
    braces: list[int] = []
    at = 0
    while at < len(source):
        is_text = len(open_templates) > len(braces)
        if source[at] == "`":
            if is_text:
                yield tuple(open_templates.pop())
            else:
                open_templates.append([""])
        elif is_text and source.startswith("${", at):
            open_templates[-1].append("")
            braces.append(0)
            at += 1
        elif is_text:
            open_templates[-1][-1] += source[at]
        elif braces and source[at] == "{":
            braces[-1] += 1
        elif braces and source[at] == "}":
            braces[-1] -= 1
            if braces[-1] < 0:
                braces.pop()
        at += 1


# -- references ------------------------------------------------------------------------------------


class _References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _referenced() -> set[str]:
    references = _References()
    for entry in entries("en"):
        references.visit(entry)
    return references.found
