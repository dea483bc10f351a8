"""The rules of a game in reading order, as its `rules.toml` lists them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from msgspec import Struct

import undermine
from undermine.games import REGISTRY


class Section(Struct, frozen=True):
    """A part of the rules."""

    title: str
    rules: list[dict[str, Any]]


def sections(game: str) -> list[Section]:
    """The rule file of a game: ids, sources, and why some have no code."""
    file = _package_folder(game) / "rules.toml"
    raw = tomllib.loads(file.read_text(encoding="utf-8"))
    return [Section(part["title"], part["rule"]) for part in raw["section"]]


def _package_folder(game: str) -> Path:
    inside = REGISTRY[game].removeprefix("undermine.").replace(".", "/")
    return Path(undermine.__file__).parent / inside
