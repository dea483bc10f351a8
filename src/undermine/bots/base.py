"""What a bot is, and where bots are found.

Third parties add bots by the entry point group `undermine.bots`: a name, and a function that
takes a seed and returns a bot. `pipe:COMMAND` is a program that speaks text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final, Protocol

from undermine.core.spelling import instead
from undermine.core.state import Action, Event, Seat, View

GROUP: Final = "undermine.bots"
_BUILT_IN: Final = {
    "random": "undermine.bots.random_bot:RandomBot",
    "greedy": "undermine.bots.greedy.bot:GreedyBot",
}


class Bot(Protocol):
    """A player that is a program. Its memory is its view and the events it was shown.

    >>> class FirstBot:
    ...     def begin(self, seat, rules): ...
    ...     def see(self, events): ...
    ...     def choose(self, view, legal):
    ...         return legal[0]
    >>> from undermine import Game
    >>> game = Game("saboteur", seats=3, seed=7)
    >>> FirstBot().choose(game.view(game.actor), game.legal)
    place N.E.S -1,0
    """

    def begin(self, seat: Seat, rules: str) -> None:
        """Sit down at a seat of a game that is played by these rules."""

    def see(self, events: Sequence[Event]) -> None:
        """What happened, as the seat saw it."""

    def choose(self, view: View[Any], legal: Sequence[Action]) -> Action:
        """Decide: one of the legal actions."""


Maker = Callable[[str], Bot]
"""Makes a bot from a seed; the same seed plays the same way."""


def names() -> tuple[str, ...]:
    """The names of all bots: ours, and those of installed packages.

    >>> {"greedy", "random"} <= set(names())
    True
    """
    return tuple(sorted({*_BUILT_IN, *(entry.name for entry in entry_points(group=GROUP))}))


def make_bot(name: str, seed: str) -> Bot:
    """A bot by its name; an unknown one is a ValueError that lists the known.

    >>> from undermine import Game
    >>> game = Game("saboteur", seats=3, seed=7)
    >>> bot = make_bot("random", "any-seed")
    >>> bot.begin(game.actor, game.rules.id)
    >>> bot.choose(game.view(game.actor), game.legal) in game.legal
    True
    """
    return _maker(name)(seed)


def _maker(name: str) -> Maker:
    if name.startswith("pipe:"):
        named: Callable[[str, str], Bot] = import_module("undermine.bots.pipe").PipeBot.named
        return partial(named, name)
    if name in _BUILT_IN:
        module, _, attribute = _BUILT_IN[name].partition(":")
        maker: Maker = getattr(import_module(module), attribute)
        return maker
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            found: Maker = entry.load()
            return found
    raise ValueError(f"there is no bot {name!r}; {instead(name, names(), 'the bots are')}")
