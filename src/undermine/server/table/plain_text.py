"""Texts that people type: nicknames, talk, words for the deal; nothing invisible stays in them."""

from __future__ import annotations

import unicodedata
from typing import Final

NAME_LENGTH: Final = 24
SAID_LENGTH: Final = 200
_BLANK: Final = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),  # combining grapheme joiner
        (0x115F, 0x1160),  # Hangul fillers
        (0x17B4, 0x17B5),  # Khmer inherent vowels
        (0x180B, 0x180F),  # Mongolian variation selectors
        (0x2800, 0x2800),  # braille pattern without a dot
        (0x3164, 0x3164),  # Hangul filler
        (0xFE00, 0xFE0D),  # variation selectors
        (0xFFA0, 0xFFA0),  # half-width Hangul filler
        (0xFFFC, 0xFFFC),  # object replacement character
        (0x16FE4, 0x16FE4),  # Khitan filler
        (0x1D159, 0x1D159),  # null note head
        (0xE0100, 0xE01EF),  # variation selectors supplement
    )
    for code in range(first, last + 1)
)
"""Characters that draw nothing, though Unicode calls them letters, marks or symbols."""
_EMOJI_STYLE: Final = frozenset("\ufe0e\ufe0f")
"""Whether an emoji is drawn in colour: of use in talk, invisible in a name."""


def plain(text: str, length: int) -> str:
    """Text of one line without anything that hides, turns or breaks it; may become empty."""
    kept = "".join(" " if char.isspace() else char for char in text if _is_plain(char))
    listener = " ".join(kept.split())[:length].strip()
    return listener if any(map(_draws, listener)) else ""


def nickname(text: str) -> str:
    """A name as a record can hold it; empty if nothing is left of it."""
    seen = "".join(" " if char in ",#" else char for char in text if char not in _EMOJI_STYLE)
    return plain(unicodedata.normalize("NFC", seen), NAME_LENGTH)


def lookalike(name: str) -> str:
    """The same for names that differ only in case, width or ligatures."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", folded)


def deal_word(text: str) -> str:
    """A word for the deal: letters and digits only; may become empty."""
    return "".join(char for char in text if char.isascii() and char.isalnum())[:40]


def _is_plain(char: str) -> bool:
    return char.isspace() or (unicodedata.category(char)[0] != "C" and char not in _BLANK)


def _draws(char: str) -> bool:
    """Whether something is drawn for this character by itself, not only on another one."""
    return unicodedata.category(char)[0] in "LNPS"
