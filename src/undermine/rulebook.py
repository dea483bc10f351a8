"""The rules of a game in reading order, as its `rules.toml` lists them."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from msgspec import Struct

from undermine.games import REGISTRY


class Section(Struct, frozen=True):
    """A part of the rules."""

    title: str
    rules: list[dict[str, Any]]


def sections(game: str) -> list[Section]:
    """The rule file of a game: ids, sources, and why some have no code."""
    file = files(REGISTRY[game]) / "rules.toml"
    raw = tomllib.loads(file.read_text(encoding="utf-8"))
    return [Section(part["title"], part["rule"]) for part in raw["section"]]
