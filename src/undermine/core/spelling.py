"""Suggestions for a word that is not known."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(text: str, known: Iterable[str]) -> str | None:
    """The known word that is spelt most alike, if one is at all; upper and lower case are alike."""
    from difflib import get_close_matches  # noqa: PLC0415 (slow to import, only for errors)

    folded = {word.casefold(): word for word in known}
    return next((folded[word] for word in get_close_matches(text.casefold(), folded, n=1)), None)


def instead(text: object, known: Iterable[str], listed: str) -> str:
    """The end of an error message: the known words, and the one that is spelt most alike.

    >>> instead("gredy", ["greedy", "random"], "the bots are")
    "the bots are: greedy, random; did you mean 'greedy'?"
    >>> instead("magic", ["greedy", "random"], "the bots are")
    'the bots are: greedy, random'
    """
    words = list(known)
    meant = nearest(text, words) if isinstance(text, str) else None
    hint = "" if meant is None else f"; did you mean {meant!r}?"
    return f"{listed}: {', '.join(words) or 'none'}{hint}"
