"""Readers of settings: each takes the text of a variable and returns its value.

A reader raises `ValueError` for a text that it does not take; the setting says what it would take.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

POSTGRES = ("postgresql", "postgres")
"""The schemes of addresses of PostgreSQL."""
SHORTEST_SECRET = 16
"""Characters of a secret."""


class Setting(NamedTuple):
    """A parser of a setting and its documentation; `read` raises `ValueError`."""

    read: Callable[[str], object]
    expected: str
    """A description of valid values, for error messages."""
    description: str
    """A sentence for the table in `docs/hosting.md`."""
    default: str = ""
    """The default in that table, where it is not a plain value."""


def whole(low: int, high: int) -> Callable[[str], int]:
    """A whole number."""

    def read(text: str) -> int:
        require(text.isascii() and text.isdigit() and low <= int(text) <= high)
        return int(text)

    return read


def fraction(low: float, high: float) -> Callable[[str], float]:
    """A number with or without a fraction."""

    def read(text: str) -> float:
        require(re.fullmatch(r"[0-9]+(\.[0-9]+)?", text) and low <= float(text) <= high)
        return float(text)

    return read


def one_of(*words: str) -> Callable[[str], str]:
    """One of some words."""

    def read(text: str) -> str:
        require(text.lower() in words)
        return text.lower()

    return read


def switch(text: str) -> bool:
    """On or off."""
    on, off = ("1", "on", "true", "yes"), ("0", "off", "false", "no")
    require(text.lower() in (*on, *off))
    return text.lower() in on


def word(text: str) -> str:
    """A text without spaces."""
    require(not re.search(r"\s", text))
    return text


def names(text: str) -> str:
    """Host names, with commas between them."""
    found = text.lower().split(",")
    require(all(re.fullmatch(r"\s*([a-z0-9_.-]+|\[[0-9a-f:]+\])\s*", name) for name in found))
    return ",".join(name.strip() for name in found)


def folder(text: str) -> Path:
    """A folder that is there, or can be made."""
    path = Path(text).expanduser()
    require(not path.exists() or path.is_dir())
    return path.absolute()


def file(text: str) -> str:
    """A file that is there."""
    path = Path(text).expanduser()
    require(path.is_file())
    return str(path.absolute())


def address(text: str) -> str:
    """The address of a web server."""
    parts = urlsplit(word(text))
    require(parts.scheme in ("http", "https") and parts.hostname and parts.port != 0)
    require(re.fullmatch(r"(/[\w.~-]+)*/?", parts.path, re.ASCII))
    require(not parts.query and not parts.fragment)
    return text.rstrip("/")


def require(ok: object) -> None:
    """Raise `ValueError` unless this holds."""
    if not ok:
        raise ValueError


def node_address(text: str) -> str:
    """The address at which other nodes reach this one: a web server without a path."""
    found = address(text)
    require(not urlsplit(found).path)
    return found


def node_name(text: str) -> str:
    """The name of a node."""
    require(re.fullmatch(r"[A-Za-z0-9._-]{1,40}", text))
    return text


def secret(text: str) -> str:
    """A secret that nobody guesses."""
    require(len(word(text)) >= SHORTEST_SECRET and text.isascii() and text.isprintable())
    return text


def database(text: str) -> str:
    """An address of PostgreSQL, or the path of a file, also as `sqlite:///path`."""
    if is_postgres(text):
        require(urlsplit(word(text)).path.strip("/"))
        return text
    scheme, mark, path = text.partition("://")
    require(not mark or (scheme.lower() == "sqlite" and path.startswith("/")))
    found = Path(path if mark else text).expanduser()
    require(found.name and not found.is_dir())
    return str(found.absolute())


def is_postgres(text: str) -> bool:
    """Whether this is an address of PostgreSQL, rather than a path."""
    return text.lower().startswith(tuple(f"{scheme}://" for scheme in POSTGRES))


def without_password(text: str) -> str:
    """An address as it may be shown.

    >>> without_password("postgresql://ada:SECRET@db.example/undermine?password=SECRET")
    'postgresql://ada@db.example/undermine'
    """
    shown = re.sub(r"(?<=://)([^/:@]*):.*@", r"\1@", text)
    return re.sub(r"(?<=[?&])password=[^&]*(&|$)", "", shown).rstrip("?&")
