"""The games, by the names the world knows them under."""

from __future__ import annotations

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


def load(name: str) -> Ruleset[Any]:
    """The ruleset of a name such as `saboteur`, `saboteur@1` or `saboteur+gold_draw=players`."""
    head, *words = name.split("+")
    title, _, version = head.partition("@")
    if title not in REGISTRY:
        message = f"there is no game {title!r}; the games are: {', '.join(sorted(REGISTRY))}"
        raise ValueError(message)
    rules: Ruleset[Any] = import_module(REGISTRY[title]).RULES
    if version and version != str(rules.version):
        message = f"{title} is played by version {rules.version} of its rules, not {version!r}"
        raise ValueError(message)
    return rules.with_options(dict(_option(word) for word in words))


def _option(word: str) -> tuple[str, str]:
    name, _, choice = word.partition("=")
    return name, choice or "on"
