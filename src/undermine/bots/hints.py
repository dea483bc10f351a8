"""Hints: what a seat could do, and why, as keys and values instead of sentences.

A hint comes from the same evaluation that a bot plays by, so it knows what the seat knows and no
more. The sentence of a reason is `guide-why-KEY` in the catalogue, filled with its `args` as a
refusal's sentence is: seats, goals and mines count from 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from undermine.bots.base import Bot
from undermine.core.state import Action, View

MOST_HINTS = 3
"""A person compares a few candidates, not all."""
MOST_REASONS = 3


SECRET = frozenset(
    {
        # what only a saboteur, or only a gold digger, would say
        *("harm", "blocks", "wastes", "now-near", "now-exposed", "still-hidden"),
        *("looks", "looks-ahead", "stops-digger", "hinders", "hinders-known"),
        *("frees", "mends-ally"),
        # what only one role of Saboteur 2 would say
        *("own-door", "crystal", "harmless", "new-hat"),
        # who is with me or against me: whoever knows the own side then knows mine
        *("traps", "traps-known", "free-ally", "other-hat"),
        *("helps-ally", "slows-rival", "equips-ally", "saves-ally"),
        *("attacks", "lures", "no-victim"),
    }
)
"""Reasons that give away the role of the seat: they are shown only on demand."""


class Reason(NamedTuple):
    """Why an action is worth doing.

    >>> Reason("closer", {"goal": 2, "left": 1})
    Reason(key='closer', args={'goal': 2, 'left': 1})
    """

    key: str
    args: Mapping[str, Any] = {}

    @property
    def is_secret(self) -> bool:
        """Whoever reads it knows the role of the seat."""
        return self.key in SECRET


class Hint(NamedTuple):
    """An action that a seat could do, with its reasons, the weightiest first."""

    action: Action
    reasons: tuple[Reason, ...]
    to: str = ""
    """Where the walk ends whose first step the action is, as a spot in notation."""


@runtime_checkable
class Advisor(Bot, Protocol):
    """A bot that can say why.

    >>> from undermine import Game
    >>> from undermine.bots import make_bot
    >>> game = Game("saboteur", seats=3, seed=7)
    >>> bot = make_bot("greedy", "any-seed")
    >>> bot.begin(game.actor, game.rules.id)
    >>> bot.see(game.events)
    >>> hint, *others = bot.advise(game.view(game.actor), game.legal)
    >>> hint.action, hint.reasons[0]
    (break broken-pick 3, Reason(key='stops-digger', args={'seat': 3}))
    """

    def advise(self, view: View[Any], legal: Sequence[Action]) -> Sequence[Hint]:
        """A few of the legal actions, the best first; empty if the bot has no reasons to give."""
