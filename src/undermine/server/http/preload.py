"""What a browser may ask for as soon as it is told of a page, instead of finding it bit by bit.

The build of the client writes `preload.json`: the scripts of every page and of every game, and the
sentences of each language. Styles are not among them: browsers would fetch those first, and the
first script asks for them in time.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from undermine.games import REGISTRY
from undermine.words import LANGUAGES

Files = tuple[str, ...]


class Needed(Struct, frozen=True):
    """All parts of the client, by the files that the build gave them."""

    pages: dict[str, Files] = {}
    games: dict[str, Files] = {}
    """By the name of the package; Saboteur comes with the table."""
    words: dict[str, Files] = {}
    """Those a table begins with, and the rest."""


@cache
def needed(static: Path) -> Needed:
    """What the build wrote; nothing if there is no build."""
    file = static / "preload.json"
    return msgspec.json.decode(file.read_bytes(), type=Needed) if file.is_file() else Needed()


def page_links(static: Path, page: str, languages: str, prefix: str = "") -> str:
    """The header of a page, for a browser that accepts these languages."""
    parts = needed(static)
    words = parts.words.get(spoken(languages), ())
    links = [*map(_script, parts.pages.get(page, ())), *map(_fetched, words)]
    return ", ".join(f"<{prefix}/{link}" for link in links)


def table_links(static: Path, languages: str, game: str | None, prefix: str = "") -> str:
    """The same for whoever comes to a table, where this game is played, if there is one."""
    parts = needed(static)
    fetched = [*parts.words.get(spoken(languages), ())[:1]]
    own: Files = ()
    if game is not None:
        fetched.append(f"api/games/{game}/cards")
        own = parts.games.get(REGISTRY[game].rpartition(".")[2], ())
    first = parts.pages.get("Table", ())
    links = [*map(_script, first), *map(_fetched, fetched), *map(_script, own)]
    return ", ".join(f"<{prefix}/{link}" for link in links)


def _script(file: str) -> str:
    return f"{file}>; rel=modulepreload"


def _fetched(path: str) -> str:
    return f"{path}>; rel=preload; as=fetch; crossorigin"


def spoken(languages: str) -> str:
    """The first language of a browser that we speak, as its pages choose it too.

    >>> spoken("fr-CH, de;q=0.9, en;q=0.8")
    'de'
    """
    wanted = [part.strip()[:2].lower() for part in languages.split(",")]
    return next((one for one in wanted if one in LANGUAGES), LANGUAGES[0])
