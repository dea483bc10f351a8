"""Bots by name: built-in bots, bots of other packages, and programs.

Other packages add bots by the entry point group `undermine.bots`: a name, and a function that
takes a seed and returns a bot. `pipe:COMMAND` is a program that speaks text.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points, version
from typing import Any, Final

from undermine.bots.base import Bot
from undermine.core.spelling import instead

GROUP: Final = "undermine.bots"
_LEVELS: Final = {
    "apprentice": "undermine.bots.levels.apprentice:ApprenticeBot",
    "miner": "undermine.bots.levels.miner:MinerBot",
    "foreman": "undermine.bots.levels.foreman:ForemanBot",
    "surveyor": "undermine.bots.learned.surveyor:SurveyorBot",
    "old-dwarf": "undermine.bots.learned.old_dwarf:OldDwarfBot",
}
"""The levels, the weakest first; a style may follow after a slash: `foreman/patient`."""
LEVELS: Final = tuple(_LEVELS)
"""The names of the levels, the weakest first."""
_BUILT_IN: Final = {
    **_LEVELS,
    "random": "undermine.bots.random_bot:RandomBot",
    "greedy": "undermine.bots.greedy.bot:GreedyBot",
}
_YARDSTICKS: Final = {
    "path-first": "undermine.bots.random_bot:PathFirstBot",
    "lookahead": "undermine.bots.levels.lookahead:LookaheadBot",
}
"""Bots to measure others by, which nobody wants at a table: they are made, but not listed."""

Maker = Callable[..., Bot]
"""Makes a bot from a seed; bots from the same seed choose the same actions."""


def names() -> tuple[str, ...]:
    """The names of all bots: levels from the weakest, then others, then those of other packages.

    >>> names()[:3]
    ('apprentice', 'miner', 'foreman')
    """
    others = sorted({entry.name for entry in entry_points(group=GROUP)} - {*_BUILT_IN})
    return (*_LEVELS, *sorted({*_BUILT_IN} - {*_LEVELS}), *others)


def make_bot(name: str, seed: str) -> Bot:
    """Make a bot by its name; an unknown name is a ValueError that lists the known ones.

    >>> from undermine import Game
    >>> game = Game("saboteur", seats=3, seed=7)
    >>> bot = make_bot("random", "any-seed")
    >>> bot.begin(game.actor, game.rules.id)
    >>> bot.choose(game.view(game.actor), game.legal) in game.legal
    True
    """
    return _maker(name)(seed)


def is_recalling(name: str) -> bool:
    """The bot of that name wants the log of the game; see `Recalling`.

    >>> is_recalling("surveyor"), is_recalling("greedy")
    (True, False)
    """
    try:
        maker: Any = _maker(name)
    except ValueError:
        return False
    return hasattr(getattr(maker, "func", maker), "recall")


def origin(name: str) -> str:
    """The package of a bot with its version; that of a program is not known.

    >>> origin("pipe:python my_bot.py")
    'a program'
    """
    if name.startswith("pipe:"):
        return "a program"
    found = [entry.dist for entry in entry_points(group=GROUP) if entry.name == name]
    if name.partition("/")[0] in {**_BUILT_IN, **_YARDSTICKS} or not found or found[0] is None:
        return f"undermine {version('undermine')}"
    return f"{found[0].name} {found[0].version}"


def _maker(name: str) -> Maker:
    if name.startswith("pipe:"):
        named: Callable[[str, str], Bot] = import_module("undermine.bots.pipe").PipeBot.named
        return partial(named, name)
    level, slash, style = name.partition("/")
    if slash and level in {**_LEVELS, **_YARDSTICKS}:
        return partial(_maker(level), style=style)
    place = {**_BUILT_IN, **_YARDSTICKS}.get(name)
    if place is not None:
        module, _, attribute = place.partition(":")
        maker: Maker = getattr(import_module(module), attribute)
        return maker
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            found: Maker = entry.load()
            return found
    raise ValueError(f"there is no bot {name!r}; {instead(name, names(), 'the bots are')}")
