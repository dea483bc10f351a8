"""Which bots tables offer: the levels of each game, each in every style, and bots of others.

A level is written with a style after a slash, `foreman/patient`, or without one; then a style is
drawn for each game.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import entry_points
from random import Random
from typing import Final, NamedTuple

from undermine.bots.registry import GROUP, LEVELS, names
from undermine.core.spelling import instead
from undermine.kernel import available

STYLES: Final = ("steady", "bold", "patient", "helpful", "grumpy")
"""The styles of every level."""
EVERYWHERE: Final = ("apprentice", "miner", "foreman")
"""The levels that every game offers."""
BEYOND: Final[Mapping[str, tuple[str, ...]]] = {
    "saboteur": ("surveyor", "old-dwarf"),
    "saboteur-2": ("old-dwarf",),
    "the-lost-mines": ("old-dwarf",),
}
"""By game, the levels beyond these that are known to be better than those before them.

A level is listed when a measurement (`undermine compare`) shows that it beats the levels that the
game offers before it at the usual numbers of seats. They need the kernel, and are offered where it
is built.
"""
USUAL: Final = "foreman"
"""The bot that plays where nobody has chosen one."""
_ACCEPTED: Final = ("greedy", "random")
"""Bots to compare others with: tables accept them and offer them to nobody."""


class Level(NamedTuple):
    """A level that a game offers."""

    number: int
    name: str


def levels(game: str) -> tuple[Level, ...]:
    """The levels that a game offers, the weakest first, counted from 1.

    >>> [level.name for level in levels("the-dark-cave")]
    ['apprentice', 'miner', 'foreman']
    """
    offered = {*EVERYWHERE, *(BEYOND.get(game, ()) if available() else ())}
    return tuple(Level(number, name) for number, name in enumerate(LEVELS, 1) if name in offered)


def others() -> tuple[str, ...]:
    """The bots of other packages."""
    found = {entry.name for entry in entry_points(group=GROUP)}
    return tuple(name for name in names() if name in found - {*LEVELS, *_ACCEPTED})


def require_offered(bot: str, game: str) -> None:
    """Raise a ValueError, which says what would be right, for a bot that no table of a game takes.

    >>> require_offered("foreman/patient", "saboteur")
    >>> require_offered("miner/pateint", "saboteur")
    Traceback (most recent call last):
    ...
    ValueError: there is no style 'pateint'; the styles are: steady, bold, patient, helpful, \
grumpy; did you mean 'patient'?
    """
    known = (*(level.name for level in levels(game)), *_ACCEPTED, *others())
    level, slash, style = bot.partition("/")
    if bot in known or (slash and level in LEVELS and level in known and style in STYLES):
        return
    if level in LEVELS and level not in known:
        offered = f"{game} offers no level {level!r}"
        message = f"{offered}; {instead(bot, known, 'the bots are')}"
    elif slash and level in LEVELS:
        message = f"there is no style {style!r}; {instead(style, STYLES, 'the styles are')}"
    else:
        message = f"there is no bot {bot!r}; {instead(bot, known, 'the bots are')}"
    raise ValueError(message)


def with_style(bot: str, seed: str) -> str:
    """The bot with a style drawn from a seed, if it is a level without one; else the same bot.

    >>> with_style("foreman", "any-seed") in {f"foreman/{style}" for style in STYLES}
    True
    >>> with_style("foreman/bold", "any-seed"), with_style("greedy", "any-seed")
    ('foreman/bold', 'greedy')
    """
    if bot not in LEVELS:
        return bot
    return f"{bot}/{Random(f'{seed} style').choice(STYLES)}"  # noqa: S311 (a game, no secret)
