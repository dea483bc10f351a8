"""Undermine: the Saboteur family of hidden-role tunnel games, as a library.

>>> import undermine as um
>>> game = um.Game("saboteur", seats=3, seed=7)
>>> game.legal[0]
place N.E.S -1,0
"""

from undermine.core.refusal import IllegalActionError, Refusal
from undermine.core.ruleset import Ruleset
from undermine.core.state import CHANCE, NOBODY, SPECTATOR, TABLE, Action, Event, State, View
from undermine.games import load
from undermine.notation.errors import NotationError
from undermine.session import Game, position, read_record

__all__ = [
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "TABLE",
    "Action",
    "Event",
    "Game",
    "IllegalActionError",
    "NotationError",
    "Refusal",
    "Ruleset",
    "State",
    "View",
    "load",
    "position",
    "read_record",
]


def __getattr__(name: str) -> str:
    """`__version__`, read from the installed package when somebody asks for it."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import version  # noqa: PLC0415 (slow to import, seldom asked)

    return version(__name__)
