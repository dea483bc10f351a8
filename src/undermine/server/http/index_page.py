"""The page of the client: one file for all addresses, with a word mark that needs no other file.

Its own style and script are part of it, so that a slow line shows something at once. The policy
of the server names them by their hashes and allows no others.
"""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

FILE: Final = "index.html"
_INLINE: Final = "<{0}>(.*?)</{0}>"
"""An element without attributes: what has a `src` or an `href` is a file of its own."""


@cache
def text(static: Path, prefix: str, shows: str) -> str:
    """The page with its files below a path, and with the name of the page it will show.

    Scripts read the path and the style of the word mark reads the name from the root element.
    """
    page = _source(static)
    if prefix:
        for name in ("href", "src"):
            page = page.replace(f'{name}="/', f'{name}="{prefix}/')
    about = {"base": prefix, "page": shows}
    told = "".join(f'data-{name}="{value}" ' for name, value in about.items() if value)
    return page.replace("<html ", f"<html {told}", 1)


@cache
def inline_hashes(static: Path, element: str) -> str:
    """What a policy has to allow for the inline styles or scripts of the page."""
    if not (static / FILE).is_file():
        return ""
    found = re.findall(_INLINE.format(element), _source(static), re.DOTALL)
    return "".join(f" 'sha256-{_hash(one)}'" for one in found)


def _source(static: Path) -> str:
    return (static / FILE).read_text(encoding="utf-8")


def _hash(inline: str) -> str:
    return b64encode(sha256(inline.encode()).digest()).decode()
