"""The games, by the names the world knows them under."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any, Final

from undermine.core.ruleset import Ruleset

REGISTRY: Final = {
    "saboteur": "undermine.games.saboteur",
    "saboteur-2": "undermine.games.saboteur2",
    "the-dark-cave": "undermine.games.darkcave",
    "the-lost-mines": "undermine.games.lostmines",
}
"""Where each game lives; a game is imported when it is first asked for."""
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,3}")


def load(name: str) -> Ruleset[Any]:
    """The ruleset of a name such as `saboteur`, `saboteur@1` or `saboteur+gold_draw=players`."""
    head, *words = name.split("+")
    title, at, version = head.partition("@")
    if title not in REGISTRY:
        message = f"there is no game {title!r}; the games are: {', '.join(sorted(REGISTRY))}"
        raise ValueError(message)
    rules: Ruleset[Any] = import_module(REGISTRY[title]).RULES
    if at:
        rules = rules.at_version(_version(title, version))
    return rules.with_options(dict(_option(word) for word in words))


def _version(title: str, text: str) -> int:
    if not _NUMBER.fullmatch(text):
        message = f"a version is a number, such as {title}@1, not {text!r}"
        raise ValueError(message)
    return int(text)


def _option(word: str) -> tuple[str, str]:
    name, _, choice = word.partition("=")
    return name, choice or "on"
