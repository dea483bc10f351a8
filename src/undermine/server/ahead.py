"""What a browser may ask for as soon as it is told of a page, instead of finding it bit by bit.

The build of the client writes `ahead.json`: the scripts and styles of every page and of every
game, and the sentences of each language.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from undermine.games import REGISTRY
from undermine.words import LANGUAGES


class Part(Struct, frozen=True):
    """The files of a page or a game, as the build names them."""

    scripts: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()


class Needed(Struct, frozen=True):
    """All parts of the client."""

    pages: dict[str, Part] = {}
    next: Part = Part()
    """What follows a table at once: the mine, and the drawings of cards."""
    games: dict[str, Part] = {}
    """By the name of the package; Saboteur comes with the table."""
    words: dict[str, tuple[str, ...]] = {}
    """Those a table begins with, and the rest."""


@cache
def needed(static: Path) -> Needed:
    """What the build wrote; nothing if there is no build."""
    file = static / "ahead.json"
    return msgspec.json.decode(file.read_bytes(), type=Needed) if file.is_file() else Needed()


def page_links(static: Path, page: str, languages: str) -> str:
    """The header of a page, for a browser that accepts these languages."""
    parts = needed(static)
    words = parts.words.get(spoken(languages), ())
    return ", ".join(_links([parts.pages.get(page, Part())], words))


def table_links(static: Path, languages: str, game: str | None) -> str:
    """The same for whoever comes to a table, where this game is played, if there is one."""
    parts = needed(static)
    words = parts.words.get(spoken(languages), ())[:1]
    links = [*_links([parts.pages.get("Table", Part())], words)]
    after = [parts.next]
    if game is not None:
        links.append(_fetched(f"api/games/{game}/cards"))
        after.append(parts.games.get(REGISTRY[game].rpartition(".")[2], Part()))
    return ", ".join([*links, *_links(after, ())])


def _links(parts: Iterable[Part], words: Iterable[str]) -> Iterator[str]:
    for part in parts:
        yield from (f"</{file}>; rel=modulepreload" for file in part.scripts)
        yield from (f"</{file}>; rel=preload; as=style; crossorigin" for file in part.styles)
    yield from map(_fetched, words)


def _fetched(path: str) -> str:
    return f"</{path}>; rel=preload; as=fetch; crossorigin"


def spoken(languages: str) -> str:
    """The first language of a browser that we speak, as its pages choose it too.

    >>> spoken("fr-CH, de;q=0.9, en;q=0.8")
    'de'
    """
    wanted = [part.strip()[:2].lower() for part in languages.split(",")]
    return next((one for one in wanted if one in LANGUAGES), LANGUAGES[0])
