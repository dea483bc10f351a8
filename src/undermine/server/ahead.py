"""What a browser may ask for as soon as it is told of a table, instead of finding it bit by bit.

The build of the client writes `ahead.json`: the scripts and styles of the game page, and the
sentences it begins with in each language.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from undermine.words import LANGUAGES


class Needed(Struct, frozen=True):
    """The files of the game page, as the build names them."""

    scripts: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    words: dict[str, str] = {}


@cache
def needed(static: Path) -> Needed:
    """What the build wrote; nothing if there is no build."""
    file = static / "ahead.json"
    return msgspec.json.decode(file.read_bytes(), type=Needed) if file.is_file() else Needed()


def links(static: Path, languages: str, game: str | None) -> str:
    """The header for somebody who comes to a table; `languages` is what the browser accepts."""
    parts = needed(static)
    words = parts.words.get(spoken(languages))
    fetched = [f"/{words}"] if words else []
    if game is not None:
        fetched.append(f"/api/games/{game}/cards")
    return ", ".join(_links(parts, fetched))


def _links(parts: Needed, fetched: Iterable[str]) -> Iterator[str]:
    yield from (f"</{file}>; rel=modulepreload" for file in parts.scripts)
    yield from (f"<{path}>; rel=preload; as=fetch; crossorigin" for path in fetched)
    yield from (f"</{file}>; rel=preload; as=style; crossorigin" for file in parts.styles)


def spoken(languages: str) -> str:
    """The first language of a browser that we speak, as its pages choose it too.

    >>> spoken("fr-CH, de;q=0.9, en;q=0.8")
    'de'
    """
    wanted = [part.strip()[:2].lower() for part in languages.split(",")]
    return next((one for one in wanted if one in LANGUAGES), LANGUAGES[0])
