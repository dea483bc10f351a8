"""The registry of games by public id, and the loading of their rulesets."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from undermine.core.ruleset import Ruleset
from undermine.core.spelling import instead

if TYPE_CHECKING:
    from undermine.games.darkcave.table import DarkCaveRules
    from undermine.games.lostmines.table import LostMinesRules
    from undermine.games.saboteur.table import SaboteurRules
    from undermine.games.saboteur2.table import Saboteur2Rules

REGISTRY: Final = {
    "saboteur": "undermine.games.saboteur",
    "saboteur-2": "undermine.games.saboteur2",
    "the-dark-cave": "undermine.games.darkcave",
    "the-lost-mines": "undermine.games.lostmines",
}
"""The module of each game; a game is imported on first use."""
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,3}")


@overload
def load(name: Literal["saboteur"]) -> SaboteurRules: ...
@overload
def load(name: Literal["saboteur-2"]) -> Saboteur2Rules: ...
@overload
def load(name: Literal["the-dark-cave"]) -> DarkCaveRules: ...
@overload
def load(name: Literal["the-lost-mines"]) -> LostMinesRules: ...
@overload
def load(name: str) -> Ruleset[Any, Any]: ...
def load(name: str) -> Ruleset[Any, Any]:
    """The ruleset of a name such as `saboteur`, `saboteur@1` or `saboteur+gold_draw=players`.

    >>> load("saboteur+gold_draw=players")
    <Ruleset saboteur@1+gold_draw=players seats=3..10>
    """
    head, *words = _words(name)
    title, at, version = head.partition("@")
    if title not in REGISTRY:
        known = instead(title, sorted(REGISTRY), "the games are")
        raise ValueError(f"there is no game {title!r}; {known}")
    rules: Ruleset[Any, Any] = import_module(REGISTRY[title]).RULES
    if at:
        rules = rules.at_version(_version(title, version))
    return rules.with_options(dict(_option(word) for word in words))


def module_in(package: str, name: str) -> ModuleType | None:
    """The module of a game in another package, under the name it has here; None: it has none."""
    module = f"{package}.{REGISTRY.get(name, '').rpartition('.')[2]}"
    is_there = name in REGISTRY and find_spec(module) is not None
    return import_module(module) if is_there else None


def _version(title: str, text: str) -> int:
    if not _NUMBER.fullmatch(text):
        message = f"a version is a number, such as {title}@1, not {text!r}"
        raise ValueError(message)
    return int(text)


def _words(name: object) -> list[str]:
    if not isinstance(name, str):
        message = f"a game is named by a text such as 'saboteur', not {name!r}"
        raise ValueError(message)  # noqa: TRY004 (wrong values are ValueErrors everywhere)
    return name.split("+")


def _option(word: str) -> tuple[str, str]:
    name, _, choice = word.partition("=")
    return name, choice or "on"
